import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { errorSaying } from './fans.ts';
import { activate, PUSH_PAGE } from './push-tab.ts';

// Users who do not want notifications, or whose browser does not support them.

test('a user who has blocked notifications learns where to allow them', async () => {
  const page = await openPage({ serviceWorker: true, signedInAs: 'socio' });
  await page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await visit(page, PUSH_PAGE);
  await page.getByText('Permiso denegado').waitFor();
  expect(await activate(page).count()).toBe(0);
  await expectAccessible(page);
});

test('a user who denies the permission sees a message', async () => {
  const page = await openPage({ serviceWorker: true, signedInAs: 'socio' });
  await page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
    Notification.requestPermission = async () => 'denied';
  });
  await visit(page, PUSH_PAGE);
  await activate(page).click();
  await errorSaying(page, 'Permiso denegado');
  await page.getByText('Has bloqueado las notificaciones de esta web').waitFor();
});

test.each(['light', 'dark'] as const)(
  'a browser without notifications names others (%s)',
  async (colorScheme) => {
    const page = await openPage({ signedInAs: 'socio', colorScheme });
    await page.context().addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
    });
    await visit(page, PUSH_PAGE);
    await page.getByText('Navegador no compatible').waitFor();
    await page.getByText(/Chrome, Edge, Firefox u Opera/).waitFor();
    await expectAccessible(page);
  },
);

test('an iPhone user is asked to add the site to the home screen first', async () => {
  const page = await openPage({ signedInAs: 'socio', screen: 'phone' });
  await page.context().addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager');
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
    Object.defineProperty(navigator, 'userAgent', { get: () => userAgent });
  });
  await visit(page, PUSH_PAGE);
  await page.getByText('«Añadir a pantalla de inicio»').waitFor();
  await expectAccessible(page);
});
