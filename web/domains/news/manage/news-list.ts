import type { ArticleOrder, ArticleState } from '../../../gql/graphql.ts';
import type { ListView } from '../../../panel/list-address.ts';

const ORDERS: Readonly<Record<string, ArticleOrder>> = {
  titulo: 'TITLE',
  categoria: 'CATEGORY',
  estado: 'STATE',
  fecha: 'DATE',
};

const STATES: Readonly<Record<string, ArticleState>> = {
  borrador: 'DRAFT',
  programada: 'SCHEDULED',
  publicada: 'PUBLISHED',
  oculta: 'HIDDEN',
};

/** The states by their names in URLs. */
export const STATE_NAMES = Object.entries(STATES).map(([name, state]) => ({ name, state }));

/** The options of the manager in its URL. */
export const NEWS_LIST = {
  sorts: Object.keys(ORDERS),
  defaultSort: { by: 'fecha', direction: 'desc' },
  filters: { estado: Object.keys(STATES), categoria: null },
} as const;

export function newsVariables({ search, page, upTo, sort, filters }: ListView<'estado' | 'categoria'>) {
  return {
    search,
    category: filters.categoria,
    state: STATES[filters.estado ?? ''] ?? null,
    order: ORDERS[sort?.by ?? ''] ?? ('DATE' as const),
    descending: sort?.direction === 'desc',
    page,
    upTo,
  };
}
