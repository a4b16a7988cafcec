import { ownDetector } from './detect-code.ts';

/**
 * Lets the service worker keep this page with all its files, so that it opens without a connection. Code that is only
 * loaded on use is loaded first.
 */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  await ownDetector();
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const paths = loaded
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  active?.postMessage({ keepDoor: [...new Set(paths)] }, []);
}
