import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { publicResponsesOf } from './public-responses.fixture.ts';
import { TableVersions } from './table-versions.ts';

// A cached response is renewed in the background a little before it is too old (stale-while-revalidate).

const SECOND = 1000;
let versions: TableVersions;
let server: http.Server;
let address: string;
/** The content of the responses, how often one was started, and what unfinished ones wait for. */
let text: string;
let begun: number;
let held: Promise<void> | undefined;
let fails: boolean;

beforeAll(async () => {
  // Fakes the clock by which responses are renewed; requests need the other timers.
  vi.useFakeTimers({ toFake: ['performance'] });
  server = http.createServer((request, response) => {
    if (responses.sendCached(request, response)) return;
    response.setHeader('x-made', 'for this request');
    void responses.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

let responses: ReturnType<typeof publicResponsesOf>;
beforeEach(() => {
  versions = new TableVersions();
  versions.listening();
  begun = 0;
  held = undefined;
  fails = false;
  text = 'first';
  responses = publicResponsesOf(versions, async () => {
    begun += 1;
    await held;
    if (fails) throw new Error('the making failed');
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: text };
  });
});

async function ask(query = ''): Promise<{ body: string; isCached: boolean }> {
  const response = await fetch(address + query);
  return { body: await response.text(), isCached: !response.headers.has('x-made') };
}

function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * SECOND);
}

test('no caller waits while a cached response is renewed', async () => {
  expect(await ask()).toEqual({ body: 'first', isCached: false });
  pass(7);
  expect(await ask()).toEqual({ body: 'first', isCached: true });
  expect(begun).toBe(1);

  pass(2);
  text = 'second';
  let end = () => {};
  held = new Promise((resolve) => (end = resolve));
  expect(await ask()).toEqual({ body: 'first', isCached: true });
  expect(await ask()).toEqual({ body: 'first', isCached: true });
  expect(begun).toBe(2);
  end();
  await eventually(async () => expect(await ask()).toEqual({ body: 'second', isCached: true }));

  // The new one lives as long as the first did.
  pass(7);
  expect(await ask()).toEqual({ body: 'second', isCached: true });
  expect(begun).toBe(2);
});

test('a response that cannot be renewed is sent until its end of life', async () => {
  await ask();
  pass(9);
  fails = true;
  expect(await ask()).toEqual({ body: 'first', isCached: true });
  expect(await ask()).toEqual({ body: 'first', isCached: true });
  expect(begun).toBe(2);
});

test('a response is not cached if its data changed while it was renewed', async () => {
  await ask();
  pass(9);
  let end = () => {};
  held = new Promise((resolve) => (end = resolve));
  await ask();
  versions.lost();
  versions.listening();
  text = 'second';
  held = undefined;
  end();
  expect((await ask()).body).toBe('second');
});
