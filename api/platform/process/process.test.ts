import type { AddressInfo } from 'node:net';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSiteServer } from './process.ts';

// Slow clients; «seconds» have twenty milliseconds in these tests.

const SECOND = 20;
const server = createSiteServer((request, response) => {
  request.resume();
  request.on('end', () => response.end('answered'));
}, SECOND);

beforeEach(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Sends the start of a request and waits until the server closes the connection.
 * @returns the response
 */
function begin(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(bytes),
    );
    let response = '';
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nhost: a\r\n'],
  ['a body', 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nhalf'],
  ['a body in pieces', 'POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
])('a request that never completes %s gets a timeout', async (_what, bytes) => {
  expect(await begin(bytes)).toMatch(/^HTTP\/1\.1 408 /);
});

test('the limits are ten seconds for the headers and thirty for the whole', () => {
  const { headersTimeout, requestTimeout } = createSiteServer(() => {});
  expect([headersTimeout, requestTimeout]).toEqual([10_000, 30_000]);
});

describe('requests that a client sends without waiting for the responses', () => {
  let running = 0;
  let most = 0;
  const busy = createSiteServer((request, response) => {
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      response.end(`[${request.url}]`);
    }, 5);
  });
  beforeEach(() => new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve)));
  afterEach(() => {
    busy.closeAllConnections();
    busy.close();
  });

  /** Sends requests at once on one connection. @returns everything that was received until the connection is closed. */
  const pipeline = (count: number): Promise<string> =>
    new Promise((resolve, reject) => {
      const { port } = busy.address() as AddressInfo;
      const requests = Array.from({ length: count }, (_, at) => {
        const connection = at === count - 1 ? 'close' : 'keep-alive';
        return `GET /${at} HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\n\r\n`;
      });
      const socket = net.connect(port, '127.0.0.1', () => socket.write(requests.join('')));
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('close', () => resolve(received));
      socket.on('error', reject);
    });

  test('run one after the other', async () => {
    const received = await pipeline(5);
    expect(received.match(/\[\/\d\]/g)).toEqual(['[/0]', '[/1]', '[/2]', '[/3]', '[/4]']);
    expect(most).toBe(1);
  });

  test('are refused if there are too many', async () => {
    expect(await pipeline(100)).not.toContain('[/99]');
  });
});
