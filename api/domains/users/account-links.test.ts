import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { deliverMails, TEST_ORIGIN } from '../../testing/outbox.ts';
import { serveTestSite, TEST_PASSWORD, type Caller, type TestSite } from '../../testing/site.ts';

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database);
});
afterAll(() => site.close());
beforeEach(() => database.mail.deleteMany());

const NEW_PASSWORD = 'alero-que-anota-11';

/** Runs a mutation with an input. @returns its result, with `__typename`. */
async function run(name: string, input: object, caller: Caller = site.visitor, as = site) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { body } = await (caller === site.visitor ? as.visitor : caller).graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on UserError { code message } } }`,
    { input },
  );
  return body.data?.[name] ?? body.errors[0].extensions.code;
}

const logIn = async (email: string, password: string) =>
  (await site.visitor.request('POST', '/api/login', { email, password })).status;
const mails = () => deliverMails(database, site.dataDir);
const tokenOf = (link = '') => link.split('#')[1] ?? '';

/** A raw mail with the text of its parts, which may be in quoted-printable or base64. */
const decoded = (raw: string) =>
  raw.replace(/=\r\n/g, '') +
  (raw.match(/^(?:[\w+/=]{20,76}\r\n)+/gm) ?? [])
    .map((part) => Buffer.from(part, 'base64').toString())
    .join();

describe('a forgotten password', () => {
  test('is replaced with the link of a mail, once; all sessions end, and the address is verified', async () => {
    const fan = await site.signedIn('visitor');
    const email = fan.user?.email ?? '';
    await run('requestPasswordReset', { email: ` ${email.toUpperCase()} ` });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: email,
      subject: 'Elige una contraseña nueva',
    });
    expect(mail?.link).toMatch(new RegExp(`^${TEST_ORIGIN}/restablecer#[\\w-]{43}$`));

    const token = tokenOf(mail?.link);
    expect(JSON.stringify(await database.accountToken.findMany())).not.toContain(token);
    const input = { token, password: NEW_PASSWORD };
    expect(await run('resetPassword', { token, password: '123456' })).toMatchObject({
      __typename: 'ValidationError',
    });
    expect(await run('resetPassword', input)).toEqual({ __typename: 'ResetPasswordSuccess' });
    // The answer may have got lost: the same again is a success, another password is not set.
    expect(await run('resetPassword', input)).toEqual({ __typename: 'ResetPasswordSuccess' });
    const other = { token, password: `${NEW_PASSWORD}-otra` };
    expect(await run('resetPassword', other)).toMatchObject({ code: 'LINK_EXPIRED' });

    expect(await logIn(email, TEST_PASSWORD)).toBe(401);
    expect(await logIn(email, NEW_PASSWORD)).toBe(200);
    expect((await fan.request('GET', '/api/user')).status).toBe(401);
    expect((await database.user.findUniqueOrThrow({ where: { email } })).emailVerifiedAt).not.toBeNull();
    await database.accountToken.updateMany({ data: { usedAt: new Date(Date.now() - 11 * 60_000) } });
    expect(await run('resetPassword', input)).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('of an unknown account gets the same response, and no mail is sent', async () => {
    const email = (await site.signedIn('visitor')).user?.email ?? '';
    const ask = (to: string) => run('requestPasswordReset', { email: to });
    expect(await ask('nadie@prueba.test')).toEqual(await ask(email));
    expect((await mails()).map(({ to }) => to)).toEqual([expect.stringContaining(email)]);
  });

  test('only the latest link works, only for a short time, and not after the address has changed', async () => {
    const fan = await site.signedIn('visitor');
    const email = fan.user?.email ?? '';
    const ask = async () => {
      await run('requestPasswordReset', { email });
      return tokenOf((await mails())[0]?.link);
    };
    const reset = (token: string) => run('resetPassword', { token, password: NEW_PASSWORD });
    const first = await ask();
    const second = await ask();
    expect(await reset(first)).toMatchObject({ code: 'LINK_EXPIRED' });

    await database.accountToken.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await reset(second)).toMatchObject({ code: 'LINK_EXPIRED' });

    const third = await ask();
    const { expiresAt } = await database.accountToken.findFirstOrThrow({
      where: { userId: fan.user?.id ?? 0 },
    });
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 30 * 60_000);
    await database.user.update({ where: { email }, data: { email: `otra-${email}` } });
    expect(await reset(third)).toMatchObject({ code: 'LINK_EXPIRED' });
    expect(await run('verifyEmail', { token: third })).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('of two concurrent uses of a link, one succeeds', async () => {
    const email = (await site.signedIn('visitor')).user?.email ?? '';
    await run('requestPasswordReset', { email });
    const token = tokenOf((await mails())[0]?.link);
    const names = await Promise.all(
      ['uno', 'dos', 'tres'].map(async (word) => {
        const result = await run('resetPassword', { token, password: `${NEW_PASSWORD}-${word}` });
        return result.__typename;
      }),
    );
    expect(names.toSorted()).toEqual(['LinkExpiredError', 'LinkExpiredError', 'ResetPasswordSuccess']);
  });

  test('can be requested five times an hour, whether the account exists or not', async () => {
    const strict = await serveTestSite(database, { RATE_LIMIT_FACTOR: '1' });
    for (const email of ['nadie-1@prueba.test', (await site.signedIn('visitor')).user?.email ?? '']) {
      const ask = () => run('requestPasswordReset', { email }, site.visitor, strict);
      for (let count = 0; count < 5; count += 1)
        expect(await ask()).toMatchObject({ __typename: 'RequestPasswordResetSuccess' });
      expect(await ask()).toBe('RATE_LIMITED');
    }
    await strict.close();
  });
});

describe('an address', () => {
  test('is verified with the mail sent at registration, once', async () => {
    const email = 'pere@prueba.test';
    await site.visitor.request('POST', '/api/register', { name: 'Pere', email, password: NEW_PASSWORD });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: 'Confirma tu email', to: expect.stringContaining(email) });
    expect(mail?.link).toContain('/verificar#');
    const token = tokenOf(mail?.link);
    expect(await run('resetPassword', { token, password: NEW_PASSWORD })).toMatchObject({
      code: 'LINK_EXPIRED',
    });
    expect(await run('verifyEmail', { token })).toEqual({ __typename: 'VerifyEmailSuccess' });
    // The answer may have got lost.
    expect(await run('verifyEmail', { token })).toEqual({ __typename: 'VerifyEmailSuccess' });
    await database.accountToken.updateMany({ data: { usedAt: new Date(Date.now() - 11 * 60_000) } });
    expect(await run('verifyEmail', { token })).toMatchObject({ code: 'LINK_EXPIRED' });
  });

  test('that its owner has not verified gets no words of the person who typed it, in any mail', async () => {
    const email = 'victima@prueba.test';
    const name = 'Has ganado un coche';
    const answer = await site.visitor.request('POST', '/api/register', {
      name,
      email,
      password: NEW_PASSWORD,
    });
    const newcomer = site.withCookie(answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    const { id: matchId } = await createMatch(database);
    await newcomer.request('POST', '/api/tickets', { matchId });
    await newcomer.graphql('mutation { requestEmailVerification { done } }');
    await run('requestPasswordReset', { email });
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual(Array(4).fill(email));
    for (const { raw, text } of sent) {
      expect(text).toContain('Hola:');
      expect(decoded(raw)).not.toMatch(/ganado|coche/i);
    }
    await database.user.update({ where: { email }, data: { emailVerifiedAt: new Date() } });
    await run('requestPasswordReset', { email });
    expect((await mails())[0]?.text).toContain(`Hola, ${name}:`);
  });

  test('stays verified until it changes, and the mail can be sent again', async () => {
    const fan = await site.signedIn('visitor');
    const id = fan.user?.id ?? 0;
    const verified = async () =>
      (await fan.graphql('{ viewer { emailVerified } }')).body.data.viewer.emailVerified;
    const ask = () => fan.graphql('mutation { requestEmailVerification { done } }');
    expect(await verified()).toBe(false);
    expect((await ask()).body.data.requestEmailVerification).toEqual({ done: true });
    await run('verifyEmail', { token: tokenOf((await mails())[0]?.link) });
    expect(await verified()).toBe(true);
    await ask();
    expect(await mails()).toEqual([]);

    const admin = await site.signedIn('admin');
    await admin.request('PUT', `/api/admin/users/${id}`, {
      name: 'Otra',
      email: 'otra@prueba.test',
      role: 'visitor',
    });
    expect((await database.user.findUniqueOrThrow({ where: { id } })).emailVerifiedAt).toBeNull();
  });
});
