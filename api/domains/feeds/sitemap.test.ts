import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPage } from '../../../web/routes.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { RATINGS, addPlayers } from '../players/players.fixture.ts';
import { publicPlaces } from '../players/players.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { listOf, parseXml } from '../../testing/xml.ts';
import { PRIVATE_AREAS } from './robots.ts';
import { MAX_ADDRESSES, PUBLIC_PAGES } from './sitemap.ts';

let site: TestSite;
beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  await database.newsCategory.create({ data: { slug: 'Club', name: 'Club' } });
});
afterAll(() => site.close());

interface Url {
  loc: string;
  lastmod?: string;
}

async function read(path = '/sitemap.xml') {
  const { status, body } = await site.visitor.request('GET', path);
  expect(status).toBe(200);
  return parseXml(body);
}

const urls = async (path?: string): Promise<Url[]> => listOf((await read(path)).urlset.url);

test('lists articles and matches with their last change, and all static pages', async () => {
  const published = { title: 'A', content: '', category: 'Club' };
  const changed = await site.database.news.create({ data: { ...published, publicationDate: inHours(-5) } });
  const scheduled = { ...published, publicationDate: inHours(-1), updatedAt: inHours(-30) };
  const onTime = await site.database.news.create({ data: scheduled });
  const tomorrow = await site.database.news.create({ data: { ...published, publicationDate: inHours(24) } });
  const match = await createMatch(site.database);

  const found = await urls();
  const lastModified = (path: string) => found.find(({ loc }) => loc === site.url + path)?.lastmod;
  expect(lastModified(`/noticias/${changed.id}`)).toBe(changed.updatedAt.toISOString());
  expect(lastModified(`/noticias/${onTime.id}`)).toBe(scheduled.publicationDate.toISOString());
  expect(lastModified(`/partidos/${match.id}`)).toBe(match.updatedAt.toISOString());
  expect(found.map(({ loc }) => loc)).not.toContain(`${site.url}/noticias/${tomorrow.id}`);
  expect(found.slice(0, PUBLIC_PAGES.length)).toEqual(
    PUBLIC_PAGES.map((path) => ({ loc: path === '/' ? `${site.url}/` : site.url + path })),
  );
});

test('lists the players whose page is public, also those who have left', async () => {
  const today = new Date().getUTCFullYear();
  const day = (year: number, month: number) => new Date(Date.UTC(year, month, 1));
  await site.database.season.createMany({
    data: [
      { year: today - 2, label: 'Antes', firstDay: day(today - 2, 0), lastDay: day(today - 1, 0) },
      { year: today + 2, label: 'Después', firstDay: day(today + 2, 0), lastDay: day(today + 3, 0) },
    ],
  });
  const player = { position: ['PG' as const], country: 'España', ...RATINGS };
  const added = await addPlayers(site.database, [
    { ...player, dorsal: 1, name: 'Nil' },
    { ...player, dorsal: 2, name: 'Pau', season: today - 2 },
    { ...player, dorsal: 3, name: 'Max', season: today + 2 },
    { ...player, dorsal: 4, name: 'Joan', isActive: false },
  ]);
  const found = (await urls()).map(({ loc }) => new URL(loc).pathname);
  const pages = added.map(({ playerId }) => `/jugadores/${playerId}`);
  expect(pages.map((page) => found.includes(page))).toEqual([true, true, false, false]);
  // As their page asks.
  const shown = added.map(async ({ playerId }) => {
    const { body } = await site.visitor.graphql(`{ player(id: "${playerId}") { id } }`);
    return body.data.player !== null;
  });
  expect(await Promise.all(shown)).toEqual([true, true, false, false]);
});

describe('the pages', () => {
  /** Paths without parameters, from the routes' table. */
  const routes = [...fs.readFileSync('web/routes.ts', 'utf8').matchAll(/'(\/[a-z/-]*)'/g)].flatMap(
    ([, path]) => path ?? [],
  );
  /** Sign-in pages and targets of mailed links do not belong in search results. */
  const SIGN_IN = ['/auth', '/login', '/registro', '/olvide-contrasena', '/restablecer', '/verificar'];

  test('are the public routes', async () => {
    const open = new Set<string>();
    for (const path of routes) {
      const page = await findPage(path);
      if (page && page.route.access === undefined && !SIGN_IN.includes(path)) open.add(path);
    }
    expect([...PUBLIC_PAGES].sort()).toEqual([...open].sort());
  });

  test('include no private area', () => {
    const closed = PUBLIC_PAGES.filter((path) => PRIVATE_AREAS.some((area) => path.startsWith(area)));
    expect(closed).toEqual([]);
  });
});

describe('with more than fifty thousand addresses', () => {
  let total: number;
  beforeAll(async () => {
    const [start, articles, players] = await Promise.all([
      site.database.match.count(),
      site.database.news.count({ where: { publicationDate: { lte: new Date() } } }),
      site.database.player.count({ where: { places: { some: publicPlaces() } } }),
    ]);
    total = PUBLIC_PAGES.length + articles + start + MAX_ADDRESSES + players;
    // Without the triggers of each row, which take most of the time.
    await site.database.$transaction([
      site.database.$executeRaw`SET LOCAL session_replication_role = replica`,
      site.database.$executeRaw`
        INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, capacity, updated_at)
        SELECT 'x', 'x', 'x', 'x', true, now(), 'LIGA', 0, now() FROM generate_series(1, ${MAX_ADDRESSES})`,
    ]);
  });

  test('it is an index of files that list each address once', async () => {
    const index = await read();
    expect(index.urlset).toBeUndefined();
    const files = listOf<{ loc: string }>(index.sitemapindex.sitemap).map(({ loc }) => new URL(loc).pathname);
    expect(files).toEqual(['/sitemaps/1.xml', '/sitemaps/2.xml']);
    const [first = [], second = []] = await Promise.all(files.map(urls));
    expect([first.length, second.length]).toEqual([MAX_ADDRESSES, total - MAX_ADDRESSES]);
    expect(new Set([...first, ...second].map(({ loc }) => loc)).size).toBe(total);
    expect((await site.visitor.request('GET', '/sitemaps/3.xml')).status).toBe(404);
  });
});
