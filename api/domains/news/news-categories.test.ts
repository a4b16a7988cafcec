import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;

beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  await database.newsCategory.createMany({
    data: [
      { slug: 'Partidos', name: 'Los partidos', order: 1, color: '#C7401C' },
      { slug: 'Equipo', name: 'El equipo', order: 0 },
      { slug: 'Cantera', name: 'La cantera', order: 2 },
      { slug: 'Archivo', name: 'Archivo', order: 3, isActive: false },
    ],
  });
});
afterAll(() => site.close());

test('the active categories, in the club’s order', async () => {
  const { body } = await site.visitor.graphql('{ newsCategories { slug name color } }');
  expect(body.data.newsCategories).toEqual([
    { slug: 'Equipo', name: 'El equipo', color: '#64748b' },
    { slug: 'Partidos', name: 'Los partidos', color: '#C7401C' },
    { slug: 'Cantera', name: 'La cantera', color: '#64748b' },
  ]);
  const rest = await site.visitor.request('GET', '/api/categories');
  expect(rest.body[0]).toMatchObject({ id: expect.any(Number), slug: 'Equipo', name: 'El equipo' });
});
