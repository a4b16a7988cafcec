import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { deliverMails, TEST_ORIGIN } from '../../testing/outbox.ts';
import { serveTestSite, TEST_PASSWORD, type Answer, type TestSite } from '../../testing/site.ts';

// An attacker who knows only an e-mail must not be able to lock its owner out. The attacker's networks are the addresses that
// the proxy reports.

const NEW_PASSWORD = 'alero-que-anota-11';
const HOME = '198.51.100.1';

let database: Database;
let site: TestSite;

beforeAll(async () => {
  database = await testDatabase();
  site = await serveTestSite(database, { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await database.rateLimit.deleteMany();
  await database.mail.deleteMany();
});

interface Attempt {
  email: string;
  password?: string;
  from?: string;
  cookie?: string;
}

const signIn = ({ email, password = TEST_PASSWORD, from = HOME, cookie }: Attempt) =>
  site.visitor.request(
    'POST',
    '/api/login',
    { email, password },
    {
      'x-forwarded-for': from,
      ...(cookie && { cookie }),
    },
  );

/** The device's cookie that a response sets, as a browser sends it back. */
function deviceOf({ headers }: Answer): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('pmb_device='));
  if (!cookie) throw new Error('the response sets no cookie for the device');
  return cookie.split(';')[0] ?? '';
}

async function newAccount() {
  const person = await site.signedIn('visitor');
  return { person, id: person.user?.id ?? 0, email: person.user?.email ?? '' };
}

/** Fails from as many networks as it takes. */
async function attack(email: string, attempts: number): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: attempts }, (_, index) =>
      signIn({ email, password: 'no es esta', from: `203.0.113.${Math.floor(index / 5)}` }),
    ),
  );
  return answers.map(({ status }) => status);
}

/** As after an attack: a hundred passwords would take a busy machine minutes. */
function lock(email: string, points = 100) {
  const key = `loginEverywhere:${email}`;
  const window = { points, expire: new Date(Date.now() + 60 * 60_000) };
  return database.rateLimit.upsert({ where: { key }, create: { key, ...window }, update: window });
}

describe('five failures', () => {
  test.each([
    ['IPv4', '203.0.113.7', ['203.0.113.7', '203.0.113.7:4711'], '203.0.113.8'],
    ['IPv6', '2001:db8:0:7::1', ['2001:db8:0:7::2', '[2001:db8:0:7:ffff::3]:443'], '2001:db8:0:8::1'],
  ])('of a stranger lock an account for their network only: %s', async (_kind, from, same, other) => {
    const { email } = await newAccount();
    for (let index = 0; index < 5; index += 1) {
      expect((await signIn({ email, password: 'no es esta', from })).status).toBe(401);
    }
    for (const address of same) {
      const refused = await signIn({ email, from: address });
      expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    }
    expect((await signIn({ email, from: other })).status).toBe(200);
  });

  test('lock over GraphQL too', async () => {
    const { email } = await newAccount();
    const query = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
    const ask = (password: string, from: string) => {
      const body = { query, variables: { input: { email, password } } };
      return site.visitor.request('POST', '/graphql', body, { 'x-forwarded-for': from });
    };
    for (let index = 0; index < 5; index += 1) await ask('no es esta', '203.0.113.9');
    expect((await ask(TEST_PASSWORD, '203.0.113.9')).body.errors[0].extensions.code).toBe('RATE_LIMITED');
    expect((await ask(TEST_PASSWORD, HOME)).body.data.login.__typename).toBe('LoginSuccess');
  });

  test('and any number of refused tries of one network do not reach the ceiling of the account', async () => {
    const { email } = await newAccount();
    const from = '203.0.113.10';
    const answers = await Promise.all(
      Array.from({ length: 150 }, () => signIn({ email, password: 'no es esta', from })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    const ceiling = await database.rateLimit.findUniqueOrThrow({
      where: { key: `loginEverywhere:${email}` },
    });
    expect(ceiling.points).toBe(5);
    // Nor do they use up what others on the network may try.
    expect((await signIn({ email: (await newAccount()).email, from })).status).toBe(200);
    expect((await signIn({ email })).status).toBe(200);
  });
});

describe('a hundred failures from many networks', () => {
  test('lock the account, and its owner gets one mail', async () => {
    const { email } = await newAccount();
    await lock(email, 92);
    expect(await attack(email, 7)).toEqual(Array(7).fill(401));
    expect(await deliverMails(database, site.dataDir)).toEqual([]);
    expect((await signIn({ email, password: 'no es esta', from: '192.0.2.1' })).status).toBe(401);
    const refused = await signIn({ email });
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    await attack(email, 20);

    const [mail, ...others] = await deliverMails(database, site.dataDir);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: email, subject: 'Han intentado entrar muchas veces en tu cuenta' });
    expect(mail?.text).toMatch(/Tu contraseña sigue siendo la misma y sigue valiendo/);
    expect(mail?.text).toContain(`${TEST_ORIGIN}/olvide-contrasena`);
  });

  test('get a second mail only for a second lock', async () => {
    const { email } = await newAccount();
    await lock(email);
    await signIn({ email });
    await signIn({ email });
    expect(await deliverMails(database, site.dataDir)).toHaveLength(1);
    await database.rateLimit.deleteMany();
    await lock(email);
    await signIn({ email });
    expect(await deliverMails(database, site.dataDir)).toHaveLength(1);
  });

  test('at an unknown address are answered in the same way, and mail nobody', async () => {
    const email = 'nadie@prueba.test';
    await lock(email);
    const { email: known } = await newAccount();
    await lock(known);
    const [unknown, refused] = [await signIn({ email }), await signIn({ email: known })];
    expect([unknown.status, unknown.body]).toEqual([refused.status, refused.body]);
    expect(await deliverMails(database, site.dataDir)).toMatchObject([{ to: known }]);
  });

  test('do not lock out a person who confirms something in their session', async () => {
    const { person, email } = await newAccount();
    await lock(email);
    const close = `mutation { closeAccount(input: { password: "${TEST_PASSWORD}" }) { __typename } }`;
    expect((await person.graphql(close)).body.data.closeAccount.__typename).toBe('CloseAccountSuccess');
  });
});

describe('a device on which the person has signed in', () => {
  test('passes the ceiling, also on a network that is locked', async () => {
    const { email } = await newAccount();
    const device = deviceOf(await signIn({ email }));
    for (let index = 0; index < 6; index += 1) await signIn({ email, password: 'no es esta' });
    await lock(email);
    expect((await signIn({ email })).status).toBe(429);
    expect((await signIn({ email, cookie: device })).status).toBe(200);
  });

  test('has five failures of its own, which also count for its network', async () => {
    const { email } = await newAccount();
    const cookie = deviceOf(await signIn({ email }));
    for (let index = 0; index < 5; index += 1) {
      expect((await signIn({ email, password: 'no es esta', cookie })).status).toBe(401);
    }
    expect((await signIn({ email, cookie })).status).toBe(429);
    expect((await signIn({ email })).status).toBe(429);
    expect((await signIn({ email, from: '192.0.2.2' })).status).toBe(200);
  });

  test('is kept in a cookie that scripts and other sites cannot use, for a year', async () => {
    const { email } = await newAccount();
    const sent = (await signIn({ email })).headers.getSetCookie();
    // The session's cookie comes first.
    expect(sent).toEqual([
      expect.stringMatching(/^pmb_session=/),
      expect.stringMatching(/^pmb_device=[\w-]{22}\.[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/),
    ]);
    const expires = Date.parse(/Expires=([^;]+)/.exec(sent[1] ?? '')?.[1] ?? '');
    expect(expires - Date.now()).toBeGreaterThan(364 * 24 * 60 * 60_000);
  });

  test('is known to several accounts, and to no other', async () => {
    const [one, two, stranger] = [await newAccount(), await newAccount(), await newAccount()];
    const first = deviceOf(await signIn({ email: one.email }));
    const cookie = deviceOf(await signIn({ email: two.email, cookie: first }));
    for (const { email } of [one, two, stranger]) await lock(email);
    expect((await signIn({ email: one.email, cookie })).status).toBe(200);
    expect((await signIn({ email: two.email, cookie })).status).toBe(200);
    expect((await signIn({ email: stranger.email, cookie })).status).toBe(429);
  });

  test('cannot be forged', async () => {
    const { email } = await newAccount();
    const cookie = deviceOf(await signIn({ email }));
    const elsewhere = await serveTestSite(database, { SECRET_KEY: 'k'.repeat(32) });
    const foreign = await elsewhere.visitor.request('POST', '/api/login', { email, password: TEST_PASSWORD });
    await elsewhere.close();
    await lock(email);
    const [, device = '', proof = ''] = /=([^.]+)\.(.+)/.exec(cookie) ?? [];
    const forged = [
      deviceOf(foreign),
      `pmb_device=${'A'.repeat(22)}.${proof}`,
      `pmb_device=${device}.${'A'.repeat(43)}`,
      `pmb_device=${device}`,
      `pmb_device=${device}.${proof}x`,
      'pmb_device=',
      `pmb_device=${'x'.repeat(5000)}`,
    ];
    for (const one of forged) expect((await signIn({ email, cookie: one })).status).toBe(429);
    expect((await signIn({ email, cookie })).status).toBe(200);
  });

  test('is forgotten with a new password; the one that has set it is known', async () => {
    const { email } = await newAccount();
    const old = deviceOf(await signIn({ email }));
    await lock(email);
    await site.visitor.graphql(
      `mutation { requestPasswordReset(input: { email: "${email}" }) { __typename } }`,
    );
    const [mail] = await deliverMails(database, site.dataDir);
    const token = mail?.link.split('#')[1] ?? '';
    const reset = await site.visitor.graphql(
      `mutation { resetPassword(input: { token: "${token}", password: "${NEW_PASSWORD}" }) { __typename } }`,
    );
    expect(reset.body.data.resetPassword.__typename).toBe('ResetPasswordSuccess');
    // The link proves who they are, so the lock is over.
    expect((await signIn({ email, password: NEW_PASSWORD })).status).toBe(200);
    await lock(email);
    expect((await signIn({ email, password: NEW_PASSWORD, cookie: old })).status).toBe(429);
    expect((await signIn({ email, password: NEW_PASSWORD, cookie: deviceOf(reset) })).status).toBe(200);
  });

  test('is forgotten when an administrator sets a password', async () => {
    const { id, email } = await newAccount();
    const cookie = deviceOf(await signIn({ email }));
    const admin = await site.signedIn('admin');
    await admin.request('PUT', `/api/admin/users/${id}`, { password: NEW_PASSWORD });
    await lock(email);
    expect((await signIn({ email, password: NEW_PASSWORD, cookie })).status).toBe(429);
  });
});
