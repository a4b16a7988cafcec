import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE, headerOf, openRawSite, statusOf, type RawSite } from '../../testing/raw-site.ts';

// Heads, weights and conditions, as RFC 9110 and 9112 have them. The bytes are sent as they are written here.

let raw: RawSite;

beforeAll(async () => {
  raw = await openRawSite();
});
afterAll(() => raw.close());

const HOST = 'Host: club.test\r\n';
const ask = (target: string, headers = '', method = 'GET') => raw.get(target, HOST + headers, method);
const post = (target: string, body: string, headers = '') => postBytes(target, Buffer.from(body), headers);
const postBytes = (target: string, body: Buffer, headers = '') => {
  const head =
    `POST ${target} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n` +
    `Content-Length: ${body.length}\r\n${headers}${CLOSE}`;
  return raw.exchange(Buffer.concat([Buffer.from(head), body]));
};

describe('the head', () => {
  test.each([
    ['two hosts', 'Host: a\r\nHost: b\r\n', 400],
    ['the same host twice', 'Host: a\r\nhost: a\r\n', 400],
    ['a host with a space', 'Host: a b\r\n', 400],
    ['a host with a name', 'Host: ana@a\r\n', 400],
    ['a host with a path', 'Host: a/b\r\n', 400],
    ['an empty host', 'Host:\r\n', 200],
    ['a host with a port', 'Host: a.test:8080\r\n', 200],
    ['an address of IPv6', 'Host: [::1]:8080\r\n', 200],
  ])('%s', async (_what, headers, status) => {
    // The first may be kept for the second.
    for (const path of ['/livez', '/api/matches', '/api/matches']) {
      expect(statusOf(await raw.get(path, headers))).toBe(status);
    }
  });

  test('with a later version of HTTP is refused', async () => {
    expect(statusOf(await raw.exchange(`GET /livez HTTP/2.0\r\n${HOST}${CLOSE}`))).toBe(505);
  });

  test('about the server as a whole is answered, and no other asks for «*»', async () => {
    const answer = await ask('*', '', 'OPTIONS');
    expect([statusOf(answer), headerOf(answer, 'content-length')]).toEqual([204, null]);
    expect(headerOf(answer, 'allow')).toContain('GET, HEAD, POST');
    expect(statusOf(await ask('*'))).toBe(400);
    const tunnel = await ask('club.test:443', '', 'CONNECT');
    expect([statusOf(tunnel), headerOf(tunnel, 'allow')]).toEqual([405, headerOf(answer, 'allow')]);
  });
});

describe('weights', () => {
  test.each(['/api/user', '/graphql?query={__typename}', '/operations?operation=x'])(
    'who accepts only compressed bodies gets nothing personal: %s',
    async (path) => {
      for (const coding of ['identity;q=0', 'gzip, identity;q=0', '*;q=0', 'br, *;q=0.0']) {
        expect(statusOf(await ask(path, `Accept-Encoding: ${coding}\r\n`))).toBe(406);
      }
      for (const coding of ['gzip', 'br;q=0', 'identity;q=0.1', '*;q=0, identity', '']) {
        expect(statusOf(await ask(path, `Accept-Encoding: ${coding}\r\n`))).not.toBe(406);
      }
    },
  );

  test('a refused coding changes nothing', async () => {
    const person = { email: 'ana@club.test', password: 'una clave larga 1', name: 'Ana' };
    const refused = await post('/api/register', JSON.stringify(person), 'Accept-Encoding: identity;q=0\r\n');
    expect(statusOf(refused)).toBe(406);
    expect(statusOf(await post('/api/register', JSON.stringify(person)))).toBe(201);
  });

  test.each([
    ['application/json;q=0.1, application/graphql-response+json', 'application/graphql-response+json'],
    ['application/graphql-response+json;q=0.1, application/json', 'application/json'],
    ['text/html;q=0, application/json', 'application/json'],
    ['application/json, text/html;q=0.5', 'application/json'],
    ['text/html, application/json;q=0.9, */*;q=0.1', 'text/html'],
    ['*/*', 'application/json'],
  ])('of the forms of a GraphQL result: %s', async (accept, type) => {
    const answer = await ask('/graphql?query={__typename}', `Accept: ${accept}\r\n`);
    expect([statusOf(answer), headerOf(answer, 'content-type')]).toEqual([200, `${type}; charset=utf-8`]);
  });

  test.each(['text/plain', '*/*;q=0', 'application/json;q=0'])('no form is accepted: %s', async (accept) => {
    expect(statusOf(await ask('/graphql?query={__typename}', `Accept: ${accept}\r\n`))).toBe(406);
  });

  test('the editor and the results at one address are told apart by caches', async () => {
    expect(headerOf(await ask('/graphql', 'Accept: text/html\r\n'), 'vary')).toBe('Accept, Accept-Encoding');
  });
});

describe('conditions', () => {
  test.each(['/api/matches', '/robots.txt', '/calendario.ics'])('of %s', async (path) => {
    const weak = headerOf(await ask(path), 'etag') ?? '';
    expect(weak).toMatch(/^W\/"/);
    const strong = weak.slice(2);
    const statuses = async (name: string, values: string[]) => {
      const answers = await Promise.all(values.map((value) => ask(path, `${name}: ${value}\r\n`)));
      return answers.map(statusOf);
    };
    const tags = [weak, strong, '*', `"x", ${weak}`, '"x"'];
    expect(await statuses('If-None-Match', tags)).toEqual([304, 304, 304, 304, 200]);
    // A weak tag proves no bytes.
    expect(await statuses('If-Match', ['*', '"x"', weak, strong])).toEqual([200, 412, 412, 412]);
    expect(statusOf(await ask(path, `If-Match: "x"\r\nIf-None-Match: ${weak}\r\n`))).toBe(412);
    // No parts: the whole is the right answer.
    expect(await statuses('Range', ['bytes=0-4', 'bytes=-5', 'bytes=9999999-'])).toEqual([200, 200, 200]);
  });

  test('a 304 has what a cache needs, and no body', async () => {
    const whole = await ask('/api/matches');
    const kept = await ask('/api/matches', `If-None-Match: ${headerOf(whole, 'etag')}\r\n`, 'HEAD');
    expect(statusOf(kept)).toBe(304);
    for (const name of ['etag', 'cache-control', 'vary', 'date']) {
      expect(headerOf(kept, name)).not.toBeNull();
    }
    expect(headerOf(kept, 'content-type')).toBeNull();
  });
});

describe('a body', () => {
  const query = JSON.stringify({ query: '{ __typename }' });

  test.each(['/graphql', '/api/login', '/operations'])('that is compressed is refused: %s', async (path) => {
    const answer = await post(path, query, 'Content-Encoding: gzip\r\n');
    expect([statusOf(answer), headerOf(answer, 'accept-encoding')]).toEqual([415, 'identity']);
    expect(statusOf(await post(path, query, 'Content-Encoding: identity\r\n'))).not.toBe(415);
  });

  test('may begin with a byte order mark', async () => {
    expect(statusOf(await post('/graphql', `\uFEFF${query}`))).toBe(200);
  });

  // Windows programs send their own encoding, with or without its name: «José» would be stored as «Jos�».
  test.each(['/graphql', '/api/sponsor-inquiries', '/operations'])(
    'in another encoding than UTF-8 is refused: %s',
    async (path) => {
      const body = Buffer.from(JSON.stringify({ name: 'José', query: '{ a: __typename }' }), 'latin1');
      const answer = await postBytes(path, body);
      expect(statusOf(answer)).toBe(400);
      expect(answer.text).toContain('UTF-8');
    },
  );

  test('with an expectation that nobody knows is refused', async () => {
    expect(statusOf(await post('/graphql', query, 'Expect: 200-maybe\r\n'))).toBe(417);
  });
});
