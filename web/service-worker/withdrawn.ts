// Served as /service-worker.js with SERVICE_WORKER=0: replaces any installed worker, removes its caches and unregisters
// itself. Open pages stay as they are; their next requests go to the network.

import { outdatedCaches } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const all = outdatedCaches(await caches.keys(), 'none');
  await Promise.all(all.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
