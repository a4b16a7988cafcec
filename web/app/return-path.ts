import { sitePath } from '../../api/platform/input/site-path.input.ts';

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
  const path = value?.startsWith('/') ? sitePath(value) : null;
  return path && !SIGN_IN_PAGES.includes(path.split(/[?#]/)[0] ?? '') ? path : null;
}
