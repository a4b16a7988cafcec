import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database, Match, Prisma } from '../../platform/database/client.ts';
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

/** An article about anything, linked with a match. */
function link(title: string, matchId: number, changes: Partial<Prisma.NewsUncheckedCreateInput> = {}) {
  return database.news.create({
    data: { title, category: 'Club', content: '<p>Texto</p>', text: 'Texto', matchId, ...changes },
  });
}

test('linked articles come first, whatever their category, date and words; of others enough for three', async () => {
  const linked = await createMatch(database, { opponent: 'Mérida Vetona', matchDate: inHours(200 * DAY) });
  await link('Viaje', linked.id, { publicationDate: inHours(-300 * DAY) });
  await link('Entradas', linked.id, { publicationDate: inHours(-3) });
  await link('Sin acabar', linked.id, { status: 'draft' });
  await link('Mañana', linked.id, { publicationDate: inHours(DAY) });
  expect(await titles(linked.id)).toEqual(['Entradas', 'Viaje']);

  const own = await link('Acta', match.id, { publicationDate: inHours(-100 * DAY) });
  expect(await titles(match.id)).toEqual([
    'Acta',
    'El entrenador de Delta Tortosa, en sala de prensa',
    'Crónica',
  ]);
  // One that names the opponent belongs to the match that it is linked with, and to no other.
  await database.news.updateMany({ where: { title: 'Crónica' }, data: { matchId: linked.id } });
  expect(await titles(match.id)).not.toContain('Crónica');
  await database.news.updateMany({ where: { title: 'Crónica' }, data: { matchId: null } });
  await database.news.delete({ where: { id: own.id } });
});

test('an article says its match, and stays when the match is deleted', async () => {
  const gone = await createMatch(database, { opponent: 'Delta Tortosa', matchDate: inHours(300 * DAY) });
  const { id } = await link('Con partido', gone.id);
  const read = async () => {
    const { body } = await site.visitor.graphql(
      'query ($id: ID!) { article(id: $id) { title match { id opponent } } }',
      { id: String(id) },
    );
    return body.data.article;
  };
  expect(await read()).toMatchObject({ match: { id: String(gone.id), opponent: 'Delta Tortosa' } });
  await database.match.delete({ where: { id: gone.id } });
  expect(await read()).toEqual({ title: 'Con partido', match: null });
});

test('a long list of matches cannot ask for the news of each', async () => {
  const { body } = await site.visitor.graphql('{ matches(pageSize: 50) { items { news { title } } } }');
  expect(body.errors?.[0].message).toMatch(/demasiado costosa/);
});
