import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedDemonstration } from '../../../prisma/seed/seed.ts';
import { DERIVED } from '../backup/left-out.ts';
import type { EmbeddedDatabase } from '../database/embedded.ts';
import { TableVersions } from './table-versions.ts';
import { testEmbedded } from '../../testing/database.ts';
import { operationPath } from '../../testing/page-documents.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';

// A response declares the tables that it was read from. Its SQL statements show whether the list is complete.

let database: EmbeddedDatabase;
let site: TestSite;
const versions = new TableVersions();
/** All tables except those that count requests, and those that triggers compute from others. */
let tables: Set<string>;
let match: { id: string };
let article: { id: string };

beforeAll(async () => {
  database = await testEmbedded();
  const { prisma } = database;
  await seedDemonstration(prisma, new Date(), async () => 'hash');
  const all = await prisma.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_name NOT IN ('rate_limits', ${DERIVED})`;
  tables = new Set(all.map(({ name }) => name));
  versions.listening();
  site = await serveTestSite(prisma, {}, { tables: versions });
  match = { id: String((await prisma.match.findFirstOrThrow({ where: { isHome: true } })).id) };
  const { newsId } = await prisma.comment.findFirstOrThrow();
  article = { id: String(newsId) };
}, 120_000);
afterAll(() => site.close());

const TABLE = /\b(?:FROM|JOIN)\s+(?!LATERAL\b)(?:"public"\.)?"?([a-z_]+)"?/gi;

/** The tables that a request for an address reads. */
async function tablesRead(address: string): Promise<string[]> {
  const statements = await statementsOf(database, async () => {
    const { status, body } = await site.visitor.request('GET', address);
    expect(status, JSON.stringify(body)).toBe(200);
  });
  const named = statements.flatMap((sql) => [...sql.matchAll(TABLE)].map(([, table = '']) => table));
  return [...new Set(named)].filter((table) => tables.has(table));
}

const ADDRESSES: readonly (() => string)[] = [
  () => operationPath('HomePage'),
  () =>
    operationPath('CalendarPage', {
      filter: { currentSeason: true },
      isCurrent: true,
      page: 1,
      pageSize: 50,
    }),
  () => operationPath('StandingsPage'),
  () => operationPath('MatchPage', match),
  () => operationPath('NextMatchPage'),
  () => operationPath('NewsListPage', { page: 1, pageSize: 6 }),
  () => operationPath('NewsListPage', { page: 1, pageSize: 6, category: 'Equipo' }),
  () => operationPath('NewsListPage', { page: 1, pageSize: 6, search: 'de' }),
  () => operationPath('ArticlePage', article),
  () => operationPath('MoreComments', { newsId: article.id, after: `${Date.now()}-1` }),
  () => operationPath('TicketsPage', { page: 1, pageSize: 20 }),
  () => operationPath('TicketPurchasePage', match),
  () => operationPath('SquadPage'),
  () => operationPath('SponsorsPage'),
  () => '/api/news',
  () => `/api/news/${article.id}`,
  () => '/api/categories',
  () => '/api/matches',
  () => `/api/matches/${match.id}`,
  () => '/api/players',
  () => '/api/sponsors',
  () => '/sitemap.xml',
  () => '/sitemaps/1.xml',
  () => '/noticias.rss',
  () => '/calendario.ics',
  () => `/partidos/${match.id}.ics`,
];

test('a public response is made again after a change of any table that it was read from', async () => {
  for (const addressOf of ADDRESSES) {
    const address = addressOf();
    const made = await tablesRead(address);
    expect(made, address).not.toEqual([]);
    for (const table of made) {
      expect(await tablesRead(address), `${address} is cached`).toEqual([]);
      versions.changed(table);
      expect(await tablesRead(address), `${address} after a change of ${table}`).not.toEqual([]);
    }
  }
});
