import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { publicResponsesOf } from './public-responses.fixture.ts';
import { TableVersions } from './table-versions.ts';

// Eight responses are made at a time, and none for callers that disconnect while they wait for their turn.

const BUSY = 8;

const begun: string[] = [];
const ends = new Map<string, () => void>();
let server: http.Server;
let address: string;

beforeAll(async () => {
  const versions = new TableVersions();
  versions.listening();
  const { answer } = publicResponsesOf(versions, async (url) => {
    begun.push(url.pathname);
    await new Promise<void>((resolve) => ends.set(url.pathname, resolve));
    return { status: 200, headers: { 'content-type': 'text/plain' }, body: url.pathname };
  });
  server = http.createServer((request, response) => {
    void answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

interface Asking {
  /** The text of the response; «gone» if the caller left before. */
  answer: Promise<string>;
  leave: () => void;
}

function ask(path: string): Asking {
  const request = http.get(address + path, { agent: false });
  const answer = new Promise<string>((resolve) => {
    request.on('error', () => resolve('gone'));
    request.on('response', async (response) => resolve(Buffer.concat(await response.toArray()).toString()));
  });
  return { answer, leave: () => request.destroy() };
}

const connections = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

test('no response is made for callers that left, but a caller that waits for the same one gets it', async () => {
  const busy = Array.from({ length: BUSY }, (_, index) => ask(`/busy/${index}`));
  await eventually(() => expect(begun).toHaveLength(BUSY));

  const alone = ask('/alone');
  await eventually(async () => expect(await connections()).toBe(BUSY + 1));
  const first = ask('/together');
  await eventually(async () => expect(await connections()).toBe(BUSY + 2));
  const second = ask('/together');
  await eventually(async () => expect(await connections()).toBe(BUSY + 3));
  expect(begun).toHaveLength(BUSY);

  alone.leave();
  first.leave();
  expect(await Promise.all([alone.answer, first.answer])).toEqual(['gone', 'gone']);
  await eventually(async () => expect(await connections()).toBe(BUSY + 1));
  for (const end of ends.values()) end();
  expect(await Promise.all(busy.map(({ answer }) => answer))).toEqual(
    Array.from({ length: BUSY }, (_, index) => `/busy/${index}`),
  );

  await eventually(() => expect(begun).toContain('/together'));
  ends.get('/together')?.();
  expect(await second.answer).toBe('/together');
  expect(begun).not.toContain('/alone');
});
