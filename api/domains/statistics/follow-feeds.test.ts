import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { accessTo, startFileServer, startTvServer, type FileAnswer } from './feed-servers.fixture.ts';
import { followFeeds } from './follow-feeds.ts';
import { febFile, fibaFile, playedUntil, playMatch, tvMessages, withoutEvent } from './statistics.fixture.ts';
import { storedSheet } from './stored-sheet.ts';

let database: Database;
let site: TestSite;
let manager: Caller;

const ARENA = '127.0.0.1:7677';
beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database, { STATISTICS_HOSTS: ARENA });
  manager = await site.signedIn('sports_manager');
});
afterEach(() => database.matchFeed.deleteMany());
afterAll(() => site.close());

const SET = `mutation ($id: ID!, $address: String!) { setMatchFeed(input: { id: $id, address: $address }) {
  __typename ... on UserError { message } ... on ValidationError { fields { path message } }
  ... on SetMatchFeedSuccess { match { feed { address lastReadAt error nextReadAt } } } } }`;
const setFeed = async (id: number, address: string) =>
  (await manager.graphql(SET, { id: String(id), address })).body.data.setMatchFeed;
const START = 'mutation ($id: ID!) { startMatch(input: { id: $id }) { __typename } }';
const FINISH = `mutation ($id: ID!, $seen: String) { finishMatch(input: { id: $id, seen: $seen, confirmed: true }) {
  __typename ... on UserError { message } } }`;
const SCORE = `mutation ($input: RecordScoreInput!) { recordScore(input: $input) { __typename } }`;

const played = playMatch(7);
const RESULT = `${played.points[1]}-${played.points[2]}`;

const newMatch = () => createMatch(database, { status: 'live', matchDate: inHours(-1) });
const matchOf = (id: number) => database.match.findUniqueOrThrow({ where: { id } });
const feedOf = (id: number) => database.matchFeed.findUniqueOrThrow({ where: { matchId: id } });
async function sheetOf(id: number) {
  const stored = await database.matchStatistics.findUniqueOrThrow({ where: { matchId: id } });
  return { ...storedSheet(stored.sheet), source: stored.source, updatedAt: stored.updatedAt };
}

async function fileServer(answer: FileAnswer) {
  const server = await startFileServer(answer);
  onTestFinished(() => server.close());
  return server;
}

/** Gives a match a feed without the checks of the form, and reads it until it is due later. */
async function read(id: number, address: string, now: Date, host: string) {
  await database.matchFeed.upsert({
    where: { matchId: id },
    create: { matchId: id, address, nextReadAt: now },
    update: { nextReadAt: now },
  });
  const stop = new AbortController();
  const reading = followFeeds(database, { access: accessTo(host), signal: stop.signal, now: () => now });
  // One reading has been made once the next one is set.
  await eventually(async () => expect((await feedOf(id)).nextReadAt).not.toEqual(now));
  stop.abort();
  await reading;
}

test('staff set the source of a match, see how it goes, and remove it', async () => {
  const { id } = await newMatch();
  expect(await setFeed(id, ` tcp://${ARENA} `)).toMatchObject({
    match: { feed: { address: `tcp://${ARENA}`, lastReadAt: null, error: null } },
  });
  const entry = await database.auditEntry.findFirstOrThrow({ where: { subjectId: String(id) } });
  expect(entry.changes).toEqual({ feed: [null, `tcp://${ARENA}`] });
  expect(await setFeed(id, '')).toMatchObject({ match: { feed: null } });
});

test.each([
  [
    'http://127.0.0.1:3000/data.json',
    'Solo se leen FIBA LiveStats, la FEB y los servidores que ha permitido quien administra la web',
  ],
  ['fibalivestats', 'Debe ser una dirección completa: https://… o tcp://…'],
  [`https://intrafeb.feb.es/${'x'.repeat(600)}`, 'La dirección es demasiado larga'],
])('the address %.40s is refused at its field', async (address, message) => {
  const { id } = await newMatch();
  expect(await setFeed(id, address)).toMatchObject({
    __typename: 'ValidationError',
    fields: [{ path: 'address', message }],
  });
});

test.each([
  ['FIBA LiveStats', (match: typeof played) => fibaFile(match, match === played)],
  ['the federation', (match: typeof played) => febFile(match, 'KeyFacts')],
])('a match with overtime is followed from %s: corrections rewrite what was said', async (_name, fileOf) => {
  const { id } = await newMatch();
  const half = playedUntil(played, 60);
  const server = await fileServer({ is: 'file', file: fileOf(half) });
  const now = new Date();
  const again = (answer: FileAnswer) => {
    server.says(answer);
    return read(id, server.address, new Date(now.getTime() + server.requests.length * 60_000), server.host);
  };
  await again({ is: 'file', file: fileOf(half) });
  expect((await matchOf(id)).result).toBe(`${half.points[1]}-${half.points[2]}`);
  const corrected = withoutEvent(half, 10);
  await again({ is: 'file', file: fileOf(corrected) });
  expect((await sheetOf(id)).plays).toHaveLength(corrected.events.length);
  expect((await matchOf(id)).homePeriods).toEqual(corrected.periods[1]);
  await again({ is: 'cut', file: fileOf(played) });
  expect(await feedOf(id)).toMatchObject({ failures: 1, error: 'No se puede conectar con la fuente' });
  expect((await sheetOf(id)).plays).toHaveLength(corrected.events.length);
  await again({ is: 'file', file: fileOf(played) });
  expect(await feedOf(id)).toMatchObject({ failures: 0, error: null });
  const sheet = await sheetOf(id);
  expect([sheet.home.points, sheet.away.points]).toEqual([played.points[1], played.points[2]]);
  expect(await matchOf(id)).toMatchObject({ result: RESULT, homePeriods: played.periods[1], status: 'live' });
});

test('an unchanged file is not sent again, and nothing is written', async () => {
  const { id } = await newMatch();
  const server = await fileServer({ is: 'file', file: fibaFile(played) });
  const now = new Date();
  await read(id, server.address, now, server.host);
  const { updatedAt } = await sheetOf(id);
  await read(id, server.address, new Date(now.getTime() + 60_000), server.host);
  expect(server.answered).toEqual([200, 304]);
  expect((await sheetOf(id)).updatedAt).toEqual(updatedAt);
});

test('once staff change the score, it is theirs, and the statistics go on', async () => {
  const { id } = await newMatch();
  const half = playedUntil(played, 60);
  const server = await fileServer({ is: 'file', file: fibaFile(half, false) });
  await read(id, server.address, new Date(), server.host);
  const { homePeriods, awayPeriods } = await matchOf(id);
  const seen = homePeriods.map((home, index) => ({ home, away: awayPeriods[index] ?? 0 }));
  const periods = seen.map((period, index) => (index === 0 ? { ...period, home: period.home + 2 } : period));
  await manager.graphql(SCORE, { input: { id: String(id), seen, periods } });
  server.says({ is: 'file', file: fibaFile(played) });
  await read(id, server.address, new Date(Date.now() + 60_000), server.host);
  expect((await matchOf(id)).result).toBe(`${half.points[1] + 2}-${half.points[2]}`);
  expect((await sheetOf(id)).home.points).toBe(played.points[1]);
});

test('a match is read from its beginning, and 1, 6 and 24 hours after its end', async () => {
  const { id } = await createMatch(database, { matchDate: inHours(-1) });
  const server = await fileServer({ is: 'file', file: fibaFile(played) });
  await database.matchFeed.create({ data: { matchId: id, address: server.address } });
  const follow = (now: Date) =>
    followFeeds(database, {
      access: accessTo(server.host),
      signal: new AbortController().signal,
      now: () => now,
    });
  await follow(new Date());
  expect(server.requests).toHaveLength(0);
  await manager.graphql(START, { id: String(id) });
  await read(id, server.address, new Date(), server.host);
  await manager.graphql(FINISH, { id: String(id), seen: RESULT });
  const { overAt } = await feedOf(id);
  const after = (hours: number) => new Date((overAt?.getTime() ?? 0) + hours * 3_600_000 + 1000);
  const counts: number[] = [];
  for (const hours of [0, 0.5, 1, 3, 6, 12, 24, 48]) {
    await follow(after(hours));
    counts.push(server.requests.length);
  }
  expect(counts).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
  expect((await feedOf(id)).nextReadAt).toBeNull();
});

test('two processes do not read one feed', async () => {
  const { id } = await newMatch();
  const server = await fileServer({ is: 'silence' });
  await database.matchFeed.create({ data: { matchId: id, address: server.address } });
  const stop = new AbortController();
  const options = { access: accessTo(server.host), signal: stop.signal };
  const first = followFeeds(database, options);
  await eventually(() => expect(server.requests).toHaveLength(1));
  await followFeeds(database, options);
  expect(server.requests).toHaveLength(1);
  stop.abort();
  await first;
  expect((await feedOf(id)).reader).toBeNull();
});

test('a feed whose process was killed is read by another one', async () => {
  const { id } = await newMatch();
  const server = await fileServer({ is: 'file', file: fibaFile(played) });
  const [now, readerUntil] = [new Date(), inHours(-0.01)];
  await database.matchFeed.create({
    data: { matchId: id, address: server.address, reader: 'killed', readerUntil },
  });
  await read(id, server.address, now, server.host);
  expect(server.answered).toEqual([200]);
});

test('the TV feed: five cuts, a correction and overtime leave no event twice', async () => {
  const { id } = await newMatch();
  const server = await startTvServer();
  onTestFinished(() => server.close());
  const stop = new AbortController();
  await database.matchFeed.create({ data: { matchId: id, address: server.address } });
  const following = followFeeds(database, {
    access: accessTo(server.host),
    signal: stop.signal,
    heartbeat: 200,
  });
  const stored = (count: number) =>
    eventually(async () => expect((await sheetOf(id)).plays).toHaveLength(count));
  for (const [at, count] of [20, 50, 80, 110, 140].entries()) {
    const part = playedUntil(played, count);
    server.replaces(...tvMessages(part, 'INPROGRESS'));
    await eventually(() => expect(server.connections()).toBe(at + 1));
    server.send(...tvMessages(part, 'INPROGRESS'));
    await stored(count);
    server.cut();
    await eventually(() => expect(server.connections()).toBe(at + 2));
    await stored(count);
  }
  const corrected = withoutEvent(playedUntil(played, 140), 3);
  server.send(...tvMessages(corrected, 'INPROGRESS'));
  await stored(corrected.events.length);
  server.send(...tvMessages(played));
  await stored(played.events.length + 1);
  const sheet = await sheetOf(id);
  expect(new Set(sheet.plays.map(({ number }) => number)).size).toBe(sheet.plays.length);
  expect(sheet).toMatchObject({ source: 'genius_tv_feed', isFinal: true });
  expect(sheet.home.periods).toEqual(played.periods[1]);
  expect(sheet.shots).toHaveLength(played.events.filter(({ kind }) => kind === 'shot').length);
  expect((await matchOf(id)).result).toBe(RESULT);
  // The match is over: the reader lets go, and does not come back.
  await manager.graphql(FINISH, { id: String(id), seen: RESULT });
  await eventually(async () => expect(await feedOf(id)).toMatchObject({ nextReadAt: null, reader: null }));
  await following;
}, 60_000);
