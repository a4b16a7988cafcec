import { EventEmitter } from 'node:events';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { subscriptionPath } from '../../testing/page-documents.ts';
import { eventually } from '../../testing/eventually.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { OpenStreams } from './open-streams.ts';

/** A response, of which only the events and the bytes in memory matter here. */
const newStream = () =>
  Object.assign(new EventEmitter(), { writableLength: 0, destroy: vi.fn<() => void>() });

// The limit of 600 requests a minute is for reads. A follower sends one request and stays, and an arena shares one
// address.

let site: TestSite;
let matchId: string;

beforeAll(async () => {
  // A thousandth: one read a minute, and five streams.
  site = await serveTestSite(await testDatabase(), { RATE_LIMIT_FACTOR: '0.001', TRUST_PROXY: '1' });
  matchId = String((await createMatch(site.database)).id);
});
afterAll(() => site.close());

/** Follows a match from an address, until the end of the test. */
async function follow(address: string, id = matchId) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const { status, headers } = await fetch(site.url + subscriptionPath('LiveCard', { id }), {
    headers: { accept: 'text/event-stream', 'x-forwarded-for': address },
    signal: leaving.signal,
  });
  return { status, headers, leave: () => leaving.abort() };
}

const read = (address: string) =>
  site.visitor.request('POST', '/graphql', { query: '{ players { name } }' }, { 'x-forwarded-for': address });

describe('following a match', () => {
  test('does not use up the reads of an address once another caller follows it', async () => {
    await follow('203.0.113.1');
    for (let fan = 0; fan < 4; fan += 1) expect((await follow('203.0.113.2')).status).toBe(200);
    expect((await read('203.0.113.2')).status).toBe(200);
    expect((await read('203.0.113.2')).status).toBe(429);
    expect((await follow('203.0.113.2')).status).toBe(200);
  });

  test('counts as a read for the first follower, so that there is no read without a limit', async () => {
    const address = '203.0.113.3';
    const matches = await Promise.all([1, 2].map(async () => String((await createMatch(site.database)).id)));
    expect((await follow(address, matches[0])).status).toBe(200);
    expect((await follow(address, matches[1])).status).toBe(429);
  });

  test('is refused if too many are open from an address, and possible again when one has ended', async () => {
    const address = '203.0.113.4';
    const open = await Promise.all(Array.from({ length: 5 }, () => follow(address)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const refused = await follow(address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await follow('203.0.113.5')).status).toBe(200);
    open[0]?.leave();
    await expect.poll(async () => (await follow(address)).status).toBe(200);
  });
});

test('is limited for all addresses together to what an instance can hold', () => {
  const streams = new OpenStreams({ address: 2, all: 3 });
  const responses = Array.from({ length: 4 }, () => newStream());
  const add = (address: string, at: number) => streams.add(address, responses[at] ?? newStream());
  add('a', 0);
  add('a', 1);
  expect(() => add('a', 3)).toThrow(expect.objectContaining({ status: 429 }));
  add('b', 2);
  expect(() => add('c', 3)).toThrow(expect.objectContaining({ status: 503 }));
  responses[0]?.emit('close');
  add('c', 3);
  expect(streams.count).toBe(3);
  for (const response of responses) response.emit('close');
  expect(streams.count).toBe(0);
});

test('a stream whose events are not read is closed after a while', async () => {
  const streams = new OpenStreams({ address: 2, all: 2 }, 30);
  const [stalled, current] = [newStream(), newStream()];
  streams.add('a', stalled);
  streams.add('a', current);
  stalled.writableLength = 100;
  await eventually(() => expect(stalled.destroy).toHaveBeenCalled());
  expect(current.destroy).not.toHaveBeenCalled();
});

describe('a subscription at /graphql', () => {
  let usual: TestSite;
  beforeAll(async () => {
    usual = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  });
  afterAll(() => usual.close());

  const subscribe = (accept: string, address: string) => {
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const query = `subscription { match(id: "${matchId}") { result } }`;
    return fetch(`${usual.url}/graphql?${new URLSearchParams({ query })}`, {
      headers: { accept, 'x-forwarded-for': address },
      signal: leaving.signal,
    });
  };

  test.each(['*/*', 'application/json', 'multipart/mixed'])('is refused over %s', async (accept) => {
    const response = await subscribe(accept, '203.0.113.20');
    expect(response.status).toBe(406);
    expect(await response.text()).toContain('NOT_ACCEPTABLE');
  });

  test('is sent as events even if the caller prefers another stream', async () => {
    const response = await subscribe('multipart/mixed, text/event-stream', '203.0.113.21');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
  });

  test('is limited to a few of one address, because each runs its own document', async () => {
    const open = await Promise.all(
      Array.from({ length: 20 }, () => subscribe('text/event-stream', '203.0.113.22')),
    );
    expect(open.map(({ status }) => status)).toEqual(open.map(() => 200));
    expect((await subscribe('text/event-stream', '203.0.113.22')).status).toBe(429);
    expect((await subscribe('text/event-stream', '203.0.113.23')).status).toBe(200);
  });
});
