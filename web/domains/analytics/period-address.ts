import { customPeriod } from '../../../api/domains/analytics/period.input.ts';
import type { AnalyticsPeriodInput, AnalyticsRange } from '../../gql/graphql.ts';

/** The ranges as the page names them and as they stand in its address (`?periodo=temporada`). */
export const RANGES = [
  { range: 'WEEK', slug: 'semana', label: '7 días' },
  { range: 'MONTH', slug: 'mes', label: '30 días' },
  { range: 'SEASON', slug: 'temporada', label: 'Temporada' },
  { range: 'CUSTOM', slug: 'fechas', label: 'Otras fechas' },
] as const satisfies readonly { range: AnalyticsRange; slug: string; label: string }[];

/** Thirty days, where an address says nothing. */
const USUAL = RANGES[1];

export interface PeriodView {
  range: AnalyticsRange;
  slug: string;
  /** Own dates as they are typed; empty where the address has none. */
  from: string;
  until: string;
  /** What to ask the API for; null while own dates are missing or wrong. */
  input: AnalyticsPeriodInput | null;
}

/** Reads the period of an address. */
export function readPeriod(params: URLSearchParams): PeriodView {
  const { range, slug } = RANGES.find((one) => one.slug === params.get('periodo')) ?? USUAL;
  const from = params.get('desde') ?? '';
  const until = params.get('hasta') ?? '';
  if (range !== 'CUSTOM') return { range, slug, from, until, input: { range } };
  const isFine = customPeriod.safeParse({ from, until }).success;
  return { range, slug, from, until, input: isFine ? { range, from, until } : null };
}

/** The address of a range; of own dates with those that were looked at, so that they can be narrowed. */
export function periodHref(slug: string, days?: { from: string; until: string }): string {
  const params = new URLSearchParams({ periodo: slug });
  if (slug === 'fechas' && days) {
    params.set('desde', days.from);
    params.set('hasta', days.until);
  }
  return `?${params}`;
}
