import { z } from 'zod';

// Shared by the API, which enforces these rules, and the form, which shows errors earlier.

/** The ranges of a period: ending today, or with custom dates. */
export const PERIOD_RANGES = ['week', 'month', 'season', 'custom'] as const;
export type PeriodRange = (typeof PERIOD_RANGES)[number];

/** Maximum period in days: three years, one of them a leap year. */
export const LONGEST_PERIOD = 1096;

const EARLIEST = '2000-01-01';

/** Whether a text is an existing day: «2026-02-30» is not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
}

/** An invalid day reports only this error; it is not compared with the other day. */
const day = (error: string) =>
  z.string({ error }).refine((text) => isDay(text) && text >= EARLIEST, { error, abort: true });

/** Custom dates, both included. The caller checks that they are not in the future. */
export const customPeriod = z
  .object({
    from: day('Indica el primer día del periodo'),
    until: day('Indica el último día del periodo'),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    message: 'El último día no puede ser anterior al primero',
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) < LONGEST_PERIOD * 86_400_000, {
    path: ['until'],
    message: 'El periodo no puede superar los tres años',
  });

export const FUTURE_PERIOD = 'El último día no puede ser posterior a hoy';
