import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerError } from './answer-error.ts';
import { preparedResponse, sendPrepared } from './prepared-response.ts';
import { acceptedCodings } from './compressed.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br', true],
  ['GZIP;q=1.0', 'gzip', true],
  ['br;q=0, gzip', 'gzip', true],
  ['br; q=0', null, true],
  ['br;q=0.0', null, true],
  ['BR;Q=0, gzip;q=0', null, true],
  ['br;q=0.1, gzip;q=0.9', 'gzip', true],
  ['identity;q=1, br;q=0.5', null, true],
  ['*', 'br', true],
  ['*;q=0', null, false],
  ['*;q=0, gzip', 'gzip', false],
  ['br;q=0, *', 'gzip', true],
  ['identity;q=0', null, false],
  ['identity;q=0, gzip', 'gzip', false],
  ['identity', null, true],
  ['', null, true],
  [undefined, null, true],
])('«%s» gets %s', (accepted, coding, identity) =>
  expect(acceptedCodings(accepted)).toEqual({ coding, identity }),
);

describe('a page', () => {
  const body = `<p>Partido en casa, ${'¡aúpa Mallorca! '.repeat(1500)}</p>`;
  const answerOf = (text: string) =>
    preparedResponse({ status: 200, body: text, headers: { 'content-type': 'text/html', 'x-page': '1' } });
  const bodies: Record<string, string> = {
    '/': body,
    '/short': '<p>Hola</p>',
    '/one-flight': body.slice(0, 9000),
  };
  const kept = answerOf(body.slice(0, 9000));
  const list = Array.from({ length: 800 }, (_, n) => `<li>Asiento ${(n * 7919) % 997}, fila ${n % 31}</li>`);
  const keptLong = answerOf(list.join(''));
  const server = http.createServer(({ url = '' }, response) => {
    const known = { '/kept': kept, '/kept-long': keptLong }[url];
    const asked = known ?? answerOf(bodies[url] ?? '');
    sendPrepared(response.req, response, asked).catch((error: unknown) =>
      answerError(response, error, 'test'),
    );
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => server.close());

  async function ask(path: string, accepted: string, method = 'GET') {
    const { port } = server.address() as AddressInfo;
    const answer = await new Promise<IncomingMessage>((resolve) =>
      http.request({ port, path, method, headers: { 'accept-encoding': accepted } }, resolve).end(),
    );
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) };
  }

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is the same when unpacked from %s', async (coding, unpack) => {
    const { headers, bytes } = await ask('/', coding);
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding', 'x-page': '1' });
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(unpack(bytes).toString()).toBe(body);
    expect(bytes.length).toBeLessThan(body.length / 4);
  });

  test('is uncompressed for clients without compression, and names the header that decides', async () => {
    const { headers, bytes } = await ask('/', 'identity');
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('Accept-Encoding');
    expect(bytes.toString()).toBe(body);
  });

  test.each(['/short', '/one-flight'])(
    'that fits into the first packets is sent uncompressed: %s',
    async (path) => {
      const { headers, bytes } = await ask(path, 'br');
      expect(headers['content-encoding']).toBeUndefined();
      expect(bytes.toString()).toBe(bodies[path]);
    },
  );

  test('that is sent again is compressed then, even if it is short', async () => {
    await ask('/kept', 'br');
    const { headers, bytes } = await ask('/kept', 'br');
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toBe(body.slice(0, 9000));
  });

  test('that is long is compressed at once, and better when it is sent again', async () => {
    const { bytes: first } = await ask('/kept-long', 'br');
    const { bytes: again } = await ask('/kept-long', 'br');
    for (const bytes of [first, again]) expect(brotliDecompressSync(bytes).toString()).toBe(list.join(''));
    expect(first.length).toBeLessThan(list.join('').length / 2);
    expect(again.length).toBeLessThan(first.length);
  });

  test('is compressed for callers who refuse it otherwise, and refused to those who accept nothing', async () => {
    const { headers, bytes } = await ask('/short', 'identity;q=0, gzip');
    expect([headers['content-encoding'], gunzipSync(bytes).toString()]).toEqual(['gzip', bodies['/short']]);
    expect((await ask('/kept', 'identity;q=0, gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('/short', '*;q=0')).status).toBe(406);
    expect((await ask('/kept', '*;q=0')).status).toBe(406);
  });

  test('has one weak tag for all its codings, and is unchanged in each of them', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => (await ask('/', one)).headers.etag),
    );
    expect(tags[0]).toMatch(/^W\/"[\w-]{27}"$/);
    expect(new Set(tags).size).toBe(1);
  });

  test('requested by HEAD has only the headers', async () => {
    const { headers, bytes } = await ask('/', 'br', 'HEAD');
    expect(headers['content-encoding']).toBe('br');
    expect(bytes).toHaveLength(0);
  });
});
