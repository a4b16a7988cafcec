import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { ResponseCache } from './response-cache.ts';
import { recordOf } from '../http/request-scope.ts';
import { publicAnswersOf } from './public-answers.fixture.ts';

// Kept answers are made anew a little before they are too old, behind whoever asks for them.

const SECOND = 1000;
let cache: ResponseCache;
let server: http.Server;
let address: string;
/** What answers say, how often one was begun, and what those wait for that are being made. */
let text: string;
let begun: number;
let held: Promise<void> | undefined;
let fails: boolean;

beforeAll(async () => {
  // The clock by which answers are renewed; requests need the others.
  vi.useFakeTimers({ toFake: ['performance'] });
  server = http.createServer((request, response) => {
    const { answerKept, answerPublicly } = answers;
    if (answerKept(request, response)) return;
    response.setHeader('x-made', 'for this request');
    void answerPublicly(request, response, new URL(request.url ?? '', 'http://localhost'), recordOf(request));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

let answers: ReturnType<typeof publicAnswersOf>;
beforeEach(() => {
  cache = new ResponseCache();
  cache.listening();
  begun = 0;
  held = undefined;
  fails = false;
  text = 'first';
  answers = publicAnswersOf(cache, async () => {
    begun += 1;
    await held;
    if (fails) throw new Error('the making failed');
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: text };
  });
});

async function ask(query = ''): Promise<{ body: string; isKept: boolean }> {
  const response = await fetch(address + query);
  return { body: await response.text(), isKept: !response.headers.has('x-made') };
}

/** Lets seconds pass; the timer that ends a moment goes by the real clock. */
function pass(seconds: number): void {
  vi.advanceTimersByTime(seconds * SECOND);
  cache.recent.clear();
}

test('nobody waits for an answer that is still kept to be made anew', async () => {
  expect(await ask()).toEqual({ body: 'first', isKept: false });
  pass(7);
  expect(await ask()).toEqual({ body: 'first', isKept: true });
  expect(begun).toBe(1);

  pass(2);
  text = 'second';
  let end = () => {};
  held = new Promise((resolve) => (end = resolve));
  expect(await ask()).toEqual({ body: 'first', isKept: true });
  expect(await ask()).toEqual({ body: 'first', isKept: true });
  expect(begun).toBe(2);
  end();
  await eventually(async () => expect(await ask()).toEqual({ body: 'second', isKept: true }));

  // The new one lives as long as the first did.
  pass(7);
  expect(await ask()).toEqual({ body: 'second', isKept: true });
  expect(begun).toBe(2);
});

test('one that cannot be made anew is sent as long as it is kept', async () => {
  await ask();
  pass(9);
  fails = true;
  expect(await ask()).toEqual({ body: 'first', isKept: true });
  expect(await ask()).toEqual({ body: 'first', isKept: true });
  expect(begun).toBe(2);
});

test('what was changed while it was being made anew is not kept', async () => {
  await ask();
  pass(9);
  let end = () => {};
  held = new Promise((resolve) => (end = resolve));
  await ask();
  cache.lost();
  cache.listening();
  text = 'second';
  held = undefined;
  end();
  expect((await ask()).body).toBe('second');
});

test('the same answer made anew stays packed', async () => {
  text = 'the same again and again '.repeat(1000);
  await ask();
  // Packed with care when it is sent again.
  await ask();
  expect(await ask()).toEqual({ body: text, isKept: true });
  pass(9);
  await ask();
  await eventually(() => expect(begun).toBe(2));
  pass(5);
  expect(await ask()).toEqual({ body: text, isKept: true });
});

test('the same answer at another address is packed already', async () => {
  text = 'the same again and again '.repeat(1000);
  await ask();
  await ask();
  expect(await ask('?fbclid=1')).toEqual({ body: text, isKept: false });
  expect(await ask('?fbclid=1')).toEqual({ body: text, isKept: true });
  expect(begun).toBe(2);
});
