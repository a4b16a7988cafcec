import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { siteUrl } from './worker-site.ts';

const SCREENS = ['desktop', 'phone'] as const;

test.each(SCREENS)('the home page links to tickets, calendar, news and membership (%s)', async (screen) => {
  const page = await openPage({ screen });
  await visit(page, '/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Hazte socio ahora' }).waitFor();
  await main.getByRole('heading', { name: 'Últimas Noticias' }).waitFor();
  expect(await main.getByRole('link', { name: 'Ver todas' }).first().getAttribute('href')).toBe('/noticias');
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Ver calendario completo' }).click();
  await page.waitForURL('**/calendario');
});

test('without JavaScript the home page shows its title, the next match and the headlines', async () => {
  // Chromium blocks the preloaded scripts, because JavaScript is disabled.
  const page = await openPage({ javaScript: false, expects: [/^request: csp .*\.js$/] });
  await page.goto('/');
  expect(await page.title()).toMatch(/Palma Mallorca Bàsquet|PMB/);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const matches = page.getByRole('region', { name: 'Próximos partidos' }).first();
  expect(await matches.locator('time').count()).toBeGreaterThan(0);
  const headlines = page.getByRole('region', { name: 'Últimas Noticias' }).getByRole('article');
  expect(await headlines.count()).toBe(6);
});

test.each(SCREENS)(
  'the home page opens with the last result, the next match and the table (%s)',
  async (screen) => {
    const page = await openPage({ screen });
    await visit(page, '/');
    const strip = page.getByRole('region', { name: 'El equipo ahora' });
    await strip.getByText(/\d+-\d+ · /).waitFor();
    await strip.getByText('Próximo partido').waitFor();
    const box = await strip.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(300);
    await strip.getByRole('link', { name: /^\d+\.º · / }).click();
    await page.waitForURL('**/clasificacion');
  },
);

test.each(['/', '/calendario', '/entradas', '/noticias'])(
  'the HTML of %s is the same for all users',
  async (address) => {
    const site = siteUrl();
    const login = await fetch(`${site}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@pmb.test', password: 'demo1234' }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const [stranger, admin] = await Promise.all([
      fetch(site + address).then((response) => response.text()),
      fetch(site + address, { headers: { cookie } }).then((response) => response.text()),
    ]);
    expect(admin).toBe(stranger);
    expect(stranger).not.toContain('admin@pmb.test');
  },
);

test.each(['/', '/calendario', '/entradas', '/plantilla', '/noticias', '/patrocinadores'])(
  'on a phone no heading of %s breaks inside a word',
  async (address) => {
    const page = await openPage({ screen: 'phone' });
    await visit(page, address);
    const broken = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3')].flatMap((heading) => {
        const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
        const words: string[] = [];
        while (texts.nextNode()) {
          const { data } = texts.currentNode as Text;
          for (const { 0: word, index } of data.matchAll(/[^\s-]+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) words.push(word);
          }
        }
        return words;
      }),
    );
    expect(broken).toEqual([]);
  },
);
