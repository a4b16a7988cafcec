const KEY = 'cookie_consent';
const VERSION = '1.0';
/** Consent expires after a year. */
const LIFETIME_MS = 365 * 24 * 60 * 60_000;

interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

/** What the user may choose. */
export type CookieChoice = Omit<CookiePreferences, 'necessary'>;

/** The stored consent. */
export interface CookieConsent {
  /** Whether optional cookies were accepted. */
  consent: boolean;
  preferences: CookiePreferences;
  /** Time of the decision, ISO 8601. */
  timestamp: string;
  version: typeof VERSION;
}

/**
 * The stored consent of this browser; null if there is none, if it has expired, or if it is for another version of the
 * policy.
 */
export function readConsent(): CookieConsent | null {
  try {
    const stored: Partial<CookieConsent> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (stored?.version !== VERSION || !stored.preferences) return null;
    const age = Date.now() - Date.parse(stored.timestamp ?? '');
    if (!(age < LIFETIME_MS)) return null;
    const { analytics, marketing } = stored.preferences;
    return {
      consent: stored.consent === true,
      preferences: { necessary: true, analytics: analytics === true, marketing: marketing === true },
      timestamp: stored.timestamp ?? '',
      version: VERSION,
    };
  } catch {
    // Storage is disabled or holds invalid data: ask again.
    return null;
  }
}

export function storeConsent({ analytics, marketing }: CookieChoice): void {
  const record: CookieConsent = {
    consent: analytics || marketing,
    preferences: { necessary: true, analytics, marketing },
    timestamp: new Date().toISOString(),
    version: VERSION,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without storage the decision is valid for this visit only; optional cookies are never set in that case.
  }
}
