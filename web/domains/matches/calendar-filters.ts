import type { CalendarPageQueryVariables } from '../../gql/graphql.ts';

/** Matches per page of the calendar. */
const CALENDAR_PAGE_SIZE = 50;

/** Stands for no choice: options of a select may not be empty. */
export const ALL = 'todos';

/** The calendar's filters, as in its URL. */
export interface CalendarFilters {
  /** «2025-09», or null for all. */
  month: string | null;
  competition: string | null;
  onlyUpcoming: boolean;
  page: number;
}

const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;
const LONGEST_NAME = 100;

/** Parses a URL: `?mes=2025-09&competicion=LIGA&proximos=1&pagina=2`. Invalid values are ignored. */
export function readFilters(params: URLSearchParams): CalendarFilters {
  const month = params.get('mes') ?? ALL;
  const competition = params.get('competicion')?.trim() ?? '';
  const page = params.get('pagina') ?? '';
  return {
    month: MONTH.test(month) ? month : null,
    competition: competition && competition !== ALL ? competition.slice(0, LONGEST_NAME) : null,
    onlyUpcoming: params.get('proximos') === '1',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
}

/** The URL of the calendar with these filters; the first page has no parameter. */
export function calendarAddress({ month, competition, onlyUpcoming, page }: CalendarFilters): string {
  const params = new URLSearchParams();
  if (month) params.set('mes', month);
  if (competition) params.set('competicion', competition);
  if (onlyUpcoming) params.set('proximos', '1');
  if (page > 1) params.set('pagina', String(page));
  return params.size > 0 ? `/calendario?${params}` : '/calendario';
}

/** The query's variables, in one place so that loading and rendering use the same. */
export function queryVariables(filters: CalendarFilters): CalendarPageQueryVariables {
  const { month, competition, onlyUpcoming, page } = filters;
  return {
    filter: { month, competition, upcoming: onlyUpcoming || null },
    page,
    pageSize: CALENDAR_PAGE_SIZE,
  };
}

export function isFiltered({ month, competition, onlyUpcoming }: CalendarFilters): boolean {
  return month !== null || competition !== null || onlyUpcoming;
}

/** The competitions to choose from: those with matches, in the club's order, then a requested one. */
export function competitionChoices(played: readonly string[], chosen: string | null): string[] {
  return [...new Set([...played, ...(chosen ? [chosen] : [])])];
}
