import { expect } from 'vitest';
import { z } from 'zod';
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

const ids = z.array(z.object({ id: z.string() }));
const waiting = z.object({ data: z.object({ abonosToReview: z.object({ items: ids }) }) });
const uploaded = z.object({
  data: z.object({
    membershipUploads: z.object({
      items: z.array(z.object({ abonos: z.array(z.object({ id: z.string(), status: z.string() })) })),
    }),
  }),
});
const learnt = z.object({ data: z.object({ abonoLayouts: ids }) });

/** A GraphQL operation as the commercial manager. */
async function ask(query: string, variables = {}): Promise<unknown> {
  const cookie = await cookieOf({ email: 'commercial_manager@pmb.test', password: 'demo1234' });
  const response = await fetch(`${siteUrl()}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** Removes waiting passes of other journeys. */
export async function emptyQueue(): Promise<void> {
  const { data } = waiting.parse(await ask('{ abonosToReview(pageSize: 100) { items { id } } }'));
  for (const { id } of data.abonosToReview.items) {
    await ask('mutation ($id: ID!) { rejectAbono(input: { id: $id }) { __typename } }', { id });
  }
}

/** Lets the next account upload a pass that an earlier run of a journey has uploaded. */
export async function releasePass(locator: string): Promise<void> {
  const query = `query ($search: String) {
    membershipUploads(filter: { search: $search }) { items { abonos { id status } } } }`;
  const { data } = uploaded.parse(await ask(query, { search: locator }));
  for (const { id, status } of data.membershipUploads.items.flatMap(({ abonos }) => abonos)) {
    if (status !== 'ERROR')
      await ask('mutation ($id: ID!) { rejectAbono(input: { id: $id }) { __typename } }', { id });
  }
}

/** Removes the layouts that other journeys have taught. */
export async function forgetLayouts(): Promise<void> {
  const { data } = learnt.parse(await ask('{ abonoLayouts { id } }'));
  for (const { id } of data.abonoLayouts) {
    await ask('mutation ($id: ID!) { deleteAbonoLayout(input: { id: $id }) { __typename } }', { id });
  }
}
