import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptionPath } from '../../testing/page-documents.ts';
import { CLOSE, openRawSite, statusOf, type RawSite } from '../../testing/raw-site.ts';

// What RFC 9110 and 9112 demand, with the server that the process uses. The bytes are sent as they are written here.

let raw: RawSite;
let site: RawSite['site'];
let matchId: number;

beforeAll(async () => {
  raw = await openRawSite();
  ({ site, matchId } = raw);
});
afterAll(() => raw.close());

const exchange: RawSite['exchange'] = (...sent) => raw.exchange(...sent);
const get: RawSite['get'] = (...sent) => raw.get(...sent);

describe('the address', () => {
  test.each(['http://club.test', 'HTTP://club.test:8080', 'https://otra.test'])(
    'may be whole: %s, and its host counts',
    async (origin) => {
      const answer = await get(`${origin}/robots.txt`, 'Host: evil.example\r\n');
      expect(statusOf(answer)).toBe(200);
      expect(answer.text).toContain(new URL(origin).host);
      expect(answer.text).not.toContain('evil.example');
      expect(statusOf(await get(`${origin}/api/matches/${matchId}`))).toBe(200);
      expect(statusOf(await get(`${origin}?a=1`))).toBe(200);
    },
  );

  test.each([
    'http://',
    'http:///robots.txt',
    'ftp://club.test/robots.txt',
    'http://a@club.test/robots.txt',
    'robots.txt',
  ])('that is none is refused: %s', async (target) => expect(statusOf(await get(target))).toBe(400));

  test('with an escaped slash is another address', async () => {
    expect(statusOf(await get(`/api/matches/${matchId}`))).toBe(200);
    expect(statusOf(await get(`/api/matches%2F${matchId}`))).toBe(404);
    expect(statusOf(await get(`/api/matches/%zz`))).toBe(404);
  });
});

describe('a refusal does not wait for the body', () => {
  const head = (path: string, more: string) =>
    `POST ${path} HTTP/1.1\r\nHost: club.test\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;
  const upload = 'Content-Type: multipart/form-data; boundary=b';

  test.each([
    ['too large', head('/graphql', 'Content-Length: 20000000'), 413],
    ['too large for /operations', head('/operations', 'Content-Length: 20000000'), 413],
    [
      'of the wrong type',
      head('/api/login', 'Content-Length: 20').replace('application/json', 'text/plain'),
      415,
    ],
    [
      'not signed in',
      `POST /api/upload-news HTTP/1.1\r\nHost: a\r\n${upload}\r\nContent-Length: 900000\r\n\r\n`,
      401,
    ],
    ['no such address', head('/api/nada', 'Content-Length: 900'), 404],
    ['no such method', head('/robots.txt', 'Content-Length: 900'), 405],
    ['from another site', head('/api/login', 'Content-Length: 900\r\nOrigin: https://evil.example'), 403],
  ])('%s', async (_why, bytes, status) => {
    for (const expects of ['', 'Expect: 100-continue\r\n']) {
      const answer = await exchange(bytes.replace('\r\n\r\n', `\r\n${expects}\r\n`));
      expect(statusOf(answer)).toBe(status);
      expect(answer.text).toMatch(/^connection: close\r$/im);
      expect(answer.endMs).toBeLessThan(3000);
    }
  });

  test('a sender that is still sending gets it too', async () => {
    const body = Buffer.alloc(8 * 1024 * 1024, 'a');
    const answer = await exchange(
      Buffer.concat([Buffer.from(head('/graphql', `Content-Length: ${body.length}`)), body]),
    );
    expect(statusOf(answer)).toBe(413);
    expect(answer.text).toContain('PAYLOAD_TOO_LARGE');
  });

  test('also if the body turns out too long only while it arrives', async () => {
    const chunk = `20000\r\n${'a'.repeat(0x20000)}\r\n`;
    const answer = await exchange(head('/graphql', 'Transfer-Encoding: chunked') + chunk);
    expect(statusOf(answer)).toBe(413);
    expect(answer.endMs).toBeLessThan(3000);
  });

  test('a body that is wanted is asked for, and then read', async () => {
    const body = JSON.stringify({ query: '{ __typename }' });
    const answer = await exchange(
      head('/graphql', `Content-Length: ${body.length}\r\nExpect: 100-continue\r\nConnection: close`),
      body,
    );
    expect(answer.text).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK/);
    expect(answer.text).toContain('{"data":{"__typename":"Query"}}');
  });
});

describe('methods', () => {
  test.each([
    ['PUT', '/graphql', 'GET, HEAD, POST'],
    ['PATCH', '/operations', 'GET, HEAD, POST'],
    ['POST', '/operations/live', 'GET, HEAD'],
    ['DELETE', '/api/matches', 'GET, HEAD'],
    ['PATCH', '/api/news/1', 'GET, HEAD, PUT, DELETE'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['GET', '/api/login', 'POST'],
  ])('%s %s is refused, and the others are named', async (method, path, allowed) => {
    const { status, headers } = await site.visitor.request(method, path);
    expect([status, headers.get('allow')]).toEqual([405, allowed]);
  });

  test.each(['/graphql?query={__typename}', '/graphql', '/api/matches', '/robots.txt', '/noticias'])(
    'HEAD %s is answered as GET, without the body',
    async (path) => {
      const headers = { accept: 'application/json' };
      const whole = await fetch(site.url + path, { headers });
      const head = await fetch(site.url + path, { headers, method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([whole.status, '']);
      for (const name of ['content-type', 'etag', 'allow']) {
        expect(head.headers.get(name)).toBe(whole.headers.get(name));
      }
    },
  );

  test('HEAD of a live stream ends', async () => {
    const query = new URLSearchParams({ query: `subscription { match(id: ${matchId}) { id } }` });
    const headers = { accept: 'text/event-stream' };
    const free = await fetch(`${site.url}/graphql?${query}`, { headers, method: 'HEAD' });
    expect(free.status).toBe(406);
    const address = site.url + subscriptionPath('LiveCard', { id: String(matchId) });
    const ours = await fetch(address, { headers, method: 'HEAD' });
    expect([ours.status, ours.headers.get('x-accel-buffering'), await ours.text()]).toEqual([200, 'no', '']);
  });
});

describe('a 401', () => {
  test.each([
    ['GET', '/api/user', undefined],
    ['GET', '/api/tickets', undefined],
    ['POST', '/api/login', { email: 'nadie@prueba.test', password: 'mal' }],
    ['POST', '/api/upload-news', new FormData()],
  ])('names a way to sign in that opens no dialog of a browser: %s %s', async (method, path, body) => {
    const { status, headers } = await site.visitor.request(method, path, body);
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toMatch(/^Cookie /);
  });
});

test.each(['/assets/nope.js', '/x.png', '/wp-login.php', '/a/b.min.css?v=1'])(
  'a missing file costs a line: %s',
  async (path) => {
    const { status, body, headers } = await site.visitor.request('GET', path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(body.length).toBeLessThan(200);
  },
);

test('an address that only looks like a file’s is a page', async () => {
  expect((await site.visitor.request('GET', '/noticias/1.5')).body).toBe('page');
});

describe('hostile bytes harm nobody else', () => {
  const host = 'Host: a\r\n';
  test.each([
    [
      'bad chunk sizes',
      `POST /graphql HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    ],
    ['two lengths', `POST /graphql HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`],
    [
      'a length and chunks',
      `POST /graphql HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['a negative length', `POST /graphql HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`],
    ['no host', `GET / HTTP/1.1\r\n\r\n`],
    ['a header without an end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(20_000)}`],
    ['no request', '\u0000\u0001\u0002\r\n\r\n'],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ])('%s', async (_what, bytes) => {
    const answer = await exchange(bytes);
    expect(statusOf(answer)).toBeGreaterThanOrEqual(400);
    expect(statusOf(answer)).toBeLessThan(500);
    expect(statusOf(await get('/livez'))).toBe(200);
  });

  test('requests that do not wait are answered in turn', async () => {
    const one = (path: string) => `GET ${path} HTTP/1.1\r\n${host}\r\n`;
    const last = `GET /livez HTTP/1.1\r\n${host}${CLOSE}`;
    const { text } = await exchange(one('/livez') + one('/x.png') + one(`/api/matches/${matchId}`) + last);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      '200',
      '404',
      '200',
      '200',
    ]);
  });

  test('half requests of many do not keep others from being answered', async () => {
    const { port } = raw.server.address() as AddressInfo;
    const sockets = Array.from({ length: 50 }, () => net.connect(port));
    for (const socket of sockets)
      socket.on('error', () => undefined).write('POST /graphql HTTP/1.1\r\nHost: a\r\nCont');
    expect(statusOf(await get('/livez'))).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
