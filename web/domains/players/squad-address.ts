import type { Position } from '../../gql/graphql.ts';
import { POSITIONS } from './positions.ts';

/** The squad page's filters, as in its URL: `/plantilla?posicion=PG&jugador=7`. */
interface SquadView {
  position: Position | null;
  /** Jersey number of the player whose card is open. */
  dorsal: number | null;
}

/** Names of the two URL parameters; the cards' form sends them too. */
export const POSITION_PARAMETER = 'posicion';
export const PLAYER_PARAMETER = 'jugador';

/** Parses a URL; invalid values are ignored. */
export function readSquadView(params: URLSearchParams): SquadView {
  const asked = params.get(POSITION_PARAMETER)?.toUpperCase();
  const dorsal = params.get(PLAYER_PARAMETER) ?? '';
  return {
    position: POSITIONS.find(({ code }) => code === asked)?.code ?? null,
    dorsal: /^\d{1,4}$/.test(dorsal) ? Number(dorsal) : null,
  };
}

export function squadAddress({ position, dorsal }: Partial<SquadView>): string {
  const params = new URLSearchParams();
  if (position) params.set(POSITION_PARAMETER, position);
  if (dorsal !== null && dorsal !== undefined) params.set(PLAYER_PARAMETER, String(dorsal));
  return params.size > 0 ? `/plantilla?${params}` : '/plantilla';
}
