import { type Dispatch, lazy, type SetStateAction, Suspense, useEffect } from 'react';
import { readConsent } from './cookie-consent.ts';

const CookieBanner = lazy(() => import('./CookieBanner.tsx'));

/** After the page has loaded (spec section 9). */
const DELAY_MS = 1500;

/** `asking` came by itself; `requested` was opened to choose or to change a choice. */
export type CookieDialog = 'closed' | 'asking' | 'requested';

interface CookieConsentProps {
  dialog: CookieDialog;
  onChange: Dispatch<SetStateAction<CookieDialog>>;
}

/** Asks about cookies a moment after the page has loaded, unless that was decided before; then on request only. */
export function CookieConsent({ dialog, onChange }: CookieConsentProps) {
  useEffect(() => {
    if (readConsent()) return;
    // Somebody may have been quicker.
    const ask = () => onChange((now) => (now === 'closed' && !readConsent() ? 'asking' : now));
    const timer = setTimeout(ask, DELAY_MS);
    return () => clearTimeout(timer);
  }, [onChange]);

  if (dialog === 'closed') return null;
  return (
    <Suspense fallback={null}>
      <CookieBanner key={dialog} requested={dialog === 'requested'} onClose={() => onChange('closed')} />
    </Suspense>
  );
}
