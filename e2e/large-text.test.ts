import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createFan, openPage, visit } from './browser.ts';
import { newHomeMatch } from './staff-api.ts';

// Many fans read with text at twice its size. Pages without long words (these are in `page-width.test.ts`) then break no word.

/** Words that are broken over lines. Big headlines in capitals and narrow columns of a table may be. Runs in the page. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(
    document.querySelector('dialog[open]') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (
      !parent?.checkVisibility() ||
      parent.closest('.display, table, .sr-only, script, style, [data-sonner-toaster]')
    )
      continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      // Up to nine letters fit beside the padding of a card. Addresses and scores may be broken at their signs.
      if (!/^\p{P}*[\p{L}\d]{3,9}\p{P}*$/u.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

async function withLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  return page.evaluate(brokenWords);
}

test('with text at twice its size no word is broken on the way to a ticket', async () => {
  const page = await openPage({ screen: 'phone', signedInAs: await createFan({ name: 'Aina Vidal' }) });
  const match = await newHomeMatch({ opponent: 'Rival de Mallorca', days: 40, ticketsTotal: 5 });
  const problems: Record<string, string[]> = {};
  const look = async (where: string) => {
    const broken = await withLargeText(page);
    if (broken.length > 0) problems[where] = broken;
  };
  for (const address of [
    '/',
    '/entradas',
    '/entradas/proximo',
    '/calendario',
    `/partidos/${match}`,
    `/entradas/${match}`,
  ]) {
    await visit(page, address);
    await look(address);
  }
  await page.getByRole('button', { name: 'Comprar entrada' }).click();
  await page.getByRole('img', { name: /QR/ }).waitFor();
  await look('the ticket');
  await page.getByRole('button', { name: 'Regalar la entrada' }).click();
  await look('to give the ticket');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Devolver la entrada' }).click();
  await look('to return the ticket');
  for (const section of ['entradas', 'informacion', 'puntos', 'abonos', 'notificaciones']) {
    await visit(page, `/perfil?seccion=${section}`);
    await look(section);
  }
  expect(problems).toEqual({});
});
