import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let admin: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  admin = await site.signedIn('admin');
});
afterAll(() => site.close());

let people = 0;
const newAccount = () => ({
  name: 'Tomeu Riera',
  email: `tomeu-${++people}@prueba.test`,
  role: 'editor',
  roles: ['editor'],
  password: 'galeria-azul',
});

describe('accounts managed by an administrator', () => {
  test('are created with a role, which is added to the list if it is missing there', async () => {
    const answer = await admin.request('POST', '/api/admin/users', { ...newAccount(), roles: ['blogger'] });
    expect(answer).toMatchObject({ status: 201, body: { role: 'editor', roles: ['editor', 'blogger'] } });
  });

  test('have the role `user` by default', async () => {
    const { role, roles, ...plain } = newAccount();
    const answer = await admin.request('POST', '/api/admin/users', plain);
    expect(answer.body).toMatchObject({ role: 'user', roles: ['user'] });
  });

  test.each([
    [{ password: '   ' }, 'La contraseña es obligatoria para crear un nuevo usuario'],
    [{ password: undefined }, 'La contraseña es obligatoria para crear un nuevo usuario'],
    [{ name: '' }, 'El nombre debe tener al menos 2 caracteres'],
    [{ email: 'x@' }, 'Email inválido'],
  ])('are not created with %j', async (wrong, message) => {
    const answer = await admin.request('POST', '/api/admin/users', { ...newAccount(), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { message } });
  });

  test('are not created with a role that does not exist', async () => {
    const answer = await admin.request('POST', '/api/admin/users', { ...newAccount(), role: 'owner' });
    expect(answer.status).toBe(400);
  });

  test('keep omitted fields, and the user stays signed in', async () => {
    const person = await site.signedIn('editor');
    const path = `/api/admin/users/${person.user?.id}`;
    const answer = await admin.request('PUT', path, { name: 'Otro Nombre', password: '' });
    expect(answer.body).toMatchObject({ name: 'Otro Nombre', email: person.user?.email, role: 'editor' });
    expect((await person.request('GET', '/api/user')).status).toBe(200);
  });

  test.each([
    ['role', { role: 'visitor', roles: ['visitor'] }],
    ['password', { password: 'otra-distinta-1' }],
  ])('sign the user out when the %s changes', async (_what, change) => {
    const person = await site.signedIn('editor');
    await admin.request('PUT', `/api/admin/users/${person.user?.id}`, change);
    expect((await person.request('GET', '/api/user')).status).toBe(401);
  });

  test('cannot use the e-mail of another account', async () => {
    const one = await site.signedIn('visitor');
    const other = await site.signedIn('visitor');
    const answer = await admin.request('PUT', `/api/admin/users/${one.user?.id}`, {
      email: other.user?.email,
    });
    expect(answer).toMatchObject({ status: 409, body: { message: 'Ya existe una cuenta con este email' } });
  });

  test('keep their roles if they are not those that the caller saw', async () => {
    const { user } = await site.signedIn('visitor');
    const path = `/api/admin/users/${user?.id}`;
    const roles = (role: string) => ({ role, roles: [role], seen: ['visitor'] });
    expect((await admin.request('PUT', path, roles('editor'))).status).toBe(200);
    expect(await admin.request('PUT', path, roles('blogger'))).toMatchObject({
      status: 409,
      body: { code: 'CHANGED_MEANWHILE', message: expect.stringContaining('ya lo has cambiado') },
    });
    expect((await admin.request('PUT', path, { role: 'blogger', roles: ['blogger'] })).status).toBe(200);
  });

  test('the last administrator cannot be demoted', async () => {
    const path = `/api/admin/users/${admin.user?.id}`;
    expect(await admin.request('PUT', path, { role: 'visitor', roles: ['visitor'] })).toMatchObject({
      status: 409,
      body: { message: 'El club no puede quedarse sin administrador' },
    });
  });

  test('administrators cannot be deleted', async () => {
    const other = await site.signedIn('admin');
    expect((await admin.request('DELETE', `/api/admin/users/${other.user?.id}`)).status).toBe(403);
    await site.database.user.deleteMany({ where: { id: other.user?.id ?? 0 } });
  });

  test('are deleted with their sessions; their tickets stay sold without a holder', async () => {
    const person = await site.signedIn('visitor');
    const match = await site.database.match.create({
      data: {
        subject: 'Jornada 1',
        homeTeam: 'A',
        awayTeam: 'B',
        opponent: 'B',
        isHome: true,
        matchDate: new Date(),
        competition: 'LIGA',
        ticketsAvailable: 1,
      },
    });
    const id = randomUUID();
    await site.database.ticket.create({
      data: { id, userId: person.user?.id ?? 0, matchId: match.id, qrCode: `ticket:${id}` },
    });
    expect((await admin.request('DELETE', `/api/admin/users/${person.user?.id}`)).status).toBe(204);
    expect((await person.request('GET', '/api/user')).status).toBe(401);
    expect(await site.database.ticket.findMany({ where: { matchId: match.id } })).toMatchObject([
      { userId: null },
    ]);
  });

  test.each(['999999', '0', '-1', 'abc', '1e3', '99999999999999'])('id %s does not exist', async (id) => {
    expect((await admin.request('PUT', `/api/admin/users/${id}`, { name: 'Quien Sea' })).status).toBe(404);
    expect((await admin.request('DELETE', `/api/admin/users/${id}`)).status).toBe(404);
  });

  test('are listed by name and found by a literal part of name or e-mail', async () => {
    const odd = newAccount();
    await admin.request('POST', '/api/admin/users', { ...odd, name: 'Zoe 100% Bàsquet' });
    const found = await admin.request('GET', '/api/admin/users?search=100%25%20b');
    expect(found.body.map((user: { name: string }) => user.name)).toEqual(['Zoe 100% Bàsquet']);
    expect((await admin.request('GET', '/api/admin/users?search=1%25_b')).body).toEqual([]);
  });

  test('can be sorted and filtered by any of their roles', async () => {
    const [one, two] = [newAccount(), newAccount()];
    await admin.request('POST', '/api/admin/users', { ...one, name: 'Bel Orden', roles: ['socio'] });
    await admin.request('POST', '/api/admin/users', { ...two, name: 'Aina Orden', roles: ['socio'] });
    const query = `query ($role: Role, $sort: UserSort! = NAME, $descending: Boolean! = false) {
      users(search: "orden", role: $role, sort: $sort, descending: $descending) { totalCount items { name } }
    }`;
    const names = async (variables: object) => {
      const { body } = await admin.graphql(query, { ...variables });
      return body.data.users.items.map(({ name }: { name: string }) => name);
    };
    expect(await names({})).toEqual(['Aina Orden', 'Bel Orden']);
    expect(await names({ descending: true })).toEqual(['Bel Orden', 'Aina Orden']);
    expect(await names({ sort: 'REGISTRATION_DATE' })).toEqual(['Bel Orden', 'Aina Orden']);
    expect(await names({ sort: 'EMAIL', descending: true, role: 'SOCIO' })).toHaveLength(2);
    expect(await names({ role: 'BLOGGER' })).toEqual([]);
  });

  test('an invalid page is refused', async () => {
    expect((await admin.request('GET', '/api/admin/users?limit=1000')).status).toBe(400);
    expect((await admin.request('GET', '/api/admin/users?page=cero')).status).toBe(400);
  });
});

describe('the audit log', () => {
  /** Audit entries of an account, the earliest first. */
  const logged = (id: number | undefined) =>
    site.database.auditEntry.findMany({
      where: { subjectType: 'user', subjectId: String(id) },
      orderBy: { id: 'asc' },
      select: { actorId: true, action: true, subject: true, changes: true },
    });

  test('has who created, changed and deleted an account, but no personal data', async () => {
    const { body: user } = await admin.request('POST', '/api/admin/users', newAccount());
    const path = `/api/admin/users/${user.id}`;
    await admin.request('PUT', path, {
      name: 'Nombre Secreto',
      email: `nuevo-${people}@prueba.test`,
      password: 'otra-distinta-2',
      role: 'blogger',
      roles: ['blogger'],
    });
    await admin.request('DELETE', path);
    const actorId = admin.user?.id;
    expect(await logged(user.id)).toEqual([
      { actorId, action: 'create', subject: null, changes: { role: [null, 'editor'] } },
      {
        actorId,
        action: 'update',
        subject: null,
        changes: {
          name: [null, null],
          email: [null, null],
          password: [null, null],
          role: ['editor', 'blogger'],
          roles: [['editor'], ['blogger']],
        },
      },
      { actorId, action: 'delete', subject: null, changes: null },
    ]);
  });

  test('has no entry for an edit that changes nothing', async () => {
    const person = await site.signedIn('editor');
    const same = { name: person.user?.name, email: person.user?.email, role: 'editor', roles: ['editor'] };
    await admin.request('PUT', `/api/admin/users/${person.user?.id}`, same);
    expect(await logged(person.user?.id)).toEqual([]);
  });

  test('has no entry for refused changes', async () => {
    const before = await site.database.auditEntry.count();
    const taken = await site.signedIn('visitor');
    await admin.request('POST', '/api/admin/users', { ...newAccount(), email: taken.user?.email });
    await admin.request('POST', '/api/admin/users', { ...newAccount(), password: '' });
    await admin.request('PUT', `/api/admin/users/${admin.user?.id}`, { role: 'visitor', roles: ['visitor'] });
    await admin.request('DELETE', `/api/admin/users/${admin.user?.id}`);
    await admin.request('DELETE', '/api/admin/users/999999');
    expect(await site.database.auditEntry.count()).toBe(before);
  });
});

describe('everyone else', () => {
  const calls = [
    ['GET', '/api/admin/users'],
    ['POST', '/api/admin/users'],
    ['PUT', '/api/admin/users/1'],
    ['DELETE', '/api/admin/users/1'],
  ] as const;

  test.each([
    'visitor',
    'socio',
    'blogger',
    'editor',
    'sports_manager',
    'commercial_manager',
    'user',
  ] as const)('as %s is refused and changes nothing', async (role) => {
    const before = await site.database.user.count();
    const person = await site.signedIn(role);
    for (const [method, path] of calls) {
      const answer = await person.request(method, path, method === 'GET' ? undefined : newAccount());
      expect(answer).toMatchObject({ status: 403, body: { message: 'No tienes permiso para hacer esto' } });
    }
    expect(await site.database.user.count()).toBe(before + 1);
  });

  test('without a session gets a 401', async () => {
    for (const [method, path] of calls) {
      const answer = await site.visitor.request(method, path, method === 'GET' ? undefined : newAccount());
      expect(answer.status).toBe(401);
    }
  });
});

describe('the right «puerta»', () => {
  const set = (caller: Caller, id: number | undefined, rights: string[]) =>
    caller.graphql(
      `mutation ($input: SetUserRightsInput!) { setUserRights(input: $input) {
         ... on SetUserRightsSuccess { user { roles rights } } ... on UserError { code } } }`,
      { input: { id: String(id), rights } },
    );

  test('is given and taken by an administrator, beside the roles, with entries in the log', async () => {
    const person = await site.signedIn('socio');
    const id = person.user?.id;
    const given = await set(admin, id, ['PUERTA', 'PUERTA']);
    expect(given.body.data.setUserRights.user).toEqual({ roles: ['SOCIO'], rights: ['PUERTA'] });
    expect((await person.graphql('{ viewer { rights } }')).body.data.viewer).toEqual({ rights: ['PUERTA'] });
    await set(admin, id, ['PUERTA']);
    await set(admin, id, []);
    expect((await person.graphql('{ viewer { rights } }')).body.data.viewer).toEqual({ rights: [] });
    const entries = await site.database.auditEntry.findMany({
      where: { subjectType: 'user', subjectId: String(id) },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ changes }) => changes)).toEqual([
      { rights: [[], ['puerta']] },
      { rights: [['puerta'], []] },
    ]);
    expect((await set(admin, 999_999, [])).body.data.setUserRights).toEqual({ code: 'NOT_FOUND' });
  });
});
