import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { testDatabase, testEmbedded } from '../../testing/database.ts';
import { serveCached } from '../../testing/cached-site.ts';
import { TEST_PASSWORD, serveTestSite, type Answer, type Caller, type TestSite } from '../../testing/site.ts';

// The limits are those of the documentation. The counters are set directly, so that no test sends hundreds of requests.

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase(), { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(() => site.close());
beforeEach(() => site.database.rateLimit.deleteMany());

/** An hour, so that the window does not end in the middle of a test. */
const inAnHour = () => new Date(Date.now() + 60 * 60_000);

const count = (key: string, points: number) =>
  site.database.rateLimit.create({ data: { key, points, expire: inAnHour() } });

const ADDRESS = '203.0.113.7';
/** A request from an address that no other test uses, because instances cache their share. */
const from = (address: string) => ({ 'x-forwarded-for': address });

function expectRefused({ status, headers, body }: Answer): void {
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(3000);
  expect(body).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^(Demasiad|Has subido)/),
  });
}

const login = (email: string) => ({ email, password: 'no es esta' });
const inquiry = { name: 'Ana', company: 'Bar', email: 'ana@bar.test', message: 'Queremos patrocinar.' };
const newcomer = (email: string) => ({ name: 'Nerea', email, password: TEST_PASSWORD });

describe('a limit', () => {
  test.each([
    [
      'failed sign-ins of an account from an address',
      `loginAccount:x@y.test ${ADDRESS}`,
      5,
      '/api/login',
      login('x@y.test'),
    ],
    [
      'failed sign-ins of an account from all addresses',
      'loginEverywhere:v@y.test',
      100,
      '/api/login',
      login('v@y.test'),
    ],
    ['failed sign-ins of an address', `loginAddress:${ADDRESS}`, 100, '/api/login', login('z@y.test')],
    ['accounts of an address', `registerAddress:${ADDRESS}`, 60, '/api/register', newcomer('n@y.test')],
    ['inquiries of an address', `inquiryAddress:${ADDRESS}`, 10, '/api/sponsor-inquiries', inquiry],
  ])('%s: the last one counts, the next is refused', async (_what, key, most, path, body) => {
    await count(key, most - 1);
    const send = () => site.visitor.request('POST', path, body, from(ADDRESS));
    expect((await send()).status).not.toBe(429);
    expectRefused(await send());
  });

  test('of season passes: twenty uploads a day and account', async () => {
    const fan = await site.signedIn('visitor');
    await count(`abonoAccount:${fan.user?.id}`, 19);
    const send = () => {
      const form = new FormData();
      form.set('pdf', new Blob(['no pdf']), 'x.pdf');
      return fan.request('POST', '/api/abonos/upload', form);
    };
    expect((await send()).status).not.toBe(429);
    expectRefused(await send());
  });

  test('of wrong fields of season passes: twenty reports an hour and account', async () => {
    const fan = await site.signedIn('visitor');
    await count(`abonoReportAccount:${fan.user?.id}`, 19);
    const query = `mutation { reportAbono(input: { id: 1, message: "La fila" }) { ... on UserError { code } } }`;
    const report = async () => (await fan.graphql(query)).body;
    expect((await report()).data.reportAbono).toEqual({ code: 'NOT_FOUND' });
    expect((await report()).errors[0].extensions).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('of one address or account does not affect another', async () => {
    await count(`loginAccount:x@y.test ${ADDRESS}`, 5);
    await count(`loginAddress:${ADDRESS}`, 100);
    const other = await site.visitor.request('POST', '/api/login', login('w@y.test'), from('203.0.113.8'));
    expect(other.status).toBe(401);
  });

  test('starts again when its window is over', async () => {
    const expire = new Date(Date.now() - 1000);
    const key = 'loginAccount:old@y.test 203.0.113.9';
    await site.database.rateLimit.create({ data: { key, points: 9, expire } });
    const answer = await site.visitor.request('POST', '/api/login', login('old@y.test'), from('203.0.113.9'));
    expect(answer.status).toBe(401);
    const counted = await site.database.rateLimit.findUniqueOrThrow({ where: { key } });
    expect(counted.points).toBe(1);
  });

  test('deletes the failures after a success', async () => {
    const { user } = await site.signedIn('visitor');
    const email = user?.email ?? '';
    const key = `loginAccount:${email} 127.0.0.1`;
    await count(key, 4);
    const answer = await site.visitor.request('POST', '/api/login', { email, password: TEST_PASSWORD });
    expect(answer.status).toBe(200);
    expect(await site.database.rateLimit.findUnique({ where: { key } })).toBeNull();
  });
});

describe('requests that the cache does not answer', () => {
  const ask = (caller: Caller, address: string) =>
    caller.request('POST', '/graphql', { query: '{ viewer { id } }' }, from(address));

  test('of an address: 600 a minute, and GraphQL clients get an error in their form', async () => {
    await count('addressRequests/600:203.0.113.20', 599);
    expect((await ask(site.visitor, '203.0.113.20')).status).toBe(200);
    const refused = await ask(site.visitor, '203.0.113.20');
    expectRefused(refused);
    expect(refused.body.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    expect((await ask(site.visitor, '203.0.113.21')).status).toBe(200);
  });

  test('of an account: 600 a minute, from any address', async () => {
    const fan = await site.signedIn('visitor');
    await count(`accountRequests/600:${fan.user?.id}`, 599);
    expect((await ask(fan, '203.0.113.22')).status).toBe(200);
    expectRefused(await ask(fan, '203.0.113.23'));
    expect((await ask(await site.signedIn('visitor'), '203.0.113.22')).status).toBe(200);
  });

  test('with an invented session count for the address', async () => {
    await count('addressRequests/600:203.0.113.24', 600);
    expectRefused(await ask(site.withCookie(`pmb_session=${'x'.repeat(43)}`), '203.0.113.24'));
  });

  test('from addresses in one IPv6 network count together', async () => {
    await count('addressRequests/600:2001:db8:0:7::/64', 600);
    expectRefused(await ask(site.visitor, '2001:db8:0:7::1'));
    expectRefused(await ask(site.visitor, '2001:db8:0:7:ffff::2'));
    expect((await ask(site.visitor, '2001:db8:0:8::1')).status).toBe(200);
  });

  test.each([
    [
      '203.0.113.30',
      ['203.0.113.30:4711', '203.0.113.30:80', '::ffff:203.0.113.30', '[::ffff:203.0.113.30]:9'],
    ],
    ['2001:db8:0:9::/64', ['[2001:db8:0:9::1]:443', '[2001:DB8:0:9::2]', ' 2001:db8:0:9:0:0:0:3 ']],
  ])('from %s count together, however the proxy writes it', async (network, spellings) => {
    await count(`addressRequests/600:${network}`, 600);
    for (const spelling of spellings) expectRefused(await ask(site.visitor, spelling));
    expectRefused(await ask(site.visitor, `203.0.113.31, ${spellings[0]}`));
  });

  test('with an address that is none count for the proxy, in whatever spelling', async () => {
    await count('addressRequests/600:127.0.0.1', 600);
    // Another instance, because this one still has a share for its own machine.
    const own = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    const spellings = [
      'unknown',
      '_hidden',
      '1',
      '0x7f.1',
      '203.0.113.300',
      '203.0.113.5:x',
      '203.0.113.5:123456',
    ];
    for (const spelling of [...spellings, '[2001:db8::1', '[203.0.113.5', '203.0.113.5,', '203.0.113.5;x']) {
      expectRefused(await ask(own.visitor, spelling));
    }
    await own.close();
  });

  test('do not count for an address that only the visitor has written', async () => {
    await count('addressRequests/600:203.0.113.32', 600);
    const headers = { ...from('203.0.113.32'), forwarded: 'for=203.0.113.33', 'x-real-ip': '203.0.113.33' };
    const query = { query: '{ viewer { id } }' };
    expectRefused(await site.visitor.request('POST', '/graphql', query, headers));
    expectRefused(await ask(site.visitor, '203.0.113.33, 203.0.113.32'));
  });

  test.each([
    '/',
    '/api/matches',
    '/api/user',
    '/una-pagina',
    '/graphql?query={__typename}',
    '/og/club.png',
    '/og/partidos/9.png',
  ])('GET %s counts once', async (path) => {
    await count('addressRequests/600:203.0.113.25', 580);
    const before = await site.database.rateLimit.findMany();
    expect(before).toHaveLength(1);
    const own = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
    // An instance fetches a share of twenty: one more is refused.
    for (let index = 0; index < 20; index += 1) {
      expect((await own.visitor.request('GET', path, undefined, from('203.0.113.25'))).status).not.toBe(429);
    }
    expectRefused(await own.visitor.request('GET', path, undefined, from('203.0.113.25')));
    await own.close();
  });

  test('do not include files and health checks', async () => {
    await count('addressRequests/600:203.0.113.26', 600);
    for (const path of ['/livez', '/readyz', '/uploads/news/none.webp']) {
      expect((await site.visitor.request('GET', path, undefined, from('203.0.113.26'))).status).not.toBe(429);
    }
  });
});

test('cached responses are not limited and need no database', async () => {
  const database = await testEmbedded();
  const cached = await serveCached(database, { RATE_LIMIT_FACTOR: '0.01' });
  await createMatch(database.prisma, {});
  // Six requests a minute are allowed: only the first one counts, the others are cached.
  for (let index = 0; index < 30; index += 1) {
    expect((await cached.visitor.request('GET', '/api/matches')).status).toBe(200);
  }
  const counters = await database.prisma.rateLimit.findMany();
  expect(counters.map(({ points }) => points)).toEqual([1]);
  await cached.close();
});

test('of an office behind one address count for each account, also what the cache does not have yet', async () => {
  const database = await testEmbedded();
  const office = await serveCached(database, { RATE_LIMIT_FACTOR: '1' });
  await createMatch(database.prisma, {});
  await database.prisma.rateLimit.create({
    data: { key: 'addressRequests/600:127.0.0.1', points: 600, expire: inAnHour() },
  });
  expectRefused(await office.visitor.request('GET', '/api/matches?page=1'));
  // Public answers that are made for the first time, and personal ones that might have been public.
  const [ana, blai] = [await office.signedIn('admin'), await office.signedIn('editor')];
  for (const path of ['/api/matches', '/api/news?page=1', '/api/user', '/']) {
    expect((await ana.request('GET', path)).status, path).toBe(200);
  }
  await database.prisma.rateLimit.create({
    data: { key: `accountRequests/600:${blai.user?.id}`, points: 600, expire: inAnHour() },
  });
  expectRefused(await blai.request('GET', '/api/news?page=2'));
  // What others had made is not counted.
  expect((await blai.request('GET', '/api/matches')).status).toBe(200);
  await office.close();
});
