// The service worker, built to /service-worker.js by scripts/build-offline.ts. It caches files and the offline page,
// never data. Handlers of other events are in files of their own, imported here.
import './push.ts';
import { answerPage, enableNavigationPreload } from './pages.ts';
import { answerFile, keepDoor, precacheOfflinePage, removeOutdated } from './files.ts';
import { yieldToNextWorker } from './next-worker.ts';
import { PRECACHE } from './precache.ts';
import { routeOf } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(precacheOfflinePage()));

// A new worker is activated only when no page uses the old one, so the old caches can be removed.
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([removeOutdated(), enableNavigationPreload()])),
);

self.addEventListener('fetch', (event) => {
  switch (routeOf(event.request, self.location.origin, PRECACHE.paths)) {
    case 'page':
      event.respondWith(answerPage(event));
      event.waitUntil(yieldToNextWorker());
      break;
    case 'file':
      event.respondWith(answerFile(event));
      break;
    case 'network':
      break;
  }
});

self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take-over') void self.skipWaiting();
  else if (Array.isArray(data?.keepDoor)) event.waitUntil(keepDoor(data.keepDoor.map(String)));
});
