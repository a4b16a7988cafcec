// The service worker, built to /service-worker.js by scripts/build-offline.ts. It keeps files and the offline page; it
// sees no data. What listens to other events goes in a file of its own, imported here.
import './push.ts';
import { answerPage, enableNavigationPreload } from './pages.ts';
import { answerFile, keepOfflinePage, removeOutdated } from './files.ts';
import { yieldToNextWorker } from './next-worker.ts';
import { PRECACHE } from './precache.ts';
import { routeOf } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(keepOfflinePage()));

// A new worker comes to this only when nobody uses the old one any more: its caches can go.
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

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
