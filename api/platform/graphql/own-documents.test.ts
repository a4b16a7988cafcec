import http from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { persistedCall } from '../../testing/page-documents.ts';
import { TEST_PASSWORD, serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

const call = (name: string, variables?: unknown, others: object = {}) => ({
  extensions: persistedCall(name),
  variables,
  ...others,
});

interface Sent {
  status: number | undefined;
  headers: Record<string, unknown>;
  body: string;
}

/** Sends a body whole, as pages do, or in pieces: what is not whole is always answered by Yoga. */
function post(
  body: string,
  how: 'whole' | 'in pieces',
  headers: Record<string, string> = {},
  url = site.url,
): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${url}/graphql`,
      { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { date: _date, 'x-request-id': _id, 'set-cookie': _cookie, ...rest } = response.headers;
          // Yoga sends some of its answers in pieces, too.
          const { 'content-length': _length, 'transfer-encoding': _coding, ...told } = rest;
          resolve({ status: response.statusCode, headers: told, body: Buffer.concat(chunks).toString() });
        });
      },
    );
    request.on('error', reject);
    if (how === 'whole') request.setHeader('content-length', Buffer.byteLength(body));
    else request.write(body.slice(0, 5));
    request.end(how === 'whole' ? body : body.slice(5));
  });
}

const nobody = { email: 'nobody@test.example', password: TEST_PASSWORD };

describe.each([
  ['application/json'],
  ['application/graphql-response+json'],
  [
    'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
  ],
  ['*/*'],
  ['text/plain'],
])('a page’s mutation, accepting %s, is answered as Yoga answers it:', (accept) => {
  test.each<[string, unknown]>([
    ['data', call('Logout')],
    ['its name said', call('Logout', {}, { operationName: 'Logout' })],
    ['nothing for variables', call('Logout', null)],
    ['another name', call('Logout', {}, { operationName: 'Login' })],
    ['what is wrong, as data', call('Login', { input: nobody })],
    ['what is wrong with each field', call('Login', { input: { email: 'no', password: '' } })],
    ['nobody signed in', call('CreateCategory', { input: { name: 'Cantera' } })],
    ['a variable missing', call('Login')],
    ['a variable of another type', call('Login', { input: 7 })],
    ['variables that are a list', call('Login', [])],
    ['a hash that nobody knows', { extensions: { persistedQuery: { sha256Hash: '0'.repeat(64) } } }],
    ['a document beside the hash', call('Logout', {}, { query: '{ viewer { id } }' })],
    ['something else beside the hash', call('Logout', {}, { more: 1 })],
    ['several', [call('Logout'), call('Logout')]],
    ['a document alone', { query: '{ calendarStats { total } }' }],
    ['no JSON', '{"extensions":'],
    ['nothing but space', '  '],
  ])('%s', async (_what, sent) => {
    const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
    const whole = await post(body, 'whole', { accept });
    const inPieces = await post(body, 'in pieces', { accept });
    expect(whole).toEqual(inPieces);
  });
});

const CANTERA = { name: 'Cantera', color: '#64748b', isActive: true };

test('a page’s mutation changes what it says, as whoever sends it', async () => {
  const { cookie = '' } = await site.signedIn('editor');
  const answer = await post(JSON.stringify(call('CreateCategory', { input: CANTERA })), 'whole', { cookie });
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
  expect(answer.body).toContain('CreateNewsCategorySuccess');
  expect(await site.database.newsCategory.count({ where: { name: 'Cantera' } })).toBe(1);
});

test.each([
  ['the database does not answer', Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }), 503],
  ['something is wrong with us', new Error('secret'), 200],
])('where %s, a page’s mutation is told so as Yoga does', async (_what, error, status) => {
  const { cookie = '' } = await site.signedIn('editor');
  const fails = { newsCategory: new Proxy({}, { get: () => () => Promise.reject(error) }) };
  const withFault = (client: TestSite['database']): TestSite['database'] =>
    new Proxy(client, {
      get: (target, key) => {
        if (key === '$transaction')
          return (work: (inner: typeof client) => unknown) => work(withFault(client));
        return key in fails ? fails.newsCategory : target[key as never];
      },
    });
  const broken = await serveTestSite(withFault(site.database));
  const body = JSON.stringify(call('CreateCategory', { input: CANTERA }));
  const headers = { cookie, 'x-request-id': 'the-same-request' };
  const whole = await post(body, 'whole', headers, broken.url);
  const inPieces = await post(body, 'in pieces', headers, broken.url);
  await broken.close();
  expect(whole.status).toBe(status);
  expect(whole.body).not.toContain('secret');
  expect(whole.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  expect(whole).toEqual(inPieces);
});
