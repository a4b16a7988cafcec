import fs from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../api/config.ts';
import { deliver } from '../api/domains/push/delivery.ts';
import { SENDING } from '../api/domains/push/notification.ts';
import { openPushSender, type PushSender } from '../api/domains/push/push-sender.ts';
import { startPushReceiver, type PushReceiver, type TestSubscription } from '../api/testing/push-receiver.ts';
import { ANOTHER_USER, expectAccessible, openPage, signInBehind, visit } from './browser.ts';
import { demonstrationDataDir } from './demonstration.ts';
import { errorSaying, logIn, toastSaying } from './fans.ts';
import { NO_NETWORK, untilInstalled } from './offline.ts';
import { holdOnce } from './operations.ts';
import {
  deliverToWorker,
  shownNotifications,
  siteWorker,
  standInForPushService,
  subscribedKey,
} from './push-service.ts';
import { activate, deactivate, PUSH_PAGE } from './push-tab.ts';
import { startSite, type SiteProcess } from './site-process.ts';

const SWITCHES = [
  'Actualizaciones de partidos',
  'Noticias del equipo',
  'Ofertas para socios',
  'Recordatorios de partidos',
];

let dataDir: string;
let receiver: PushReceiver;
let site: SiteProcess;
let siteUrl: string;
let sender: PushSender;

beforeAll(async () => {
  dataDir = await demonstrationDataDir();
  receiver = await startPushReceiver();
  site = startSite({ DATA_DIR: dataDir, DEMO: 'small', PUSH_SERVICES: receiver.host });
  siteUrl = await site.untilListening();
  // With the site's generated keys.
  const config = readConfig({ DATA_DIR: dataDir, PUSH_SERVICES: receiver.host });
  sender = openPushSender(config, { certificates: receiver.certificate });
});
afterAll(async () => {
  // Undefined if the start failed; the process must still be stopped.
  sender?.close();
  site.process.kill('SIGTERM');
  await Promise.all([site.untilExit(), receiver.close()]);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const preferences = async (page: Page, { endpoint }: TestSubscription) => {
  const answer = await page.request.get('/api/push/preferences', { params: { endpoint } });
  return answer.status() === 200 ? (await answer.json()).preferences : answer.status();
};

type Options = NonNullable<Parameters<typeof openPage>[0]>;

/** The notifications tab of a user whose browser supports notifications. */
async function openTab(options: Options = {}): Promise<{ page: Page; device: TestSubscription }> {
  const page = await openPage({
    siteUrl,
    notifications: true,
    serviceWorker: true,
    signedInAs: 'socio',
    ...options,
  });
  const device = receiver.subscribe();
  await page.context().grantPermissions(['notifications'], { origin: siteUrl });
  await standInForPushService(page, device);
  await visit(page, PUSH_PAGE);
  return { page, device };
}

async function openSubscribedTab(options: Options = {}) {
  const tab = await openTab(options);
  await activate(tab.page).click();
  await deactivate(tab.page).waitFor();
  return tab;
}

test('a browser subscribes, receives messages that only it can decrypt, and shows them', async () => {
  const { page, device } = await openTab();
  await page.getByText('Desactivadas en este dispositivo.').waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
  await expectAccessible(page);

  await activate(page).click();
  await toastSaying(page, '¡Suscripción exitosa!');
  await page.getByText('Activadas en este dispositivo.').waitFor();
  for (const name of SWITCHES) expect(await page.getByRole('switch', { name }).isChecked()).toBe(true);
  expect(await subscribedKey(page)).toBe(sender.vapid.publicKey);
  await expectAccessible(page);

  const message = {
    title: 'Final del partido',
    body: 'PMB 84 – 79 HM',
    url: '/calendario',
    tag: 'match-12',
  };
  const to = { endpoint: device.endpoint, ...device.keys };
  expect(await deliver(sender, to, message, SENDING.matchUpdates)).toEqual({ is: 'delivered' });
  expect(receiver.problems).toEqual([]);
  const received = receiver.received.find(({ endpoint }) => endpoint === device.endpoint);
  await untilInstalled(page);
  await deliverToWorker(page, received?.text ?? '');
  await expect
    .poll(() => shownNotifications(page))
    .toEqual([
      {
        title: 'Final del partido',
        body: 'PMB 84 – 79 HM',
        tag: 'match-12',
        icon: '/icon-192.png',
        data: { url: '/calendario' },
      },
    ]);

  // A newer message of the same match replaces it; an unreadable one still shows a default text.
  await deliverToWorker(page, JSON.stringify({ ...message, title: 'Resultado corregido' }));
  await deliverToWorker(page, 'not a message');
  await expect
    .poll(async () => (await shownNotifications(page)).map(({ title }) => title).toSorted())
    .toEqual(['Palma Mallorca Bàsquet', 'Resultado corregido']);
});

test('a click on a notification opens its page, in a window that already shows it or in a new one', async () => {
  const { page } = await openSubscribedTab();
  await untilInstalled(page);
  const worker = await siteWorker(page);
  // A browser opens and focuses windows only after a user's click, which a test cannot perform.
  const opened = (url: string) =>
    worker.evaluate(async (target) => {
      const scope = self as unknown as ServiceWorkerScope;
      const done: string[] = [];
      scope.clients.openWindow = async (address) => void done.push(`opened ${address}`);
      scope.WindowClient.prototype.focus = async function focus() {
        done.push(`focused ${this.url}`);
      };
      await scope.registration.showNotification('x', { tag: 'pressed', data: { url: target } });
      const [notification] = await scope.registration.getNotifications({ tag: 'pressed' });
      const event = new scope.NotificationEvent('notificationclick', { notification });
      scope.dispatchEvent(event);
      for (let wait = 0; wait < 50 && done.length === 0; wait += 1)
        await new Promise((resolve) => setTimeout(resolve, 50));
      const left = await scope.registration.getNotifications({ tag: 'pressed' });
      return { done, left: left.length };
    }, url);
  expect(await opened('/plantilla')).toEqual({ done: [`opened ${siteUrl}/plantilla`], left: 0 });
  expect(await opened(PUSH_PAGE)).toEqual({ done: [`focused ${siteUrl}${PUSH_PAGE}`], left: 0 });
  expect(await opened('https://evil.example/')).toEqual({ done: [`opened ${siteUrl}/`], left: 0 });
});

/** The parts of a service worker's global object that this test uses. */
interface ServiceWorkerScope {
  clients: { openWindow: (url: string) => Promise<void> };
  WindowClient: { prototype: { url: string; focus: () => Promise<void> } };
  NotificationEvent: new (type: string, init: { notification: unknown }) => Event;
  dispatchEvent: (event: Event) => boolean;
  registration: {
    showNotification: (title: string, options: object) => Promise<void>;
    getNotifications: (filter: object) => Promise<unknown[]>;
  };
}

test('preferences are stored for the device, also across visits', async () => {
  const { page, device } = await openSubscribedTab();
  await page.getByRole('switch', { name: 'Noticias del equipo' }).click();
  await toastSaying(page, 'Preferencias actualizadas');
  const kept = { matchUpdates: true, teamNews: false, membershipOffers: true, gameReminders: true };
  expect(await preferences(page, device)).toEqual(kept);
  await visit(page, PUSH_PAGE);
  expect(await page.getByRole('switch', { name: 'Noticias del equipo' }).isChecked()).toBe(false);

  // By keyboard, and twice in a row: the last change counts.
  await page.getByRole('switch', { name: 'Ofertas para socios' }).press('Space');
  await page.getByRole('switch', { name: 'Ofertas para socios' }).press('Space');
  await page.getByRole('switch', { name: 'Recordatorios de partidos' }).press('Space');
  await expect.poll(() => preferences(page, device)).toEqual({ ...kept, gameReminders: false });
});

test('a panel that is opened again shows the changes that are still under way', async () => {
  const { page, device } = await openSubscribedTab();
  const letPass = await holdOnce(page, 'UpdatePushPreferences');
  const news = page.getByRole('switch', { name: 'Noticias del equipo' });
  const reopen = async () => {
    await page.getByRole('link', { name: 'Información personal' }).click();
    await page.getByText('Tipo de cuenta').waitFor();
    await page.getByRole('link', { name: 'Notificaciones' }).click();
  };
  await news.click();
  await reopen();
  await page.getByText('Cargando tus notificaciones').waitFor();
  await letPass();
  await news.waitFor();
  expect(await news.isChecked()).toBe(false);
  expect(await preferences(page, device)).toMatchObject({ teamNews: false });
});

test('a switch that the server refuses is reset', async () => {
  const { page, device } = await openSubscribedTab({ expects: NO_NETWORK });
  const news = page.getByRole('switch', { name: 'Noticias del equipo' });
  await page.context().setOffline(true);
  await news.click();
  await errorSaying(page, 'Error al actualizar preferencias');
  expect(await news.isChecked()).toBe(true);
  await page.context().setOffline(false);

  // The subscription was removed elsewhere, for example by a twenty-first device.
  await page.request.post('/api/push/unsubscribe', { data: { endpoint: device.endpoint } });
  await news.click();
  await errorSaying(page, 'No hay suscripción activa');
  await activate(page).waitFor();
  expect(await page.getByRole('switch').count()).toBe(0);
});

test('unsubscribing ends it in the browser and on the server', async () => {
  const { page, device } = await openSubscribedTab();
  await deactivate(page).click();
  await toastSaying(page, 'Suscripción cancelada');
  await activate(page).waitFor();
  expect(await subscribedKey(page)).toBeNull();
  expect(await preferences(page, device)).toBe(404);
});

test('without a network nothing is switched off, and the page says so', async () => {
  const { page, device } = await openSubscribedTab({ expects: NO_NETWORK });
  await page.context().setOffline(true);
  await deactivate(page).click();
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Error al cancelar la suscripción en el servidor' });
  await alert.getByText('Error', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.context().setOffline(false);
  expect(await preferences(page, device)).not.toBe(404);
  await deactivate(page).click();
  await toastSaying(page, 'Suscripción cancelada');
});

test('a server without a key is a configuration error', async () => {
  const { page } = await openTab({ serviceWorker: false, expects: [/status of 500/] });
  await page.route('**/operations**', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await activate(page).click();
  await errorSaying(page, 'Error de configuración');
  await page.getByRole('alert').filter({ hasText: 'Error al obtener la clave VAPID' }).first().waitFor();
});

test('signing out ends the user’s notifications on a shared device, and the next user starts without', async () => {
  const { page, device } = await openSubscribedTab();
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await page.waitForURL('**/auth');
  expect(await subscribedKey(page)).toBeNull();

  await logIn(page, { email: 'visitor@pmb.test', password: 'demo1234' });
  await page.waitForURL((url) => url.pathname !== '/auth');
  await visit(page, PUSH_PAGE);
  await activate(page).waitFor();
  expect(await preferences(page, device)).toBe(404);
});

test('a device that another user left subscribed does not notify the next user', async () => {
  const { page, device } = await openSubscribedTab({ expects: ANOTHER_USER });
  // Another user signs in without a sign-out of the first, as after an expired session.
  await signInBehind(page, 'visitor');
  await visit(page, '/');
  await expect.poll(() => subscribedKey(page)).toBeNull();
  await visit(page, PUSH_PAGE);
  await activate(page).waitFor();
  expect(await preferences(page, device)).toBe(404);

  // After subscribing they have their own preferences.
  await activate(page).click();
  await toastSaying(page, '¡Suscripción exitosa!');
  expect(Object.values(await preferences(page, device))).toEqual([true, true, true, true]);
});

test.each(['light', 'dark'] as const)('the tab fits a phone (%s)', async (colorScheme) => {
  const { page } = await openSubscribedTab({ screen: 'phone', colorScheme });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);
});
