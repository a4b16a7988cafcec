import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startFileServer } from '../api/domains/statistics/feed-servers.fixture.ts';
import { fibaFile, playedUntil, playMatch } from '../api/domains/statistics/statistics.fixture.ts';
import { expectAccessible, openPage, visit } from './browser.ts';
import { toastSaying } from './fans.ts';
import { matchTonight, startOwnSite } from './own-site.ts';

const played = playMatch(7);

/** The file of the match after so many events. */
const after = (events: number) =>
  ({ is: 'file', file: fibaFile(playedUntil(played, events), false) }) as const;
const scoreAfter = (events: number) => {
  const { points } = playedUntil(played, events);
  return `${points[1]}–${points[2]}`;
};

test('a match is read from its source: fans see it live, staff say who is who, players have their games', async () => {
  const source = await startFileServer(after(30));
  onTestFinished(() => source.close());
  const site = await startOwnSite({ STATISTICS_HOSTS: source.host });
  const { id } = await matchTonight(site);

  const staff = await openPage({ siteUrl: site.url, signedInAs: 'sports_manager' });
  await visit(staff, `/admin/sports/matches/${id}`);
  await staff.getByRole('button', { name: 'Empezar el partido' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Empezar' }).click();
  await staff.getByRole('region', { name: 'Marcador' }).waitFor();
  await expect.poll(() => staff.getByRole('dialog').count()).toBe(0);
  const feed = staff.getByRole('region', { name: 'Fuente en directo' });
  await feed.getByLabel('Dirección').fill('http://10.0.0.1/data.json');
  await feed.getByRole('button', { name: 'Guardar fuente' }).click();
  await feed.getByText('Solo se leen FIBA LiveStats').first().waitFor();
  await feed.getByLabel('Dirección').fill(source.address);
  await feed.getByRole('button', { name: 'Guardar fuente' }).click();
  await toastSaying(staff, 'Fuente guardada');
  await feed.getByText('Leyendo').waitFor();
  await expectAccessible(staff);

  const fans = await Promise.all(
    (['desktop', 'phone'] as const).map((screen) => openPage({ siteUrl: site.url, screen })),
  );
  const current = (fan: Page) => fan.getByRole('region', { name: /cuarto/ });
  for (const fan of fans) {
    await visit(fan, `/partidos/${id}`);
    await current(fan).getByText(scoreAfter(30)).first().waitFor();
  }
  source.says(after(60));
  for (const fan of fans) {
    await current(fan).getByText(scoreAfter(60)).first().waitFor();
    await expectAccessible(fan);
  }

  // At courtside the panel opens at the scoreboard; from there one gets to everything else.
  const courtside = await openPage({ siteUrl: site.url, screen: 'phone', signedInAs: 'sports_manager' });
  await visit(courtside, '/admin');
  await courtside.waitForURL(`**/admin/sports/matches/${id}`);
  await courtside.getByRole('link', { name: 'Inicio del panel' }).click();
  await courtside.getByRole('heading', { level: 1, name: 'Panel' }).waitFor();

  await visit(staff, `/admin/sports/matches/${id}`);
  const squad = staff.getByRole('region', { name: 'Jugadores del acta' });
  await squad.getByLabel('4 · C. Riera').selectOption({ index: 1 });
  await toastSaying(staff, 'Jugador guardado');
  await expectAccessible(staff);

  const { rows } = await site.database.query<{ player_id: number }>(
    'SELECT player_id FROM player_games WHERE match_id = $1 AND is_chosen',
    [id],
  );
  for (const screen of ['desktop', 'phone'] as const) {
    const fan = await openPage({ siteUrl: site.url, screen });
    await visit(fan, `/jugadores/${rows[0]?.player_id}`);
    const games = fan.getByRole('table', { name: /^Partidos de/ });
    expect(await games.getByRole('row').count()).toBe(2);
    await expectAccessible(fan);
    await games.getByRole('link').click();
    await fan.waitForURL(`**/partidos/${id}`);
  }
  const fan = await openPage({ siteUrl: site.url });
  await visit(fan, '/plantilla');
  await fan
    .getByRole('button', { name: /ficha|Ver/ })
    .first()
    .click();
  await fan.getByRole('link', { name: 'Estadísticas y partidos' }).click();
  await fan.waitForURL('**/jugadores/*');
}, 180_000);
