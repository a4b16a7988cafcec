import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { readConsent } from './cookie-consent.ts';
import { CookieSettingsProvider } from './cookie-settings.tsx';
import { lazyPart } from '../ui/lazy-part.ts';

const CookieBanner = lazyPart(() => import('./CookieBanner.tsx'));

/** Delay after the page has loaded. */
const DELAY_MS = 1500;

/** `asking` opened by itself; `requested` was opened by the user. */
type CookieDialog = 'closed' | 'asking' | 'requested';

/**
 * Asks for cookie consent shortly after the page has loaded, unless the user has already decided, and again on request.
 * It holds its own state outside the site, so that opening the dialog re-renders nothing else.
 */
export function CookieConsent({ children }: { children: ReactNode }) {
  const [dialog, setDialog] = useState<CookieDialog>('closed');
  const request = useCallback(() => setDialog('requested'), []);

  useEffect(() => {
    if (readConsent()) return;
    // The user may have opened the dialog or decided before the timer.
    const ask = () => setDialog((now) => (now === 'closed' && !readConsent() ? 'asking' : now));
    const timer = setTimeout(ask, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <CookieSettingsProvider value={request}>
      {children}
      {/* Always in the document: adding a sibling of the page later would restyle the whole page. */}
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
