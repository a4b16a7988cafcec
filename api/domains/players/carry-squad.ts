import type { Database } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { ValidationError } from '../../platform/errors.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { copySquad } from '../matches/copied-squad.ts';

/**
 * Gives a season that has no squad that of the last one before it: for a season that has begun by the calendar, without
 * being opened by staff.
 * @throws ValidationError if there is no such season, if it has a squad, or if there is none before it
 */
export function carrySquad(database: Database, staff: Staff, year: number): Promise<number> {
  return withAdvisoryLock(database, 'seasons', async (transaction) => {
    const refuse = (message: string) => new ValidationError([{ path: 'season', message }]);
    const season = await transaction.season.findUnique({ where: { year } });
    if (!season) throw refuse('Esta temporada no existe');
    if ((await transaction.squadPlace.count({ where: { season: year } })) > 0)
      throw refuse('Esta temporada ya tiene plantilla');
    const before = await transaction.season.findFirst({
      where: { year: { lt: year }, squad: { some: { isActive: true } } },
      orderBy: { year: 'desc' },
    });
    if (!before) throw refuse('Ninguna temporada anterior tiene plantilla');
    const players = await copySquad(transaction, before.year, year);
    await recordStaffAction(transaction, staff, {
      action: 'update',
      subjectType: 'season',
      subjectId: year,
      subject: season.label,
      changes: { players: [0, players] },
    });
    return year;
  });
}
