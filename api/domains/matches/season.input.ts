import { z } from 'zod';
import { requiredText } from '../../platform/input/text.input.ts';
import { seasonPasses } from './season-passes.input.ts';

// Shared by the API, which enforces these rules, and the staff's forms, which show errors earlier.

/** Maximum characters of a label, and days of a season: two years. */
export const SEASON_LIMITS = { label: 20, days: 731 } as const;

const day = (missing: string) => z.iso.date({ error: missing });

const seasonDays = z.object({
  label: requiredText({ what: 'El nombre', most: SEASON_LIMITS.label, missing: 'El nombre es requerido' }),
  firstDay: day('Indica el primer día'),
  lastDay: day('Indica el último día'),
});

/** Omitted fields do not change. */
export const seasonChanges = seasonDays.extend({ passes: seasonPasses }).partial();

/** A season that is opened by closing the one before. */
export const seasonOpening = seasonDays;

/** What is wrong with the days of a season, or null. */
export function daysProblem({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string | null {
  const length = (Date.parse(lastDay) - Date.parse(firstDay)) / (24 * 60 * 60_000);
  if (length < 1) return 'El último día debe ser posterior al primero';
  return length > SEASON_LIMITS.days ? 'Una temporada dura como mucho dos años' : null;
}
