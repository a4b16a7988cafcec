import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { picture } from '../api/platform/files/pictures.fixture.ts';
import { createFan, expectAccessible, openPage, reload, untilQuiet, visit } from './browser.ts';
import { cookieOf, matchOnSale, toastSaying } from './fans.ts';
import { holdOnce } from './operations.ts';
import { asStaff } from './staff-api.ts';
import { siteUrl } from './worker-site.ts';

const ROOT = '/admin/commercial';
const SCREENS = ['desktop', 'phone'] as const;

const row = (page: Page, text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog');
const unique = () => Math.random().toString(36).slice(2, 8);

async function actOn(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Acciones de ${name}` }).click();
  await page.getByRole('button', { name: action, exact: true }).click();
}

describe('products', () => {
  test('are added with a picture, found, changed, deactivated and deleted', async () => {
    const page = await openPage({ signedInAs: 'commercial_manager' });
    await visit(page, ROOT);
    await page.getByRole('navigation', { name: 'Panel', exact: true }).getByText('Productos').click();
    await page.getByRole('heading', { level: 1, name: 'Productos' }).waitFor();
    await expectAccessible(page);

    const name = `Imán de nevera ${unique()}`;
    await page.getByRole('button', { name: 'Nuevo producto' }).click();
    await dialog(page).getByRole('button', { name: 'Crear producto' }).click();
    for (const message of [
      'El nombre es obligatorio',
      'La categoría es obligatoria',
      'El precio es obligatorio',
    ]) {
      await dialog(page).getByText(message).waitFor();
    }
    await expectAccessible(page);
    await dialog(page).getByLabel('Nombre').fill(name);
    await dialog(page).getByLabel('Categoría').fill('Recuerdos');
    await dialog(page).getByLabel('Precio').fill('4,5');
    await dialog(page).getByLabel('Existencias').fill('12');
    const file = {
      name: 'iman.png',
      mimeType: 'image/png',
      buffer: await picture(300, 200).png().toBuffer(),
    };
    await dialog(page).locator('input[type=file]').setInputFiles(file);
    await dialog(page).getByRole('img', { name: 'Vista previa' }).waitFor();
    await page.keyboard.press('Control+s');
    await toastSaying(page, 'Producto creado');

    await page.keyboard.press('/');
    await page.keyboard.type(name);
    await page.waitForURL(/buscar=/);
    await row(page, name).getByText('4,50').waitFor();
    expect(await row(page, name).locator('img').getAttribute('src')).toMatch(/^\/uploads\/products\/iman-de/);

    await actOn(page, name, 'Editar');
    expect(await dialog(page).getByLabel('Precio').inputValue()).toBe('4,50');
    await dialog(page).getByLabel('Existencias').fill('0');
    await dialog(page).getByRole('button', { name: 'Guardar cambios' }).click();
    await toastSaying(page, 'Producto actualizado');
    await row(page, name).getByText('Agotado').waitFor();

    const active = page.getByRole('switch', { name: `${name}: activo` });
    await active.click();
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
    await reload(page);
    expect(await active.isChecked()).toBe(false);
    await page.getByLabel('Estado', { exact: true }).selectOption('activos');
    await page.getByText('Ningún producto coincide').waitFor();
    await page.getByRole('button', { name: 'Limpiar filtros' }).click();

    await actOn(page, name, 'Eliminar');
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
    await toastSaying(page, 'Producto eliminado');
    await row(page, name).waitFor({ state: 'detached' });
  });

  test('a page that has lost its last row gives way to the one before', async () => {
    const ask = await asStaff('commercial_manager');
    const mark = `Llavero ${unique()}`;
    const create = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }`;
    for (let number = 1; number <= 26; number += 1) {
      const name = `${mark} ${String(number).padStart(2, '0')}`;
      await ask(create, { input: { name, category: 'Llaveros', price: '3', stock: 1 } });
    }
    const page = await openPage({ signedInAs: 'commercial_manager' });
    await visit(page, `${ROOT}/products?buscar=${encodeURIComponent(mark)}&orden=nombre`);
    await page.getByRole('link', { name: 'Página siguiente' }).click();
    await actOn(page, `${mark} 26`, 'Eliminar');
    await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
    await toastSaying(page, 'Producto eliminado');
    await row(page, `${mark} 01`).waitFor();
    expect(page.url()).not.toContain('pagina');
    await expect.poll(() => row(page, mark).count()).toBe(25);
  });

  test('unsaved input is not lost by accident', async () => {
    const page = await openPage({ signedInAs: 'commercial_manager', screen: 'phone' });
    await visit(page, `${ROOT}/products`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Nuevo producto' }).click();
    await dialog(page).getByLabel('Nombre').fill('Taza');
    await page.keyboard.press('Escape');
    await page.getByText('¿Descartar los cambios?').waitFor();
    await page.getByRole('button', { name: 'Seguir editando' }).click();
    expect(await dialog(page).getByLabel('Nombre').inputValue()).toBe('Taza');
    await expectAccessible(page);
  });
});

describe('tickets', () => {
  test('sold tickets are counted, their buyers are found, and all of them are exported', async () => {
    const fan = await createFan();
    const matchId = await matchOnSale();
    const bought = await fetch(`${siteUrl()}/api/tickets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: await cookieOf(fan) },
      body: JSON.stringify({ matchId: Number(matchId) }),
    });
    const { id: ticketId } = (await bought.json()) as { id: string };

    const page = await openPage({ signedInAs: 'commercial_manager' });
    await visit(page, `${ROOT}/tickets`);
    await page.getByText(/^La recaudación suma lo que costó cada entrada válida/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Vendidas/ }).click();
    await page.waitForURL(/orden=-vendidas/);
    await page.getByLabel('Cuándo').selectOption('proximos');
    await page.waitForURL(/cuando=proximos/);
    await page.locator(`a[href="${ROOT}/tickets/${matchId}"]`).click();

    await page.getByRole('heading', { level: 1, name: /^Asistentes/ }).waitFor();
    await page.getByLabel('Buscar asistentes').fill(fan.email);
    await page.waitForURL(/buscar=/);
    await row(page, fan.email).getByText(ticketId.slice(0, 8).toUpperCase()).waitFor();
    expect(await row(page, fan.email).innerText()).toContain(fan.name);
    await expectAccessible(page);
    await page.getByLabel('Buscar asistentes').fill(`ticket:${ticketId}`);
    await page.waitForURL(/buscar=ticket/);
    await row(page, fan.email).waitFor();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar todos (CSV)' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^asistentes-.*\.csv$/);
    const saved = path.join(os.tmpdir(), `${ticketId}.csv`);
    await file.saveAs(saved);
    const csv = fs.readFileSync(saved, 'utf8');
    fs.rmSync(saved);
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('\uFEFFNombre;Email;Fecha de compra;Entrada;Precio;Pago');
    // All of them, independent of the search on the screen.
    const sold = Number(await page.locator('dd').first().innerText());
    expect(lines.length - 2).toBe(sold);
    expect(csv).toMatch(
      new RegExp(
        `\\r\\n${fan.name};${fan.email};\\d\\d/\\d\\d/\\d{4} \\d\\d:\\d\\d;${ticketId};[\\d,]+;Sin pago en la web\\r\\n`,
      ),
    );
  });

  test('a match without tickets says so; on a phone', async () => {
    const page = await openPage({ signedInAs: 'commercial_manager', screen: 'phone' });
    await visit(page, `${ROOT}/tickets`);
    await expectAccessible(page);
    await visit(page, `${ROOT}/tickets/999999`);
    await page.getByRole('heading', { level: 1, name: 'Partido no encontrado' }).waitFor();
    await visit(page, `${ROOT}/tickets/${await matchOnSale()}`);
    await page.getByRole('heading', { level: 1, name: /^Asistentes/ }).waitFor();
    await expectAccessible(page);
  });
});

test('a fan becomes a member; the membership is renewed and ended', async () => {
  const fan = await createFan();
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, `${ROOT}/memberships`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nuevo carnet' }).click();
  await dialog(page).getByLabel('Email de la cuenta').fill('nadie@prueba.test');
  await dialog(page).getByRole('button', { name: 'Crear carnet' }).click();
  await dialog(page).getByText('No hay ninguna cuenta con ese email').waitFor();
  await expectAccessible(page);
  await dialog(page).getByLabel('Email de la cuenta').fill(fan.email);
  await dialog(page).getByLabel('Último día').fill('2099-06-30');
  await dialog(page).getByRole('button', { name: 'Crear carnet' }).click();
  expect(await toastSaying(page, 'Carnet creado')).toContain(`${fan.name} ya es socio.`);

  await page.getByLabel('Buscar carnets').fill(fan.email);
  await row(page, fan.email).getByText('30 jun 2099').waitFor();
  await row(page, fan.email).getByText('En vigor').waitFor();
  const profile = await openPage({ signedInAs: fan });
  await visit(profile, '/perfil?seccion=carnet');
  await profile
    .getByText(/PMB-\d{5}/)
    .first()
    .waitFor();

  await actOn(page, fan.name, 'Renovar');
  expect(await dialog(page).getByLabel('Nuevo último día').inputValue()).toBe('2100-06-30');
  await dialog(page).getByRole('button', { name: 'Renovar' }).click();
  await dialog(page).getByText('La fecha está demasiado lejos').waitFor();
  await dialog(page).getByLabel('Nuevo último día').fill('2099-12-30');
  await dialog(page).getByRole('button', { name: 'Renovar' }).click();
  expect(await toastSaying(page, 'Carnet renovado')).toContain('30 dic 2099');

  await actOn(page, fan.name, 'Dar de baja');
  await dialog(page).getByRole('button', { name: 'Dar de baja' }).click();
  await toastSaying(page, 'Carnet dado de baja');
  await row(page, fan.email).getByText('Caducado', { exact: true }).waitFor();
  await page.getByLabel('Estado', { exact: true }).selectOption('vigor');
  await page.getByText('Ningún carnet coincide').waitFor();
});

test.each(SCREENS)('an inquiry arrives, is processed and deleted (%s)', async (screen) => {
  const company = `Bodegas Es Fangar ${unique()}`;
  const visitor = await openPage({ screen });
  await visit(visitor, '/hazte-patrocinador');
  await visitor.getByLabel(/^Nombre/).fill('Aina Servera');
  await visitor.getByLabel(/^Empresa/).fill(company);
  await visitor.getByLabel(/^Email/).fill('aina@fangar.example');
  await visitor.getByLabel(/^Teléfono/).fill('+34 971 00 00 00');
  await visitor.getByLabel(/^Mensaje/).fill('Nos interesa.\n¿Cuándo hablamos?');
  await visitor.getByRole('button', { name: /^Enviar/ }).click();
  await visitor.getByText('Solicitud Enviada').first().waitFor();

  const page = await openPage({ signedInAs: 'commercial_manager', screen });
  await visit(page, `${ROOT}/inquiries?estado=nueva`);
  await expectAccessible(page);
  await page.getByRole('button', { name: company, exact: true }).click();
  const open = page.getByRole('dialog', { name: company });
  expect(await open.getByRole('link', { name: 'aina@fangar.example' }).getAttribute('href')).toMatch(
    /^mailto:aina@fangar\.example\?subject=Patrocinio/,
  );
  expect(await open.getByRole('link', { name: '+34 971 00 00 00' }).getAttribute('href')).toBe(
    'tel:+34971000000',
  );
  await open.getByText('¿Cuándo hablamos?').waitFor();
  await expectAccessible(page);

  await open.getByRole('button', { name: 'Guardar nota' }).click();
  await open.getByText('Escribe la nota').waitFor();
  await open.getByLabel('Añadir una nota').fill('Llamada el lunes');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seguir editando' }).click();
  await open.getByRole('button', { name: 'Guardar nota' }).click();
  await open.getByRole('listitem').filter({ hasText: 'Llamada el lunes' }).waitFor();
  expect(await open.getByLabel('Añadir una nota').inputValue()).toBe('');
  await open.getByLabel('Estado').selectOption('Contactada');
  await toastSaying(page, 'Estado actualizado');
  // The list of new ones no longer has it, but its dialog has everything.
  await page.waitForFunction(
    (text) => !document.querySelector('main table')?.textContent.includes(text),
    company,
  );
  await open.getByRole('listitem').filter({ hasText: 'Llamada el lunes' }).waitFor();
  await open.getByLabel('Añadir una nota').fill('Reunión el jueves');
  await open.getByRole('button', { name: 'Guardar nota' }).click();
  await open.getByRole('listitem').filter({ hasText: 'Reunión el jueves' }).waitFor();
  expect(await open.getByRole('listitem').count()).toBe(2);
  await open.getByRole('button', { name: 'Cerrar' }).last().click();

  await visit(page, `${ROOT}/inquiries?buscar=${encodeURIComponent(company)}`);
  await row(page, company).getByText('Contactada').waitFor();
  await actOn(page, company, 'Eliminar');
  await dialog(page).getByText('Se borrarán sus datos').waitFor();
  await dialog(page).getByRole('button', { name: 'Eliminar' }).click();
  await toastSaying(page, 'Solicitud eliminada');
  await page.getByText('Ninguna solicitud coincide').waitFor();
});

test('a state that is changed again while the first change is being saved ends as the last choice', async () => {
  const company = `Conservas Ses Salines ${unique()}`;
  const sent = await fetch(`${siteUrl()}/api/sponsor-inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Aina', company, email: 'aina@salines.example', message: 'Nos interesa.' }),
  });
  expect(sent.status).toBeLessThan(300);
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, `${ROOT}/inquiries?buscar=${encodeURIComponent(company)}`);
  await page.getByRole('button', { name: company, exact: true }).click();
  const state = dialog(page).getByLabel('Estado');
  const letPass = await holdOnce(page, 'SetInquiryStatus');
  await state.selectOption('Contactada');
  await state.selectOption('Descartada');
  await letPass();
  expect(await toastSaying(page, `${company}: Descartada`)).toContain('Estado actualizado');
  await reload(page);
  await row(page, company).getByText('Descartada').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a switch that is pressed again while it is being saved ends as it was pressed last', async () => {
  const ask = await asStaff('commercial_manager');
  const name = `Bufanda ${unique()}`;
  await ask(`mutation ($input: CreateProductInput!) { createProduct(input: $input) { __typename } }`, {
    input: { name, category: 'Ropa', price: '9', stock: 1 },
  });
  const page = await openPage({ signedInAs: 'commercial_manager' });
  await visit(page, `${ROOT}/products?buscar=${encodeURIComponent(name)}`);
  const active = page.getByRole('switch', { name: `${name}: activo` });
  expect(await active.isChecked()).toBe(true);
  const letPass = await holdOnce(page, 'UpdateProduct');
  // From before the first request: the second one is sent when that has its response.
  const quiet = untilQuiet(page);
  await active.click();
  await active.click();
  await letPass();
  await quiet();
  expect(await active.isChecked()).toBe(true);
  expect(await page.getByRole('alert').count()).toBe(0);
  await reload(page);
  expect(await active.isChecked()).toBe(true);
});
