// What the worker does with a request, as plain functions.

/** What is asked for, as far as it decides anything. */
export interface Asked {
  method: string;
  /** `Request.mode` */
  mode: string;
  url: string;
}

/**
 * `page`: from the network, the offline page where it does not answer. `file`: kept here, from the network only once.
 * `network`: none of the worker's business. All data is: GraphQL, REST, uploads, feeds.
 */
export type Route = 'page' | 'file' | 'network';

/** @param precached paths of what the worker brought along when it was installed */
export function routeOf({ method, mode, url }: Asked, origin: string, precached: readonly string[]): Route {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'network';
  // A hash in the name: another content has another address.
  if (pathname.startsWith('/assets/') || precached.includes(pathname)) return 'file';
  return mode === 'navigate' && !NO_PAGE.test(pathname) ? 'page' : 'network';
}

/** GraphiQL, answers of the API, files that somebody opens in a tab. */
const NO_PAGE = /^\/(graphql|operations|api|uploads)(\/|$)|\.\w+$/;

/** Whether an answer may be kept: whole, ours and no error. */
export function isKeepable({ status, type }: Pick<Response, 'status' | 'type'>): boolean {
  return status === 200 && type === 'basic';
}

/** How long a page may take before the offline page comes in its place. */
export const PATIENCE_MS = 6000;

/**
 * How long this page may take; null as long as the network takes. Whoever presses «reload» would rather wait than see
 * the offline page again.
 */
export function patience(cache: RequestCache): number | null {
  return cache === 'default' ? PATIENCE_MS : null;
}

const PREFIX = 'pmb-';

/** The caches of one build of the site. */
export const cacheNames = (version: string) => ({
  /** The offline page and all it needs: complete, or the worker is not installed. */
  offline: `${PREFIX}offline-${version}`,
  /** Files as they came along. */
  files: `${PREFIX}files-${version}`,
});

/** The caches of other builds; what is not ours stays. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const current = Object.values(cacheNames(version));
  return names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
}

/**
 * Whether the page that a visit comes from is the only one of the site. One in the background is another tab: the visit
 * is that of a new one.
 */
export function isOnlyPage(pages: readonly { visibilityState: string }[]): boolean {
  return pages.length === 0 || (pages.length === 1 && pages[0]?.visibilityState === 'visible');
}

/** More than a build has files: it is reached only where new builds pass through an old worker. */
export const FILES_LIMIT = 200;

/** What must go so that the limit is kept: the oldest. @param keys in the order in which they came */
export function overflow<Key>(keys: readonly Key[], limit: number = FILES_LIMIT): Key[] {
  return keys.slice(0, Math.max(0, keys.length - limit));
}
