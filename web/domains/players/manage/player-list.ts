import type { ManagePlayersPageQueryVariables, PlayerSort } from '../../../gql/graphql.ts';
import type { ListView } from '../../../panel/list-address.ts';
import { POSITIONS } from '../positions.ts';

const SORTS: Readonly<Record<string, PlayerSort>> = {
  dorsal: 'DORSAL',
  nombre: 'NAME',
  pais: 'COUNTRY',
  ataque: 'ATTACK',
  defensa: 'DEFENCE',
};
export type PlayerFilterName = 'temporada' | 'posicion' | 'estado';

/** The orders and filters of the list of players by their names in the URL. */
export const PLAYER_LIST = {
  sorts: Object.keys(SORTS),
  defaultSort: { by: 'dorsal', direction: 'asc' },
  filters: { temporada: null, posicion: POSITIONS.map(({ code }) => code), estado: ['activos', 'inactivos'] },
} as const;

/** The year of a season in the URL; null for the season of today. */
export const seasonOf = (typed: string | null) => (/^\d{4}$/.test(typed ?? '') ? Number(typed) : null);

/** The variables of the query for a URL. */
export function playerListVariables({
  search,
  page,
  upTo,
  sort,
  filters,
}: ListView<PlayerFilterName>): ManagePlayersPageQueryVariables {
  return {
    filter: {
      season: seasonOf(filters.temporada),
      search: search || null,
      position: POSITIONS.find(({ code }) => code === filters.posicion)?.code ?? null,
      active: filters.estado === null ? null : filters.estado === 'activos',
    },
    sort: SORTS[sort?.by ?? ''] ?? 'DORSAL',
    descending: sort?.direction === 'desc',
    page,
    upTo,
  };
}
