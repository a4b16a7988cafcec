import { createContext, use } from 'react';
import { Button } from '../ui/Button.tsx';

const CookieSettings = createContext<() => void>(() => undefined);

/** Gives all parts of the site the way to open the cookie preferences, which `CookieConsent` shows. */
export const CookieSettingsProvider = CookieSettings;

/** Opens the cookie preferences. */
export function useCookieSettings(): () => void {
  return use(CookieSettings);
}

/** Opens the cookie preferences from within a page. */
export function CookieSettingsButton() {
  return (
    <Button variant="secondary" onClick={useCookieSettings()}>
      Preferencias de cookies
    </Button>
  );
}
