import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Role } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let manager: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.sponsor.deleteMany();
});

const fine = { name: 'Forn Nou', category: 'plata' };

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
const create = (body: unknown, caller = manager) => caller.request('POST', '/api/sponsors', body);
const change = (id: number | string, body: unknown, caller = manager) =>
  caller.request('PUT', `/api/sponsors/${id}`, body);
const remove = (id: number | string, caller = manager) => caller.request('DELETE', `/api/sponsors/${id}`);

describe('POST /api/sponsors', () => {
  const full = { ...fine, website: 'https://forn.example', description: 'Pan cada día' };

  test('accepts a form', async () => {
    const { status, body } = await create(form({ ...full, isVisible: 'false', displayOrder: '3' }));
    const expected = { id: expect.any(Number), ...full, logoUrl: null, order: 3, isVisible: false };
    expect([status, body]).toEqual([201, expected]);
    expect((await site.visitor.request('GET', '/api/sponsors')).body).toEqual([]);
  });

  test('also accepts JSON', async () => {
    const { status, body } = await create({ ...full, isVisible: true, displayOrder: 4 });
    const expected = { id: expect.any(Number), ...full, logoUrl: null, order: 4, isVisible: true };
    expect([status, body]).toEqual([201, expected]);
    const { isVisible: _staff, ...shown } = body;
    expect((await site.visitor.request('GET', '/api/sponsors')).body).toEqual([shown]);
  });

  test('a name and a category are enough', async () => {
    const { status, body } = await create(form({ ...fine, website: '', description: '' }));
    expect([status, body]).toMatchObject([
      201,
      { website: null, description: null, isVisible: true, order: 0 },
    ]);
  });

  test.each([
    ['name', '', 'El nombre es requerido'],
    ['category', '', 'Selecciona una categoría válida'],
    ['category', 'diamante', 'Selecciona una categoría válida'],
    ['category', 'ORO', 'Selecciona una categoría válida'],
    ['website', 'forn', 'Debe ser una URL válida'],
    ['website', 'javascript:alert(1)', 'Debe ser una URL válida'],
    ['isVisible', 'quizá', 'La visibilidad debe ser verdadera o falsa'],
    ['displayOrder', '1.5', 'El orden debe ser un número entero entre 0 y 9999'],
    ['displayOrder', '99999999999', 'El orden debe ser un número entero entre 0 y 9999'],
  ])('refuses %s «%s»', async (field, value, message) => {
    const path = field === 'displayOrder' ? 'order' : field;
    for (const { status, body } of [
      await create(form({ ...fine, [field]: value })),
      await create({ ...fine, [field]: value }),
    ]) {
      expect([status, body]).toEqual([400, { message, code: 'BAD_USER_INPUT', fields: [{ path, message }] }]);
    }
    expect(await site.database.sponsor.count()).toBe(0);
  });

  test('accepts neither plain text nor a truncated form', async () => {
    expect((await create('name=Forn')).status).toBe(415);
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const cut = '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nForn';
    expect((await manager.request('POST', '/api/sponsors', cut, headers)).status).toBe(400);
    expect(await site.database.sponsor.count()).toBe(0);
  });
});

describe('PUT /api/sponsors/{id}', () => {
  test('changes only the fields that are sent', async () => {
    const { body: sponsor } = await create({ ...fine, website: 'https://forn.example', displayOrder: 2 });
    const sent = {
      name: 'Forn Vell',
      category: 'oro',
      website: '',
      logoUrl: 'https://forn.example/logo.svg',
    };
    const { status, body } = await change(sponsor.id, sent);
    expect([status, body]).toEqual([200, { ...sponsor, ...sent, website: null }]);
  });

  test('can change only the visibility', async () => {
    const { body: sponsor } = await create({ ...fine, website: 'https://forn.example' });
    expect((await change(sponsor.id, { isVisible: false })).body).toEqual({ ...sponsor, isVisible: false });
    expect((await site.visitor.request('GET', '/api/sponsors')).body).toEqual([]);
    expect((await change(sponsor.id, { isVisible: true })).body).toEqual(sponsor);
    expect((await site.visitor.request('GET', '/api/sponsors')).body).toHaveLength(1);
  });

  test.each([
    ['name', null, 'El nombre es requerido'],
    ['name', 7, 'El nombre es requerido'],
    ['category', 'diamante', 'Selecciona una categoría válida'],
    ['website', 'forn', 'Debe ser una URL válida'],
    ['isVisible', 'quizá', 'La visibilidad debe ser verdadera o falsa'],
    ['displayOrder', null, 'El orden debe ser un número entero entre 0 y 9999'],
  ])('refuses %s %j', async (field, value, message) => {
    const { body: sponsor } = await create(fine);
    const { status, body } = await change(sponsor.id, { name: 'Otro', [field]: value });
    expect([status, body.message]).toEqual([400, message]);
    const left = await site.database.sponsor.findUniqueOrThrow({ where: { id: sponsor.id } });
    expect(left).toMatchObject(fine);
  });

  test.each(['0', '999999', 'upload-banner'])('answers 404 for «%s»', async (id) => {
    expect((await change(id, { isVisible: false })).status).toBe(404);
  });
});

describe('DELETE /api/sponsors/{id}', () => {
  test('answers 204 without a body, then 404', async () => {
    const { body: sponsor } = await create(fine);
    expect(await remove(sponsor.id)).toMatchObject({ status: 204, body: '' });
    expect(await remove(sponsor.id)).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'El patrocinador no existe o ha sido eliminado' },
    });
  });
});

describe('who may', () => {
  test.each(Object.values(Role))('%s', async (role) => {
    const { body: sponsor } = await create(fine);
    const caller = await site.signedIn(role);
    const statuses = [
      (await create(form(fine), caller)).status,
      (await create(fine, caller)).status,
      (await change(sponsor.id, { isVisible: false }, caller)).status,
      (await remove(sponsor.id, caller)).status,
    ];
    const allowed = role === 'admin' || role === 'commercial_manager';
    expect(statuses).toEqual(allowed ? [201, 201, 200, 204] : [403, 403, 403, 403]);
    const left = await site.database.sponsor.findMany({ where: { isVisible: true } });
    // Two new sponsors if allowed, otherwise only the unchanged old one.
    expect(left.map(({ id }) => id === sponsor.id)).toEqual(allowed ? [false, false] : [true]);
  });

  test('not without a signed-in user, with any body', async () => {
    const { body: sponsor } = await create(fine);
    for (const body of [form(fine), fine, { category: 'diamante' }]) {
      expect((await create(body, site.visitor)).status).toBe(401);
    }
    expect((await change(sponsor.id, { category: 'diamante' }, site.visitor)).status).toBe(401);
    expect((await remove(sponsor.id, site.visitor)).status).toBe(401);
    expect(await site.database.sponsor.findMany()).toMatchObject([{ id: sponsor.id, ...fine }]);
  });
});

describe('GET /api/sponsors', () => {
  const list = async (caller: Caller, query = '') =>
    (await caller.request('GET', `/api/sponsors${query}`)).body;

  test('shows hidden sponsors to those who edit them, and to nobody else', async () => {
    await create({ ...fine, isVisible: false });
    await create({ ...fine, name: 'Llibreria Vella', category: 'oro' });
    for (const role of Object.values(Role)) {
      const sponsors: { name: string; isVisible?: boolean }[] = await list(await site.signedIn(role));
      const edits = role === 'admin' || role === 'commercial_manager';
      expect(sponsors.map(({ name, isVisible }) => [name, isVisible])).toEqual(
        edits
          ? [
              ['Llibreria Vella', true],
              ['Forn Nou', false],
            ]
          : [['Llibreria Vella', undefined]],
      );
    }
    // The order of the callers does not matter: each gets its own list.
    expect(await list(site.visitor)).toHaveLength(1);
    expect(await list(manager)).toHaveLength(2);
    expect(await list(manager, '?category=plata')).toHaveLength(1);
    expect(await list(site.visitor, '?category=plata')).toHaveLength(0);
  });
});
