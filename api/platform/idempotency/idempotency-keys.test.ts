import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { TEST_PASSWORD, serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { removeIdempotentResponses } from './idempotency-keys.ts';

// On a real PostgreSQL, and two instances of the site: the same request may come to both at once.

let postgres: TestPostgres;
let site: TestSite;
let other: TestSite;

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
  other = await serveTestSite(postgres.prisma);
});
afterAll(async () => {
  await site.close();
  await other.close();
  await postgres.close();
});

const withKey = (key: string) => ({ 'idempotency-key': key });
const inquiry = { name: 'Ana', company: 'Bar', email: 'ana@bar.test', message: 'Queremos patrocinar.' };
const count = () => postgres.prisma.sponsorInquiry.count();

describe('a request with an Idempotency-Key', () => {
  test('is done once, and gets the same response from every instance', async () => {
    const before = await count();
    const key = randomUUID();
    const send = ({ visitor }: TestSite) =>
      visitor.request('POST', '/api/sponsor-inquiries', inquiry, withKey(key));
    const first = await send(site);
    expect(first.status).toBe(201);
    const again = await send(other);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers.get('cache-control')).toBe('no-store');
    expect(await count()).toBe(before + 1);
  });

  test('is refused if the key was used for something else', async () => {
    const key = randomUUID();
    await site.visitor.request('POST', '/api/sponsor-inquiries', inquiry, withKey(key));
    const changed = { ...inquiry, company: 'Otra' };
    const answer = await site.visitor.request('POST', '/api/sponsor-inquiries', changed, withKey(key));
    expect(answer).toMatchObject({ status: 422, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test('that comes ten times at once is done once', async () => {
    const before = await count();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? site : other).visitor.request('POST', '/api/sponsor-inquiries', inquiry, withKey(key)),
      ),
    );
    expect(await count()).toBe(before + 1);
    // A retry during the first request is refused, and may be sent again.
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    for (const { headers } of answers.filter(({ status }) => status === 409)) {
      expect(headers.get('retry-after')).toBe('1');
    }
  });

  test('belongs to its user: another user with the same key has another request', async () => {
    const { id: matchId } = await createMatch(postgres.prisma, { ticketsAvailable: 10 });
    const key = randomUUID();
    const buy = async (fan: Caller) =>
      (await fan.request('POST', '/api/tickets', { matchId }, withKey(key))).body.id as string;
    const [one, two] = [await site.signedIn('visitor'), await site.signedIn('visitor')];
    const ticket = await buy(one);
    expect(await buy(one)).toBe(ticket);
    expect(await buy(two)).not.toBe(ticket);
    expect(await postgres.prisma.ticket.count({ where: { matchId } })).toBe(2);
  });

  test('creates one account, and a retry is signed in like the first request', async () => {
    const key = randomUUID();
    const newcomer = { name: 'Nerea', email: 'nerea@prueba.test', password: TEST_PASSWORD };
    const send = () => site.visitor.request('POST', '/api/register', newcomer, withKey(key));
    const first = await send();
    const again = await send();
    expect([again.status, again.body]).toEqual([201, first.body]);
    const cookie = again.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect((await site.withCookie(cookie).request('GET', '/api/user')).body.email).toBe(newcomer.email);
  });

  test('does not sign in again after the session has ended', async () => {
    const key = randomUUID();
    const newcomer = { name: 'Noa', email: 'noa@prueba.test', password: TEST_PASSWORD };
    const send = () => site.visitor.request('POST', '/api/register', newcomer, withKey(key));
    const { body } = await send();
    await postgres.prisma.session.deleteMany({ where: { userId: body.id } });
    expect((await send()).headers.get('set-cookie')).toBeNull();
  });

  test('works for GraphQL: one comment', async () => {
    await postgres.prisma.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
    const data = { title: 'Un título', content: '<p>Texto</p>', category: 'Club' };
    const { id } = await postgres.prisma.news.create({ data });
    const fan = await site.signedIn('visitor');
    const query = `mutation { addComment(input: { newsId: "${id}", content: "¡Aúpa!" }) {
      ... on AddCommentSuccess { comment { id content } } } }`;
    const key = randomUUID();
    const send = () => fan.request('POST', '/graphql', { query }, withKey(key));
    const first = await send();
    expect(first.body.errors).toBeUndefined();
    expect((await send()).body).toEqual(first.body);
    expect(await postgres.prisma.comment.count({ where: { newsId: id } })).toBe(1);
  });

  test('may be retried with the same key after it was unauthorized', async () => {
    const key = randomUUID();
    const { id: matchId } = await createMatch(postgres.prisma, { ticketsAvailable: 10 });
    const visitor = await site.visitor.request('POST', '/api/tickets', { matchId }, withKey(key));
    expect(visitor.status).toBe(401);
    expect(await postgres.prisma.idempotentResponse.count({ where: { status: null } })).toBe(0);
  });

  test.each(['short', 'x'.repeat(256), 'with a space in the middle'])(
    'is refused with the key %s',
    async (key) => {
      const answer = await site.visitor.request('POST', '/api/sponsor-inquiries', inquiry, withKey(key));
      expect(answer.status).toBe(400);
    },
  );
});

describe('what is not stored', () => {
  const rows = () => postgres.prisma.idempotentResponse.count();
  const post = (who: Caller, query: string, key: string = randomUUID()) =>
    who.request('POST', '/graphql', { query }, withKey(key));

  test('the responses to queries', async () => {
    const before = await rows();
    const answer = await post(site.visitor, '{ matches { totalCount } }');
    expect(answer).toMatchObject({ status: 200, body: { data: { matches: {} } } });
    expect(await rows()).toBe(before);
  });

  test('the secret and the recovery codes of a second factor', async () => {
    const fan = await site.signedIn('visitor');
    const before = await rows();
    const { body } = await post(
      fan,
      `mutation { beginSecondFactor(input: { password: "${TEST_PASSWORD}" }) {
        ... on BeginSecondFactorSuccess { secret } } }`,
    );
    expect(body.data.beginSecondFactor.secret).toMatch(/\w{16}/);
    expect(await rows()).toBe(before);
    const both = await post(
      fan,
      `mutation { ... on Mutation { beginSecondFactor(input: { password: "${TEST_PASSWORD}" }) {
          ... on BeginSecondFactorSuccess { secret } } }
        createSponsorInquiry(input: { name: "Ana", company: "Bar", email: "ana@bar.test", message: "Queremos patrocinar." }) {
          __typename } }`,
    );
    expect(both.body.data.beginSecondFactor.secret).toMatch(/\w{16}/);
    expect(await rows()).toBe(before);
  });

  test('refusals: nothing was done, so a retry may succeed', async () => {
    const before = await rows();
    const invalid = { ...inquiry, email: 'ana' };
    const key = withKey(randomUUID());
    expect((await site.visitor.request('POST', '/api/sponsor-inquiries', invalid, key)).status).toBe(400);
    expect(await rows()).toBe(before);
  });

  test('a body over 16 kB: a retry learns that the work was done', async () => {
    const admin = await site.signedIn('admin');
    const key = randomUUID();
    const content = `<p>${'palabra '.repeat(4000)}</p>`;
    await postgres.prisma.newsCategory.upsert({
      where: { name: 'Club' },
      create: { name: 'Club', slug: 'Club' },
      update: {},
    });
    const article = { title: 'Un artículo muy largo', content, category: 'Club', excerpt: 'Largo' };
    const first = await admin.request('POST', '/api/news', article, withKey(key));
    expect(first.status).toBe(201);
    const again = await admin.request('POST', '/api/news', article, withKey(key));
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_DONE' } });
    expect(await postgres.prisma.news.count({ where: { title: article.title } })).toBe(1);
    const stored = await postgres.prisma.idempotentResponse.findMany({ select: { body: true } });
    for (const { body } of stored) expect(Buffer.byteLength(body ?? '')).toBeLessThanOrEqual(16 * 1024);
  });

  test('more than a hundred keys an hour of an address without a session', async () => {
    const strict = await serveTestSite(postgres.prisma, { RATE_LIMIT_FACTOR: '0.03' });
    try {
      await postgres.prisma.rateLimit.deleteMany();
      const before = await rows();
      const send = () =>
        post(
          strict.visitor,
          'mutation { register(input: { name: "A", email: "a", password: "b" }) { __typename } }',
        );
      for (let index = 0; index < 3; index += 1) expect((await send()).status).toBe(200);
      const refused = await send();
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(refused.body).toMatchObject({
        code: 'RATE_LIMITED',
        errors: [{ extensions: { code: 'RATE_LIMITED' } }],
      });
      expect(await rows()).toBeLessThanOrEqual(before + 3);
    } finally {
      await strict.close();
    }
  });
});

describe('the stored response', () => {
  test('contains neither the request nor the key', async () => {
    const key = randomUUID();
    const newcomer = { name: 'Iria', email: 'iria@prueba.test', password: TEST_PASSWORD };
    await site.visitor.request('POST', '/api/register', newcomer, withKey(key));
    const all = JSON.stringify(await postgres.prisma.idempotentResponse.findMany());
    expect(all).not.toContain(key);
    expect(all).not.toContain(TEST_PASSWORD);
  });

  test('is deleted after a day, and that of an interrupted request after two minutes', async () => {
    const key = randomUUID();
    const send = () => site.visitor.request('POST', '/api/sponsor-inquiries', inquiry, withKey(key));
    await send();
    const before = await count();
    const age = (minutes: number, data: { status?: null; done?: false }) =>
      postgres.prisma.idempotentResponse.updateMany({
        data: { ...data, createdAt: new Date(Date.now() - minutes * 60_000) },
      });
    await age(1, { status: null });
    expect((await send()).status).toBe(409);
    // The inquiry was created together with the mark that it is done: the mark stays.
    await age(3, { status: null });
    expect(await send()).toMatchObject({ status: 409, body: { code: 'ALREADY_DONE' } });
    expect(await count()).toBe(before);
    await age(3, { status: null, done: false });
    expect((await send()).status).toBe(201);
    expect(await count()).toBe(before + 1);
    await age(24 * 60 + 1, {});
    await removeIdempotentResponses(postgres.prisma);
    expect(await postgres.prisma.idempotentResponse.count()).toBe(0);
  });
});
