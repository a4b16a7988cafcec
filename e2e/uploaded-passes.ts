import { expect } from 'vitest';
import { type PrintedPass, printPasses } from '../api/domains/abonos/abonos.fixture.ts';
import type { Fan } from './browser.ts';
import { cookieOf } from './fans.ts';
import { siteUrl } from './worker-site.ts';

/** Uploads a PDF with some passes as a fan, and waits until it is read. */
export async function uploadPass(fan: Fan, ...passes: Partial<PrintedPass>[]): Promise<void> {
  const form = new FormData();
  form.append('pdf', await printPasses(...passes), 'mi-abono.pdf');
  const headers = { cookie: await cookieOf(fan) };
  const response = await fetch(`${siteUrl()}/api/abonos/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(response.status, await response.clone().text()).toBeLessThan(300);
}
