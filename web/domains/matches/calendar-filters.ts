import type { CalendarPageQueryVariables } from '../../gql/graphql.ts';

/** Matches per page of the calendar. */
const CALENDAR_PAGE_SIZE = 50;

/** Stands for no choice: options of a select may not be empty. */
export const ALL = 'todos';

/** The calendar's filters, as in its URL. */
export interface CalendarFilters {
  /** The year in which the season begins; null for that of today, or of the month. */
  season: number | null;
  /** «2025-09», or null for all. */
  month: string | null;
  competition: string | null;
  onlyUpcoming: boolean;
  page: number;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const YEAR = /^20\d{2}$/;
const LONGEST_NAME = 100;

/**
 * Parses a URL: `?temporada=2025&mes=2025-09&competicion=LIGA&proximos=1&pagina=2`. Invalid values are ignored, as is the
 * season beside a month, which says it already.
 */
export function readFilters(params: URLSearchParams): CalendarFilters {
  const month = params.get('mes') ?? ALL;
  const competition = params.get('competicion')?.trim() ?? '';
  const page = params.get('pagina') ?? '';
  const season = params.get('temporada') ?? '';
  const isMonth = MONTH.test(month);
  return {
    season: !isMonth && YEAR.test(season) ? Number(season) : null,
    month: isMonth ? month : null,
    competition: competition && competition !== ALL ? competition.slice(0, LONGEST_NAME) : null,
    onlyUpcoming: params.get('proximos') === '1',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The URL of the calendar with these filters; the first page has no parameter. */
export function calendarAddress(filters: CalendarFilters): string {
  const { season, month, competition, onlyUpcoming, page } = filters;
  const params = new URLSearchParams();
  if (season) params.set('temporada', String(season));
  if (month) params.set('mes', month);
  if (competition) params.set('competicion', competition);
  if (onlyUpcoming) params.set('proximos', '1');
  if (page > 1) params.set('pagina', String(page));
  return params.size > 0 ? `/calendario?${params}` : '/calendario';
}

/** The query's variables, in one place so that loading and rendering use the same. */
export function queryVariables(filters: CalendarFilters): CalendarPageQueryVariables {
  const { month, competition, onlyUpcoming, page } = filters;
  const season = month ? yearOfMonth(month) : filters.season;
  const isCurrent = season === null;
  return {
    filter: {
      // A month says enough.
      ...(month ? { month } : { season, currentSeason: isCurrent }),
      competition,
      upcoming: onlyUpcoming || null,
    },
    season,
    isCurrent,
    page,
    pageSize: CALENDAR_PAGE_SIZE,
  };
}

/** The year in which the season of a month begins, which is in July: «2026-03» is of 2025. */
export function yearOfMonth(month: string): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number < 7 ? year - 1 : year;
}

export function isFiltered({ season, month, competition, onlyUpcoming }: CalendarFilters): boolean {
  return season !== null || month !== null || competition !== null || onlyUpcoming;
}

/** The competitions to choose from: those with matches, in the club's order, then a requested one. */
export function competitionChoices(played: readonly string[], chosen: string | null): string[] {
  return [...new Set([...played, ...(chosen ? [chosen] : [])])];
}
