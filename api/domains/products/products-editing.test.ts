import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bomb, picture } from '../../platform/files/pictures.fixture.ts';
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
  await site.database.product.deleteMany();
});

const GOOD = { name: 'Bufanda', category: 'Regalos', price: '15' };
const PRODUCT = 'product { id name category description price stock imageUrl isActive }';
const OUTCOME = `__typename ... on UserError { code message } ... on ValidationError { fields { path message } }`;
const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) {
  ${OUTCOME} ... on CreateProductSuccess { ${PRODUCT} } } }`;
const UPDATE = `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) {
  ${OUTCOME} ... on UpdateProductSuccess { ${PRODUCT} } } }`;
const DELETE = `mutation ($id: ID!) { deleteProduct(input: { id: $id }) {
  __typename ... on UserError { code message } ... on DeleteProductSuccess { id } } }`;

/** Sends a mutation, with a picture if there is one. */
async function send(query: string, input: object, file?: Buffer, by = manager) {
  if (!file) return Object.values((await by.graphql(query, { input })).body.data)[0];
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { ...input, picture: null } } }));
  form.append('map', JSON.stringify({ 0: ['variables.input.picture'] }));
  form.append('0', new Blob([new Uint8Array(file)], { type: 'image/png' }), 'foto.png');
  const { body } = await by.request('POST', '/graphql', form);
  return Object.values(body.data)[0];
}

// The tests check the parts of the response that they need.
type Outcome = ReturnType<typeof JSON.parse>;
const create = (changes: object = {}, file?: Buffer): Promise<Outcome> =>
  send(CREATE, { ...GOOD, ...changes }, file);
const update = (id: string, changes: object, file?: Buffer): Promise<Outcome> =>
  send(UPDATE, { id, ...changes }, file);
const remove = async (id: string) => (await manager.graphql(DELETE, { id })).body.data.deleteProduct;

const logged = (subjectId: string) =>
  site.database.auditEntry.findMany({
    where: { subjectType: 'product', subjectId },
    orderBy: { id: 'asc' },
    select: { actorId: true, action: true, subject: true, changes: true },
  });

const stored = () => {
  const folder = path.join(site.dataDir, 'uploads/products');
  return fs.existsSync(folder) ? fs.readdirSync(folder) : [];
};

describe('a product', () => {
  test('has the category of another one, as that one spells it', async () => {
    await create({ category: 'Equipación' });
    const { product } = await create({ category: 'EQUIPACIO\u0301N\u200B ' });
    expect(product.category).toBe('Equipación');
    expect((await update(product.id, { category: 'equipación' })).product.category).toBe('Equipación');
    expect((await update(product.id, { category: 'Regalos' })).product.category).toBe('Regalos');
  });

  test('can be created, changed and deleted, with an audit entry for each', async () => {
    const { product } = await create({ price: ' 9,5 ', description: ' De lana.\r\nAzul. ', stock: 3 });
    expect(product).toEqual({
      id: expect.any(String),
      name: 'Bufanda',
      category: 'Regalos',
      description: 'De lana.\nAzul.',
      price: '9.50',
      stock: 3,
      imageUrl: null,
      isActive: true,
    });
    const changed = await update(product.id, { price: '12', isActive: false, description: '' });
    expect(changed.product).toEqual({ ...product, price: '12.00', isActive: false, description: null });
    expect(await remove(product.id)).toEqual({ __typename: 'DeleteProductSuccess', id: product.id });
    expect(await site.database.product.count()).toBe(0);
    const by = { actorId: manager.user?.id, subject: 'Bufanda' };
    expect(await logged(product.id)).toEqual([
      { ...by, action: 'create', changes: null },
      {
        ...by,
        action: 'update',
        changes: {
          price: ['9.50', '12.00'],
          isActive: [true, false],
          description: ['De lana.\nAzul.', null],
        },
      },
      { ...by, action: 'delete', changes: null },
    ]);
  });

  test('saved without a change adds no audit entry', async () => {
    const { product } = await create({ price: '9,50' });
    await update(product.id, { price: '9.5', name: 'Bufanda', stock: 0 });
    expect(await logged(product.id)).toHaveLength(1);
  });

  test.each(['0', 'nada'])('«%s» does not exist', async (id) => {
    const missing = { code: 'NOT_FOUND', message: 'El producto no existe o ha sido eliminado' };
    expect(await update(id, { name: 'Otra' })).toMatchObject(missing);
    expect(await remove(id)).toMatchObject(missing);
  });

  test.each([
    ['name', ' ', 'El nombre es obligatorio'],
    ['name', 'x'.repeat(101), 'El nombre no puede superar los 100 caracteres'],
    ['name', 'Taza\u202Egpj', 'El nombre contiene caracteres no permitidos'],
    ['category', '', 'La categoría es obligatoria'],
    ['price', '', 'El precio es obligatorio'],
    ['price', '-1', 'Escribe un importe en euros, por ejemplo 12,50'],
    ['price', '1.000,00', 'Escribe un importe en euros, por ejemplo 12,50'],
    ['price', '12,505', 'Escribe un importe en euros, por ejemplo 12,50'],
    ['price', '100000', 'El precio es demasiado alto'],
    ['stock', -1, 'Las existencias deben ser un número entero entre 0 y 100000'],
    ['stock', 100_001, 'Las existencias deben ser un número entero entre 0 y 100000'],
    ['description', 'x'.repeat(2001), 'La descripción no puede superar los 2000 caracteres'],
    ['imageUrl', 'javascript:alert(1)', 'Debe ser una URL válida que empiece por https://'],
    ['imageUrl', 'http://tienda.example/a.png', 'Debe ser una URL válida que empiece por https://'],
    ['imageUrl', '/uploads/sponsors/a.webp', 'Debe ser una URL válida que empiece por https://'],
  ])('is refused with %s %j', async (field, value, message) => {
    const error = { fields: [{ path: field, message }] };
    expect(await create({ [field]: value })).toMatchObject(error);
    expect(await site.database.product.count()).toBe(0);
    const { product } = await create();
    expect(await update(product.id, { [field]: value })).toMatchObject(error);
    expect(await logged(product.id)).toHaveLength(1);
  });
});

describe('its picture', () => {
  const WIDTHS = 3;

  test('is stored, replaced by the next one, and deleted with the product', async () => {
    const { product } = await create({ name: 'Bufanda de lana' }, await picture(900, 600).png().toBuffer());
    expect(product.imageUrl).toMatch(/^\/uploads\/products\/bufanda-de-\d+-[0-9a-f]{6}\.webp$/);
    expect(stored()).toHaveLength(WIDTHS);
    const served = await site.visitor.request('GET', product.imageUrl);
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);

    const next = (await update(product.id, {}, await picture(400, 400).png().toBuffer())).product;
    expect(next.imageUrl).not.toBe(product.imageUrl);
    expect(stored()).toHaveLength(WIDTHS);
    expect((await logged(product.id))[1]?.changes).toEqual({ imageUrl: [product.imageUrl, next.imageUrl] });

    const other = await create({ imageUrl: next.imageUrl });
    await remove(product.id);
    // The other product still uses it.
    expect(stored()).toHaveLength(WIDTHS);
    await update(other.product.id, { imageUrl: 'https://tienda.example/bufanda.png' });
    expect(stored()).toEqual([]);
  });

  test('is refused if it is no picture, and is not stored if other fields are invalid', async () => {
    expect(await create({}, Buffer.from('<svg onload=alert(1)>'))).toMatchObject({
      __typename: 'UnsupportedFileTypeError',
    });
    expect(await create({}, bomb(40_000))).toMatchObject({ fields: [{ path: 'picture' }] });
    const fine = await picture(50, 50).png().toBuffer();
    expect(await create({ price: 'x' }, fine)).toMatchObject({ fields: [{ path: 'price' }] });
    expect(await update('0', {}, fine)).toMatchObject({ code: 'NOT_FOUND' });
    expect(stored()).toEqual([]);
    expect(await site.database.product.count()).toBe(0);
  });
});

test.each(['visitor', 'socio', 'blogger', 'editor', 'sports_manager'] as const)(
  'a %s cannot change anything',
  async (role) => {
    const { product } = await create();
    const caller = await site.signedIn(role);
    for (const [document, variables] of [
      [CREATE, { input: GOOD }],
      [UPDATE, { input: { id: product.id, name: 'Otra' } }],
      [DELETE, { id: product.id }],
    ] as const) {
      const { body } = await caller.graphql(document, variables);
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    }
    expect(await site.database.product.findMany()).toMatchObject([{ name: 'Bufanda' }]);
  },
);
