import { parse } from 'graphql';
import type { CombinedError, TypedDocumentNode } from 'urql';
import { afterEach, expect, test, vi } from 'vitest';
import { makeClient } from './client.ts';
import { describeError } from './results.ts';

afterEach(() => vi.unstubAllGlobals());

const hashed = (text: string): TypedDocumentNode<object, object> =>
  Object.assign(parse(text), { __meta__: { hash: 'hash' } });
const QUERY = hashed('query Squad { squad }');
const MUTATION = hashed('mutation Save { save }');

const ask = {
  query: () => makeClient({}).client.query(QUERY, {}).toPromise(),
  mutation: () => makeClient({}).client.mutation(MUTATION, {}).toPromise(),
  // Uploads and the scoreboard bring their own fetch.
  'mutation with its own fetch': () =>
    makeClient({})
      .client.mutation(MUTATION, {}, { fetch: (input, init) => fetch(input, init) })
      .toPromise(),
};

async function errorOf(how: keyof typeof ask, response: () => Response): Promise<CombinedError> {
  vi.stubGlobal('fetch', async () => response());
  const { error } = await ask[how]();
  if (!error) throw new Error('The client reported no error');
  return error;
}

const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };
const refusal = '{"errors":[{"message":"Espera un momento.","extensions":{"code":"RATE_LIMITED"}}]}';

test.each<[name: string, how: keyof typeof ask, body: string, init: ResponseInit, text: string]>([
  [
    'a page of a proxy',
    'query',
    '<h1>No</h1>',
    { status: 502, statusText: 'Bad Gateway', headers: html },
    '502: <h1>No</h1>',
  ],
  ['a text', 'mutation', 'broken', { status: 500, statusText: 'Internal Server Error' }, '500: broken'],
  ['no body', 'mutation', '', { status: 503, statusText: 'Service Unavailable' }, '503: Service Unavailable'],
  ['neither body nor status text', 'query', '', { status: 503 }, '503: '],
  ['an error of GraphQL', 'query', refusal, { status: 429, headers: json }, `429: ${refusal}`],
  ['another fetch', 'mutation with its own fetch', 'broken', { status: 500 }, '500: broken'],
])('the error of a refused request carries its status and text: %s', async (_, how, body, init, text) => {
  const error = await errorOf(how, () => new Response(body, init));
  expect(error.message).toBe(text);
  expect(String(error)).toBe(text);
});

test('people still read the message of the server, or that there was none', async () => {
  const refused = await errorOf('query', () => new Response(refusal, { status: 429, headers: json }));
  expect(describeError(refused)).toBe('Espera un momento.');
  const lost = await errorOf('query', () => new Response('', { status: 503 }));
  expect(describeError(lost)).toContain('No hemos podido conectar');
});

test('an error in an answer that succeeded has no status', async () => {
  const error = await errorOf('query', () => new Response(refusal, { status: 200, headers: json }));
  expect(error.message).toBe('[GraphQL] Espera un momento.');
});
