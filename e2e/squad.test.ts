import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible, openPage, visit } from './browser.ts';

// The demonstration squad: Malik Durrant wears 0 (90 overall), Toni Bauzà 4 (88 and 83, base), Ousmane Baldeh 9.
const SCREENS = ['desktop', 'phone'] as const;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const sheet = (page: Page) => page.getByRole('dialog');
const address = (page: Page) => page.url().replace(/^https?:\/\/[^/]+/, '');

async function structuredData(page: Page): Promise<ReturnType<typeof JSON.parse>> {
  return JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
}

describe('the squad', () => {
  test.each(SCREENS)('is filtered by position in the URL (%s)', async (screen) => {
    const page = await openPage({ screen });
    await visit(page, '/plantilla');
    const all = await cards(page).count();
    await page.getByText(`${all} jugadores`).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'C Pívots' }).click();
    await page.getByText(/^\d+ pívots$/).waitFor();
    expect(address(page)).toBe('/plantilla?posicion=C');
    const centres = await cards(page).count();
    expect(centres).toBeLessThan(all);
    expect(await cards(page).filter({ hasText: 'Pívot' }).count()).toBe(centres);
    await page.getByRole('link', { name: 'Todos' }).click();
    await page.getByText(`${all} jugadores`).waitFor();
    expect(address(page)).toBe('/plantilla');
  });

  test.each(SCREENS)('of last season is a link away, with who was there (%s)', async (screen) => {
    const page = await openPage({ screen });
    await visit(page, '/plantilla');
    const seasons = page.getByRole('navigation', { name: 'Temporada' });
    const [running, last] = await seasons.getByRole('link').allInnerTexts();
    await seasons.getByRole('link', { name: last ?? '' }).click();
    await page.getByText(`Temporada ${last}`).first().waitFor();
    expect(address(page)).toMatch(/^\/plantilla\?temporada=\d{4}$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver ficha de Andre Whitlock' }).click();
    await sheet(page).getByRole('link', { name: 'Estadísticas y partidos' }).click();
    await page.getByRole('heading', { name: 'Temporadas en el club' }).waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: 'N.º 22' }).count()).toBe(1);
    await visit(page, '/plantilla');
    expect(await cards(page).filter({ hasText: 'Whitlock' }).count()).toBe(0);
    expect(
      await seasons.getByRole('link', { name: running ?? '' }).getAttribute('aria-current'),
    ).not.toBeNull();
  });

  test('a card shows the rating, and cuts a long name only visually', async () => {
    const page = await openPage();
    await visit(page, '/plantilla');
    const card = page.getByRole('article', { name: 'Kendrick Oyelaran' });
    await card.getByText('Kendrick Oyelar…').waitFor();
    // (80 + 85) / 2
    await card.getByText('83').first().waitFor();
    const box = await card.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(5 / 7, 2);
  });

  test('shows a loading error, and tries again', async () => {
    const page = await openPage({ expects: [/status of 503/] });
    await visit(page, '/tienda');
    await page.route('**/operations**', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('navigation').getByRole('link', { name: 'Plantilla', exact: true }).first().click();
    await page.getByText('No hemos podido cargar la plantilla').waitFor();
    await expectAccessible(page);
    await page.unroute('**/operations**');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await page.getByRole('article', { name: 'Toni Bauzà' }).waitFor();
  });

  test('has structured data of the team and its players', async () => {
    const page = await openPage();
    await visit(page, '/plantilla');
    const team = await structuredData(page);
    expect(team).toMatchObject({ '@type': 'SportsTeam', name: 'Palma Mallorca Bàsquet' });
    expect(team.athlete).toContainEqual(
      expect.objectContaining({ '@type': 'Person', name: 'Toni Bauzà', jobTitle: 'Base' }),
    );
  });
});

describe('a player’s sheet', () => {
  test.each(SCREENS)('opens by its card, closes by Esc and by going back (%s)', async (screen) => {
    const page = await openPage({ screen });
    await visit(page, '/plantilla?posicion=PG');
    const button = page.getByRole('button', { name: 'Ver ficha de Toni Bauzà' });
    await button.focus();
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('heading', { name: 'Toni Bauzà n.º 4' }).waitFor();
    expect(address(page)).toBe('/plantilla?posicion=PG&jugador=4');
    await sheet(page)
      .getByRole('img', { name: /Gráfico de radar/ })
      .waitFor();
    await sheet(page).getByRole('row', { name: 'Ataque 88' }).waitFor();
    await sheet(page).getByRole('row', { name: 'Pase 94' }).waitFor();
    await sheet(page).getByText('Visión de juego').waitFor();
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'hidden' });
    expect(address(page)).toBe('/plantilla?posicion=PG');
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.click();
    await sheet(page).waitFor();
    await page.goBack();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(address(page)).toBe('/plantilla?posicion=PG');
  });

  test('leads to the previous and next player, in a circle', async () => {
    const page = await openPage();
    await visit(page, '/plantilla?posicion=C&jugador=9');
    await sheet(page).getByRole('heading', { name: 'Ousmane Baldeh n.º 9' }).waitFor();
    await page.getByRole('button', { name: 'Jugador siguiente' }).click();
    await sheet(page).getByRole('heading', { name: 'Domas Girkontas n.º 13' }).waitFor();
    await page.getByRole('button', { name: 'Jugador anterior' }).click();
    await sheet(page).getByRole('heading', { name: 'Ousmane Baldeh n.º 9' }).waitFor();
    await page.getByRole('button', { name: 'Jugador anterior' }).click();
    await sheet(page).getByRole('heading', { name: 'Miquel Sansó n.º 33' }).waitFor();
    expect(address(page)).toBe('/plantilla?posicion=C&jugador=33');
  });

  test('has its own URL, with the player’s name for shared links', async () => {
    const page = await openPage();
    await visit(page, '/plantilla?jugador=4');
    expect(await page.title()).toBe('Toni Bauzà, dorsal 4 | Palma Mallorca Bàsquet');
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toMatch(/\/plantilla\?jugador=4$/);
    const data = await structuredData(page);
    expect(data['@graph'].map((part: { '@type': string }) => part['@type'])).toEqual([
      'Person',
      'BreadcrumbList',
    ]);
    await page.getByRole('button', { name: 'Cerrar' }).click();
    await sheet(page).waitFor({ state: 'hidden' });
    expect(address(page)).toBe('/plantilla');
  });

  test('of an unused number is a 404 that shows the squad', async () => {
    const page = await openPage({ expects: [/status of 404/] });
    await visit(page, '/plantilla?jugador=98');
    await page.getByText('Nadie lleva ahora el dorsal 98').waitFor();
    expect(await cards(page).count()).toBeGreaterThan(10);
    await expectAccessible(page);
  });

  test('works without JavaScript', async () => {
    const page = await openPage({ javaScript: false, expects: [/request: csp .*\.js$/] });
    await page.goto('/plantilla?posicion=PG');
    await page.getByRole('button', { name: 'Ver ficha de Toni Bauzà' }).click();
    await page.getByRole('heading', { name: 'Toni Bauzà n.º 4' }).waitFor();
    expect(address(page)).toBe('/plantilla?posicion=PG&jugador=4');
    await page.getByRole('row', { name: 'Pase 94' }).waitFor();
    await page.getByRole('link', { name: 'Cerrar la ficha' }).click();
    await page.getByText(/^\d+ bases$/).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
  });
});

describe('coming features', () => {
  test.each(SCREENS)('the kits have no price yet, but a link to the brand’s shop (%s)', async (screen) => {
    const page = await openPage({ screen });
    await visit(page, '/equipacion-nike');
    expect(await cards(page).count()).toBe(3);
    expect(await cards(page).getByText('Precio disponible próximamente').count()).toBe(3);
    expect(
      await cards(page)
        .getByRole('link', { name: /^Contacta con el club/ })
        .count(),
    ).toBe(3);
    const shop = page.getByRole('link', { name: 'Comprar en Nike (se abre en otra pestaña)' }).first();
    expect(await shop.getAttribute('target')).toBe('_blank');
    await page.getByText('Envío gratuito en pedidos superiores a 50€').first().waitFor();
    await expectAccessible(page);
  });

  test.each(SCREENS)('the shop sells nothing yet and links to other pages (%s)', async (screen) => {
    const page = await openPage({ screen });
    await visit(page, '/tienda');
    await page.getByRole('heading', { name: 'Tienda Próximamente' }).waitFor();
    expect(await page.getByRole('main').getByText('€').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Ver la equipación' }).click();
    await page.getByRole('heading', { level: 1, name: 'Equipación' }).waitFor();
  });

  test.each(SCREENS)('members see their card (%s)', async (screen) => {
    const page = await openPage({ screen, signedInAs: 'socio' });
    await visit(page, '/mi-carnet');
    await page.getByRole('heading', { name: 'Mi carnet' }).waitFor();
    await page.getByRole('img', { name: /Código QR/ }).waitFor();
    expect(await page.getByRole('main').innerText()).not.toMatch(/Próximamente|no da acceso/);
    await expectAccessible(page);
  });

  test.each(SCREENS)(
    'who has no card sees what it brings, and how to become a member (%s)',
    async (screen) => {
      const page = await openPage({ screen, signedInAs: 'admin' });
      await visit(page, '/mi-carnet');
      await page.getByText('Próximamente').first().waitFor();
      for (const name of ['Carnet digital', 'Comunidad', 'Eventos exclusivos', 'Ventajas']) {
        await page.getByRole('heading', { name, exact: true }).waitFor();
      }
      const contact = page.getByRole('link', { name: 'Contactar' });
      expect(await contact.getAttribute('href')).toMatch(/^mailto:socios@pmb\.example/);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Cómo hacerse socio' }).click();
      await page.waitForURL('**/hazte-socio');
    },
  );

  test('the member card is refused to other fans', async () => {
    const page = await openPage({ signedInAs: 'visitor' });
    await visit(page, '/mi-carnet');
    await page.getByRole('heading', { name: 'Acceso denegado' }).waitFor();
    await page.getByRole('link', { name: 'Cómo hacerse socio' }).waitFor();
  });
});
