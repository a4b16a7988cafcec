import type { Database, DatabaseTransaction, Season } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { NotFoundError, ValidationError, validate } from '../../platform/errors.ts';
import { changesOf, recordStaffAction, type Changes, type Staff } from '../audit/audit-log.ts';
import { mergedEdit } from '../audit/edits.ts';
import { seasonChanges, daysProblem } from './season.input.ts';
import { FARES, type SeasonPasses } from './season-passes.input.ts';
import { SEASON_LIST, dayOf, passesFrom } from './seasons.ts';

/** Roles that manage seasons. */
export const SEASON_STAFF = ['admin', 'sports_manager'] as const;

/**
 * Changes a season. Its matches follow its days: one that is no longer in them goes to the season of its date. Omitted
 * fields do not change.
 * @returns its year
 * @throws ValidationError, NotFoundError, EditConflictError
 */
export function updateSeason(
  database: Database,
  staff: Staff,
  year: number,
  input: unknown,
): Promise<number> {
  const mine = validate(seasonChanges, input);
  return withAdvisoryLock(database, 'seasons', async (transaction) => {
    const before = await findSeason(transaction, year);
    const subject = { subjectType: 'season', subjectId: year } as const;
    const all = await transaction.season.findMany(SEASON_LIST);
    const stored = termsOf(before, passesFrom(all, before));
    const merged = await mergedEdit(transaction, staff, subject, {
      schema: seasonChanges,
      mine,
      input,
      stored,
    });
    const audited = { ...merged, passes: merged.passes && passesWords(merged.passes) };
    const changes = changesOf({ ...stored, passes: passesWords(stored.passes) }, audited);
    if (Object.keys(changes).length === 0) return year;
    const after = { ...stored, ...merged };
    await assertFits(transaction, year, after);
    const { label, firstDay, lastDay } = after;
    await transaction.season.update({
      where: { year },
      data: {
        label,
        firstDay: new Date(firstDay),
        lastDay: new Date(lastDay),
        ...(merged.passes && { passes: merged.passes }),
      },
    });
    if (changes.firstDay || changes.lastDay) await moveMatches(transaction);
    await recordSeason(transaction, staff, 'update', { year, label }, changes);
    return year;
  });
}

/** A season in the terms of its inputs. */
function termsOf({ label, firstDay, lastDay }: Season, passes: SeasonPasses) {
  return { label, firstDay: dayOf(firstDay), lastDay: dayOf(lastDay), passes };
}

/** Season passes for the log: «150/75/90/105/—/175/330 · … · VIP 300 · Corporativo 230 · 3 plazos». */
function passesWords({ zones, vip, corporate, instalments, text }: SeasonPasses): string {
  const prices = zones.map((zone) => FARES.map((fare) => zone[fare] ?? '—').join('/'));
  return [...prices, `VIP ${vip}`, `Corporativo ${corporate}`, `${instalments} plazos`, text]
    .filter(Boolean)
    .join(' · ');
}

/** @throws NotFoundError */
export async function findSeason(transaction: DatabaseTransaction, year: number): Promise<Season> {
  const season = await transaction.season.findUnique({ where: { year } });
  if (season) return season;
  throw new NotFoundError('La temporada no existe o ha sido eliminada');
}

/**
 * Seasons have their own label and days of their own, in the order of their years.
 * @throws ValidationError
 */
export async function assertFits(
  transaction: DatabaseTransaction,
  year: number,
  { label, firstDay, lastDay }: { label: string; firstDay: string; lastDay: string },
): Promise<void> {
  const problem = daysProblem({ firstDay, lastDay });
  if (problem) throw new ValidationError([{ path: 'lastDay', message: problem }]);
  const others = await transaction.season.findMany({ where: { NOT: { year } } });
  if (others.some((other) => other.label === label))
    throw new ValidationError([{ path: 'label', message: 'Ya hay una temporada con este nombre' }]);
  for (const other of others) {
    if (other.year < year && dayOf(other.lastDay) >= firstDay) throw overlaps('firstDay', other);
    if (other.year > year && dayOf(other.firstDay) <= lastDay) throw overlaps('lastDay', other);
  }
}

const overlaps = (path: string, { label, firstDay, lastDay }: Season) => {
  const days = `del ${spanish(firstDay)} al ${spanish(lastDay)}`;
  return new ValidationError([{ path, message: `Esos días son de la temporada ${label}, ${days}` }]);
};

/** «30/06/2027» */
const spanish = (day: Date) => dayOf(day).split('-').toReversed().join('/');

/**
 * Gives every match the season of its date, after days of seasons have changed. A match of a day without a season gets one
 * by the calendar.
 */
export async function moveMatches(transaction: DatabaseTransaction): Promise<void> {
  await transaction.$executeRaw`
    UPDATE matches SET season = season_at((match_date AT TIME ZONE 'Europe/Madrid')::date)
     WHERE season IS NULL
        OR NOT EXISTS (
          SELECT FROM seasons
           WHERE seasons.year = matches.season
             AND (match_date AT TIME ZONE 'Europe/Madrid')::date BETWEEN first_day AND last_day)`;
}

/** Writes to the audit log what staff did to a season. */
export function recordSeason(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'create' | 'update' | 'delete',
  { year, label }: Pick<Season, 'year' | 'label'>,
  changes?: Changes,
): Promise<void> {
  return recordStaffAction(transaction, staff, {
    action,
    subjectType: 'season',
    subjectId: year,
    subject: label,
    ...(changes && { changes }),
  });
}
