import { isOnlyPage } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Lets the worker of a newer build take over if the page being left is the only open one. Otherwise it waits, because
 * other tabs may still need files of their build. Without this, a user who never closes their only tab would keep an
 * old worker forever. No page needs a reload: pages come from the network, and file names contain a hash.
 */
export async function yieldToNextWorker(): Promise<void> {
  const { waiting } = self.registration;
  if (!waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isOnlyPage(pages)) waiting.postMessage('take-over', []);
}
