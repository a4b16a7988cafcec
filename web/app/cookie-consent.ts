const KEY = 'cookie_consent';
const VERSION = '1.0';
/** After a year the question is asked again (spec section 9). */
const LIFETIME_MS = 365 * 24 * 60 * 60_000;

export interface CookiePreferences {
  necessary: true;
  analytics: boolean;
  marketing: boolean;
}

/** What is kept of the person's decision (spec section 3, «Cookie consent record»). */
export interface CookieConsent {
  /** Whether anything beyond the necessary was allowed. */
  consent: boolean;
  preferences: CookiePreferences;
  /** When it was decided, ISO 8601. */
  timestamp: string;
  version: typeof VERSION;
}

/** The decision of this browser; null where there is none, it has expired, or was about another version of the policy. */
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
    // Storage that is switched off or holds something else: ask again.
    return null;
  }
}

export function storeConsent({ analytics, marketing }: Omit<CookiePreferences, 'necessary'>): void {
  const record: CookieConsent = {
    consent: analytics || marketing,
    preferences: { necessary: true, analytics, marketing },
    timestamp: new Date().toISOString(),
    version: VERSION,
  };
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Without storage the decision holds for this visit only, and nothing optional is ever switched on.
  }
}
