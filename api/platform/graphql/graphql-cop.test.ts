import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Answer, type TestSite } from '../../testing/site.ts';

// The checks of graphql-cop 1.15 (github.com/dolevf/graphql-cop), a scanner for GraphQL servers. Integrators need three of
// the things that it reports: the schema, GraphiQL, and queries by GET, which change nothing.

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

const post = (query: string) => site.visitor.request('POST', '/graphql', { query, operationName: 'cop' });
const get = (query: string) => site.visitor.request('GET', `/graphql?${new URLSearchParams({ query })}`);

interface Check {
  name: string;
  ask: () => Promise<Answer>;
  /** Whether graphql-cop would report the answer. */
  reports: (body: Answer['body']) => boolean;
}

const CHECKS: readonly Check[] = [
  {
    name: 'Field Suggestions',
    ask: () => post('query cop { __schema { directive } }'),
    reports: (body) => JSON.stringify(body).includes('Did you mean'),
  },
  {
    name: 'Introspection',
    ask: () => post('query cop { __schema { types { name fields { name } } } }'),
    reports: (body) => Boolean(body.data?.__schema.types),
  },
  {
    name: 'GraphQL IDE',
    ask: () => site.visitor.request('GET', '/graphql', undefined, { accept: 'text/html' }),
    reports: (body) => String(body).includes('GraphiQL'),
  },
  {
    name: 'GET Method Query Support',
    ask: () => get('query cop {__typename}'),
    reports: (body) => Boolean(body.data?.__typename),
  },
  {
    name: 'Alias Overloading',
    ask: () =>
      post(`query cop { ${Array.from({ length: 101 }, (_, at) => `alias${at}:__typename`).join(' \n')} }`),
    reports: (body) => Boolean(body.data?.alias100),
  },
  {
    name: 'Array-based Query Batching',
    ask: () =>
      site.visitor.request(
        'POST',
        '/graphql',
        Array.from({ length: 10 }, () => ({ query: 'query cop { __typename }' })),
      ),
    reports: (body) => Array.isArray(body) && body.length >= 10,
  },
  {
    name: 'Trace Mode',
    ask: () => post('query cop { __typename }'),
    reports: (body) => JSON.stringify(body).includes('tracing'),
  },
  {
    name: 'Directive Overloading',
    ask: () => post('query cop { __typename @aa@aa@aa@aa@aa@aa@aa@aa@aa@aa }'),
    reports: (body) => body.errors?.length === 10,
  },
  {
    name: 'Introspection-based Circular Query',
    ask: () =>
      post(
        'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
      ),
    reports: (body) => body.data?.__schema.types.length > 25,
  },
  {
    name: 'Mutation is allowed over GET',
    ask: () => get('mutation cop {__typename}'),
    reports: (body) => Boolean(body.data?.__typename),
  },
  {
    name: 'POST based url-encoded query',
    ask: () =>
      site.visitor.request('POST', '/graphql', 'query=query+cop+%7B+__typename+%7D', {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    reports: (body) => Boolean(body.data?.__typename),
  },
  {
    name: 'Unhandled Errors Detection',
    ask: () => post('qwerty cop { abc }'),
    reports: (body) => JSON.stringify(body).includes('"exception"'),
  },
  {
    name: 'Field Duplication',
    ask: () => post(`query cop { ${'__typename \n'.repeat(500)} }`),
    reports: (body) => Boolean(body.data?.__typename),
  },
];

const WANTED = ['Introspection', 'GraphQL IDE', 'GET Method Query Support'];

test.each(CHECKS)('$name', async ({ name, ask, reports }) => {
  const { body } = await ask();
  expect(reports(body)).toBe(WANTED.includes(name));
});

test.each([
  ['a field', '{ viewr { id } }', {}],
  ['an argument', '{ news(pageSiz: 3) { totalCount } }', {}],
  ['a type', '{ news { ... on Pages { totalCount } } }', {}],
  ['a member of an enum', 'query ($a: Int!, $b: Role!) { __typename }', { a: 1, b: 'ADMI' }],
  [
    'a field of an input',
    'mutation ($i: LoginInput!) { login(input: $i) { __typename } }',
    { i: { emai: 'a' } },
  ],
])('no suggestion for %s', async (_what, query, variables) => {
  const { body } = await site.visitor.graphql(query, variables);
  expect(body.errors.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toContain('Did you mean');
});
