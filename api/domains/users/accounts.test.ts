import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { TEST_PASSWORD, serveTestSite, type Answer, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
});
afterAll(() => site.close());

const nerea = { name: 'Nerea Sastre', email: 'nerea@prueba.test', password: 'tramuntana-26' };

const NO_ADDRESS =
  'El nombre no puede contener correos, enlaces ni los signos @, < y >. Deja un espacio después de cada punto';

function sessionCookie(answer: Answer): string {
  const [cookie] = answer.headers.getSetCookie();
  if (!cookie) throw new Error('the response sets no cookie');
  return cookie;
}

/** Only name and value, as a browser sends them back. */
const sentBack = (answer: Answer) => sessionCookie(answer).split(';')[0] ?? '';

describe('registration', () => {
  beforeEach(() => site.database.user.deleteMany({ where: { email: nerea.email } }));

  test('returns the new user and signs them in', async () => {
    const answer = await site.visitor.request('POST', '/api/register', nerea);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Nerea Sastre',
      email: nerea.email,
      role: 'visitor',
      roles: ['visitor'],
    });
    expect(answer.body).not.toHaveProperty('password');
    const me = await site.withCookie(sentBack(answer)).request('GET', '/api/user');
    expect(me.body.id).toBe(answer.body.id);
  });

  test('stores the password only as an argon2id hash', async () => {
    await site.visitor.request('POST', '/api/register', nerea);
    const { password } = await site.database.user.findUniqueOrThrow({ where: { email: nerea.email } });
    expect(password).toMatch(/^\$argon2id\$/);
  });

  test('ignores roles in the payload', async () => {
    const answer = await site.visitor.request('POST', '/api/register', {
      ...nerea,
      role: 'admin',
      roles: ['admin'],
      id: 1,
    });
    expect(answer.body).toMatchObject({ role: 'visitor', roles: ['visitor'] });
  });

  test('refuses links in names over GraphQL too; an existing account with one stays readable', async () => {
    const { body } = await site.visitor.graphql(
      `mutation ($input: RegisterInput!) { register(input: $input) {
        ... on ValidationError { fields { path message } } } }`,
      { input: { ...nerea, name: 'Entra en www.evil' } },
    );
    expect(body.data.register.fields).toEqual([{ path: 'name', message: NO_ADDRESS }]);

    const old = await site.signedIn('visitor');
    await site.database.user.update({ where: { id: old.user?.id ?? 0 }, data: { name: 'Ana <evil.com>' } });
    expect(await old.request('GET', '/api/user')).toMatchObject({
      status: 200,
      body: { name: 'Ana <evil.com>' },
    });
  });

  test('compares e-mails case-insensitively', async () => {
    await site.visitor.request('POST', '/api/register', nerea);
    const again = await site.visitor.request('POST', '/api/register', {
      ...nerea,
      email: ' NEREA@Prueba.test',
    });
    expect(again).toMatchObject({ status: 409, body: { message: 'Ya existe una cuenta con este email' } });
  });

  test('two concurrent requests create one account', async () => {
    const answers = await Promise.all([
      site.visitor.request('POST', '/api/register', nerea),
      site.visitor.request('POST', '/api/register', nerea),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  test.each([
    [{ name: 'N' }, 'name', 'El nombre debe tener al menos 2 caracteres'],
    [{ name: undefined }, 'name', 'El nombre debe tener al menos 2 caracteres'],
    [{ name: 'Ne\u0000rea' }, 'name', 'El nombre contiene caracteres no permitidos'],
    [{ name: 'Gana en evil.com' }, 'name', NO_ADDRESS],
    [{ name: 'Nerea <b>' }, 'name', NO_ADDRESS],
    [{ name: 'nerea@prueba' }, 'name', NO_ADDRESS],
    [{ email: 'nerea' }, 'email', 'Email inválido'],
    [{ email: 7 }, 'email', 'Email inválido'],
    [{ password: 'corta' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [
      { password: '123456' },
      'password',
      'Esa contraseña es demasiado común. Elige otra más difícil de adivinar',
    ],
    [{ password: 'x'.repeat(257) }, 'password', 'La contraseña no puede superar los 256 caracteres'],
  ])('refuses %j with the invalid field', async (wrong, path, message) => {
    const answer = await site.visitor.request('POST', '/api/register', { ...nerea, ...wrong });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ path, message }]);
    expect(await site.database.user.count({ where: { email: nerea.email } })).toBe(0);
  });
});

describe('signing in', () => {
  test('sets a cookie that scripts and other sites cannot use', async () => {
    const { user } = await site.signedIn('visitor');
    const answer = await site.visitor.request('POST', '/api/login', {
      email: user?.email.toUpperCase(),
      password: TEST_PASSWORD,
    });
    expect(answer).toMatchObject({ status: 200, body: { id: user?.id } });
    expect(sessionCookie(answer)).toMatch(
      /^pmb_session=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Lax$/,
    );
  });

  test('over HTTPS the cookie carries the __Host- prefix and is secure', async () => {
    const secure = await serveTestSite(site.database, { PUBLIC_URL: 'https://club.example' });
    const { user } = await site.signedIn('visitor');
    const answer = await secure.visitor.request('POST', '/api/login', {
      email: user?.email,
      password: TEST_PASSWORD,
    });
    expect(sessionCookie(answer)).toMatch(/^__Host-pmb_session=.*; HttpOnly; Secure; SameSite=Lax$/);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    await secure.close();
  });

  test('gives the same response for a wrong password and an unknown e-mail', async () => {
    const { user } = await site.signedIn('visitor');
    const wrong = await site.visitor.request('POST', '/api/login', { email: user?.email, password: 'no es' });
    const unknown = await site.visitor.request('POST', '/api/login', {
      email: 'nadie@prueba.test',
      password: 'no es',
    });
    expect(wrong.status).toBe(401);
    expect(unknown).toEqual({ ...wrong, headers: expect.anything() });
  });

  test('replaces the session of the browser with a new one', async () => {
    const person = await site.signedIn('visitor');
    const login = { email: person.user?.email, password: TEST_PASSWORD };
    const answer = await person.request('POST', '/api/login', login);
    expect(sentBack(answer)).not.toBe(person.cookie);
    expect((await person.request('GET', '/api/user')).status).toBe(401);
  });

  test('a missing e-mail or password is reported for its field', async () => {
    const answer = await site.visitor.request('POST', '/api/login', {});
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([
      { path: 'email', message: 'Email inválido' },
      { path: 'password', message: 'Contraseña requerida' },
    ]);
  });
});

describe('attempts', () => {
  test('five failures block the account, even for the right password, but not other accounts', async () => {
    const limited = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1' });
    const { user } = await site.signedIn('visitor');
    const other = await site.signedIn('visitor');
    const attempt = (email: string | undefined, password: string) =>
      limited.visitor.request('POST', '/api/login', { email, password });
    const statuses = await Promise.all(Array.from({ length: 8 }, () => attempt(user?.email, 'no es')));
    expect(statuses.filter(({ status }) => status === 401)).toHaveLength(5);
    const closed = await attempt(user?.email, TEST_PASSWORD);
    expect(closed.status).toBe(429);
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(closed.body.message).toMatch(/Demasiados intentos/);
    expect((await attempt(other.user?.email, TEST_PASSWORD)).status).toBe(200);
    await limited.close();
  });

  test('aliases in one document give no additional attempts', async () => {
    const limited = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1' });
    const { user } = await site.signedIn('visitor');
    const tries = Array.from(
      { length: 10 },
      (_, index) =>
        `t${index}: login(input: { email: "${user?.email}", password: "no es ${index}" }) { __typename }`,
    );
    const answer = await limited.visitor.graphql(`mutation { ${tries.join('\n')} }`);
    expect(JSON.stringify(answer.body).match(/RATE_LIMITED/g)?.length).toBeGreaterThan(0);
    const again = await limited.visitor.request('POST', '/api/login', {
      email: user?.email,
      password: TEST_PASSWORD,
    });
    expect(again.status).toBe(429);
    await limited.close();
  });
});

describe('a session', () => {
  test('identifies the user and ends at sign-out', async () => {
    const person = await site.signedIn('socio', 'visitor');
    expect((await person.request('GET', '/api/user')).body).toMatchObject({
      id: person.user?.id,
      role: 'socio',
      roles: ['socio', 'visitor'],
    });
    const out = await person.request('POST', '/api/logout');
    expect(sessionCookie(out)).toMatch(/^pmb_session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    expect((await person.request('GET', '/api/user')).status).toBe(401);
  });

  test('is required to see a user', async () => {
    expect(await site.visitor.request('GET', '/api/user')).toMatchObject({
      status: 401,
      body: { message: 'Inicia sesión para continuar' },
    });
    expect((await site.visitor.graphql('{ viewer { id } }')).body).toEqual({ data: { viewer: null } });
  });

  test.each([
    ['a fan’s after 14 days without a request', 'visitor', 14 * 24 * 60 + 1],
    ['a member of staff’s after 30 minutes', 'editor', 31],
  ] as const)('ends: %s', async (_what, role, minutes) => {
    const person = await site.signedIn(role);
    await site.database.session.updateMany({
      where: { userId: person.user?.id ?? 0 },
      data: { lastSeenAt: new Date(Date.now() - minutes * 60_000) },
    });
    expect((await person.request('GET', '/api/user')).status).toBe(401);
  });

  test('is still valid for a fan who comes back after 13 days', async () => {
    const person = await site.signedIn('visitor');
    await site.database.session.updateMany({
      where: { userId: person.user?.id ?? 0 },
      data: { lastSeenAt: new Date(Date.now() - 13 * 24 * 60 * 60_000) },
    });
    expect((await person.request('GET', '/api/user')).status).toBe(200);
  });

  test('is stored only as a hash', async () => {
    const person = await site.signedIn('visitor');
    const token = person.cookie?.split('=')[1] ?? '';
    const stored = await site.database.session.findMany({ where: { userId: person.user?.id ?? 0 } });
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});
