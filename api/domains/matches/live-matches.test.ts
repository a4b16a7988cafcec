import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { listenToChanges } from '../../platform/database/changes.ts';
import type { OpenDatabase } from '../../platform/database/open.ts';
import { openPostgres } from '../../platform/database/postgres.ts';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { LiveMatches } from './live-matches.ts';
import { recordScore, startMatch } from './match-progress.ts';
import { createMatch } from './matches.fixture.ts';

interface Shown {
  status: string;
  result: string | null;
}

async function serve(database: OpenDatabase): Promise<TestSite & { live: LiveMatches }> {
  const live = new LiveMatches(database.prisma);
  const changes = await listenToChanges(database, {
    changed: (table) => table === 'matches' && live.changed(),
    lost: () => {},
    listening: () => live.changed(),
  });
  const site = await serveTestSite(
    database.prisma,
    {},
    { live, invalidationsApplied: changes.invalidationsApplied },
  );
  onTestFinished(async () => {
    live.close();
    await changes.stop();
    await site.close();
  });
  return Object.assign(site, { live });
}

/**
 * Subscribes to a match as a browser does.
 * @returns what it received so far, and whether the stream has ended
 */
async function follow(site: TestSite, id: number): Promise<{ received: Shown[]; ended: () => boolean }> {
  const query = `subscription { match(id: "${id}") { status result } }`;
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(`${site.url}/graphql?${new URLSearchParams({ query })}`, {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const received: Shown[] = [];
  let hasEnded = false;
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      for (const [, json = ''] of decoder.decode(chunk).matchAll(/^data: (\{.+)$/gm)) {
        received.push((JSON.parse(json) as { data: { match: Shown } }).data.match);
      }
    }
    hasEnded = true;
  };
  read().catch(() => {
    hasEnded = true;
  });
  return { received, ended: () => hasEnded };
}

async function aMatch(database: OpenDatabase): Promise<number> {
  return (await createMatch(database.prisma, { matchDate: new Date() })).id;
}

const kinds: [string, () => Promise<OpenDatabase>][] = [
  ['embedded', testEmbedded],
  ['postgres', testPostgres],
];

describe.each(kinds)('following a match over the %s database', (_kind, openDatabase) => {
  let database: OpenDatabase;
  let staff: { id: number };
  beforeAll(async () => {
    database = await openDatabase();
    staff = await database.prisma.user.create({
      data: { name: 'Anotadora', email: 'anotadora@prueba.test', password: 'x' },
    });
  });
  afterAll(async () => {
    if (database.kind === 'postgres') await database.close();
  });

  test('sends the current state at once, then every change, and nothing of other matches', async () => {
    const site = await serve(database);
    const id = await aMatch(database);
    const { received } = await follow(site, id);
    await eventually(() => expect(received).toEqual([{ status: 'SCHEDULED', result: null }]));
    await startMatch(database.prisma, staff, id);
    await eventually(() => expect(received.at(-1)).toEqual({ status: 'LIVE', result: '0-0' }));
    await startMatch(database.prisma, staff, await aMatch(database));
    await recordScore(database.prisma, staff, id, {
      seen: [{ home: 0, away: 0 }],
      periods: [{ home: 3, away: 0 }],
    });
    await eventually(() => expect(received.at(-1)).toEqual({ status: 'LIVE', result: '3-0' }));
    expect(received).toHaveLength(3);
  });

  test('notifies many subscribers', async () => {
    const site = await serve(database);
    const id = await aMatch(database);
    const followers = await Promise.all(Array.from({ length: 50 }, () => follow(site, id)));
    await startMatch(database.prisma, staff, id);
    await eventually(() =>
      expect(followers.map(({ received }) => received.at(-1)?.status)).toEqual(followers.map(() => 'LIVE')),
    );
  });

  test.each(['999999', '0', 'abc'])('of a match that does not exist is an error: %s', async (id) => {
    const site = await serve(database);
    const query = `subscription { match(id: "${id}") { id } }`;
    const headers = { accept: 'text/event-stream' };
    const answer = await fetch(`${site.url}/graphql?${new URLSearchParams({ query })}`, { headers });
    const text = await answer.text();
    expect(text).toMatch(/"errors":\[\{"message":"El partido no existe".*"code":"NOT_FOUND"/);
  });

  test('passes a proxy with its default settings, and begins at once', async () => {
    const site = await serve(database);
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const query = `subscription { match(id: ${await aMatch(database)}) { id } }`;
    const answer = await fetch(`${site.url}/graphql?${new URLSearchParams({ query })}`, {
      headers: { accept: 'text/event-stream' },
      signal: leaving.signal,
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers.has('content-encoding')).toBe(false);
    const first = (await answer.body?.getReader().read())?.value;
    expect(new TextDecoder().decode(first)).toMatch(/^:\n\n/);
  });

  test('ends when the process stops', async () => {
    const site = await serve(database);
    const here = await follow(site, await aMatch(database));
    await eventually(() => expect(here.received).toHaveLength(1));
    site.live.close();
    await eventually(() => expect(here.ended()).toBe(true));
  });
});

test('a score written on one instance reaches subscribers of another', async () => {
  const here = await testPostgres();
  const there = await openPostgres(here.url);
  onTestFinished(() => there.close());
  const site = await serve(there);
  const staff = await here.prisma.user.create({
    data: { name: 'Anotadora', email: 'a@prueba.test', password: 'x' },
  });
  const id = await aMatch(here);
  const { received } = await follow(site, id);
  await startMatch(here.prisma, staff, id);
  await eventually(() => expect(received.at(-1)?.status).toBe('LIVE'));
});

test('a follower that fails does not keep changes from the others', async () => {
  const { prisma } = await testEmbedded();
  const live = new LiveMatches(prisma);
  const { id } = await createMatch(prisma, { matchDate: new Date() });
  const failing = vi.fn<() => void>(() => {
    throw new Error('its buffer is full');
  });
  failing.mockImplementationOnce(() => {});
  const received: (string | null)[] = [];
  const end = () => {};
  await live.follow(id, { next: failing, end });
  await live.follow(id, { next: ({ location }) => void received.push(location), end });
  for (const location of ['Son Moix', 'Inca']) {
    await prisma.match.update({ where: { id }, data: { location } });
    live.changed();
    await eventually(() => expect(received.at(-1)).toBe(location));
  }
  expect(failing).toHaveBeenCalledTimes(3);
});

test('the pages’ followers are notified before those with documents of their own', async () => {
  const { prisma } = await testEmbedded();
  const live = new LiveMatches(prisma);
  const { id } = await createMatch(prisma, { matchDate: new Date() });
  const order: string[] = [];
  const followAs = (name: string, isShared: boolean) =>
    live.follow(id, { next: () => void order.push(name), end: () => {}, isShared });
  await followAs('stranger', false);
  await followAs('pages', true);
  await followAs('another stranger', false);
  order.length = 0;
  await prisma.match.update({ where: { id }, data: { location: 'Inca' } });
  live.changed();
  await eventually(() => expect(order).toEqual(['pages', 'stranger', 'another stranger']));
});
