import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let editor: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  editor = await site.signedIn('editor');
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.news.deleteMany();
  await site.database.newsCategory.deleteMany();
});

const FIELDS = `__typename
  ... on Node_ { categories { id name slug description color isActive articleCount } }
  ... on UserError { code message }`;

/** Runs one of the four mutations and returns its result. */
async function run(name: 'create' | 'update' | 'move' | 'delete', input: Record<string, unknown>) {
  const verb = `${name.charAt(0).toUpperCase()}${name.slice(1)}NewsCategory`;
  const document = `mutation ($input: ${verb}Input!) { ${name}NewsCategory(input: $input) {
    ${FIELDS.replace('Node_', `${verb}Success`)}
    ${name === 'delete' ? '' : '... on ValidationError { fields { path message } }'} } }`;
  const { body } = await editor.graphql(document, { input });
  expect(body.errors).toBeUndefined();
  return body.data[`${name}NewsCategory`];
}

const fine = { name: 'Fútbol sala', color: '#AABB00', isActive: true };
const names = ({ categories }: { categories: { name: string }[] }) => categories.map(({ name }) => name);

async function add(name: string) {
  const { categories } = await run('create', { ...fine, name });
  return categories.at(-1);
}

async function lastLine() {
  const line = await site.database.auditEntry.findFirst({ orderBy: { id: 'desc' } });
  return { action: line?.action, subject: line?.subject, changes: line?.changes };
}

describe('a new category', () => {
  test('comes last and gets a slug that works in URLs', async () => {
    await add('Club');
    expect(await add('Fútbol sala')).toEqual({
      id: expect.any(String),
      name: 'Fútbol sala',
      slug: 'Futbol-sala',
      description: null,
      color: '#aabb00',
      isActive: true,
      articleCount: 0,
    });
    expect((await add('Futbol-Sala')).slug).toBe('Futbol-Sala-2');
    expect(await lastLine()).toEqual({ action: 'create', subject: 'Futbol-Sala', changes: null });
  });

  test.each([
    [{ name: 'F' }, 'name', 'El nombre debe tener al menos 2 caracteres'],
    [{ name: 'x'.repeat(41) }, 'name', 'El nombre no puede superar los 40 caracteres'],
    [{ name: '¡¿!' }, 'name', 'El nombre debe tener letras o números'],
    [{ name: 'CLUB' }, 'name', 'Ya hay una categoría con este nombre'],
    [{ name: 'cl\u00ADub\u200B' }, 'name', 'Ya hay una categoría con este nombre'],
    [{ name: '\uFF23lub' }, 'name', 'Ya hay una categoría con este nombre'],
    [{ color: 'rojo' }, 'color', 'Elige un color, por ejemplo #64748b'],
    [{ description: 'x'.repeat(201) }, 'description', 'La descripción no puede superar los 200 caracteres'],
  ])('with invalid input is refused: %j', async (wrong, path, message) => {
    await add('Club');
    expect(await run('create', { ...fine, ...wrong })).toMatchObject({ fields: [{ path, message }] });
    expect(await site.database.newsCategory.count()).toBe(1);
  });
});

test('a new name keeps the slug, and with it the URLs and the articles', async () => {
  const { id, slug } = await add('Cantera');
  await site.database.news.create({ data: { title: 'Uno', content: '<p>x</p>', text: 'x', category: slug } });
  const renamed = await run('update', { ...fine, id, name: 'Base', isActive: false });
  expect(renamed.categories).toMatchObject([{ name: 'Base', slug, isActive: false, articleCount: 1 }]);
  expect(await lastLine()).toEqual({
    action: 'update',
    subject: 'Base',
    changes: { name: ['Cantera', 'Base'], isActive: [true, false] },
  });
  const { body } = await site.visitor.graphql(
    '{ newsCategories { name } news(category: "cantera") { totalCount } }',
  );
  expect(body.data).toEqual({ newsCategories: [], news: { totalCount: 1 } });
  expect(await run('update', { ...fine, id: '0' })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a category with articles, even drafts, cannot be deleted', async () => {
  const { id, slug } = await add('Club');
  const { id: newsId } = await site.database.news.create({
    data: { title: 'Uno', content: '', category: slug, status: 'draft' },
  });
  expect(await run('delete', { id })).toEqual({
    __typename: 'CategoryInUseError',
    code: 'CATEGORY_IN_USE',
    message: 'No se puede eliminar «Club»: la usa 1 noticia. Cámbiala de categoría o desactiva esta.',
  });
  await site.database.news.delete({ where: { id: newsId } });
  expect(await run('delete', { id })).toMatchObject({ categories: [] });
  expect(await lastLine()).toMatchObject({ action: 'delete', subject: 'Club' });
  expect(await run('delete', { id })).toMatchObject({ code: 'NOT_FOUND' });
});

test('staff decide the order', async () => {
  await add('Uno');
  await add('Dos');
  const { id } = await add('Tres');
  expect(names(await run('move', { id, position: 0 }))).toEqual(['Tres', 'Uno', 'Dos']);
  expect(await lastLine()).toEqual({ action: 'move', subject: 'Tres', changes: { place: [3, 1] } });
  expect(names(await run('move', { id, position: 99 }))).toEqual(['Uno', 'Dos', 'Tres']);
  const lines = await site.database.auditEntry.count();
  expect(names(await run('move', { id, position: 2 }))).toEqual(['Uno', 'Dos', 'Tres']);
  expect(await site.database.auditEntry.count()).toBe(lines);
  expect(await run('move', { id, position: -1 })).toMatchObject({ fields: [{ path: 'position' }] });
});
