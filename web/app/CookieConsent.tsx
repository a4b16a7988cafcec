import { lazy, Suspense, useEffect } from 'react';
import { readConsent } from './cookie-consent.ts';

const CookieBanner = lazy(() => import('./CookieBanner.tsx'));

/** After the page has loaded (spec section 9). */
const DELAY_MS = 1500;

interface CookieConsentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks about cookies a moment after the page has loaded, unless that was decided before; then on request only. */
export function CookieConsent({ open, onOpenChange }: CookieConsentProps) {
  useEffect(() => {
    if (readConsent()) return;
    const timer = setTimeout(() => onOpenChange(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [onOpenChange]);

  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <CookieBanner onClose={() => onOpenChange(false)} />
    </Suspense>
  );
}
