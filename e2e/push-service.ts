import type { Page, Worker } from 'playwright-core';
import type { TestSubscription } from '../api/testing/push-receiver.ts';

// A fake push service, because Chromium's own is on the internet. Everything else is real: the site's page, its service
// worker, and how a message is encrypted, sent and shown.

/** Where the fake stores the browser's subscription state and its key. */
const KEPT = 'test_push_key';

/** Makes `PushManager` return this subscription. Call it before the page is visited. */
export async function standInForPushService(page: Page, subscription: TestSubscription): Promise<void> {
  await page.context().addInitScript(replacePushManager, { subscription, kept: KEPT });
}

function replacePushManager({ subscription, kept }: { subscription: TestSubscription; kept: string }): void {
  const { endpoint } = subscription;
  const bytes = (key: string) =>
    Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  const made = (key: string) => ({
    endpoint,
    expirationTime: null,
    options: { userVisibleOnly: true, applicationServerKey: bytes(key).buffer },
    toJSON: () => subscription,
    unsubscribe: async () => {
      localStorage.removeItem(kept);
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const key = localStorage.getItem(kept);
      return key && made(key);
    },
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      localStorage.setItem(kept, key);
      return made(key);
    },
  });
}

/** The key of the browser's subscription, or null. */
export const subscribedKey = (page: Page) => page.evaluate((kept) => localStorage.getItem(kept), KEPT);

export async function siteWorker(page: Page): Promise<Worker> {
  const [worker] = page.context().serviceWorkers();
  return worker ?? page.context().waitForEvent('serviceworker');
}

/**
 * Delivers a message to the site's service worker, like the browser after decrypting it. Waits until the worker has shown
 * it: a look at the notifications during that moment makes Chromium forget the new one.
 */
export async function deliverToWorker(page: Page, text: string): Promise<void> {
  const worker = await siteWorker(page);
  await worker.evaluate(rememberNextShown);
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await devTools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await devTools.detach();
  await worker.evaluate(() => (self as unknown as Shown).shown);
}

interface Shown {
  /** Resolves when the worker has shown its next notification. */
  shown: Promise<void>;
  registration: { showNotification: (title: string, options: object) => Promise<void> };
}

function rememberNextShown(): void {
  const scope = self as unknown as Shown;
  const show = scope.registration.showNotification.bind(scope.registration);
  scope.shown = new Promise((resolve) => {
    scope.registration.showNotification = async (title, options) => {
      scope.registration.showNotification = show;
      await show(title, options);
      resolve();
    };
  });
}

/** The site's visible notifications. */
export function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, icon, data }) => ({
      title,
      body,
      tag,
      icon: new URL(icon).pathname,
      data,
    }));
  });
}
