import type { AnalyticsBucket } from '../../gql/graphql.ts';
import {
  formatDay,
  formatMonth,
  formatMonthShort,
  formatNumericDate,
  formatShortDate,
  formatYear,
} from '../../ui/dates.ts';
import { percent } from '../../ui/charts/scale.ts';
import { formatNumber } from '../../ui/text.ts';

/** Whole days of the club's calendar, «2026-11-21», both included. */
export interface Days {
  from: string;
  until: string;
}

/** An instant in the middle of a day: a change of the clocks cannot move it into another day. */
const noon = (day: string) => `${day}T12:00:00Z`;
const number = (day: string) => String(Number(day.slice(8)));

/** «21 nov 2026», «1–21 nov 2026», «28 oct – 3 nov 2026» */
export function daysLabel({ from, until }: Days): string {
  if (from === until) return formatShortDate(noon(from));
  if (from.slice(0, 7) === until.slice(0, 7)) return `${number(from)}–${formatShortDate(noon(until))}`;
  const sameYear = from.slice(0, 4) === until.slice(0, 4);
  const first = sameYear ? `${number(from)} ${formatMonthShort(noon(from))}` : formatShortDate(noon(from));
  return `${first} – ${formatShortDate(noon(until))}`;
}

/** «21/11/2026» */
export const numericDay = (day: string): string => formatNumericDate(noon(day));

/** The full label of a point in a chart: «sáb 21 nov», «16–22 nov 2026», «Noviembre de 2026». */
export function pointLabel(days: Days, bucket: AnalyticsBucket): string {
  if (bucket === 'DAY') return formatDay(noon(days.from));
  return bucket === 'WEEK' ? daysLabel(days) : formatMonth(noon(days.from));
}

/** The short label for an axis: «21 nov», «nov 26». */
export function pointTick({ from }: Days, bucket: AnalyticsBucket): string {
  const month = formatMonthShort(noon(from));
  return bucket === 'MONTH' ? `${month} ${formatYear(noon(from)).slice(2)}` : `${number(from)} ${month}`;
}

export const BUCKET_NAMES: Record<AnalyticsBucket, { heading: string; per: string }> = {
  DAY: { heading: 'Día', per: 'por día' },
  WEEK: { heading: 'Semana', per: 'por semana' },
  MONTH: { heading: 'Mes', per: 'por mes' },
};

/** The comparison of a figure with the previous one. */
export interface Change {
  direction: 'up' | 'down' | 'same';
  /** «+12 %», «−4», «igual» */
  text: string;
}

/** In per cent, or as a difference if the previous figure is so small that a percentage would mislead. */
export function changeOf(now: number, before: number): Change {
  const difference = now - before;
  if (difference === 0) return { direction: 'same', text: 'igual' };
  const sign = difference > 0 ? '+' : '−';
  const size = Math.abs(difference);
  const text = before < 10 ? formatNumber(size) : `${formatNumber(percent(size, before))} %`;
  return { direction: difference > 0 ? 'up' : 'down', text: sign + text };
}

/** «1 entrada», «3 entradas» */
export function counted(value: number, one: string, several: string): string {
  return `${formatNumber(value)} ${value === 1 ? one : several}`;
}
