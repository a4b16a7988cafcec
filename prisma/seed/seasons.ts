import { seasonLabel } from '../../api/club/season-label.input.ts';
import { yearOfSeason } from '../../api/domains/matches/months.ts';
import { addDays, madridDay } from './madrid-time.ts';
import type { SeededMatch } from './matches.ts';

/** The first current match begins the running season, if it is played before July. */
const FIRST_CURRENT = /^actual-/;

interface SeasonRow {
  year: number;
  label: string;
  firstDay: Date;
  lastDay: Date;
}

/**
 * The season that is being played when the demonstration starts, and the one before it. They part in July, or on the day
 * of the first match of the running season if that is earlier.
 */
export function seasonsOf(matches: readonly SeededMatch[], now: Date): SeasonRow[] {
  const year = yearOfSeason(now);
  const first = matches.find(({ key }) => FIRST_CURRENT.test(key))?.row.matchDate ?? now;
  const parting = [madridDay(first), `${year}-07-01`].toSorted()[0] ?? '';
  const last = matches.at(-1)?.row.matchDate ?? now;
  const end = [madridDay(last), `${year + 1}-06-30`].toSorted().at(-1) ?? '';
  return [season(year - 1, `${year - 1}-07-01`, addDays(parting, -1)), season(year, parting, end)];
}

function season(year: number, firstDay: string, lastDay: string): SeasonRow {
  return { year, label: seasonLabel(year), firstDay: new Date(firstDay), lastDay: new Date(lastDay) };
}
