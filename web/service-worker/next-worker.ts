import { isOnlyPage } from './routing.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Lets the worker of a newer build take over when the page that is being left is the only one. Otherwise it waits: other
 * tabs may still need files of the build that they were made of. Without this, whoever never closes their only tab would
 * keep an old worker for good. No page reloads for it: pages come from the network, and their files' names carry a hash.
 */
export async function yieldToNextWorker(): Promise<void> {
  const { waiting } = self.registration;
  if (!waiting) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (isOnlyPage(pages)) waiting.postMessage('take-over', []);
}
