import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { febFile, fibaFile, playMatch } from './statistics.fixture.ts';

let database: Database;
let site: TestSite;
let manager: Caller;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  manager = await site.signedIn('sports_manager');
});
afterAll(() => site.close());

const UPLOAD = `mutation ($input: UploadMatchStatisticsInput!) { uploadMatchStatistics(input: $input) {
  __typename ... on UserError { message } ... on ValidationError { fields { path message } }
  ... on UploadMatchStatisticsSuccess { match { id hasStatistics } } } }`;
const REMOVE = `mutation ($id: ID!) { removeMatchStatistics(id: $id) {
  __typename ... on UserError { message } ... on RemoveMatchStatisticsSuccess { match { hasStatistics } } } }`;
const READ = `query ($id: ID!) { match(id: $id) { hasStatistics result statistics {
  source isProvisional
  home { name points periods players { key shirt name isStarter line { points fouls twos { made attempted } } } totals { points } }
  away { points totals { points } }
  plays(period: 5) { period left kind side player isMade home away }
  shots { side value x }
} } }`;

const played = playMatch(7);
const RESULT = `${played.points[1]}-${played.points[2]}`;

async function upload(caller: Caller, id: number, file: unknown, name = 'data.json') {
  const form = new FormData();
  const variables = { input: { id: String(id), file: null } };
  form.append('operations', JSON.stringify({ query: UPLOAD, variables }));
  form.append('map', JSON.stringify({ 0: ['variables.input.file'] }));
  form.append('0', new Blob([typeof file === 'string' ? file : JSON.stringify(file)]), name);
  const { body } = await caller.request('POST', '/graphql', form);
  return body.data?.uploadMatchStatistics ?? body;
}

const finished = (result = RESULT) =>
  createMatch(database, { status: 'finished', result, matchDate: new Date('2026-03-01T17:00:00Z') });
const read = async (id: number) => (await site.visitor.graphql(READ, { id: String(id) })).body.data.match;

test('a file of FIBA LiveStats becomes the statistics of a match, for everyone', async () => {
  const { id } = await finished();
  expect(await read(id)).toEqual({ hasStatistics: false, result: RESULT, statistics: null });
  expect(await upload(manager, id, fibaFile(played))).toEqual({
    __typename: 'UploadMatchStatisticsSuccess',
    match: { id: String(id), hasStatistics: true },
  });
  const { statistics } = await read(id);
  expect(statistics).toMatchObject({
    source: 'FIBA_LIVE_STATS',
    isProvisional: false,
    home: { points: played.points[1], periods: played.periods[1], totals: { points: played.points[1] } },
    away: { points: played.points[2], totals: { points: played.points[2] } },
  });
  expect(statistics.home.players).toHaveLength(8);
  expect(statistics.plays.every(({ period }: { period: number }) => period === 5)).toBe(true);
  expect(statistics.plays.at(-1)).toMatchObject({ home: played.points[1], away: played.points[2] });
  const entry = await database.auditEntry.findFirstOrThrow({ where: { action: 'upload' } });
  expect(entry.changes).toEqual({ statistics: [null, 'FIBA LiveStats'] });
});

test('the last plays can be read alone, with the names of their players', async () => {
  const { id } = await finished();
  await upload(manager, id, fibaFile(played));
  const plays = async (last: number) => {
    const query = `{ match(id: ${id}) { statistics { plays(last: ${last}) { name kind home away } } } }`;
    return (await site.visitor.graphql(query)).body.data.match.statistics.plays;
  };
  expect(await plays(2)).toHaveLength(2);
  expect((await plays(2))[0].name).toMatch(/^[A-H]\. /);
  expect((await plays(2))[1]).toMatchObject({
    kind: 'OTHER',
    home: played.points[1],
    away: played.points[2],
  });
  expect(await plays(-5)).toHaveLength(1);
  expect(await plays(1000)).toHaveLength(100);
});

test('a correction replaces all that was said before', async () => {
  const { id } = await finished();
  await upload(manager, id, fibaFile(playMatch(1)));
  await upload(manager, id, fibaFile(played));
  const { statistics } = await read(id);
  expect(statistics).toMatchObject({ isProvisional: false, home: { points: played.points[1] } });
  const shots = played.events.filter(({ kind }) => kind === 'shot');
  expect(statistics.shots).toHaveLength(shots.length);
});

test('box score and key facts of the federation complement each other, in either order', async () => {
  const { id } = await finished();
  await upload(manager, id, febFile(played, 'KeyFacts'));
  await upload(manager, id, febFile(played, 'BoxScore'));
  const { statistics } = await read(id);
  expect(statistics).toMatchObject({ source: 'FEB_LIVE_STATS', isProvisional: false });
  expect(statistics.plays.length).toBeGreaterThan(0);
  expect(statistics.home.players[0]).toMatchObject({ shirt: '00', name: 'A. SERRA', isStarter: true });
});

test('figures that differ from the score of the match are provisional, and the score stays', async () => {
  const { id } = await finished('90-80');
  await upload(manager, id, fibaFile(played));
  expect(await read(id)).toMatchObject({ result: '90-80', statistics: { isProvisional: true } });
});

test.each([
  ['no JSON', 'hola', 'El archivo está dañado o no es JSON'],
  ['half a file', JSON.stringify(fibaFile(played)).slice(0, 5000), 'El archivo está dañado o no es JSON'],
  [
    'other JSON',
    { a: 1 },
    'El archivo no es de FIBA LiveStats (data.json) ni de la FEB (BoxScore o KeyFacts)',
  ],
  ['a large file', `"${'x'.repeat(4 * 1024 * 1024)}"`, 'El archivo no puede superar los 4MB'],
])('%s is refused, and what was stored stays', async (_name, file, message) => {
  const { id } = await finished();
  await upload(manager, id, fibaFile(played));
  expect(await upload(manager, id, file)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'file', message }],
  });
  expect((await read(id)).statistics.home.points).toBe(played.points[1]);
});

test('a match that has not begun has no statistics, and neither has one that does not exist', async () => {
  const { id } = await createMatch(database);
  expect(await upload(manager, id, fibaFile(played))).toMatchObject({
    __typename: 'ValidationError',
    message: 'El partido aún no ha empezado: no puede tener estadísticas',
  });
  expect(await upload(manager, 999_999, fibaFile(played))).toMatchObject({ __typename: 'NotFoundError' });
});

test('staff remove them; a second time there is nothing to remove', async () => {
  const { id } = await finished();
  await upload(manager, id, fibaFile(played));
  const remove = async () =>
    (await manager.graphql(REMOVE, { id: String(id) })).body.data.removeMatchStatistics;
  expect(await remove()).toMatchObject({ match: { hasStatistics: false } });
  expect(await remove()).toMatchObject({ __typename: 'NotFoundError' });
  expect((await read(id)).statistics).toBeNull();
});
