import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Match } from '../database/client.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { testDatabase } from '../testing/database.ts';
import { serveTestSite, type TestSite } from '../testing/site.ts';

let site: TestSite;
let match: Match;

/** The match began ten hours ago; hours are counted from its start. */
const STARTED = -10;
const written = [
  { title: 'Crónica', category: 'Partidos', hours: 3 },
  { title: 'Ruedas de prensa', category: 'Partidos', hours: 4 },
  { title: 'Previa', category: 'Partidos', hours: -40 },
  { title: 'Convocatoria', category: 'Partidos', hours: -47 },
  { title: 'Previa del anterior', category: 'Partidos', hours: -49 },
  { title: 'Análisis de mañana', category: 'Partidos', hours: 34 },
  { title: 'Fiesta en la plaza', category: 'Club', hours: 2 },
];

beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  await database.newsCategory.createMany({
    data: [
      { slug: 'Partidos', name: 'Los partidos' },
      { slug: 'Club', name: 'El club' },
    ],
  });
  match = await createMatch(database, { matchDate: inHours(STARTED), status: 'finished', result: '80-70' });
  await database.news.createMany({
    data: written.map(({ title, category, hours }) => ({
      title,
      category,
      content: '<p>Texto</p>',
      text: 'Texto',
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

test('the news of a match: of its category and its days, published, the latest three first', async () => {
  expect(await titles(match.id)).toEqual(['Ruedas de prensa', 'Crónica', 'Previa']);
});

test('a long list of matches cannot ask for the news of each', async () => {
  const { body } = await site.visitor.graphql('{ matches(pageSize: 50) { items { news { title } } } }');
  expect(body.errors?.[0].message).toMatch(/demasiado costosa/);
});
