import { createContext, use } from 'react';
import { Button } from '../ui/Button.tsx';

const CookieSettings = createContext<() => void>(() => undefined);

/** Gives pages the way to open the cookie preferences, which the layout shows. */
export const CookieSettingsProvider = CookieSettings;

/** Opens the cookie preferences from within a page. */
export function CookieSettingsButton() {
  const open = use(CookieSettings);
  return (
    <Button variant="secondary" onClick={open}>
      Preferencias de cookies
    </Button>
  );
}
