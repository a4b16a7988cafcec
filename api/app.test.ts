import http from 'node:http';
import net from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { logger } from './platform/log.ts';
import { testDatabase } from './testing/database.ts';
import { serveTestSite, type TestSite } from './testing/site.ts';

// Before any route runs: URLs, methods, and clients that disconnect.

let site: TestSite;
const rendered: string[] = [];

beforeAll(async () => {
  site = await serveTestSite(
    await testDatabase(),
    {},
    {
      renderPage: async (request) => {
        rendered.push(request.url);
        return { status: 200, headers: { 'content-type': 'text/html' }, body: 'page', isPublic: false };
      },
    },
  );
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

/** Sends a path unchanged; `fetch` would normalise it. @returns the status */
function get(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    http
      .get({ hostname, port, path, agent: false }, (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
      })
      .once('error', reject);
  });
}

test.each([
  '//evil.example/noticias',
  '/\\evil.example/noticias',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
])('no address makes a page of another site’s: %s', async (path) => {
  rendered.length = 0;
  await get(path).catch(() => undefined);
  for (const address of rendered) expect(new URL(address).host).toBe(new URL(site.url).host);
});

describe.each(['/livez', '/readyz', '/metrics'])('%s', (path) => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const { status, headers } = await site.visitor.request(method, path);
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test.each(['GET', 'HEAD'])('answers %s', async (method) => {
    expect((await fetch(site.url + path, { method })).status).toBe(200);
  });
});

// Otherwise our parser would ignore the part after «#», and Yoga's would read it.
test.each(['/#x', '/graphql?extensions=%7B%7D#&query=%7B__typename%7D', '/api/sponsors#'])(
  'a URL with a fragment, which browsers never send, is invalid: %s',
  async (address) => {
    const { hostname, port } = new URL(site.url);
    const status = await new Promise((resolve, reject) => {
      const sent = http.get({ hostname, port, path: address }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
    });
    expect(status).toBe(400);
  },
);

test('the type of a body may be written in upper or lower case', async () => {
  const headers = { 'content-type': 'Application/JSON; Charset=UTF-8' };
  const body = JSON.stringify({ query: '{ __typename }' });
  const answer = await site.visitor.request('POST', '/graphql', body, headers);
  expect(answer).toMatchObject({ status: 200, body: { data: { __typename: 'Query' } } });
});

const JSON_BODY = 'content-type: application/json';
const FORM_BODY = 'content-type: multipart/form-data; boundary=b';
const LEAVING: readonly [address: string, ...headers: string[]][] = [
  ['/api/login', JSON_BODY],
  ['/api/abonos/upload', FORM_BODY],
  ['/operations', JSON_BODY],
  ['/operations', FORM_BODY],
  ['/graphql', JSON_BODY],
  ['/graphql', JSON_BODY, 'accept: text/event-stream'],
  ['/graphql', FORM_BODY],
  ['/api/sponsors', JSON_BODY],
];

/** Sends the beginning of a request, or all of it, and leaves. */
async function leave(lines: readonly string[], body: string, isWhole: boolean): Promise<void> {
  const { hostname, port } = new URL(site.url);
  const length = `content-length: ${body.length + (isWhole ? 0 : 900)}`;
  await new Promise<void>((resolve) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`${[...lines, 'host: a', length].join('\r\n')}\r\n\r\n${body}`, () => {
        setTimeout(() => socket.resetAndDestroy(), 50);
      });
    });
    socket.once('close', () => resolve());
    socket.on('error', () => undefined);
  });
  // Once the second request is answered, the first one has been handled.
  await site.visitor.request('GET', '/livez');
  await new Promise((resolve) => {
    setTimeout(resolve, 100);
  });
}

describe.each(['in the middle of a body', 'before its body is read'])('a client that leaves %s', (when) => {
  test.each(LEAVING)('for %s (%s %s) causes no warning and no error', async (address, ...headers) => {
    const { cookie } = await site.signedIn('visitor');
    const told = (['warn', 'error'] as const).map((level) => vi.spyOn(logger, level));
    const body = headers.includes(FORM_BODY)
      ? '--b\r\ncontent-disposition: form-data; name="pdf"; filename="a.pdf"\r\n\r\n%PDF'
      : '{"email":1}';
    const lines = [`POST ${address} HTTP/1.1`, `cookie: ${cookie}`, ...headers];
    if (when === 'in the middle of a body') await leave(lines, body, false);
    // The request waits for its session, since the embedded database has one connection.
    else await site.database.$transaction(() => leave(lines, body, true));
    await site.visitor.request('GET', '/readyz');
    for (const spy of told) expect(spy.mock.calls).toEqual([]);
  });
});
