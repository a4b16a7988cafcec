// Served as /service-worker.js with SERVICE_WORKER=0: takes the place of any worker that is out there, removes what it
// kept and goes. Open pages stay as they are; their next requests go straight to the network.

import { outdatedCaches } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const all = outdatedCaches(await caches.keys(), 'none');
  await Promise.all(all.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
