import type { ManageMatchesPageQueryVariables, MatchSort, MatchStatus } from '../../../gql/graphql.ts';
import type { ListView } from '../../../panel/list-address.ts';

const SORTS: Readonly<Record<string, MatchSort>> = {
  fecha: 'DATE',
  rival: 'OPPONENT',
  competicion: 'COMPETITION',
  estado: 'STATUS',
  quedan: 'AVAILABLE',
  vendidas: 'SOLD',
};

/** The filters of the list of matches by their names in the URL. Without one: matches that are not settled. */
export const STATES: Readonly<Record<string, { label: string; status: readonly MatchStatus[] }>> = {
  todos: { label: 'Todos los estados', status: [] },
  programados: { label: 'Programados', status: ['SCHEDULED'] },
  directo: { label: 'En directo', status: ['LIVE'] },
  aplazados: { label: 'Aplazados', status: ['POSTPONED'] },
  terminados: { label: 'Finalizados', status: ['FINISHED'] },
  cancelados: { label: 'Cancelados', status: ['CANCELLED'] },
};
const OPEN: readonly MatchStatus[] = ['SCHEDULED', 'LIVE', 'POSTPONED'];

export type MatchFilterName = 'estado' | 'competicion' | 'temporada' | 'lugar';

export const MATCH_LIST = {
  sorts: Object.keys(SORTS),
  filters: { estado: Object.keys(STATES), competicion: null, temporada: null, lugar: ['casa', 'fuera'] },
} as const;

/** The default order: the next match first; for finished matches, the latest first. */
export function orderOf({ sort, filters }: ListView<MatchFilterName>) {
  const isOver = filters.estado !== null && filters.estado !== 'programados';
  return sort ?? { by: 'fecha', direction: isOver ? ('desc' as const) : ('asc' as const) };
}

/** The variables of the query for a URL. */
export function matchListVariables(view: ListView<MatchFilterName>): ManageMatchesPageQueryVariables {
  const { search, page, upTo, filters } = view;
  const order = orderOf(view);
  const { estado, competicion, temporada, lugar } = filters;
  return {
    filter: {
      search: search || null,
      status: [...(STATES[estado ?? '']?.status ?? OPEN)],
      competition: competicion?.slice(0, 60) ?? null,
      season: /^20\d\d$/.test(temporada ?? '') ? Number(temporada) : null,
      home: lugar === null ? null : lugar === 'casa',
    },
    sort: SORTS[order.by] ?? 'DATE',
    descending: order.direction === 'desc',
    page,
    upTo,
  };
}
