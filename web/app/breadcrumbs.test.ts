import { expect, test } from 'vitest';
import { breadcrumbs } from './breadcrumbs.ts';

test('the trail begins at the home page and numbers each step', () => {
  const trail = breadcrumbs('https://pmb.test', ['Entradas', '/entradas'], ['Abonos', '/entradas/abonos']);
  expect(trail).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://pmb.test/' },
      { '@type': 'ListItem', position: 2, name: 'Entradas', item: 'https://pmb.test/entradas' },
      { '@type': 'ListItem', position: 3, name: 'Abonos', item: 'https://pmb.test/entradas/abonos' },
    ],
  });
});
