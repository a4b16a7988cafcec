import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Fan } from './browser.ts';
import { siteUrl } from './worker-site.ts';

// Steps that several journeys share.

/** Fills in the form «Iniciar sesión» of the current page and submits it. */
export async function logIn(page: Page, { email, password }: Pick<Fan, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
}

/** Fills in the form «Registrarse» and submits it. */
export async function register(page: Page, fan: Fan): Promise<void> {
  await page.getByLabel('Nombre').fill(fan.name);
  await page.getByLabel('Email').fill(fan.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(fan.password);
  await page.getByLabel('Confirmar contraseña').fill(fan.password);
  await page.getByRole('button', { name: 'Registrarse', exact: true }).click();
}

/** Waits for a toast and returns its text. */
export async function toastSaying(page: Page, title: string): Promise<string> {
  const toast = page.getByRole('listitem').filter({ hasText: title }).last();
  await toast.waitFor();
  return toast.innerText();
}

/** Waits for an error at its control and returns its text. */
export async function errorSaying(page: Page | Locator, text: string): Promise<string> {
  const error = page.getByRole('alert').filter({ hasText: text }).last();
  await error.waitFor();
  return error.innerText();
}

/** A session for API calls, without a browser. */
export async function cookieOf({ email, password }: Pick<Fan, 'email' | 'password'>): Promise<string> {
  const response = await fetch(`${siteUrl()}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(response.status).toBe(200);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const answer = z.object({
  data: z.object({
    matches: z.object({ items: z.array(z.object({ id: z.string(), isOnSale: z.boolean() })) }),
  }),
});

/** The id of a match on sale. @param place 0 for the first one */
export async function matchOnSale(place = 0): Promise<string> {
  const query = '{ matches(filter: { upcoming: true, home: true }) { items { id isOnSale } } }';
  const response = await fetch(`${siteUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = answer.parse(await response.json());
  const match = data.matches.items.filter(({ isOnSale }) => isOnSale)[place];
  if (!match) throw new Error('The demonstration has nothing on sale.');
  return match.id;
}
