import { hashSync } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { deliverMails } from '../../testing/outbox.ts';
import { serveTestSite, TEST_PASSWORD, type TestSite } from '../../testing/site.ts';

// The same e-mail and the same password in the forms in which keyboards and systems write them.

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
});
afterAll(() => site.close());

const post = (path: string, body: object) => site.visitor.request('POST', path, body);
const register = (email: string, password = TEST_PASSWORD) =>
  post('/api/register', { name: 'Ana Mas', email, password });
const logIn = async (email: string, password = TEST_PASSWORD) =>
  (await post('/api/login', { email, password })).status;

describe('an e-mail address', () => {
  test.each([
    ['ana&co@club.test', ['ANA&CO@club.test']],
    ['ana/x@club.test', ['ana/x@CLUB.test']],
    ['ana#x@club.test', [' ana#x@club.test ']],
    ['ana@españa.es', ['ana@xn--espaa-rta.es', 'ana@espan\u0303a.es', 'Ana@ESPAÑA.es']],
    ['ana@xn--80a1acny.xn--p1ai', ['ana@почта.рф', 'ana@ПОЧТА.РФ']],
    ['ana@club.xn--vermgensberatung-pwb', ['ana@club.vermögensberatung']],
  ])('%s registers once and signs in as any of %j', async (address, others) => {
    expect((await register(address)).status).toBe(201);
    for (const form of [address, ...others]) {
      expect(await logIn(form)).toBe(200);
      expect((await register(form)).body).toMatchObject({ code: 'EMAIL_TAKEN' });
    }
  });

  test('with an international domain gets its mails at the ASCII form', async () => {
    await register('joan@coruña.es');
    await deliverMails(database, site.dataDir);
    await site.visitor.graphql(
      'mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { __typename } }',
      { input: { email: 'joan@CORUÑA.es' } },
    );
    const [mail] = await deliverMails(database, site.dataDir);
    expect(mail).toMatchObject({ to: 'joan@xn--corua-rta.es', subject: 'Elige una contraseña nueva' });
  });

  test('is found by staff and granted a membership in either form', async () => {
    await register('pau@menorca.españa.es');
    const admin = await site.signedIn('admin');
    for (const search of ['pau@menorca.españa.es', '@menorca.españa.es', 'pau@menorca.xn--espaa-rta.es']) {
      const { body } = await admin.graphql(
        'query ($search: String) { users(search: $search) { totalCount } }',
        { search },
      );
      expect(body).toMatchObject({ data: { users: { totalCount: 1 } } });
    }
    const { body } = await admin.graphql(
      `mutation ($input: GrantMembershipInput!) { grantMembership(input: $input) { __typename } }`,
      {
        input: {
          email: 'pau@Menorca.España.es',
          type: 'Socio',
          activationDate: '2026-01-01T00:00:00Z',
          expiryDate: '2099-01-01T00:00:00Z',
        },
      },
    );
    expect(body.data.grantMembership.__typename).toBe('GrantMembershipSuccess');
  });
});

describe('a password with accents', () => {
  const NFC = 'cançó-ñandú-7'.normalize('NFC');
  const NFD = NFC.normalize('NFD');

  test.each([
    ['nfc@club.test', NFC, NFD],
    ['nfd@club.test', NFD, NFC],
  ])('of %s is right in both Unicode forms', async (email, first, then) => {
    await register(email, first);
    expect(await logIn(email, then)).toBe(200);
    expect(await logIn(email, first)).toBe(200);
    expect(await logIn(email, NFC.replace('ç', 'c'))).toBe(401);
  });

  test('whose hash is of another form stays good, and gets a new hash', async () => {
    const { user } = await site.signedIn('visitor');
    const { id, email } = user ?? { id: 0, email: '' };
    const old = hashSync(NFD);
    await database.user.update({ where: { id }, data: { password: old } });
    expect(await logIn(email, `${NFD}x`)).toBe(401);
    expect((await database.user.findUniqueOrThrow({ where: { id } })).password).toBe(old);
    expect(await logIn(email, NFC)).toBe(200);
    const { password: renewed } = await database.user.findUniqueOrThrow({ where: { id } });
    expect(renewed).not.toBe(old);
    expect(await logIn(email, NFD)).toBe(200);
    expect((await database.user.findUniqueOrThrow({ where: { id } })).password).toBe(renewed);
  });
});
