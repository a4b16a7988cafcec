const SIGN_IN_PAGES = ['/auth', '/login', '/registro'];

/**
 * The sign-in page that returns to `url` afterwards.
 * @param url the address of the page that needs an account, absolute or a path.
 */
export function signInPath(url: string): string {
  const { pathname, search } = new URL(url, 'http://site');
  const path = pathname + search;
  return readReturnPath(path) ? `/auth?volver=${encodeURIComponent(path)}` : '/auth';
}

/**
 * Reads the `volver` parameter of the sign-in page.
 * @returns a path of this site, or null: a redirect to another site would help phishing.
 */
export function readReturnPath(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(value)) return null;
  const url = new URL(value, 'http://site');
  if (url.origin !== 'http://site' || SIGN_IN_PAGES.includes(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
