import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Match } from '../../platform/database/client.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let database: Database;
let site: TestSite;
let match: Match;

/** The match against Delta Tortosa started ten hours ago; articles are dated in hours from its start. */
const STARTED = -10;
const DAY = 24;
const written = [
  { title: 'Crónica', category: 'Partidos', hours: 3, text: 'Gran partido contra DELTA TORTOSA.' },
  { title: 'El entrenador de Delta Tortosa, en sala de prensa', category: 'Partidos', hours: 4 },
  { title: 'Previa ante Delta Tortosa', category: 'Partidos', hours: -2 * DAY },
  { title: 'Delta Tortosa: agotadas', category: 'Partidos', hours: -20 * DAY },
  { title: 'Previa ante Linares Minero', category: 'Partidos', hours: -DAY },
  { title: 'Lo que dejó Delta Tortosa, mañana', category: 'Partidos', hours: 34 },
  { title: 'Fiesta con Delta Tortosa', category: 'Club', hours: 2 },
];

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  await database.newsCategory.createMany({
    data: [
      { slug: 'Partidos', name: 'Los partidos' },
      { slug: 'Club', name: 'El club' },
    ],
  });
  match = await createMatch(database, { matchDate: inHours(STARTED), status: 'finished', result: '80-70' });
  await database.news.createMany({
    data: written.map(({ title, category, hours, text = 'Texto' }) => ({
      title,
      category,
      content: '<p>Texto</p>',
      text,
      publicationDate: inHours(STARTED + hours),
    })),
  });
});
afterAll(() => site.close());

const NEWS_OF_MATCH = 'query ($id: ID!) { match(id: $id) { news { title } } }';

async function titles(id: number): Promise<string[]> {
  const { body } = await site.visitor.graphql(NEWS_OF_MATCH, { id: String(id) });
  expect(body.errors).toBeUndefined();
  return body.data.match.news.map(({ title }: { title: string }) => title);
}

test('the news of a match: of its category, naming the opponent, published, the latest three first', async () => {
  expect(await titles(match.id)).toEqual([
    'El entrenador de Delta Tortosa, en sala de prensa',
    'Crónica',
    'Previa ante Delta Tortosa',
  ]);
});

test('depends on the date: the return match, four months later, has none yet', async () => {
  const later = await createMatch(database, { matchDate: inHours(120 * DAY) });
  expect(await titles(later.id)).toEqual([]);
  const soon = await createMatch(database, { matchDate: inHours(STARTED - 16 * DAY), status: 'finished' });
  expect(await titles(soon.id)).toEqual(['Delta Tortosa: agotadas']);
});

test('a long list of matches cannot ask for the news of each', async () => {
  const { body } = await site.visitor.graphql('{ matches(pageSize: 50) { items { news { title } } } }');
  expect(body.errors?.[0].message).toMatch(/demasiado costosa/);
});
