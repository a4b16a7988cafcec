import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { RATINGS, addPlayers } from '../players/players.fixture.ts';
import { readFeed } from './feeds.ts';
import { febFile, lineOf, playMatch, type PlayedMatch } from './statistics.fixture.ts';
import { storeSheet } from './stored-sheet.ts';

let database: Database;
let site: TestSite;
let manager: Caller;
let pons: number;
let vidal: number;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  manager = await site.signedIn('sports_manager');
});
afterAll(() => site.close());

const addPlayer = async (dorsal: number, name: string) =>
  (await addPlayers(database, [{ dorsal, name, position: ['PG'], country: 'ES', ...RATINGS }]))[0]
    ?.playerId ?? -1;

beforeEach(async () => {
  await database.match.deleteMany();
  await database.player.deleteMany();
  // The box scores have «B. PONS» with «0», and «D. VIDAL» with «7».
  pons = await addPlayer(0, 'Biel Pons');
  vidal = await addPlayer(70, 'Dídac Vidal');
});

async function playAt(day: string, played: PlayedMatch): Promise<number> {
  const match = await createMatch(database, {
    status: 'finished',
    result: `${played.points[1]}-${played.points[2]}`,
    matchDate: new Date(day),
  });
  const feed = readFeed(febFile(played, 'KeyFacts'));
  if (!feed) throw new Error('no feed');
  await database.$transaction((transaction) => storeSheet(transaction, match, feed));
  return match.id;
}

const PLAYER = `query ($id: ID!) { player(id: $id) { name
  seasons { season games starts totals { points } }
  games { shirt match { id } line { points } } } }`;
const playerOf = async (id: number) =>
  (await site.visitor.graphql(PLAYER, { id: String(id) })).body.data.player;
const LINES = `query ($id: ID!) { match(id: $id) { playerGames { key shirt isChosen player { id } } } }`;
async function playerWith(matchId: number, shirt: string): Promise<{ key: string; player: string | null }> {
  const { body } = await manager.graphql(LINES, { id: String(matchId) });
  const line = body.data.match.playerGames.find((one: { shirt: string }) => one.shirt === shirt);
  return { key: line.key, player: line.player?.id ?? null };
}
const SET = `mutation ($input: SetGamePlayerInput!) { setGamePlayer(input: $input) {
  __typename ... on UserError { message } ... on ValidationError { fields { path message } } } }`;
const setPlayer = async (id: number, key: string, playerId: number | null) =>
  (await manager.graphql(SET, { input: { id: String(id), key, playerId: playerId && String(playerId) } }))
    .body.data.setGamePlayer;

const [first, second, third] = [playMatch(1), playMatch(2), playMatch(3)];

test('a player has the sums of each season, and every game', async () => {
  const ids = [
    await playAt('2025-05-01T18:00:00Z', first),
    await playAt('2025-10-01T18:00:00Z', second),
    await playAt('2025-11-01T18:00:00Z', third),
  ];
  const points = [first, second, third].map((played) => lineOf(played, 1, 1).points);
  expect(await playerOf(pons)).toEqual({
    name: 'Biel Pons',
    seasons: [
      { season: '2025/26', games: 2, starts: 2, totals: { points: (points[1] ?? 0) + (points[2] ?? 0) } },
      { season: '2024/25', games: 1, starts: 1, totals: { points: points[0] } },
    ],
    games: [2, 1, 0].map((at) => ({
      shirt: '0',
      match: { id: String(ids[at]) },
      line: { points: points[at] },
    })),
  });
  expect(await playerOf(vidal)).toMatchObject({ seasons: [], games: [] });
});

test('the records of the last season with statistics, or of another', async () => {
  await playAt('2025-05-01T18:00:00Z', first);
  await playAt('2025-10-01T18:00:00Z', second);
  const records = async (season: number | null) => {
    const query = `query ($season: Int) { seasonRecords(season: $season) { season games name totals { points } } }`;
    const { body } = await site.visitor.graphql(query, { season });
    expect(body.errors).toBeUndefined();
    return body.data.seasonRecords;
  };
  const record = (season: string, played: PlayedMatch) => ({
    season,
    games: 1,
    name: 'Biel Pons',
    totals: { points: lineOf(played, 1, 1).points },
  });
  expect(await records(null)).toEqual([record('2025/26', second)]);
  expect(await records(2024)).toEqual([record('2024/25', first)]);
  expect(await records(2001)).toEqual([]);
});

test('who nobody knows is asked once: staff say it, also for other matches of the person', async () => {
  const [one, two] = [
    await playAt('2025-10-01T18:00:00Z', first),
    await playAt('2025-11-01T18:00:00Z', second),
  ];
  const { key, player } = await playerWith(one, '7');
  expect(player).toBeNull();
  expect(await setPlayer(one, key, vidal)).toEqual({ __typename: 'SetGamePlayerSuccess' });
  expect((await playerWith(one, '7')).player).toBe(String(vidal));
  expect((await playerWith(two, '7')).player).toBe(String(vidal));
  // And in the matches to come.
  const three = await playAt('2025-12-01T18:00:00Z', third);
  expect((await playerWith(three, '7')).player).toBe(String(vidal));
  const entry = await database.auditEntry.findFirstOrThrow({ where: { subjectId: String(one) } });
  expect(entry.changes).toEqual({ player: [null, 'Dídac Vidal'] });
});

test('what staff said outlives a correction of the match, and a player is one line of it', async () => {
  const id = await playAt('2025-10-01T18:00:00Z', first);
  const { key } = await playerWith(id, '4');
  await setPlayer(id, key, pons);
  expect((await playerWith(id, '0')).player).toBeNull();
  const match = await database.match.findUniqueOrThrow({ where: { id } });
  const corrected = readFeed(febFile(second, 'KeyFacts'));
  if (!corrected) throw new Error('no feed');
  await database.$transaction((transaction) => storeSheet(transaction, match, corrected));
  expect((await playerWith(id, '4')).player).toBe(String(pons));
  expect((await playerWith(id, '0')).player).toBeNull();
});

test('a player that does not exist is refused at its field', async () => {
  const id = await playAt('2025-10-01T18:00:00Z', first);
  const { key } = await playerWith(id, '7');
  expect(await setPlayer(id, key, 999_999)).toMatchObject({
    fields: [{ path: 'playerId', message: 'Este jugador no existe' }],
  });
  expect(await setPlayer(id, 'nadie', vidal)).toMatchObject({ __typename: 'NotFoundError' });
});

test('a match lost its statistics: nobody has its games any more', async () => {
  const id = await playAt('2025-10-01T18:00:00Z', first);
  await manager.graphql(`mutation { removeMatchStatistics(id: ${id}) { __typename } }`);
  expect((await playerOf(pons)).games).toEqual([]);
});
