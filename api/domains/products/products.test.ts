import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { testEmbedded } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;
let manager: Caller;

beforeAll(async () => {
  embedded = await testEmbedded();
  site = await serveTestSite(embedded.prisma);
  manager = await site.signedIn('commercial_manager');
  await site.database.product.createMany({
    data: [
      { name: 'Taza', price: '9.5', category: 'Regalos', stock: 12 },
      { name: 'Camiseta', price: '64.90', category: 'Equipación', description: 'De juego' },
      { name: 'Bufanda', price: '15', category: 'Regalos' },
      { name: 'Balón', price: '29.90', category: '100%_club' },
    ],
  });
});
afterAll(() => site.close());

const ASK = `query ($filter: ProductFilter, $page: Int = 1, $pageSize: Int = 50) {
  products(filter: $filter, page: $page, pageSize: $pageSize) { totalCount pageCount items { name } }
}`;

async function names(filter: Record<string, unknown>): Promise<string[]> {
  const { body } = await manager.graphql(ASK, { filter });
  expect(body.errors).toBeUndefined();
  return body.data.products.items.map(({ name }: { name: string }) => name);
}

test('sorts by category, then by name', async () => {
  expect(await names({})).toEqual(['Balón', 'Camiseta', 'Bufanda', 'Taza']);
});

test.each([
  ['Regalos', ['Bufanda', 'Taza']],
  [' regalos ', ['Bufanda', 'Taza']],
  ['', ['Balón', 'Camiseta', 'Bufanda', 'Taza']],
  ['Regalo', []],
  // SQL wildcards are plain text.
  ['%', []],
  ['100%_club', ['Balón']],
])('finds those of the category «%s»', async (category, expected) => {
  expect(await names({ category })).toEqual(expected);
});

test.each([
  [{ order: 'NAME_DESC' }, ['Taza', 'Camiseta', 'Bufanda', 'Balón']],
  [{ order: 'PRICE' }, ['Taza', 'Bufanda', 'Balón', 'Camiseta']],
  [{ order: 'STOCK_DESC' }, ['Taza', 'Balón', 'Bufanda', 'Camiseta']],
  [{ search: 'DE JUEGO' }, ['Camiseta']],
  [{ search: 'regal', order: 'NAME' }, ['Bufanda', 'Taza']],
  [{ search: '_' }, ['Balón']],
  [{ isActive: true, category: 'Regalos' }, ['Bufanda', 'Taza']],
  [{ isActive: false }, []],
  [{ isActive: null, order: null, search: null }, ['Balón', 'Camiseta', 'Bufanda', 'Taza']],
])('filters and sorts: %j', async (filter, expected) => {
  expect(await names(filter)).toEqual(expected);
});

test('lists each category once', async () => {
  const { body } = await manager.graphql('{ productCategories }');
  expect(body.data.productCategories).toEqual(['100%_club', 'Equipación', 'Regalos']);
});

test('has pages', async () => {
  const { body } = await manager.graphql(ASK, { page: 2, pageSize: 3 });
  expect(body.data.products).toEqual({ totalCount: 4, pageCount: 2, items: [{ name: 'Taza' }] });
});

test('prices are exact, and omitted fields are null', async () => {
  const { body } = await manager.graphql(
    '{ products(filter: { category: "regalos" }) { items { price stock description imageUrl category } } }',
  );
  const rest = { description: null, imageUrl: null, category: 'Regalos' };
  expect(body.data.products.items).toEqual([
    { price: '15.00', stock: 0, ...rest },
    { price: '9.50', stock: 12, ...rest },
  ]);
});

test('a page needs two statements: its rows and their count', async () => {
  expect(await statementsOf(embedded, () => manager.graphql(ASK))).toHaveLength(
    await statementsOfViewer().then((own) => own + 2),
  );
});

/** Number of statements that load the viewer. */
async function statementsOfViewer(): Promise<number> {
  return (await statementsOf(embedded, () => manager.graphql('{ __typename }'))).length;
}

test('visitors and members cannot read products', async () => {
  const asked = '{ products { totalCount } }';
  expect((await site.visitor.graphql(asked)).body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
  const socio = await site.signedIn('socio');
  expect((await socio.graphql(asked)).body.errors[0].extensions.code).toBe('FORBIDDEN');
});
