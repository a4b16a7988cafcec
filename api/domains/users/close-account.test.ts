import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createArticle } from '../comments/comments.fixture.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { startSession } from '../../platform/sessions.ts';
import { TEST_PASSWORD, serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

const CLOSE = `mutation ($password: String!) { closeAccount(input: { password: $password }) {
  __typename ... on CloseAccountSuccess { closed } ... on UserError { code message } } }`;

let site: TestSite;
let fan: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.ticket.deleteMany();
  await site.database.user.deleteMany();
  fan = await site.signedIn('visitor');
});

const idOf = (caller: Caller) => caller.user?.id ?? 0;

async function close(caller: Caller, password = TEST_PASSWORD) {
  const answer = await caller.graphql(CLOSE, { password });
  expect(answer.body.errors).toBeUndefined();
  return { ...answer, outcome: answer.body.data.closeAccount };
}

describe('closing the account', () => {
  test('deletes it with all its sessions and removes the browser’s cookie', async () => {
    const { token } = await startSession(site.database, idOf(fan));
    const { outcome, headers } = await close(fan);
    expect(outcome).toEqual({ __typename: 'CloseAccountSuccess', closed: true });
    expect(headers.get('set-cookie')).toMatch(/^pmb_session=;.*Expires=Thu, 01 Jan 1970/i);
    expect(await site.database.user.count({ where: { id: idOf(fan) } })).toBe(0);
    expect(await site.database.session.count()).toBe(0);
    for (const caller of [fan, site.withCookie(`pmb_session=${token}`)]) {
      expect((await caller.request('GET', '/api/user')).status).toBe(401);
    }
    const login = { email: fan.user?.email, password: TEST_PASSWORD };
    expect((await site.visitor.request('POST', '/api/login', login)).status).toBe(401);
  });

  test('keeps sold tickets without a holder and articles without an author', async () => {
    const { id: matchId } = await createMatch(site.database, { ticketsAvailable: 10 });
    const blogger = await site.signedIn('blogger');
    await blogger.request('POST', '/api/tickets', { matchId });
    const newsId = await createArticle(site.database, { authorId: idOf(blogger) });
    await close(blogger);
    expect(await site.database.ticket.findMany({ where: { matchId }, select: { userId: true } })).toEqual([
      { userId: null },
    ]);
    const match = await site.database.match.findUniqueOrThrow({ where: { id: matchId } });
    expect(match.ticketsAvailable).toBe(9);
    const article = await site.database.news.findUniqueOrThrow({ where: { id: newsId } });
    expect(article.authorId).toBeNull();
  });

  test('deletes the user’s comments and points', async () => {
    const userId = idOf(fan);
    const { database } = site;
    const newsId = await createArticle(database);
    const stranger = await site.signedIn('visitor');
    const theirs = await database.comment.create({
      data: { content: 'Ajeno', userId: idOf(stranger), newsId },
    });
    await database.comment.create({ data: { content: 'Propio', userId, newsId } });
    await database.commentReport.create({ data: { commentId: theirs.id, userId } });
    await database.pointsEntry.create({ data: { userId, action: 'x', points: 1, description: 'x' } });
    await database.abono.create({ data: { userId } });
    await close(fan);
    expect(await database.comment.findMany({ select: { content: true } })).toEqual([{ content: 'Ajeno' }]);
    expect([
      await database.commentReport.count(),
      await database.pointsEntry.count({ where: { userId } }),
      await database.abono.count(),
    ]).toEqual([0, 0, 0]);
  });

  test('removes the PDFs of the user’s passes from the disk, but not those of others', async () => {
    fs.mkdirSync(path.join(site.dataDir, 'abonos'), { recursive: true });
    const uploadPass = async (owner: Caller) => {
      const filePath = `abonos/${randomUUID()}.pdf`;
      fs.writeFileSync(path.join(site.dataDir, filePath), '%PDF-');
      await site.database.membershipUpload.create({
        data: {
          userId: idOf(owner),
          fileName: 'a.pdf',
          filePath,
          fileSize: 5,
          mimeType: 'application/pdf',
        },
      });
      return path.join(site.dataDir, filePath);
    };
    const [own, foreign] = [await uploadPass(fan), await uploadPass(await site.signedIn('visitor'))];
    await close(fan);
    expect([fs.existsSync(own), fs.existsSync(foreign)]).toEqual([false, true]);
  });

  test.each(['', 'otra', TEST_PASSWORD.toUpperCase()])(
    'is refused with the password %j',
    async (password) => {
      const { outcome } = await close(fan, password);
      expect(outcome.code).toBe(password ? 'WRONG_PASSWORD' : 'BAD_USER_INPUT');
      expect((await fan.request('GET', '/api/user')).status).toBe(200);
    },
  );

  test('five wrong passwords block the account, also for signing in', async () => {
    const strict = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1' });
    const thief = strict.withCookie(fan.cookie ?? '');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await close(thief, `prueba-${attempt}`)).outcome.code).toBe('WRONG_PASSWORD');
    }
    const { status, body } = await thief.graphql(CLOSE, { password: TEST_PASSWORD });
    expect([status, body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    const login = { email: fan.user?.email, password: TEST_PASSWORD };
    expect((await strict.visitor.request('POST', '/api/login', login)).status).toBe(429);
    expect(await site.database.user.count({ where: { id: idOf(fan) } })).toBe(1);
    await strict.close();
  });

  test('is refused for the last administrator, but not for one of two', async () => {
    const last = await site.signedIn('admin');
    expect((await close(last)).outcome).toEqual({
      __typename: 'LastAdministratorError',
      code: 'LAST_ADMINISTRATOR',
      message: 'El club no puede quedarse sin administrador',
    });
    await site.signedIn('editor', 'admin');
    expect((await close(last)).outcome.closed).toBe(true);
  });

  test('needs a signed-in user', async () => {
    const { body } = await site.visitor.graphql(CLOSE, { password: TEST_PASSWORD });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });
});
