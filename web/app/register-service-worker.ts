import { whenIdle, whenLoaded } from './idle.ts';

/** The URL of the built service worker, see `web/service-worker/`. */
const ADDRESS = '/service-worker.js';

/**
 * Registers the service worker once the page has loaded and is idle: it is only useful from the next visit on. In
 * development there is no worker, and one left over from `npm start` on the same origin is removed.
 */
export function registerServiceWorker(): void {
  // Not available without HTTPS.
  if (!('serviceWorker' in navigator)) return;
  if (import.meta.env.DEV) {
    void navigator.serviceWorker.getRegistration().then((left) => left?.unregister());
    return;
  }
  // The site also works if the browser refuses (disk full, private window).
  const register = () => void registerWorkerNow().catch(() => undefined);
  whenLoaded(() => whenIdle(register));
}

/** Registers the worker immediately. @throws Error if the browser refuses */
export function registerWorkerNow(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(ADDRESS);
}
