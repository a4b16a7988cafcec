import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { operationPath, subscriptionPath, persistedCall } from '../../testing/page-documents.ts';
import { TEST_PASSWORD, serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';

const call = (name: string, variables?: unknown, others: object = {}) => ({
  extensions: persistedCall(name),
  variables,
  ...others,
});
const unknownHash = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
const post = (body: unknown, headers: Record<string, string> = {}) =>
  site.visitor.request('POST', '/operations', body, headers);

const stranger = { email: 'nobody@test.example', password: TEST_PASSWORD };
const CANTERA = { name: 'Cantera', color: '#64748b', isActive: true };

describe('a query', () => {
  test('is found by its hash', async () => {
    const answer = await site.visitor.request('GET', operationPath('Viewer'));
    expect(answer).toMatchObject({ status: 200, body: { data: { viewer: null } } });
    expect(answer.headers.get('content-type')).toBe(RESPONSE_TYPE);
  });

  test('of a signed-in user is answered to this user only', async () => {
    const fan = await site.signedIn('visitor');
    const { status, headers, body } = await fan.request('GET', operationPath('Viewer'));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data.viewer.name).toBe(fan.user?.name);
  });

  test.each([
    ['HomePage', {}],
    ['NewsListPage', { page: 1, pageSize: 6 }],
    ['CalendarPage', { filter: {}, page: 1, pageSize: 50 }],
    ['SquadPage', {}],
    ['SponsorsPage', {}],
  ])('%s is the same for all users, so its response is shared', async (name, variables) => {
    const fan = await site.signedIn('visitor');
    const { status, headers } = await fan.request('GET', operationPath(name, variables));
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, no-cache']);
  });

  test('with invalid variables is refused', async () => {
    const { status, body } = await site.visitor.request('GET', operationPath('ArticlePage', { id: {} }));
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(/Variable "\$id"/);
  });

  test.each([
    ['an unknown hash', `/operations?extensions=${encodeURIComponent(JSON.stringify(unknownHash))}`, 404],
    ['no operation', '/operations', 400],
    ['a document', '/operations?query={viewer{id}}', 400],
    ['variables that are no JSON', operationPath('Viewer').replace('%7B%7D', '%7B'), 400],
    ['extensions that are no JSON', '/operations?extensions=%7B', 400],
  ])('%s is refused', async (_what, address, status) => {
    const answer = await site.visitor.request('GET', address);
    expect(answer.status).toBe(status);
    expect(answer.body.errors).toHaveLength(1);
  });

  test('a mutation is not run by GET, nor a subscription as a query', async () => {
    const mutation = await site.visitor.request('GET', operationPath('Logout'));
    expect([mutation.status, mutation.headers.get('allow')]).toEqual([405, 'POST']);
    const { status } = await site.visitor.request('GET', operationPath('LiveMatch', { id: '1' }));
    expect(status).toBe(406);
    expect((await site.visitor.request('GET', subscriptionPath('Viewer'))).status).toBe(406);
  });
});

describe('a mutation', () => {
  test.each<[string, unknown, number, unknown]>([
    ['data', call('Logout'), 200, { data: { logout: expect.anything() } }],
    ['null for variables', call('Logout', null), 200, { data: { logout: expect.anything() } }],
    [
      'ordinary errors as data',
      call('Login', { input: stranger }),
      200,
      { data: { login: { __typename: 'InvalidCredentialsError' } } },
    ],
    [
      'errors of single fields',
      call('Login', { input: { email: 'no', password: '' } }),
      200,
      { data: { login: { __typename: 'ValidationError', fields: expect.any(Array) } } },
    ],
    [
      'no user signed in',
      call('CreateCategory', { input: CANTERA }),
      200,
      { data: null, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] },
    ],
    ['a missing variable', call('Login'), 400, { errors: [{ message: expect.stringMatching(/input/) }] }],
    ['a variable of another type', call('Login', { input: 7 }), 400, { errors: [expect.anything()] }],
    ['variables that are a list', call('Login', []), 400, { errors: [expect.anything()] }],
    ['an unknown hash', { extensions: unknownHash }, 404, { errors: [expect.anything()] }],
    ['several operations', [call('Logout'), call('Logout')], 400, { errors: [expect.anything()] }],
    ['a document', { query: '{ calendarStats { total } }' }, 400, { errors: [expect.anything()] }],
    ['no JSON', '{"extensions":', 400, { code: 'BAD_USER_INPUT' }],
    ['only white space', '  ', 400, { errors: [expect.anything()] }],
  ])('is answered: %s', async (_what, body, status, answered) => {
    const answer = await post(body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(answered as object);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('changes the data as the user who sends it', async () => {
    const editor = await site.signedIn('editor');
    const answer = await editor.request('POST', '/operations', call('CreateCategory', { input: CANTERA }));
    expect(answer.status).toBe(200);
    expect(JSON.stringify(answer.body)).toContain('CreateNewsCategorySuccess');
    expect(await site.database.newsCategory.count({ where: { name: 'Cantera' } })).toBe(1);
  });

  test('of a form of another site is refused', async () => {
    const answer = await post('extensions=x', { 'content-type': 'application/x-www-form-urlencoded' });
    expect(answer.status).toBe(415);
  });
});

test.each([
  ['the database does not answer', Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }), 503],
  ['there is a fault of ours', new Error('secret'), 200],
])('if %s, a mutation says so without details', async (_what, error, status) => {
  const editor = await site.signedIn('editor');
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
  const answer = await broken
    .withCookie(editor.cookie ?? '')
    .request('POST', '/operations', call('CreateCategory', { input: CANTERA }));
  await broken.close();
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  expect(JSON.stringify(answer.body)).not.toContain('"http"');
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '5' : null);
  expect(answer.body.errors[0].extensions.requestId !== undefined).toBe(status === 200);
});
