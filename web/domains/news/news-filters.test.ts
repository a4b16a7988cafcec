import { expect, test } from 'vitest';
import { newsAddress, queryVariables, readFilters } from './news-filters.ts';

const read = (address: string) => readFilters(new URL(address, 'http://site').searchParams);

test('parsing a URL and building it are inverse', () => {
  const filters = { search: 'derbi & más', category: 'Partidos', page: 3, upTo: '1795595426338' };
  expect(read(newsAddress(filters))).toEqual(filters);
  // The first page is always the list of now.
  expect(newsAddress({ search: '', category: null, page: 1, upTo: '70' })).toBe('/noticias');
});

test.each([
  ['?pagina=0', 1],
  ['?pagina=-2', 1],
  ['?pagina=dos', 1],
  ['?pagina=1e3', 1],
  ['?pagina=', 1],
  ['?pagina=99999999999999999999', 9999],
])('%s is page %i', (query, page) => {
  expect(read(`/noticias${query}`).page).toBe(page);
});

test('a search is trimmed and cut to the API’s maximum', () => {
  expect(read('/noticias?buscar=%20%20gran%20%20%20final%20').search).toBe('gran final');
  expect(read(`/noticias?buscar=${'x'.repeat(500)}`).search).toHaveLength(100);
});

test('empty filters are not sent', () => {
  expect(queryVariables(read('/noticias?buscar=%20&categoria='))).toEqual({
    search: null,
    category: null,
    page: 1,
    upTo: null,
    pageSize: 6,
  });
});
