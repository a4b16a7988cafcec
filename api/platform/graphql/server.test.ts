import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

const introspection = `{ __schema { types { name fields { name type { name ofType { name ofType { name ofType { name
  ofType { name } } } } } } } } }`;

describe('the GraphQL endpoint', () => {
  test('lets integrators read the schema', async () => {
    const { body } = await site.visitor.graphql(introspection);
    expect(body.data.__schema.types.length).toBeGreaterThan(30);
  });

  test('answers queries by GET, and mutations only by POST', async () => {
    const read = await site.visitor.request('GET', '/graphql?query={calendarStats{total}}');
    expect(read).toMatchObject({ status: 200, body: { data: { calendarStats: { total: 0 } } } });
    const write = await site.visitor.request('GET', '/graphql?query=mutation{logout}');
    expect(write.status).toBe(405);
  });

  test('shows GraphiQL to browsers, without files from other hosts', async () => {
    const { status, body, headers } = await site.visitor.request('GET', '/graphql', undefined, {
      accept: 'text/html,application/xhtml+xml',
    });
    expect(status).toBe(200);
    expect(body).toContain('PurchaseTicketInput');
    expect(body).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('sends GraphiQL compressed, and only once to a browser that keeps it', async () => {
    const headers = { accept: 'text/html', 'accept-encoding': 'br' };
    const get = (more = {}, method = 'GET') =>
      new Promise<http.IncomingMessage>((resolve, reject) => {
        const options = { method, headers: { ...headers, ...more } };
        http.request(`${site.url}/graphql`, options, resolve).once('error', reject).end();
      });
    const first = await get();
    const bytes = Buffer.concat(await first.toArray());
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, no-cache' });
    expect(bytes.length).toBeLessThan(3_000_000);
    expect(brotliDecompressSync(bytes).toString()).toContain('PurchaseTicketInput');
    const known = { 'if-none-match': String(first.headers.etag) };
    const again = await get(known);
    expect([again.statusCode, Buffer.concat(await again.toArray()).length]).toEqual([304, 0]);
    const head = await get({}, 'HEAD');
    expect([head.statusCode, Number(head.headers['content-length'])]).toEqual([200, bytes.length]);
    head.resume();
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'query={viewer{id}}'],
    ['plain text', 'text/plain', '{"query":"{viewer{id}}"}'],
    ['a bare document', 'application/graphql', '{viewer{id}}'],
  ])('refuses %s', async (_what, type, body) => {
    const answer = await site.visitor.request('POST', '/graphql', body, { 'content-type': type });
    expect(answer.status).toBe(415);
  });

  test('refuses a list of operations', async () => {
    const answer = await site.visitor.request('POST', '/graphql', [{ query: '{ viewer { id } }' }]);
    expect(answer.status).toBe(400);
  });

  test('refuses requests from other sites, and allows none of them by CORS', async () => {
    const body = { query: 'mutation { logout }' };
    const evil = { origin: 'https://evil.example' };
    const answer = await site.visitor.request('POST', '/graphql', body, evil);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    const marked = await site.visitor.request('POST', '/graphql', body, { 'sec-fetch-site': 'cross-site' });
    expect(marked.status).toBe(403);
    const own = await site.visitor.request('POST', '/graphql', body, { origin: site.url });
    expect(own.status).toBe(200);
  });

  test('refuses a body over 100 kB', async () => {
    const answer = await site.visitor.graphql(`{ viewer { id } } # ${'x'.repeat(100_000)}`);
    expect(answer.status).toBe(413);
  });

  test.each(['{"query":', '[]', '""', '{"query":7}', '{}'])('answers 400 to %s', async (body) => {
    const answer = await site.visitor.request('POST', '/graphql', body, {
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(400);
  });
});

describe('limits on a document', () => {
  const deep = (levels: number) =>
    '{ news { items { '.concat('next { '.repeat(levels), 'id', ' }'.repeat(levels + 3));

  test.each([
    ['depth', deep(9)],
    ['aliases', `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: viewer { id }`).join(' ')} }`],
    ['aliases of __typename', `{ ${Array.from({ length: 16 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
    ['__typename written 300 times', `{ ${'__typename '.repeat(300)} }`],
    ['a field written 17 times', `{ ${'viewer { id } '.repeat(17)} }`],
    ['a field deeper in the document', `{ news { items { ${'title '.repeat(17)} } } }`],
    ['a field repeated in inline fragments', `{ ${'... { __typename } '.repeat(17)} }`],
    ['a fragment spread 17 times', `{ ${'...one '.repeat(17)} } fragment one on Query { viewer { id } }`],
    [
      'aliases in fragments of fragments',
      `{ ...one a: __typename } fragment one on Query { ${'...two '.repeat(4)} }
       fragment two on Query { b: __typename c: __typename d: __typename }`,
    ],
    [
      'directives',
      '{ viewer { id @skip(if: false) @skip(if: false) @skip(if: false) @skip(if: false) @skip(if: false) @skip(if: false) } }',
    ],
    ['tokens', `{ ${'viewer { id } '.repeat(300)} }`],
  ])('%s', async (_what, query) => {
    const { body } = await site.visitor.graphql(query);
    expect(body.errors).toMatchObject([{ extensions: { code: 'TOO_COMPLEX' } }]);
    expect(body.data).toBeUndefined();
  });

  test.each([
    ['fifteen aliases', `{ ${Array.from({ length: 15 }, (_, i) => `a${i}: __typename`).join(' ')} }`],
    ['fifteen repetitions', `{ ${'__typename '.repeat(16)} }`],
    [
      '__typename once for each object, as clients add it',
      '{ __typename news { __typename items { __typename id related { __typename id } } } viewer { __typename id } }',
    ],
    [
      'fields that many fragments share',
      `{ ${Array.from({ length: 20 }, (_, i) => `...f${i}`).join(' ')} }
       ${Array.from({ length: 20 }, (_, i) => `fragment f${i} on Query { viewer { id } }`).join(' ')}`,
    ],
    ['introspection', getIntrospectionQuery()],
  ])('allow %s', async (_what, query) => {
    const { status, body } = await site.visitor.graphql(query);
    expect([status, body.errors]).toEqual([200, undefined]);
    expect((await site.visitor.request('GET', `/graphql?query=${encodeURIComponent(query)}`)).status).toBe(
      200,
    );
  });

  test('a fragment that contains itself is refused, not counted forever', async () => {
    const { body } = await site.visitor.graphql('{ ...one } fragment one on Query { ...one viewer { id } }');
    expect(body.errors[0].message).toMatch(/spread fragment "one" within itself/i);
  });

  test('cost: lists within lists are counted by their length', async () => {
    const query = `{ news(pageSize: 100) { items { related { related { id title content } } related2: related { id
      title } next { related { id title } } previous { related { id title content } } } } }`;
    const { body } = await site.visitor.graphql(query);
    expect(body.errors?.[0].extensions.code).toBe('TOO_COMPLEX');
  });

  test('cost: long texts count more, so that repeating them under other names is refused', async () => {
    const contents = (names: string[]) =>
      site.visitor.graphql(
        `{ ${names.map((name) => `${name}: news(pageSize: 100) { items { id content } }`).join(' ')} }`,
      );
    expect((await contents(['a', 'b'])).body.errors).toBeUndefined();
    const { body } = await contents(['a', 'b', 'c']);
    expect(body.errors?.[0].extensions.code).toBe('TOO_COMPLEX');
  });

  test('a typical page of an integrator stays possible', async () => {
    const { body } = await site.visitor.graphql(
      '{ news(pageSize: 20) { totalCount items { id title excerpt category { name } related { id title } } } }',
    );
    expect(body.errors).toBeUndefined();
  });
});

describe('persisted queries', () => {
  test('are refused with the error that makes clients send the document and try no hash again', async () => {
    const persistedQuery = { version: 1, sha256Hash: '0'.repeat(64) };
    const extensions = encodeURIComponent(JSON.stringify({ persistedQuery }));
    const asked = await site.visitor.request('GET', `/graphql?extensions=${extensions}`);
    const posted = await site.visitor.request('POST', '/graphql', { extensions: { persistedQuery } });
    for (const { status, body } of [asked, posted]) {
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({
        message: 'PersistedQueryNotSupported',
        extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' },
      });
    }
  });

  test('a document with its hash is run', async () => {
    const persistedQuery = { version: 1, sha256Hash: '0'.repeat(64) };
    const body = { query: '{ viewer { id } }', extensions: { persistedQuery } };
    const answer = await site.visitor.request('POST', '/graphql', body);
    expect(answer).toMatchObject({ status: 200, body: { data: { viewer: null } } });
  });
});

describe('errors', () => {
  test('an unexpected one is masked and carries the request’s id', async () => {
    const broken = await serveTestSite(
      new Proxy(site.database, {
        get: (target, key) =>
          key === 'newsCategory'
            ? { findMany: () => Promise.reject(new Error('secret detail')) }
            : target[key as never],
      }),
    );
    const { body, headers } = await broken.visitor.graphql('{ newsCategories { slug } }');
    await broken.close();
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(body.errors[0]).toMatchObject({
      message: 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: headers.get('x-request-id') },
    });
  });

  test('a value of the wrong type is the caller’s error', async () => {
    const answer = await site.visitor.graphql('query ($id: ID!) { article(id: $id) { id } }', {
      id: { a: 1 },
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].extensions?.code).not.toBe('INTERNAL_SERVER_ERROR');
  });

  test('a page out of bounds is refused with its field', async () => {
    const { body } = await site.visitor.graphql('{ news(page: 0) { items { id } } }');
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path: 'page' }] });
  });
});

test('a result over 2 MB is refused', async () => {
  await site.database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  const content = 'a'.repeat(100_000);
  const { id } = await site.database.news.create({ data: { title: 'Larga', content, category: 'Club' } });
  const fields = (count: number) => Array.from({ length: count }, (_, at) => `c${at}: content`).join(' ');
  const small = await site.visitor.graphql(`{ article(id: ${id}) { ${fields(7)} } }`);
  expect(small.body.data.article.c6).toHaveLength(content.length);
  for (let at = 0; at < 3; at += 1) {
    await site.database.news.create({ data: { title: `Larga ${at}`, content, category: 'Club' } });
  }
  const large = await site.visitor.graphql(`{ news(page: 1, pageSize: 4) { items { ${fields(7)} } } }`);
  expect(large.body).toMatchObject({ errors: [{ extensions: { code: 'RESULT_TOO_LARGE' } }] });
});

describe('a subscription', () => {
  const follow = async (fields: string) => {
    const leaving = new AbortController();
    const query = `subscription { match(id: 1) { ${fields} } }`;
    const response = await fetch(`${site.url}/graphql?${new URLSearchParams({ query })}`, {
      headers: { accept: 'text/event-stream' },
      signal: leaving.signal,
    });
    const reader = response.body?.getReader();
    const first = new TextDecoder().decode((await reader?.read())?.value);
    leaving.abort();
    return first;
  };
  test('may cost a tenth of a query', async () => {
    expect(await follow('a: news { id } b: news { id }')).not.toContain('TOO_COMPLEX');
    expect(await follow('a: news { id } b: news { id } c: news { id } d: news { id }')).toContain(
      'TOO_COMPLEX',
    );
  });
});
