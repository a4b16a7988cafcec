import fs from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFan, expectAccessible, openPage, visit } from './browser.ts';
import { demonstrationDataDir } from './demonstration.ts';
import { toastSaying } from './fans.ts';
import { startSite, type SiteProcess } from './site-process.ts';

// What staff see of real orders, which were paid on the page of the demonstration.

const LIST = '/admin/commercial/payments';
const SCREENS = ['desktop', 'phone'] as const;

let folder: string;
let site: SiteProcess;
let siteUrl: string;
let matchId: string;
let opponent: string;

beforeAll(async () => {
  folder = await demonstrationDataDir();
  site = startSite({ DATA_DIR: folder, DEMO: 'small', PAYMENTS: 'demo' });
  siteUrl = await site.untilListening();
  const { matches } = await (
    await somebody('Rosa Llull')
  ).ask('{ matches(filter: { upcoming: true, home: true }) { items { id opponent isOnSale } } }');
  const onSale = matches.items.find(({ isOnSale }: { isOnSale: boolean }) => isOnSale);
  ({ id: matchId, opponent } = onSale);
});
afterAll(async () => {
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A new account that buys and pays over the API. */
async function somebody(name: string) {
  const { email, password } = await createFan({ name }, siteUrl);
  const post = (path: string, body: object, cookie = '') =>
    fetch(siteUrl + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    });
  const login = await post('/api/login', { email, password });
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = async (query: string) => {
    const { data, errors } = await (await post('/graphql', { query }, cookie)).json();
    expect(errors).toBeUndefined();
    return data;
  };
  return {
    ask,
    /** Opens the order of a ticket, and decides it on the page of the demonstration. */
    async order(choice: 'pagar' | 'cancelar') {
      const answer = await post('/api/tickets', { matchId: Number(matchId) }, cookie);
      expect(answer.status).toBe(402);
      const { order } = await answer.json();
      expect((await post(`/api/payments/demo/${order.id}/${choice}`, {}, cookie)).status).toBe(204);
      return order as { id: string; reference: string };
    },
    async giveBack() {
      const { viewer } = await ask('{ viewer { tickets { id match { id } } } }');
      const { id } = viewer.tickets.find((ticket: { match: { id: string } }) => ticket.match.id === matchId);
      const { returnTicket } = await ask(
        `mutation { returnTicket(input: { ticketId: "${id}" }) { __typename ... on UserError { message } } }`,
      );
      expect(returnTicket.__typename).toBe('ReturnTicketSuccess');
    },
  };
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');

/** Clicks on what downloads a file. */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByText(button, { exact: true }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await buffer(await file.createReadStream()) };
}

/** The lines of a CSV file by the name of the column, found by the reference of the order. */
function lineOf(bytes: Buffer, reference: string): Record<string, string> {
  const [header = [], ...lines] = bytes
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  const line = lines.find((cells) => cells.includes(reference)) ?? [];
  return Object.fromEntries(header.map((name, at) => [name, line[at] ?? '']));
}

test.each(SCREENS)(
  'the list has every state, and an order its history, refund, receipt and line in the file (%s)',
  async (screen) => {
    const [paying, returning, leaving] = [
      await somebody(`Catalina Bosch (${screen})`),
      await somebody(`Jaume Ferrer (${screen})`),
      await somebody(`Neus Riera (${screen})`),
    ];
    const kept = await paying.order('pagar');
    const returned = await returning.order('pagar');
    const unpaid = await leaving.order('cancelar');
    await returning.giveBack();

    const page = await openPage({ screen, siteUrl, signedInAs: 'commercial_manager' });
    // The site sends the refund by itself.
    await expect
      .poll(async () => {
        await visit(page, `${LIST}/${returned.id}`);
        return page.getByText('Dinero devuelto').count();
      })
      .toBe(1);
    const history = page.getByRole('region', { name: 'Historia' }).getByRole('listitem');
    expect((await history.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      'Entrada guardada para pagarla',
      'Pago recibido',
      'Hay que devolver el dinero',
      'Dinero devuelto',
    ]);
    await page.getByText(`demo-${returned.reference}`).first().waitFor();
    await expectAccessible(page);
    const receipt = await download(page, 'Recibo (PDF)');
    expect(receipt.name).toBe(`recibo-${returned.reference}.pdf`);
    expect(receipt.bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('link', { name: 'Pagos' }).last().click();
    await row(page, kept.reference).getByText('Pagado').waitFor();
    await row(page, returned.reference).getByText('Devuelto', { exact: true }).waitFor();
    await row(page, unpaid.reference).getByText('No completado').waitFor();
    await expectAccessible(page);
    const { name, bytes } = await download(page, 'Conciliación (CSV)');
    expect(name).toBe('pagos.csv');
    expect(lineOf(bytes, kept.reference)).toMatchObject({ Estado: 'Pagado', Devuelto: '0', Motivo: '' });
    const line = lineOf(bytes, returned.reference);
    expect(line).toMatchObject({ Estado: 'Devuelto', Motivo: 'Entrada devuelta', Proveedor: 'Demostración' });
    expect(line['Devuelto']).toBe(line['Cobrado']);
    expect(lineOf(bytes, unpaid.reference)).toMatchObject({ Estado: 'No completado', Cobrado: '0' });

    await page.getByLabel('Estado', { exact: true }).selectOption('no-completados');
    await page.waitForURL(/estado=no-completados/);
    await row(page, kept.reference).waitFor({ state: 'detached' });
    await page.getByLabel('Buscar pagos').fill(unpaid.reference.toLowerCase());
    await page.waitForURL(/buscar=/);
    await row(page, unpaid.reference).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: `Pago ${unpaid.reference}` }).waitFor();
    expect(await page.getByText('Recibo (PDF)').count()).toBe(0);
    await page.getByRole('region', { name: 'Historia' }).getByText('Pago no completado').waitFor();
  },
);

test('a cancelled match pays everybody back: at once where staff ask for it, and by hand where they note it', async () => {
  const [one, two] = [await somebody('Maties Oliver'), await somebody('Bàrbara Vich')];
  const [asked, noted] = [await one.order('pagar'), await two.order('pagar')];
  const sports = await openPage({ siteUrl, signedInAs: 'sports_manager' });
  const cancelled = await sports.request.post('/graphql', {
    data: { query: `mutation { cancelMatch(input: { id: "${matchId}" }) { __typename } }` },
  });
  expect((await cancelled.json()).data.cancelMatch.__typename).toBe('CancelMatchSuccess');

  const page = await openPage({ siteUrl, signedInAs: 'commercial_manager' });
  await visit(page, `/admin/commercial/tickets?buscar=${encodeURIComponent(opponent)}`);
  await row(page, 'Cancelado').getByText('por devolver').waitFor();
  await row(page, 'Cancelado').getByText('devueltos').waitFor();
  const sales = await download(page, 'Ventas (CSV)');
  expect(lineOf(sales.bytes, 'Cancelado')['Recaudación']).toBe('0');

  await visit(page, `${LIST}/${asked.id}`);
  await page.getByText('Partido cancelado').first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Intentarlo ahora' }).click();
  await toastSaying(page, 'Devolución en marcha');
  await page.getByText('Dinero devuelto').waitFor();

  await visit(page, `${LIST}?estado=por-devolver`);
  await row(page, noted.reference).getByRole('link').click();
  await page.getByRole('button', { name: 'Devuelto por otra vía' }).click();
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Anotar' }).click();
  await toastSaying(page, 'Devolución anotada');
  await page
    .getByRole('region', { name: 'Historia' })
    .getByText(/^Por otra vía, anotado por/)
    .waitFor();
  await page.getByRole('button', { name: 'Intentarlo ahora' }).waitFor({ state: 'detached' });
});
