import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { readConsent } from './cookie-consent.ts';
import { CookieSettingsProvider } from './cookie-settings.tsx';

const CookieBanner = lazy(() => import('./CookieBanner.tsx'));

/** After the page has loaded (spec section 9). */
const DELAY_MS = 1500;

/** `asking` came by itself; `requested` was opened to choose or to change a choice. */
type CookieDialog = 'closed' | 'asking' | 'requested';

/**
 * Asks about cookies a moment after the page has loaded, unless that was decided before; then when a part of the site
 * requests it. It holds its state itself, around the site, so that the dialog's coming renders nothing else anew.
 */
export function CookieConsent({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<CookieDialog>('closed');
  const request = useCallback(() => setDialog('requested'), []);

  useEffect(() => {
    if (readConsent()) return;
    // Somebody may have been quicker.
    const ask = () => setDialog((now) => (now === 'closed' && !readConsent() ? 'asking' : now));
    const timer = setTimeout(ask, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <CookieSettingsProvider value={request}>
      {children}
      {/* Always there: one more child beside the page would have the browser style all of the page anew. */}
      <div>
        {dialog !== 'closed' && (
          <Suspense fallback={null}>
            <CookieBanner
              key={dialog}
              requested={dialog === 'requested'}
              onClose={() => setDialog('closed')}
            />
          </Suspense>
        )}
      </div>
    </CookieSettingsProvider>
  );
}
