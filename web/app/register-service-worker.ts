import { atRest, whenLoaded } from './at-rest.ts';

/** Where the build puts the worker, see `web/service-worker/`. */
const ADDRESS = '/service-worker.js';

/**
 * Registers the service worker once the page has loaded and rests: it is of use from the next visit on. In development
 * there is none, and one that `npm start` left at the same address goes.
 */
export function registerServiceWorker(): void {
  // Absent where the site is visited without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.DEV) {
    void navigator.serviceWorker.getRegistration().then((left) => left?.unregister());
    return;
  }
  // A browser that refuses (no room, a private window) has the site without it.
  const register = () => void registerWorkerNow().catch(() => undefined);
  whenLoaded(() => atRest(register));
}

/** Registers it for whoever cannot wait. @throws Error where the browser refuses */
export function registerWorkerNow(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ADDRESS);
}
