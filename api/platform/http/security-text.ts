/** How long the file is valid; RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60_000;

/** What the file says besides its own address and time. */
export interface SecurityContact {
  /** `mailto:` or https: where to report a vulnerability. */
  contact: string;
  /** Language codes, in the order of preference. */
  languages: readonly string[];
}

/** Path of the file. */
export const SECURITY_TEXT = '/.well-known/security.txt';

/**
 * The content of `/.well-known/security.txt` (RFC 9116). It is made for each request, so that it never expires while the
 * site runs.
 * @param origin the site's origin
 */
export function securityText(
  { contact, languages }: SecurityContact,
  origin: string,
  now = new Date(),
): string {
  // Whole days: the same text all day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}${SECURITY_TEXT}`,
    '',
  ].join('\n');
}
