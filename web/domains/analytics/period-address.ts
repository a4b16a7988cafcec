import { customPeriod } from '../../../api/domains/analytics/period.input.ts';
import type { AnalyticsPeriodInput, AnalyticsRange } from '../../gql/graphql.ts';

/** The ranges and their names in the URL (`?periodo=temporada`). */
export const RANGES = [
  { range: 'WEEK', slug: 'semana', label: '7 días' },
  { range: 'MONTH', slug: 'mes', label: '30 días' },
  { range: 'SEASON', slug: 'temporada', label: 'Temporada' },
  { range: 'CUSTOM', slug: 'fechas', label: 'Otras fechas' },
] as const satisfies readonly { range: AnalyticsRange; slug: string; label: string }[];

/** Thirty days, if the URL has no period. */
const USUAL = RANGES[1];

export interface PeriodView {
  range: AnalyticsRange;
  slug: string;
  /** Custom dates as they are typed; empty if the URL has none. */
  from: string;
  until: string;
  /** The API's input; null while custom dates are missing or invalid. */
  input: AnalyticsPeriodInput | null;
}

/** Reads the period from a URL. */
export function readPeriod(params: URLSearchParams): PeriodView {
  const { range, slug } = RANGES.find((one) => one.slug === params.get('periodo')) ?? USUAL;
  const from = params.get('desde') ?? '';
  const until = params.get('hasta') ?? '';
  if (range !== 'CUSTOM') return { range, slug, from, until, input: { range } };
  const isFine = customPeriod.safeParse({ from, until }).success;
  return { range, slug, from, until, input: isFine ? { range, from, until } : null };
}

/** The URL of a range; custom dates start with those on the screen, so that they can be narrowed. */
export function periodHref(slug: string, days?: { from: string; until: string }): string {
  const params = new URLSearchParams({ periodo: slug });
  if (slug === 'fechas' && days) {
    params.set('desde', days.from);
    params.set('hasta', days.until);
  }
  return `?${params}`;
}
