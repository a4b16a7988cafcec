import { PRECACHE } from './precache.ts';
import { cacheNames, isKeepable, outdatedCaches, overflow } from './routing.ts';

const NAMES = cacheNames(PRECACHE.version);

/** Brings the offline page in. Fails where a part of it is missing: then the worker before this one stays. */
export async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(NAMES.offline);
  // What has a hash in its name the browser mostly holds already; the others must be of this build.
  const requests = PRECACHE.paths.map(
    (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' }),
  );
  await cache.addAll(requests);
}

/** The offline page, or undefined where the browser has removed it to make room. */
export async function offlinePage(): Promise<Response | undefined> {
  return caches.match(PRECACHE.page, { cacheName: NAMES.offline });
}

/** A file from what is kept, or from the network, to be kept. */
export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const kept = (await caches.match(request, { cacheName: NAMES.offline })) ?? (await fromFiles(request));
  if (kept) return kept;
  const answer = await fetch(request);
  if (isKeepable(answer)) event.waitUntil(keep(request, answer.clone()));
  return answer;
}

const fromFiles = (request: Request) => caches.match(request, { cacheName: NAMES.files });

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(NAMES.files);
  await cache.put(request, answer);
  await Promise.all(overflow(await cache.keys()).map((old) => cache.delete(old)));
}

/** Removes what other builds left. */
export async function removeOutdated(): Promise<void> {
  const names = outdatedCaches(await caches.keys(), PRECACHE.version);
  await Promise.all(names.map((name) => caches.delete(name)));
}
