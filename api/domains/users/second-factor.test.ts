import fs from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { TEST_PASSWORD, serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { secretBox } from './second-factor-secret.ts';

let site: TestSite;
beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.secondFactorRole.deleteMany();
  await site.database.rateLimit.deleteMany();
});

const FAILURE = '... on UserError { code message }';
const BEGIN = `mutation ($password: String!) { beginSecondFactor(input: { password: $password }) {
  ... on BeginSecondFactorSuccess { secret uri } ${FAILURE} } }`;
const CONFIRM = `mutation ($code: String!) { confirmSecondFactor(input: { code: $code }) {
  ... on ConfirmSecondFactorSuccess { recoveryCodes } ${FAILURE} } }`;
const REMOVE = `mutation ($password: String!, $code: String!) { removeSecondFactor(input: { password: $password, code: $code }) {
  ... on RemoveSecondFactorSuccess { done } ${FAILURE} } }`;
const REQUIRE = `mutation ($roles: [Role!]!) { requireSecondFactor(input: { roles: $roles }) { roles } }`;
const RESET = `mutation ($id: ID!) { resetSecondFactor(input: { userId: $id }) {
  ... on ResetSecondFactorSuccess { user { hasSecondFactor } } ${FAILURE} } }`;

/**
 * The code on the user's device.
 * @param later in steps of 30 seconds from now
 */
function codeOf(secret: string, later = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });
}

const wrongFor = (secret: string) => {
  const taken = [-2, -1, 0, 1, 2].map((later) => codeOf(secret, later));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !taken.includes(code)) ?? ''
  );
};

interface Enrolled {
  person: Caller;
  secret: string;
  recoveryCodes: string[];
}

/** Turns it on for a user, which uses up that code. */
async function enrol(person: Caller): Promise<Enrolled> {
  const begun = await person.graphql(BEGIN, { password: TEST_PASSWORD });
  const { secret } = begun.body.data.beginSecondFactor;
  const confirmed = await person.graphql(CONFIRM, { code: codeOf(secret, -1) });
  return { person, secret, recoveryCodes: confirmed.body.data.confirmSecondFactor.recoveryCodes };
}

const signIn = ({ user }: Caller, code?: string) =>
  site.visitor.request('POST', '/api/login', { email: user?.email, password: TEST_PASSWORD, code });

describe('turning it on', () => {
  test('shows the secret, and is completed with a first code', async () => {
    const person = await site.signedIn('editor');
    const { body } = await person.graphql(BEGIN, { password: TEST_PASSWORD });
    const { secret, uri } = body.data.beginSecondFactor;
    expect(uri).toMatch(/^otpauth:\/\/totp\//);
    expect(uri).toContain(secret);
    expect((await signIn(person)).status).toBe(200);

    const wrong = await person.graphql(CONFIRM, { code: wrongFor(secret) });
    expect(wrong.body.data.confirmSecondFactor.code).toBe('WRONG_CODE');
    const right = await person.graphql(CONFIRM, { code: codeOf(secret) });
    const codes: string[] = right.body.data.confirmSecondFactor.recoveryCodes;
    expect(new Set(codes).size).toBe(10);
    expect(await signIn(person)).toMatchObject({ status: 401, body: { code: 'SECOND_FACTOR_NEEDED' } });
    const { body: again } = await person.graphql(BEGIN, { password: TEST_PASSWORD });
    expect(again.data.beginSecondFactor.code).toBe('SECOND_FACTOR_ON');
  });

  test('needs the password, and ends the user’s other sessions', async () => {
    const person = await site.signedIn('editor');
    const { body } = await person.graphql(BEGIN, { password: 'no es esta' });
    expect(body.data.beginSecondFactor.code).toBe('WRONG_PASSWORD');
    const elsewhere = site.withCookie((await signIn(person)).headers.get('set-cookie')?.split(';')[0] ?? '');
    expect((await elsewhere.request('GET', '/api/user')).status).toBe(200);
    await enrol(person);
    expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
    expect((await person.request('GET', '/api/user')).status).toBe(200);
  });
});

describe('signing in', () => {
  test('accepts each code once', async () => {
    const { person, secret } = await enrol(await site.signedIn('editor'));
    const code = codeOf(secret);
    expect((await signIn(person, code)).status).toBe(200);
    expect(await signIn(person, code)).toMatchObject({ status: 401, body: { code: 'WRONG_CODE' } });
    expect((await signIn(person, codeOf(secret, 1))).status).toBe(200);
  });

  test('accepts a recovery code once, in any spelling', async () => {
    const { person, recoveryCodes } = await enrol(await site.signedIn('editor'));
    const typed = ` ${recoveryCodes[0]?.toUpperCase().replace('-', ' ')} `;
    expect((await signIn(person, typed)).status).toBe(200);
    expect((await signIn(person, recoveryCodes[0])).status).toBe(401);
    expect((await signIn(person, recoveryCodes[1])).status).toBe(200);
  });

  test('blocks the account after five wrong codes; a missing code is not a failure', async () => {
    const strict = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1', DATA_DIR: site.dataDir });
    const { person, secret } = await enrol(await site.signedIn('editor'));
    const attempt = (code?: string) =>
      strict.visitor.request('POST', '/api/login', {
        email: person.user?.email,
        password: TEST_PASSWORD,
        code,
      });
    for (let index = 0; index < 7; index += 1) {
      expect((await attempt()).body.code).toBe('SECOND_FACTOR_NEEDED');
    }
    for (let index = 0; index < 5; index += 1) expect((await attempt(wrongFor(secret))).status).toBe(401);
    expect((await attempt(codeOf(secret))).status).toBe(429);
    await strict.close();
  });

  test('with a wrong password does not reveal a second factor', async () => {
    const { person, secret } = await enrol(await site.signedIn('editor'));
    const { body } = await site.visitor.request('POST', '/api/login', {
      email: person.user?.email,
      password: 'no es esta',
      code: codeOf(secret),
    });
    expect(body.code).toBe('INVALID_CREDENTIALS');
  });
});

describe('turning it off', () => {
  test('needs the password and a code', async () => {
    const { person, secret } = await enrol(await site.signedIn('editor'));
    const remove = async (password: string, code: string) =>
      (await person.graphql(REMOVE, { password, code })).body.data.removeSecondFactor;
    expect((await remove('no es esta', codeOf(secret))).code).toBe('WRONG_PASSWORD');
    expect((await remove(TEST_PASSWORD, '')).code).toBe('SECOND_FACTOR_NEEDED');
    expect((await remove(TEST_PASSWORD, wrongFor(secret))).code).toBe('WRONG_CODE');
    expect(await remove(TEST_PASSWORD, codeOf(secret))).toEqual({ done: true });
    expect((await signIn(person)).status).toBe(200);
  });

  test('counts wrong codes and passwords like failed sign-ins, wherever they are tried', async () => {
    const strict = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1', DATA_DIR: site.dataDir });
    const { person, secret } = await enrol(await site.signedIn('editor'));
    const thief = strict.withCookie(person.cookie ?? '');
    const wrong = wrongFor(secret);
    await thief.graphql(REMOVE, { password: TEST_PASSWORD, code: wrong });
    await thief.graphql(REMOVE, { password: TEST_PASSWORD, code: wrong });
    await thief.graphql(REMOVE, { password: 'no es esta', code: wrong });
    await thief.graphql(BEGIN, { password: 'no es esta' });
    const fifth = await thief.graphql(REMOVE, { password: TEST_PASSWORD, code: wrong });
    expect(fifth.body.data.removeSecondFactor.code).toBe('WRONG_CODE');
    const close = `mutation { closeAccount(input: { password: "${TEST_PASSWORD}" }) { __typename } }`;
    for (const { status, body } of [
      await thief.graphql(REMOVE, { password: TEST_PASSWORD, code: codeOf(secret) }),
      await thief.graphql(BEGIN, { password: TEST_PASSWORD }),
      await thief.graphql(close),
    ]) {
      expect([status, body.errors[0].extensions.code]).toEqual([429, 'RATE_LIMITED']);
    }
    await strict.close();
  });

  test('counts wrong codes when it is turned on', async () => {
    const strict = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1', DATA_DIR: site.dataDir });
    const person = await site.signedIn('editor');
    const { body } = await person.graphql(BEGIN, { password: TEST_PASSWORD });
    const { secret } = body.data.beginSecondFactor;
    const signedIn = strict.withCookie(person.cookie ?? '');
    for (let index = 0; index < 5; index += 1) await signedIn.graphql(CONFIRM, { code: wrongFor(secret) });
    expect((await signedIn.graphql(CONFIRM, { code: codeOf(secret) })).status).toBe(429);
    await strict.close();
  });

  test('is possible for an administrator, if device and codes are lost; the audit log has it', async () => {
    const admin = await site.signedIn('admin');
    const { person } = await enrol(await site.signedIn('editor'));
    const { body } = await admin.graphql(RESET, { id: String(person.user?.id) });
    expect(body.data.resetSecondFactor).toEqual({ user: { hasSecondFactor: false } });
    expect((await signIn(person)).status).toBe(200);
    const logged = await site.database.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(logged).toMatchObject({
      subjectId: String(person.user?.id),
      changes: { secondFactor: [true, false] },
    });
    const again = await admin.graphql(RESET, { id: String(person.user?.id) });
    expect(again.body.data.resetSecondFactor.code).toBe('NOT_FOUND');
  });

  test('by an administrator ends the user’s sessions; an unconfirmed second factor counts as none', async () => {
    const admin = await site.signedIn('admin');
    const { person } = await enrol(await site.signedIn('editor'));
    await admin.graphql(RESET, { id: String(person.user?.id) });
    expect((await person.request('GET', '/api/user')).status).toBe(401);
    const beginner = await site.signedIn('editor');
    await beginner.graphql(BEGIN, { password: TEST_PASSWORD });
    const { body } = await admin.graphql(RESET, { id: String(beginner.user?.id) });
    expect(body.data.resetSecondFactor.code).toBe('NOT_FOUND');
    expect((await beginner.request('GET', '/api/user')).status).toBe(200);
  });
});

describe('a role for which it is required', () => {
  const users = '{ users { totalCount } }';

  test('stays required if another administrator, who did not see it, chooses others', async () => {
    const [one, other] = [await site.signedIn('admin'), await site.signedIn('admin')];
    const choose = `mutation ($roles: [Role!]!, $seen: [Role!]) {
      requireSecondFactor(input: { roles: $roles, seen: $seen }) { roles }
    }`;
    expect((await one.graphql(choose, { roles: ['EDITOR'], seen: [] })).body.errors).toBeUndefined();
    const { body } = await other.graphql(choose, { roles: ['SPORTS_MANAGER'], seen: [] });
    expect(body.errors[0]).toMatchObject({
      message: expect.stringContaining('lo ha cambiado hace un momento'),
      extensions: { code: 'CHANGED_MEANWHILE' },
    });
    const both = { roles: ['SPORTS_MANAGER', 'EDITOR'], seen: ['EDITOR'] };
    expect((await other.graphql(choose, both)).body.data.requireSecondFactor.roles.toSorted()).toEqual([
      'EDITOR',
      'SPORTS_MANAGER',
    ]);
    await one.graphql(REQUIRE, { roles: [] });
  });

  test('has no effect until the user has one', async () => {
    const admin = await site.signedIn('admin');
    const editor = await site.signedIn('editor', 'visitor');
    const { body } = await admin.graphql(REQUIRE, { roles: ['EDITOR', 'VISITOR'] });
    expect(body.data.requireSecondFactor).toEqual({ roles: ['EDITOR'] });

    const all = '{ allNews { totalCount } }';
    const refused = await editor.graphql(all);
    expect(refused.body.errors[0]).toMatchObject({
      message: expect.stringContaining('Tu rol exige la verificación en dos pasos'),
      extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR_REQUIRED' },
    });
    const rest = await editor.request('GET', '/api/admin/users');
    expect(rest).toMatchObject({ status: 403, body: { message: refused.body.errors[0].message } });
    const list = await admin.graphql('{ users { items { id needsSecondFactor } } }');
    const needing = new Map<string, boolean>(
      list.body.data.users.items.map((one: { id: string; needsSecondFactor: boolean }) => [
        one.id,
        one.needsSecondFactor,
      ]),
    );
    expect(needing.get(String(editor.user?.id))).toBe(true);
    expect(needing.get(String(admin.user?.id))).toBe(false);
    const me = await editor.graphql('{ viewer { roles hasSecondFactor needsSecondFactor } }');
    expect(me.body.data.viewer).toEqual({
      roles: ['EDITOR', 'VISITOR'],
      hasSecondFactor: false,
      needsSecondFactor: true,
    });
    await enrol(editor);
    expect((await editor.graphql(all)).body.errors).toBeUndefined();
    expect((await admin.graphql(users)).body.errors).toBeUndefined();
  });

  test('also applies to the administrators’ role', async () => {
    const admin = await site.signedIn('admin');
    await admin.graphql(REQUIRE, { roles: ['ADMIN'] });
    expect((await admin.graphql(users)).body.errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await admin.request('GET', '/api/admin/users')).status).toBe(403);
    await enrol(admin);
    expect((await admin.graphql(users)).body.errors).toBeUndefined();
    expect((await admin.graphql('{ secondFactorRoles }')).body.data).toEqual({
      secondFactorRoles: ['ADMIN'],
    });
  });
});

describe('the secret', () => {
  test('is stored encrypted, and recovery codes are stored hashed', async () => {
    const { person, secret, recoveryCodes } = await enrol(await site.signedIn('editor'));
    const row = await site.database.secondFactor.findUniqueOrThrow({
      where: { userId: person.user?.id ?? 0 },
    });
    const text = JSON.stringify(row);
    expect(text).not.toContain(secret);
    for (const code of recoveryCodes) expect(text).not.toContain(code.replace('-', ''));
    const key = path.join(site.dataDir, 'secret-key');
    expect(fs.statSync(key).mode & 0o777).toBe(0o600);
  });

  test('can only be decrypted with its key, for its account and unaltered', () => {
    const config = { secretKey: 'k'.repeat(32), dataDir: '/nonexistent' };
    const closed = secretBox(config).close('GEZDGNBV', 7);
    expect(secretBox(config).open(closed, 7)).toBe('GEZDGNBV');
    expect(() => secretBox(config).open(closed, 8)).toThrow(/unable to authenticate/i);
    expect(() => secretBox({ ...config, secretKey: 'l'.repeat(32) }).open(closed, 7)).toThrow(
      /unable to authenticate/i,
    );
    expect(() => secretBox(config).open(`${closed.slice(0, -2)}AA`, 7)).toThrow(/unable to authenticate/i);
  });

  test('is not part of the schema', async () => {
    const schema = fs.readFileSync('schema.graphql', 'utf8');
    expect(schema.match(/^type SecondFactor \{/m)).toBeNull();
    expect(schema.match(/^\s+secret: /gm)).toHaveLength(1);
  });
});
