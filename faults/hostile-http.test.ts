import http from 'node:http';
import net from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedDemonstration } from '../prisma/seed/seed.ts';
import { testDatabase } from '../api/testing/database.ts';
import { serveTestSite, type TestSite } from '../api/testing/site.ts';
import { runs } from './effort.ts';
import { hostileText } from './hostile-values.ts';

// Requests that no browser sends: invalid, truncated or of another type, in address, headers and body.

let site: TestSite;
let session: string;

beforeAll(async () => {
  const database = await testDatabase();
  await seedDemonstration(database, new Date(), async () => 'hash');
  site = await serveTestSite(database);
  session = (await site.signedIn('admin')).cookie ?? '';
});
afterAll(() => site.close());

interface Raw {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends requests that `fetch` refuses.
 * @returns the status
 */
function send({ method, path, headers, body }: Raw): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const request = http.request({ hostname, port, method, path, headers, agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    request.on('error', reject);
    request.end(body);
  });
}

const PATHS = [
  '/',
  '/graphql',
  '/operations',
  '/operations/live',
  '/api/matches',
  '/api/login',
  '/api/news/1',
  '/uploads/news/a.webp',
  '/noticias',
  '/livez',
];

/** Characters allowed in a header. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\x20-\x7E\x80-\xFF]/g, '?').slice(0, 3000));

const path = fc.oneof(
  fc.constantFrom(...PATHS),
  fc.constantFrom(
    '//evil.example/',
    '/%',
    '/%ff',
    '/api/%ff',
    '/api/news/%00',
    '/../../etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/?a[]=1&a[b]=2',
    '/uploads/..%2f..%2fpackage.json',
    '*',
    'http://evil.example/',
    '/api//login',
    '/api/',
    '/api/news/1/2/3',
    '/graphql?query=%7B',
    '/graphql?extensions=%7B%7D',
    '/graphql?query={__typename}&variables=[1]',
  ),
  hostileText.map((text) => `/${text.replaceAll(/[^\x21-\x7E]/g, '%ff').slice(0, 3000)}`),
);

const HEADERS = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'range',
  'origin',
  'sec-fetch-site',
  'x-forwarded-for',
  'x-forwarded-proto',
  'user-agent',
  'authorization',
  'x-request-id',
  'idempotency-key',
  'expect-ct',
];
const TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/graphql',
  '',
];
const BODIES = [
  '',
  '{',
  'null',
  '[]',
  '"x"',
  '{"query":"{ viewer { id } }"}',
  '{"query":"{ viewer { id } }","variables":[]}',
  '{"query":"{ viewer { id } }","variables":"x","operationName":7,"extensions":3}',
  '{"query":["{ viewer { id } }"]}',
  '[{"query":"{ viewer { id } }"},{"query":"{ viewer { id } }"}]',
  '{"query":"subscription { matchChanged(id: 1) { id } }"}',
  '{"query":"fragment a on Query { ...b } fragment b on Query { ...a } { ...a }"}',
  `{"query":"${'{a'.repeat(400)}"}`,
  `{"query":"query(${'$a:Int,'.repeat(400)}$b:Int){__typename}"}`,
  '['.repeat(49_000) + ']'.repeat(49_000),
  '{"a":'.repeat(16_000) + '1' + '}'.repeat(16_000),
  '{"email":'.repeat(100) + '1' + '}'.repeat(100),
  '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{',
  '--x\r\n\r\n\r\n--x--',
  'x'.repeat(100_001),
];

const request: fc.Arbitrary<Raw> = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'),
    path,
    names: fc.uniqueArray(fc.constantFrom(...HEADERS), { maxLength: 5 }),
    values: fc.array(headerText, { minLength: 5, maxLength: 5 }),
    type: fc.option(fc.constantFrom(...TYPES)),
    known: fc.boolean(),
    body: fc.constantFrom(...BODIES),
  })
  .map(({ method, path: address, names, values, type, known, body }) => ({
    method,
    path: address,
    headers: {
      ...Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])),
      ...(type !== null && { 'content-type': type }),
      ...(known && { cookie: session }),
      'content-length': method === 'GET' || method === 'HEAD' ? '0' : String(Buffer.byteLength(body)),
    },
    body: method === 'GET' || method === 'HEAD' ? '' : body,
  }));

test('every request gets a response, and never an internal error', async () => {
  await fc.assert(
    fc.asyncProperty(request, async (sent) => {
      const status = await send(sent);
      expect(status).toBeGreaterThanOrEqual(200);
      expect(status).toBeLessThan(500);
    }),
    runs(250),
  );
}, 600_000);

describe('invalid HTTP', () => {
  /**
   * Sends bytes and waits until the site closes the connection.
   * @returns the response
   */
  const speak = (bytes: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(site.url);
      const socket = net.connect(Number(port), hostname, () => socket.end(bytes));
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
      socket.on('close', () => resolve(answer));
      socket.on('error', reject);
    });

  test.each([
    ['no request line', 'x\r\n\r\n'],
    ['two lengths', 'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx'],
    [
      'a length and chunks, as in request smuggling',
      'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['headers of 64 kB', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(65_536)}\r\n\r\n`],
    ['a negative length', 'POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ])('%s is refused', async (_what, bytes) => {
    expect(await speak(bytes)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect((await site.visitor.request('GET', '/livez')).status).toBe(200);
  });

  test('a truncated body changes nothing', async () => {
    await speak(
      `POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{"email`,
    );
    expect((await site.visitor.request('GET', '/livez')).status).toBe(200);
  });
});
