import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { listenToChanges } from '../database/changes.ts';
import type { OpenDatabase } from '../database/open.ts';
import { LiveMatches } from '../../domains/matches/live-matches.ts';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { testEmbedded } from '../../testing/database.ts';
import { subscriptionPath } from '../../testing/page-documents.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let database: OpenDatabase;
let site: TestSite;
let live: LiveMatches;
let stopHearing: () => Promise<void>;

beforeAll(async () => {
  database = await testEmbedded();
  live = new LiveMatches(database.prisma);
  const changes = await listenToChanges(database, {
    changed: (table) => table === 'matches' && live.changed(),
    lost: () => {},
    listening: () => live.changed(),
  });
  stopHearing = changes.stop;
  site = await serveTestSite(
    database.prisma,
    {},
    { live, invalidationsApplied: changes.invalidationsApplied },
  );
});
afterAll(async () => {
  live.close();
  await stopHearing();
  await site.close();
});

async function aMatch(result: string): Promise<string> {
  const { id } = await createMatch(database.prisma, { matchDate: new Date(), status: 'live', result });
  return String(id);
}

/** Follows a match as a page does. @returns the text received so far, and a function to leave */
async function follow(id: string) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(site.url + subscriptionPath('LiveCard', { id }), {
    headers: { accept: 'text/event-stream' },
    signal: leaving.signal,
  });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const heard = { text: '', hasEnded: false, leave: () => leaving.abort() };
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) heard.text += decoder.decode(chunk);
  };
  read()
    .catch(() => undefined)
    .finally(() => {
      heard.hasEnded = true;
    });
  return heard;
}

const scores = ({ text }: { text: string }) =>
  [...text.matchAll(/"result":"([\d-]+)"/g)].map(([, score]) => score);
const score = (id: string, result: string) =>
  database.prisma.match.update({ where: { id: Number(id) }, data: { result } });

test('all followers of a match get the same event, computed once, and later followers get the current state', async () => {
  const id = await aMatch('0-0');
  const early = await Promise.all(Array.from({ length: 30 }, () => follow(id)));
  await eventually(() => expect(early.map(scores)).toEqual(early.map(() => ['0-0'])));
  await score(id, '2-0');
  await eventually(() => expect(early.map(scores)).toEqual(early.map(() => ['0-0', '2-0'])));
  const late = await follow(id);
  await eventually(() => expect(scores(late)).toEqual(['2-0']));
  expect(new Set(early.map(({ text }) => text.slice(text.indexOf('event: next')))).size).toBe(1);
});

test('a match without followers is not read any more, and can be followed again', async () => {
  const id = await aMatch('0-0');
  const first = await follow(id);
  await eventually(() => expect(scores(first)).toEqual(['0-0']));
  first.leave();
  await eventually(() => expect(live.followed).toBe(0));
  await score(id, '4-0');
  const again = await follow(id);
  await eventually(() => expect(scores(again)).toEqual(['4-0']));
});

test('a stream without events gets heartbeats', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const quiet = await follow(await aMatch('0-0'));
  vi.advanceTimersByTime(15_000);
  vi.useRealTimers();
  await eventually(() => expect(quiet.text).toContain('event: alive\ndata:\n\n'));
});

test('a match that does not exist is an error', async () => {
  const path = subscriptionPath('LiveCard', { id: '999999' });
  const headers = { accept: 'text/event-stream' };
  const { body } = await site.visitor.request('GET', path, undefined, headers);
  expect(body.errors[0]).toMatchObject({
    message: 'El partido no existe',
    extensions: { code: 'NOT_FOUND' },
  });
});

test('it ends when the process stops', async () => {
  const here = await follow(await aMatch('0-0'));
  await eventually(() => expect(scores(here)).toEqual(['0-0']));
  live.close();
  await eventually(() => expect(here.hasEnded).toBe(true));
});
