import { describe, expect, test } from 'vitest';
import { changeListView, type ListOptions, readListView } from './list-address.ts';

const options: ListOptions<'rol' | 'persona'> = {
  sorts: ['nombre', 'fecha'],
  defaultSort: { by: 'nombre', direction: 'asc' },
  filters: { rol: ['editor', 'admin'], persona: null },
};
const read = (query: string) => readListView(new URLSearchParams(query), options);

describe('readListView', () => {
  test('an address without parameters', () => {
    expect(read('')).toEqual({
      search: '',
      page: 1,
      upTo: null,
      sort: { by: 'nombre', direction: 'asc' },
      filters: { rol: null, persona: null },
    });
  });

  test('an address with all parameters', () => {
    expect(read('buscar=%20mas+&orden=-fecha&pagina=3&tope=70&rol=editor&persona=7')).toEqual({
      search: 'mas',
      page: 3,
      upTo: '70',
      sort: { by: 'fecha', direction: 'desc' },
      filters: { rol: 'editor', persona: '7' },
    });
  });

  test.each([
    'orden=clave',
    'pagina=0',
    'pagina=-1',
    'pagina=1e3',
    'pagina=99999',
    'tope=0',
    'tope=x',
    'rol=owner',
    'rol=',
  ])('%s is ignored', (query) => expect(read(query)).toEqual(read('')));

  test('a search is cut to the longest that the API accepts', () => {
    expect(read(`buscar=${'x'.repeat(300)}`).search).toHaveLength(100);
  });
});

describe('changeListView', () => {
  const change = (query: string, what: Parameters<typeof changeListView<'rol'>>[1]) =>
    String(changeListView<'rol'>(new URLSearchParams(query), what));

  test.each([
    ['pagina=4', { search: ' ana ' }, 'buscar=ana'],
    ['buscar=ana&pagina=2', { search: '' }, ''],
    ['pagina=4', { sort: { by: 'fecha', direction: 'desc' } }, 'orden=-fecha'],
    ['pagina=4&rol=admin', { filters: { rol: 'editor' } }, 'rol=editor'],
    ['rol=admin', { filters: { rol: null } }, ''],
    ['rol=admin', { page: 2 }, 'rol=admin&pagina=2'],
    ['rol=admin&pagina=3', { page: 1 }, 'rol=admin'],
    ['', { page: 2, upTo: '70' }, 'pagina=2&tope=70'],
    ['pagina=2&tope=70', { page: 3, upTo: '70' }, 'pagina=3&tope=70'],
    ['pagina=2&tope=70', { page: 1, upTo: '70' }, ''],
    ['pagina=2&tope=70', { search: 'mas' }, 'buscar=mas'],
    ['seccion=x', { page: 2 }, 'seccion=x&pagina=2'],
  ] as const)('%s with %j becomes %s', (query, what, expected) => expect(change(query, what)).toBe(expected));
});
