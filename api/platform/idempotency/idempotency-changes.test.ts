import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { makePushSecrets } from '../../testing/push-message.ts';
import { serveTestSite, type Answer, type Caller, type TestSite } from '../../testing/site.ts';
import type { Database } from '../database/client.ts';

// What changes or deletes something: its answer is lost, and the same is sent again. The second answer is the first, never
// that the thing does not exist or has changed, and it is done once.

let database: Database;
let site: TestSite;
let fan: Caller;
let admin: Caller;
let newsId: number;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
  [fan, admin] = [await site.signedIn('visitor'), await site.signedIn('admin')];
  await database.newsCategory.create({ data: { name: 'Club', slug: 'Club' } });
  const article = { title: 'Un título', content: '<p>Texto</p>', category: 'Club' };
  newsId = (await database.news.create({ data: article })).id;
});
afterAll(() => site.close());

type Input = Record<string, unknown>;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const newProduct = () =>
  database.product.create({ data: { name: 'Bufanda', price: '12.50', category: 'Ropa' } });
const newComment = () =>
  database.comment.create({ data: { content: 'Hola', newsId, userId: fan.user?.id ?? 0 } });
const newInquiry = () =>
  database.sponsorInquiry.create({
    data: { name: 'Ana', company: 'Bar', email: 'ana@bar.test', message: 'Queremos patrocinar.' },
  });
function newMatch(status: 'scheduled' | 'cancelled' = 'scheduled') {
  const teams = { homeTeam: 'PMB', awayTeam: 'Menorca', opponent: 'Menorca', isHome: true };
  return database.match.create({
    data: { ...teams, subject: 'PMB – Menorca', competition: 'LIGA', matchDate: inDays(3), status },
  });
}

function newPass() {
  const codes = { codigoLocalizador: randomUUID(), referenciaTicket: randomUUID() };
  return database.abono.create({ data: { userId: fan.user?.id ?? 0, status: 'pending', ...codes } });
}

/** Who does what to a new thing. */
const ACTS: Record<string, () => Promise<{ by: Caller; input: Input; type?: string }>> = {
  deleteProduct: async () => ({ by: admin, input: { id: (await newProduct()).id } }),
  updateProduct: async () => {
    const { id, updatedAt: seen } = await newProduct();
    return { by: admin, input: { id, seen, isActive: false } };
  },
  deleteMatch: async () => {
    const { id, updatedAt: seen } = await newMatch();
    return { by: admin, type: 'MatchId', input: { id, seen } };
  },
  startMatch: async () => {
    const { id, updatedAt: seen } = await newMatch();
    return { by: admin, type: 'MatchId', input: { id, seen } };
  },
  cancelMatch: async () => {
    const { id, updatedAt: seen } = await newMatch();
    return { by: admin, type: 'ToldMatch', input: { id, seen } };
  },
  reopenMatch: async () => {
    const { id, updatedAt: seen } = await newMatch('cancelled');
    return { by: admin, type: 'ToldMatch', input: { id, seen } };
  },
  finishMatch: async () => {
    const final = { home: 80, away: 75 };
    return { by: admin, input: { id: (await newMatch()).id, final, confirmed: true } };
  },
  postponeMatch: async () => {
    const { id, updatedAt: seen } = await newMatch();
    return { by: admin, input: { id, seen, matchDate: inDays(10) } };
  },
  hideComment: async () => ({ by: admin, input: { id: (await newComment()).id, seen: false } }),
  deleteComment: async () => ({ by: fan, input: { id: (await newComment()).id } }),
  setInquiryStatus: async () => ({
    by: admin,
    input: { id: (await newInquiry()).id, seen: 'NEW', status: 'CONTACTED' },
  }),
  deleteInquiry: async () => ({ by: admin, input: { id: (await newInquiry()).id } }),
  setNewsStatus: async () => {
    const { id, version } = await database.news.findUniqueOrThrow({ where: { id: newsId } });
    return { by: admin, input: { ids: [id], seen: [version], status: 'HIDDEN' } };
  },
  verifyAbono: async () => {
    const { id, version: seen } = await newPass();
    return { by: admin, input: { id, seen } };
  },
  confirmAbono: async () => ({ by: fan, input: { id: (await newPass()).id } }),
  reportAbono: async () => ({ by: fan, input: { id: (await newPass()).id, message: 'La fila es la 2' } }),
  deleteUser: async () => {
    const user = await site.signedIn('visitor');
    return { by: admin, input: { id: user.user?.id } };
  },
  unsubscribeFromPush: async () => {
    const endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`;
    const input = { endpoint, keys: makePushSecrets().keys };
    await fan.graphql(
      'mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { __typename } }',
      { input },
    );
    return { by: fan, input: { endpoint } };
  },
};

function send(by: Caller, name: string, type: string, input: Input, key: string): Promise<Answer> {
  const query = `mutation ($input: ${type}Input!) {
    ${name}(input: $input) { __typename ... on UserError { code message } } }`;
  return by.request('POST', '/graphql', { query, variables: { input } }, { 'idempotency-key': key });
}

test.each(Object.keys(ACTS))('%s is done once, and answered twice alike', async (name) => {
  const made = await ACTS[name]?.();
  if (!made) throw new Error('no such act');
  const { by, input, type = name.charAt(0).toUpperCase() + name.slice(1) } = made;
  const entries = await database.auditEntry.count();
  const key = randomUUID();
  const first = await send(by, name, type, input, key);
  expect(first.body.data?.[name].__typename, JSON.stringify(first.body)).toMatch(/Success$/);
  const after = await database.auditEntry.count();
  const again = await send(by, name, type, input, key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await database.auditEntry.count()).toBe(after);
  expect(after - entries).toBeLessThanOrEqual(1);
});

test('without a session such a request is not stored', async () => {
  const before = await database.idempotentResponse.count();
  const { id } = await newComment();
  const answer = await send(site.visitor, 'deleteComment', 'DeleteComment', { id }, randomUUID());
  expect(JSON.stringify(answer.body)).toContain('UNAUTHENTICATED');
  expect(await database.idempotentResponse.count()).toBe(before);
});

test('beyond the limit such requests are done without a key, not refused', async () => {
  const strict = await serveTestSite(database, { RATE_LIMIT_FACTOR: '0.0001' });
  try {
    await database.rateLimit.deleteMany();
    const before = await database.idempotentResponse.count();
    const owner = await strict.signedIn('visitor');
    for (let index = 0; index < 2; index += 1) {
      const data = { content: 'Hola', newsId, userId: owner.user?.id ?? 0 };
      const { id } = await database.comment.create({ data });
      await database.rateLimit.deleteMany({ where: { NOT: { key: { startsWith: 'keyChange' } } } });
      const { body } = await send(owner, 'deleteComment', 'DeleteComment', { id }, randomUUID());
      expect(body.data.deleteComment.__typename).toBe('DeleteCommentSuccess');
    }
    expect(await database.idempotentResponse.count()).toBe(before + 1);
  } finally {
    await strict.close();
  }
});
