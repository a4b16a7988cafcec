import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { answerOnce } from './operations.ts';
import { siteUrl } from './worker-site.ts';

const SCREENS = ['desktop', 'phone'] as const;
const TABS = ['Todos', 'Platino', 'Oro', 'Plata', 'Bronce', 'Colaborador'];

interface Sponsor {
  category: string;
  logoUrl: string | null;
}

/** Navigates to the sponsors from another page, so that the browser requests them, and changes the response. */
async function openSponsors(page: Page, change: (sponsors: Sponsor[]) => Sponsor[]): Promise<void> {
  await visit(page, '/aviso-legal');
  await page.route('**/operations?*SponsorsPage*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.sponsors = change(body.data.sponsors);
    await route.fulfill({ response, json: body });
  });
  await followToSponsors(page);
}

async function followToSponsors(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Patrocinadores' }).click();
  await page.getByRole('heading', { level: 1, name: 'Patrocinadores' }).waitFor();
}

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Nivel de patrocinio' });

test.each(SCREENS)('every tier has a tab, and every sponsor links to its website (%s)', async (screen) => {
  const page = await openPage({ screen });
  await visit(page, '/patrocinadores');
  expect(await tabs(page).getByRole('link').allInnerTexts()).toEqual(TABS);
  await expectAccessible(page);

  const main = page.getByRole('main');
  const total = await main.getByRole('heading', { level: 3 }).count();
  let shown = 0;
  for (const tab of TABS.slice(1)) {
    await tabs(page).getByRole('link', { name: tab }).click();
    await page.waitForURL(`**/patrocinadores?nivel=${tab.toLowerCase()}`);
    await page.waitForFunction((title) => document.title.startsWith(title), `Patrocinadores: ${tab}`);
    expect(await tabs(page).locator('[aria-current]').innerText()).toBe(tab);
    expect(await main.getByRole('heading', { level: 2 }).first().innerText()).toMatch(new RegExp(tab, 'i'));
    shown += await main.getByRole('heading', { level: 3 }).count();
  }
  expect(shown).toBe(total);

  const link = main.getByRole('heading', { level: 3 }).getByRole('link').first();
  expect(await link.getAttribute('target')).toBe('_blank');
  expect(await link.getAttribute('rel')).toBe('noopener sponsored');
  expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
  await expectAccessible(page);
});

test('a tab without sponsors has its own text and an invitation', async () => {
  const page = await openPage();
  await openSponsors(page, () => []);
  const messages: string[] = [];
  for (const tab of TABS) {
    await tabs(page).getByRole('link', { name: tab }).click();
    await tabs(page).locator('[aria-current]', { hasText: tab }).waitFor();
    messages.push(await page.getByRole('main').getByRole('heading', { level: 2 }).innerText());
  }
  expect(new Set(messages).size).toBe(TABS.length);
  await expectAccessible(page);
  await tabs(page).getByRole('link', { name: 'Oro' }).click();
  await page.getByRole('heading', { name: /patrocinadores Oro/i }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Hazte patrocinador' }).last().click();
  await page.waitForURL('**/hazte-patrocinador?nivel=oro#solicitud');
  await untilLevel(page, 'oro');
});

test('a logo that fails to load is replaced by one drawn from the name', async () => {
  const page = await openPage({ expects: [/status of 404/] });
  await openSponsors(page, (sponsors) =>
    sponsors.map((sponsor) => ({ ...sponsor, logoUrl: '/uploads/no-existe.png' })),
  );
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  await first.locator('svg').waitFor();
  expect(await first.locator('img').count()).toBe(0);
  expect((await first.innerText()).trim()).not.toBe('');
  await expectAccessible(page);
});

test('sponsors that fail to load can be requested again', async () => {
  const page = await openPage({ expects: [/status of 503/] });
  await visit(page, '/aviso-legal');
  await page.route('**/operations?*SponsorsPage*', (route) => route.fulfill({ status: 503, body: '' }));
  await followToSponsors(page);
  await page.getByText('No hemos podido cargar los patrocinadores').waitFor();
  await expectAccessible(page);
  await page.unroute('**/operations?*SponsorsPage*');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('heading', { name: 'Platino' }).waitFor();
});

/** The URL changes before its page is rendered. */
async function untilLevel(page: Page, level: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Nivel de patrocinio' });
  await expect.poll(() => field.inputValue(), { timeout: 10_000 }).toBe(level);
}

/** The inquiries of one sender, as commercial staff see them. */
async function inquiriesOf(email: string): Promise<unknown[]> {
  const site = siteUrl();
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${site}/api/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email: 'commercial_manager@pmb.test', password: 'demo1234' }),
  });
  const query = '{ sponsorInquiries { items { name company email phone sponsorshipLevel message } } }';
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { ...json, cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { sponsorInquiries: { items: { email: string }[] } };
  };
  return data.sponsorInquiries.items.filter((inquiry) => inquiry.email === email);
}

test.each(SCREENS)('a company chooses a tier, corrects its errors and sends (%s)', async (screen) => {
  const page = await openPage({ screen, expects: [/status of 503/] });
  const email = `${screen}@portella.example`;
  await visit(page, '/hazte-patrocinador');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Me interesa Oro' }).click();
  await page.waitForURL('**/hazte-patrocinador?nivel=oro#solicitud');
  await untilLevel(page, 'oro');

  // All fields invalid: the error list takes the focus, and each field shows its error.
  await page.getByLabel('Teléfono').fill('mañana');
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  const summary = page.getByRole('alert');
  expect(await summary.getByRole('listitem').allInnerTexts()).toEqual([
    'El nombre es obligatorio',
    'La empresa es obligatoria',
    'El email es obligatorio',
    'Teléfono inválido',
    'El mensaje es obligatorio',
  ]);
  expect(await page.locator(':focus').innerText()).toContain('Revisa estos datos');
  await expectAccessible(page);
  await summary.getByRole('button', { name: 'El email es obligatorio' }).click();
  expect(await page.getByLabel('Email').evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');

  await page.getByLabel('Nombre').fill('Aina Servera');
  await page.getByLabel('Empresa').fill('Cafès Sa Portella');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Teléfono').fill('+34 971 000 021');
  await page.getByLabel('Mensaje').fill('Servimos café.\n¿Podemos hablar?');
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBeNull();

  // The server is unavailable once: the input stays.
  await answerOnce(page, 'CreateSponsorInquiry', { status: 503, body: '' });
  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await page.getByText('No hemos podido enviar la solicitud').waitFor();
  expect(await page.getByLabel('Mensaje').inputValue()).toBe('Servimos café.\n¿Podemos hablar?');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Enviar solicitud' }).click();
  await toastSaying(page, 'Solicitud enviada');
  await page.getByRole('heading', { name: 'Solicitud Enviada' }).waitFor();
  await page.getByText('en un plazo de 24-48 horas').waitFor();
  await expectAccessible(page);
  expect(await inquiriesOf(email)).toEqual([
    {
      name: 'Aina Servera',
      company: 'Cafès Sa Portella',
      email,
      phone: '+34 971 000 021',
      sponsorshipLevel: 'ORO',
      message: 'Servimos café.\n¿Podemos hablar?',
    },
  ]);
});

test('the form works by keyboard alone, from the tier to sending, past the honeypot', async () => {
  const page = await openPage();
  const email = 'teclado@portella.example';
  await visit(page, '/hazte-patrocinador');
  await page.getByRole('link', { name: 'Me interesa Plata' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**?nivel=plata#solicitud');
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  // The focus has moved to the form.
  await page.locator(':focus', { hasText: 'Solicita información' }).waitFor();
  await type('Joan Mas');
  await type('Tecles SL');
  await type(email);
  await type('');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await type('Sin ratón.');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('Enviar solicitud');
  await page.keyboard.press('Enter');
  await page.locator(':focus', { hasText: 'Solicitud Enviada' }).waitFor();
  expect(await inquiriesOf(email)).toEqual([
    expect.objectContaining({ company: 'Tecles SL', phone: null, sponsorshipLevel: 'ORO' }),
  ]);
});

test('without JavaScript both pages are complete, with the club’s contact', async () => {
  const page = await openPage({ javaScript: false, expects: [/^request: csp .*\.js$/] });
  await page.goto('/patrocinadores?nivel=plata');
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  expect(await names.count()).toBe(4);
  await tabs(page).getByRole('link', { name: 'Todos' }).click();
  expect(await names.count()).toBeGreaterThan(4);
  await page.goto('/hazte-patrocinador');
  const text = await page.getByRole('main').innerText();
  for (const price of [
    '10.000–20.000\u00a0€',
    '20.000–35.000\u00a0€',
    '35.000–50.000\u00a0€',
    '55.000\u00a0€\u00a0+',
  ]) {
    expect(text).toContain(price);
  }
  // Chromium under test assumes that scripts work, so the content of <noscript> is not visible.
  expect(await page.content()).toMatch(/<noscript>.*El formulario necesita JavaScript.*<\/noscript>/s);
});
