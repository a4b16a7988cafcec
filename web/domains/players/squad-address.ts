import type { Position } from '../../gql/graphql.ts';
import { POSITIONS } from './positions.ts';

/** The squad page's filters, as in its URL: `/plantilla?temporada=2025&posicion=PG&jugador=7`. */
interface SquadView {
  /** The year in which it begins; null for the season of today. */
  season: number | null;
  position: Position | null;
  /** Jersey number of the player whose card is open. */
  dorsal: number | null;
}

/** Names of the URL parameters; the cards' form sends them too. */
export const SEASON_PARAMETER = 'temporada';
export const POSITION_PARAMETER = 'posicion';
export const PLAYER_PARAMETER = 'jugador';

/** Parses a URL; invalid values are ignored. */
export function readSquadView(params: URLSearchParams): SquadView {
  const asked = params.get(POSITION_PARAMETER)?.toUpperCase();
  const dorsal = params.get(PLAYER_PARAMETER) ?? '';
  const season = params.get(SEASON_PARAMETER) ?? '';
  return {
    season: /^\d{4}$/.test(season) ? Number(season) : null,
    position: POSITIONS.find(({ code }) => code === asked)?.code ?? null,
    dorsal: /^\d{1,4}$/.test(dorsal) ? Number(dorsal) : null,
  };
}

export function squadAddress({ season, position, dorsal }: Partial<SquadView>): string {
  const params = new URLSearchParams();
  if (season) params.set(SEASON_PARAMETER, String(season));
  if (position) params.set(POSITION_PARAMETER, position);
  if (dorsal !== null && dorsal !== undefined) params.set(PLAYER_PARAMETER, String(dorsal));
  return params.size > 0 ? `/plantilla?${params}` : '/plantilla';
}
