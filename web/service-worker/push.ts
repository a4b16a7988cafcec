import { hushRepeated, pageOf, readNotification } from './notification.ts';
import { renewSubscription } from './renew-subscription.ts';

// Push notifications: shows them, opens their page on a click, and renews a changed subscription.

declare const self: ServiceWorkerGlobalScope;

let shown = Promise.resolve();

/** One after the other: in Chromium, `getNotifications` makes it forget a notification that is just being shown. */
self.addEventListener('push', (event) => {
  const text = event.data?.text() ?? null;
  shown = shown.catch(() => {}).then(() => show(text));
  event.waitUntil(shown);
});

async function show(text: string | null): Promise<void> {
  const message = readNotification(text, self.location.origin);
  const { tag } = message.options;
  const earlier = tag ? await self.registration.getNotifications({ tag }) : [];
  const { title, options } = hushRepeated(message, earlier);
  await self.registration.showNotification(title, options);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data, self.location.origin)));
});

/**
 * Focuses a window that already shows the page, or opens a new one. It does not navigate another window, because
 * unsaved input there would be lost.
 */
async function open(page: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === page);
  if (there) await there.focus();
  else await self.clients.openWindow(page);
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewSubscription(event)));
