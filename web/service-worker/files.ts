import { PRECACHE } from './precache.ts';
import { cacheNames, DOOR_PAGE, entriesToEvict, isCacheable, outdatedCaches } from './routing.ts';

const NAMES = cacheNames(PRECACHE.version);

/** Downloads the offline page. If one file fails, the installation fails and the previous worker stays. */
export async function precacheOfflinePage(): Promise<void> {
  const cache = await caches.open(NAMES.offline);
  // Files with a hash in their name may come from the HTTP cache; the others must be of this build.
  const requests = PRECACHE.paths.map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }),
  );
  await cache.addAll(requests);
}

/** The offline page, or undefined if the browser has evicted it. */
export async function offlinePage(): Promise<Response | undefined> {
  return caches.match(PRECACHE.page, { cacheName: NAMES.offline });
}

/** Answers with a cached file, or fetches and caches it. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const cached =
    (await caches.match(request, { cacheName: NAMES.offline })) ??
    (await caches.match(request, { cacheName: NAMES.door })) ??
    (await readCached(request));
  if (cached) return cached;
  const answer = await fetch(request);
  if (isCacheable(answer)) event.waitUntil(cacheFile(request, answer.clone()));
  return answer;
}

const readCached = (request: Request) => caches.match(request, { cacheName: NAMES.files });

async function cacheFile(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(NAMES.files);
  await cache.put(request, answer);
  await Promise.all(entriesToEvict(await cache.keys()).map((old) => cache.delete(old)));
}

/** Keeps the page of the gates with these files, all or nothing. */
export async function keepDoor(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(NAMES.door);
  await cache.addAll([...paths, new Request(DOOR_PAGE, { cache: 'reload' })]);
}

/** The kept page of the gates, or undefined. */
export async function doorPage(): Promise<Response | undefined> {
  return caches.match(DOOR_PAGE, { cacheName: NAMES.door });
}

/** Removes the caches of other builds. */
export async function removeOutdated(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), PRECACHE.version);
  await Promise.all(names.map((name) => caches.delete(name)));
}
