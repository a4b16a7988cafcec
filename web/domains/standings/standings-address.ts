import type { StandingsPageQueryVariables } from '../../gql/graphql.ts';

/** Which table is shown, as in its URL; null for the usual one. */
export interface StandingsFilters {
  competition: string | null;
  /** The year in which the season begins. */
  season: number | null;
  group: string | null;
  round: number | null;
}

const LONGEST_NAME = 100;

/** Parses a URL: `?competicion=LIGA&temporada=2025&grupo=A&jornada=9`. Invalid values are ignored. */
export function readStandings(params: URLSearchParams): StandingsFilters {
  const text = (name: string) => params.get(name)?.trim().slice(0, LONGEST_NAME) || null;
  const number = (name: string, pattern: RegExp) => {
    const value = params.get(name) ?? '';
    return pattern.test(value) ? Number(value) : null;
  };
  return {
    competition: text('competicion'),
    season: number('temporada', /^20\d{2}$/),
    group: text('grupo'),
    round: number('jornada', /^[1-9]\d?$/),
  };
}

/** The URL of a table. */
export function standingsAddress({ competition, season, group, round }: StandingsFilters): string {
  const params = new URLSearchParams();
  if (competition) params.set('competicion', competition);
  if (season) params.set('temporada', String(season));
  if (group) params.set('grupo', group);
  if (round) params.set('jornada', String(round));
  return params.size > 0 ? `/clasificacion?${params}` : '/clasificacion';
}

/** The query's variables, in one place so that loading and rendering use the same. */
export function standingsVariables(filters: StandingsFilters): StandingsPageQueryVariables {
  return { ...filters };
}
