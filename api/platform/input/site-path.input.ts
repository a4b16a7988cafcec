/** Any origin works if the caller has none: only whether the address stays on it is compared. */
const SITE = 'https://club.invalid';

/**
 * Resolves an address within the site as a browser does.
 * @param value a path, or an absolute address
 * @param origin the origin of the site
 * @returns the normalised path with query and fragment; null if the address leads anywhere else
 */
export function sitePath(value: string, origin = SITE): string | null {
  if (/[\\\p{Cc}]/u.test(value) || !URL.canParse(value, origin)) return null;
  const { origin: target, pathname, search, hash } = new URL(value, origin);
  // `/.//other.example` is normalised to `//other.example`, which as an address leads to another site.
  if (target !== origin || pathname.startsWith('//')) return null;
  return pathname + search + hash;
}
