import { z } from 'zod';

// Shared by the API, which decides, and the form of own dates, which only says it sooner.

/** Which days to look at: ranges that end today, or own dates. */
export const PERIOD_RANGES = ['week', 'month', 'season', 'custom'] as const;
export type PeriodRange = (typeof PERIOD_RANGES)[number];

/** Longest period in days: three years, one of them a leap year. */
export const LONGEST_PERIOD = 1096;

const EARLIEST = '2000-01-01';

/** Whether a text is a day that exists: «2026-02-30» is none. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(time || 0).toISOString().startsWith(text);
}

/** One that is wrong says so once: what it has to do with the other is not looked at then. */
const day = (error: string) =>
  z.string({ error }).refine((text) => isDay(text) && text >= EARLIEST, { error, abort: true });

/** Own dates, both counted in. That they are not to come is for whoever knows what day it is. */
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
