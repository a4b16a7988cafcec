import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Role } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { CREATE, DELETE, MOVE, UPDATE } from './sponsors.fixture.ts';

let site: TestSite;
let manager: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  manager = await site.signedIn('commercial_manager');
});
afterAll(() => site.close());

const fine = { name: 'Forn Nou', category: 'PLATA' };

async function run(document: string, field: string, input: Record<string, unknown>, caller = manager) {
  const { body } = await caller.graphql(document, { input });
  expect(body.errors).toBeUndefined();
  return body.data[field];
}
const create = (input: Record<string, unknown> = {}) => run(CREATE, 'createSponsor', { ...fine, ...input });
const update = (input: Record<string, unknown>) => run(UPDATE, 'updateSponsor', input);
const move = (id: string, position: number) => run(MOVE, 'moveSponsor', { id, position });

describe('who may', () => {
  test.each(Object.values(Role))('%s', async (role) => {
    const { sponsor } = await create();
    const before = await site.database.sponsor.count();
    const caller = await site.signedIn(role);
    const answers = [
      await caller.graphql('{ allSponsors { totalCount } }'),
      await caller.graphql(CREATE, { input: fine }),
      await caller.graphql(UPDATE, { input: { id: sponsor.id, name: 'Otro nombre' } }),
      await caller.graphql(MOVE, { input: { id: sponsor.id, position: 0 } }),
      await caller.graphql(DELETE, { input: { id: sponsor.id } }),
    ];
    const allowed = role === 'admin' || role === 'commercial_manager';
    const codes = answers.map(({ body }) => body.errors?.[0].extensions.code);
    expect(codes).toEqual(Array(5).fill(allowed ? undefined : 'FORBIDDEN'));
    // One row more or less if allowed, otherwise no change.
    expect(await site.database.sponsor.count()).toBe(before);
    const left = await site.database.sponsor.findUnique({ where: { id: Number(sponsor.id) } });
    expect(left?.name).toBe(allowed ? undefined : fine.name);
  });

  test('not without a signed-in user', async () => {
    const { sponsor } = await create();
    const before = await site.database.sponsor.findMany();
    const answers = [
      await site.visitor.graphql('{ allSponsors { totalCount } }'),
      await site.visitor.graphql(CREATE, { input: fine }),
      await site.visitor.graphql(UPDATE, { input: { id: sponsor.id, isVisible: false } }),
      await site.visitor.graphql(MOVE, { input: { id: sponsor.id, position: 0 } }),
      await site.visitor.graphql(DELETE, { input: { id: sponsor.id } }),
    ];
    for (const { body } of answers) expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await site.database.sponsor.findMany()).toEqual(before);
  });
});

describe('adding', () => {
  test('a name and a tier are enough: visible, order 0, the rest empty', async () => {
    expect(await create({ name: '  Aigua de Font  ' })).toEqual({
      __typename: 'CreateSponsorSuccess',
      sponsor: {
        id: expect.any(String),
        name: 'Aigua de Font',
        category: 'PLATA',
        website: null,
        description: null,
        logoUrl: null,
        isVisible: true,
        order: 0,
      },
    });
  });

  test('all fields; empty strings count as null', async () => {
    const all = {
      website: 'https://forn.example/es?a=1',
      description: 'Pan\r\ncada día ',
      logoUrl: 'https://forn.example/logo.svg',
      isVisible: false,
      order: 7,
    };
    expect((await create(all)).sponsor).toMatchObject({ ...all, description: 'Pan\ncada día' });
    const { sponsor } = await create({ website: ' ', description: '', logoUrl: '' });
    expect(sponsor).toMatchObject({ website: null, description: null, logoUrl: null });
  });

  const url = 'Debe ser una URL válida';
  const logo = 'El logotipo debe ser una URL válida';
  const order = 'El orden debe ser un número entero entre 0 y 9999';
  test.each([
    ['name', '', 'El nombre es requerido'],
    ['name', '   ', 'El nombre es requerido'],
    ['name', '\u200B\u200B', 'El nombre es requerido'],
    ['name', 'a'.repeat(101), 'El nombre no puede superar los 100 caracteres'],
    ['name', 'Forn\u0000', 'El nombre contiene caracteres no permitidos'],
    ['name', 'Forn\u202E', 'El nombre contiene caracteres no permitidos'],
    ['category', null, 'Selecciona una categoría válida'],
    ['category', undefined, 'Selecciona una categoría válida'],
    ['website', 'forn.example', url],
    ['website', 'javascript:alert(1)', url],
    ['website', 'ftp://forn.example', url],
    ['website', 'data:text/html,hola', url],
    ['website', '//forn.example', url],
    ['website', 'https://', url],
    ['website', 'https://forn.example/ hola', url],
    ['website', 'https://forn.example/"><script>', url],
    ['website', `https://forn.example/${'a'.repeat(2048)}`, url],
    ['logoUrl', 'javascript:alert(1)', logo],
    ['logoUrl', '/uploads/news/otra.webp', logo],
    ['logoUrl', '/uploads/sponsors/../news/otra.webp', logo],
    ['logoUrl', '/etc/passwd', logo],
    ['description', 'a'.repeat(1001), 'La descripción no puede superar los 1000 caracteres'],
    ['description', 'a\u0007b', 'La descripción contiene caracteres no permitidos'],
    ['order', -1, order],
    ['order', 10_000, order],
    ['order', null, order],
    ['isVisible', null, 'La visibilidad debe ser verdadera o falsa'],
  ])('%s %j: %s', async (path, value, message) => {
    const before = await site.database.sponsor.count();
    expect(await create({ [path]: value })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path, message }],
    });
    expect(await site.database.sponsor.count()).toBe(before);
    // In a change, a required field may be omitted, but invalid values are refused as well.
    if (value === undefined) return;
    const { sponsor } = await create();
    const changed = await update({ id: sponsor.id, isVisible: false, [path]: value });
    expect(changed).toMatchObject({ fields: [{ path, message }] });
    const left = await site.database.sponsor.findUnique({ where: { id: Number(sponsor.id) } });
    expect(left).toMatchObject({ name: fine.name, isVisible: true, website: null, logoUrl: null });
  });

  test('all invalid fields are reported at once', async () => {
    const { fields } = await create({ name: '', category: null, website: 'x' });
    expect(fields.map(({ path }: { path: string }) => path)).toEqual(['name', 'category', 'website']);
  });
});

describe('changing', () => {
  test('omitted fields stay, null clears a field', async () => {
    const { sponsor } = await create({ website: 'https://a.example', description: 'Pan', order: 3 });
    const hidden = await update({ id: sponsor.id, isVisible: false });
    expect(hidden.sponsor).toEqual({ ...sponsor, isVisible: false });
    const other = await update({
      id: sponsor.id,
      name: 'Otro',
      category: 'ORO',
      website: null,
      description: '',
    });
    expect(other.sponsor).toEqual({
      ...hidden.sponsor,
      name: 'Otro',
      category: 'ORO',
      website: null,
      description: null,
    });
  });

  test.each(['0', '999999', 'nada', '-1', '99999999999'])('there is no sponsor «%s»', async (id) => {
    const before = await site.database.sponsor.findMany();
    const gone = { __typename: 'NotFoundError', message: 'El patrocinador no existe o ha sido eliminado' };
    expect(await update({ id, isVisible: false })).toEqual(gone);
    expect(await run(DELETE, 'deleteSponsor', { id })).toEqual(gone);
    expect(await move(id, 0)).toEqual(gone);
    expect(await site.database.sponsor.findMany()).toEqual(before);
  });

  test('a sponsor is deleted once', async () => {
    const { sponsor } = await create();
    expect(await run(DELETE, 'deleteSponsor', { id: sponsor.id })).toEqual({
      __typename: 'DeleteSponsorSuccess',
      id: sponsor.id,
    });
    expect(await run(DELETE, 'deleteSponsor', { id: sponsor.id })).toMatchObject({
      __typename: 'NotFoundError',
    });
    expect(await site.database.sponsor.findUnique({ where: { id: Number(sponsor.id) } })).toBeNull();
  });
});

describe('hidden sponsors', () => {
  test('are only in the staff’s list', async () => {
    await site.database.sponsor.deleteMany();
    const { sponsor } = await create({ name: 'Oculto', isVisible: false, category: 'ORO' });
    await create({ name: 'Visible', category: 'BRONCE' });
    const { body } = await manager.graphql(
      '{ sponsors { name } allSponsors { totalCount items { name isVisible } } }',
    );
    expect(body.data.sponsors).toEqual([{ name: 'Visible' }]);
    expect(body.data.allSponsors).toEqual({
      totalCount: 2,
      items: [
        { name: 'Oculto', isVisible: false },
        { name: 'Visible', isVisible: true },
      ],
    });
    await update({ id: sponsor.id, isVisible: true });
    const { body: shown } = await site.visitor.graphql('{ sponsors { name } }');
    expect(shown.data.sponsors).toEqual([{ name: 'Oculto' }, { name: 'Visible' }]);
  });
});

describe('the list of staff', () => {
  const LIST = `query ($category: SponsorCategory, $search: String, $page: Int = 1, $pageSize: Int = 50) {
    allSponsors(category: $category, search: $search, page: $page, pageSize: $pageSize) {
      totalCount pageCount items { name }
    } }`;
  async function list(variables: Record<string, unknown>) {
    const { body } = await manager.graphql(LIST, variables);
    expect(body.errors).toBeUndefined();
    const { items, ...rest } = body.data.allSponsors;
    return { ...rest, names: items.map(({ name }: { name: string }) => name) };
  }

  test('by tier and order, in pages, of one tier, by name', async () => {
    await site.database.sponsor.deleteMany();
    await create({ name: 'Tercero', category: 'ORO', order: 1 });
    await create({ name: 'Segundo', category: 'ORO', order: 0, isVisible: false });
    await create({ name: 'Cuarto 100%', category: 'COLABORADOR' });
    await create({ name: 'Primero', category: 'PLATINO', order: 9 });
    const all = ['Primero', 'Segundo', 'Tercero', 'Cuarto 100%'];
    expect(await list({})).toEqual({ totalCount: 4, pageCount: 1, names: all });
    expect(await list({ page: 2, pageSize: 3 })).toEqual({
      totalCount: 4,
      pageCount: 2,
      names: all.slice(3),
    });
    expect((await list({ category: 'ORO' })).names).toEqual(['Segundo', 'Tercero']);
    expect((await list({ search: ' ERO' })).names).toEqual(['Primero', 'Tercero']);
    expect((await list({ search: '%' })).names).toEqual(['Cuarto 100%']);
  });

  test('no page is longer than 100', async () => {
    const { body } = await manager.graphql(LIST, { pageSize: 101 });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('moving', () => {
  /** A tier of four sponsors, all with order 0, one of them hidden; and another tier. */
  async function tier(): Promise<string[]> {
    await site.database.sponsor.deleteMany();
    await create({ name: 'Oro', category: 'ORO', order: 5 });
    const ids: string[] = [];
    for (const name of ['A', 'B', 'C', 'D']) {
      ids.push((await create({ name, isVisible: name !== 'C' })).sponsor.id);
    }
    return ids;
  }

  const places = (result: { sponsors: { name: string; order: number }[] }) =>
    result.sponsors.map(({ name, order }) => `${name}${order}`).join(' ');

  test.each([
    [0, 'A0 B1 C2 D3'],
    [1, 'B0 A1 C2 D3'],
    [2, 'B0 C1 A2 D3'],
    [3, 'B0 C1 D2 A3'],
    [2_000_000_000, 'B0 C1 D2 A3'],
  ])('the first to %i: %s', async (position, expected) => {
    const [first = ''] = await tier();
    expect(places(await move(first, position))).toBe(expected);
    const { body } = await site.visitor.graphql('{ sponsors { name } }');
    const visible = expected.replaceAll(/[\d ]|C/g, '').split('');
    expect(body.data.sponsors.map(({ name }: { name: string }) => name)).toEqual(['Oro', ...visible]);
  });

  test('several times in a row', async () => {
    const [a = '', b = '', c = '', d = ''] = await tier();
    expect(places(await move(d, 0))).toBe('D0 A1 B2 C3');
    expect(places(await move(c, 1))).toBe('D0 C1 A2 B3');
    expect(places(await move(a, 3))).toBe('D0 C1 B2 A3');
    expect(places(await move(b, 2))).toBe('D0 C1 B2 A3');
    const { order } = await site.database.sponsor.findFirstOrThrow({ where: { name: 'Oro' } });
    expect(order).toBe(5);
  });

  test('cannot use a negative position', async () => {
    const [, second = ''] = await tier();
    expect(await move(second, -1)).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'position', message: 'La posición no puede ser negativa' }],
    });
    expect(await site.database.sponsor.count({ where: { order: 0 } })).toBe(4);
  });
});
