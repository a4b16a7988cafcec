import { describe, expect, test } from 'vitest';
import { expectAccessible, openPage, untilQuiet, visit } from './browser.ts';

const SCREENS = ['desktop', 'phone'] as const;

test.each(SCREENS)('an unknown address shows the 404 page (%s)', async (screen) => {
  const page = await openPage({ screen, expects: [/status of 404/] });
  await visit(page, '/no-existe');
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  await expectAccessible(page);
});

describe('the cookie banner', () => {
  const banner = { name: /cookies/i };

  test.each([
    ['Solo necesarias', { necessary: true, analytics: false, marketing: false }],
    ['Aceptar todas', { necessary: true, analytics: true, marketing: true }],
  ])('«%s» is stored, and it does not come back', async (choice, preferences) => {
    const page = await openPage({ screen: 'phone', cookiesDecided: false });
    await visit(page, '/');
    const dialog = page.getByRole('dialog', banner);
    await dialog.waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: choice }).click();
    await dialog.waitFor({ state: 'hidden' });
    const stored = await page.evaluate(() => localStorage.getItem('cookie_consent') ?? '');
    expect(JSON.parse(stored)).toMatchObject({ preferences, version: '1.0' });

    await page.clock.install();
    const quiet = untilQuiet(page);
    await visit(page, '/');
    await page.clock.runFor(5000);
    await quiet();
    expect(await dialog.count()).toBe(0);
  });

  test('sets preferences one by one', async () => {
    const page = await openPage({ cookiesDecided: false });
    await visit(page, '/');
    const dialog = page.getByRole('dialog', banner);
    await dialog.getByRole('button', { name: 'Elegir preferencias' }).click();
    await dialog.getByRole('switch', { name: 'Analíticas' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Guardar preferencias' }).click();
    const stored = await page.evaluate(() => localStorage.getItem('cookie_consent') ?? '');
    expect(JSON.parse(stored)).toMatchObject({ preferences: { analytics: true, marketing: false } });
  });

  test('hides no control that has the focus, at 200 % zoom', async () => {
    const page = await openPage({ cookiesDecided: false });
    await page.setViewportSize({ width: 640, height: 400 });
    await visit(page, '/auth');
    // With the focus on the page, the banner does not take it when it appears.
    await page.keyboard.press('Tab');
    await page.getByRole('dialog', banner).waitFor();
    const hidden: string[] = [];
    for (let focused = await look(); focused; focused = await look()) {
      if (!focused.isSeen) hidden.push(focused.name);
      await page.keyboard.press('Tab');
    }
    expect(hidden).toEqual([]);

    /** The focused control and whether a part of it is seen; null in the banner, which is the last one. */
    function look() {
      return page.evaluate(() => {
        const control = document.activeElement;
        if (!control || control.closest('[role=dialog]')) return null;
        const { left, top, width, height } = control.getBoundingClientRect();
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        const isSeen = parts.some((down) =>
          parts.some((right) =>
            control.contains(document.elementFromPoint(left + width * right, top + height * down)),
          ),
        );
        return { isSeen, name: control.getAttribute('aria-label') ?? control.outerHTML.slice(0, 200) };
      });
    }
  });
});

test('a page that is open over New Year says the new year', async () => {
  const page = await openPage();
  const year = new Date().getUTCFullYear();
  await page.clock.install({ time: new Date(`${year}-12-31T22:30:00Z`) });
  await visit(page, '/nosotros');
  const footer = page.getByRole('contentinfo');
  await footer.getByText(`© ${year}`).waitFor();
  const quiet = untilQuiet(page);
  await page.clock.fastForward(61 * 60_000);
  await quiet();
  await footer.getByText(`© ${year + 1}`).waitFor();
});

test('with reduced motion all changes are immediate', async () => {
  const page = await openPage();
  await visit(page, '/');
  const place = await page.getByRole('main').evaluate((main) => {
    const before = getComputedStyle(main).order;
    main.style.order = '1';
    return [before, getComputedStyle(main).order];
  });
  expect(place).toEqual(['0', '1']);
});

test('the bar works by keyboard: skip link, the tickets menu, Escape', async () => {
  const page = await openPage();
  await visit(page, '/calendario');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saltar al contenido');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');

  const menu = page.getByRole('navigation', { name: 'Principal' }).getByRole('button', { name: 'Entradas' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Abonos' });
  await entry.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await entry.waitFor({ state: 'hidden' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the style sheet comes with the page, and no later chunk loads it again', async () => {
  const page = await openPage({ screen: 'phone' });
  const drawer = page.waitForResponse(/\/NavigationDrawer-[^/]*\.js$/);
  await visit(page, '/calendario');
  await drawer;
  const sheets = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.css')),
  );
  expect(sheets).toEqual([]);
});
