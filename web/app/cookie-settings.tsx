import { createContext, use } from 'react';
import { Button } from '../ui/Button.tsx';

const CookieSettings = createContext<() => void>(() => undefined);

/** Provides the function that opens the cookie preferences, which `CookieConsent` shows. */
export const CookieSettingsProvider = CookieSettings;

export function useCookieSettings(): () => void {
  return use(CookieSettings);
}

/** A button that opens the cookie preferences. */
export function CookieSettingsButton() {
  return (
    <Button variant="secondary" onClick={useCookieSettings()}>
      Preferencias de cookies
    </Button>
  );
}
