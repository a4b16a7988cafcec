// The worker's decisions about a request, as pure functions.

/** The relevant parts of a request. */
interface WorkerRequest {
  method: string;
  /** `Request.mode` */
  mode: string;
  url: string;
}

/**
 * `page`: network first, the offline page as fallback. `file`: cache first. `network`: not handled by the worker. This
 * includes all data: GraphQL, REST, uploads, feeds.
 */
export type Route = 'page' | 'file' | 'network';

/** @param precached paths of the files that were cached at installation */
export function routeOf(
  { method, mode, url }: WorkerRequest,
  origin: string,
  precached: readonly string[],
): Route {
  const { origin: requested, pathname } = new URL(url);
  if (method !== 'GET' || requested !== origin) return 'network';
  // The name contains a hash, so the content of an address never changes.
  if (pathname.startsWith('/assets/') || precached.includes(pathname)) return 'file';
  return mode === 'navigate' && !NOT_A_PAGE.test(pathname) ? 'page' : 'network';
}

/** The only page that is kept: it decides at the gates without a connection. */
export const DOOR_PAGE = '/puerta';

/** GraphiQL, API responses, and files opened in a tab. */
const NOT_A_PAGE = /^\/(graphql|operations|api|uploads)(\/|$)|\.\w+$/;

/** Only complete, successful responses of our own origin may be cached. */
export function isCacheable({ status, type }: Pick<Response, 'status' | 'type'>): boolean {
  return status === 200 && type === 'basic';
}

/** Time after which the offline page is shown instead of a page. */
export const PAGE_TIMEOUT_MS = 6000;

/**
 * The timeout for this page, or null for none. A user who presses «reload» would rather wait than see the offline page
 * again.
 */
export function pageTimeout(cache: RequestCache): number | null {
  return cache === 'default' ? PAGE_TIMEOUT_MS : null;
}

const PREFIX = 'pmb-';

/** The cache names of one build. */
export const cacheNames = (version: string) => ({
  /** The offline page and all its files: complete, or the worker is not installed. */
  offline: `${PREFIX}offline-${version}`,
  /** The page of the gates with all its files, once somebody has opened it. */
  door: `${PREFIX}door-${version}`,
  /** Files cached when they were first requested. */
  files: `${PREFIX}files-${version}`,
});

/** The caches of other builds; foreign caches stay. */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const current = Object.values(cacheNames(version));
  return names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
}

/**
 * Whether a navigation comes from the only open page of the site. If that page is in the background, the navigation
 * comes from a new tab.
 */
export function isOnlyPage(pages: readonly { visibilityState: string }[]): boolean {
  return pages.length === 0 || (pages.length === 1 && pages[0]?.visibilityState === 'visible');
}

/** More than the files of one build: only reached if an old worker serves several builds. */
const FILES_LIMIT = 200;

/** The oldest entries beyond the limit. @param keys oldest first */
export function entriesToEvict<Key>(keys: readonly Key[], limit: number = FILES_LIMIT): Key[] {
  return keys.slice(0, Math.max(0, keys.length - limit));
}
