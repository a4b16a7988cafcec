import { hushRepeated, pageOf, readNotification } from './notification.ts';
import { renewSubscription } from './renew-subscription.ts';

// Notifications: shown as they come, opened when they are pressed, and renewed when the browser's subscription changes.

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.text() ?? null)));

async function show(text: string | null): Promise<void> {
  const message = readNotification(text, self.location.origin);
  const { tag } = message.options;
  const shown = tag ? await self.registration.getNotifications({ tag }) : [];
  const { title, options } = hushRepeated(message, shown);
  await self.registration.showNotification(title, options);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data, self.location.origin)));
});

/**
 * The window that shows the page already, or a new one. Another page is not led away from under whoever is at it: what
 * they were writing would be lost.
 */
async function open(page: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === page);
  if (there) await there.focus();
  else await self.clients.openWindow(page);
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
