declare const self: ServiceWorkerGlobalScope;

/**
 * Lets the worker of a newer build take over when this page is the only one. Otherwise it waits: other tabs may still
 * need files of the build that they were made of. Without this, whoever never closes their only tab would keep an old
 * worker for good. No page has to reload for it: pages come from the network, and their files' names carry a hash.
 */
export async function yieldToNextWorker(): Promise<void> {
  const { waiting } = self.registration;
  if (!waiting) return;
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length <= 1) waiting.postMessage('take-over', []);
}
