import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { z } from 'zod';
import type { Fan } from './browser.ts';

// What several journeys do, in the words of the person who does it.

/** Fills the form of «Iniciar sesión», on whichever page it is, and sends it. */
export async function logIn(page: Page, { email, password }: Pick<Fan, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

/** Fills the form of «Registrarse» and sends it. */
export async function register(page: Page, fan: Fan): Promise<void> {
  await page.getByLabel('Nombre').fill(fan.name);
  await page.getByLabel('Email').fill(fan.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(fan.password);
  await page.getByLabel('Confirmar contraseña').fill(fan.password);
  await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
}

/** Waits for a toast, and reads it. */
export async function toastSaying(page: Page, title: string): Promise<string> {
  const toast = page.getByRole('listitem').filter({ hasText: title }).last();
  await toast.waitFor();
  return toast.innerText();
}

/** The session of somebody who signs in outside of any browser, for calls of the API. */
export async function cookieOf({ email, password }: Pick<Fan, 'email' | 'password'>): Promise<string> {
  const response = await fetch(`${inject('siteUrl')}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** Waits until a table shows what was asked for last: until then it is pale. */
export async function tableSettled(page: Page): Promise<void> {
  await page.locator('table[aria-busy=true]').waitFor({ state: 'detached' });
  await page.waitForFunction(() => {
    const table = document.querySelector('table');
    return !table || getComputedStyle(table).opacity === '1';
  });
}

const answer = z.object({
  data: z.object({
    matches: z.object({ items: z.array(z.object({ id: z.string(), isOnSale: z.boolean() })) }),
  }),
});

/** The id of a match with tickets left. */
export async function matchOnSale(): Promise<string> {
  const query = '{ matches(filter: { upcoming: true, home: true }) { items { id isOnSale } } }';
  const response = await fetch(`${inject('siteUrl')}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = answer.parse(await response.json());
  const match = data.matches.items.find(({ isOnSale }) => isOnSale);
  if (!match) throw new Error('The demonstration has nothing on sale.');
  return match.id;
}
