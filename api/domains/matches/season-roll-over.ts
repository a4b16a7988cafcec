import { seasonLabel } from '../../club/season-label.input.ts';
import type { Database, DatabaseTransaction, Season } from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { UserError, ValidationError, validate } from '../../platform/errors.ts';
import { changesOf, type Staff } from '../audit/audit-log.ts';
import { copySquad } from './copied-squad.ts';
import { assertFits, findSeason, moveMatches, recordSeason } from './season-editing.ts';
import { seasonOpening } from './season.input.ts';
import { SEASON_LIST, currentSeason, dayOf, seasonOfToday } from './seasons.ts';

/** A season that was not opened by staff, or for which something was sold, stays. */
export class SeasonInUseError extends UserError {
  override name = 'SeasonInUseError';
  readonly code = 'SEASON_IN_USE';
}

/** What opening the next season would do. */
export interface NextSeason {
  /** The season that would end the day before. */
  closes: Season;
  year: number;
  label: string;
  firstDay: string;
  lastDay: string;
  /** Competitions whose tables begin anew, with the rules and zones that they have. */
  competitions: string[];
  players: number;
  /** Member cards that end with the season that is closed. */
  members: number;
}

/** What would come of opening the season after that of today; null if it is open already. */
export async function nextSeason(database: Database, now = new Date()): Promise<NextSeason | null> {
  const closes = await currentSeason(database, now);
  if (await isOpen(database, closes.year + 1)) return null;
  const firstDay = dayAfter(closes.lastDay);
  const editions = await database.competitionEdition.findMany({
    where: { season: closes.year },
    orderBy: [{ competition: { order: 'asc' } }, { id: 'asc' }],
    select: { competition: { select: { name: true } } },
  });
  const end = new Date(closes.lastDay.getTime() + 2 * DAY);
  return {
    closes,
    year: closes.year + 1,
    label: seasonLabel(closes.year + 1),
    firstDay: dayOf(firstDay),
    lastDay: dayOf(dayBefore(yearLater(firstDay))),
    competitions: editions.map(({ competition }) => competition.name),
    players: await database.squadPlace.count({ where: { season: closes.year, isActive: true } }),
    members: await database.membership.count({ where: { expiryDate: { gt: now, lt: end } } }),
  };
}

/**
 * Closes the season of today on the day before the next one begins, and opens that one. Who is in the squad stays, with
 * number, positions and picture; season-pass prices and texts are those of the season before until staff change them, and competitions get a new table with the
 * same rules and zones. Matches, tables and member cards begin anew.
 * @returns the year of the new season
 * @throws ValidationError
 */
export function openSeason(
  database: Database,
  staff: Staff,
  input: unknown,
  now = new Date(),
): Promise<number> {
  const { label, firstDay, lastDay } = validate(seasonOpening, input);
  return withAdvisoryLock(database, 'seasons', async (transaction) => {
    const closes = await seasonToClose(transaction, now);
    const year = closes.year + 1;
    if (await isOpen(transaction, year))
      throw new ValidationError([{ path: 'label', message: 'La próxima temporada ya está abierta' }]);
    if (firstDay <= dayOf(closes.firstDay))
      throw new ValidationError([
        { path: 'firstDay', message: `Debe ser posterior al comienzo de la temporada ${closes.label}` },
      ]);
    const end = dayBefore(new Date(firstDay));
    const { year: closed } = await transaction.season.upsert({
      where: { year: closes.year },
      create: { year: closes.year, label: closes.label, firstDay: closes.firstDay, lastDay: end },
      update: { lastDay: end },
    });
    await assertFits(transaction, year, { label, firstDay, lastDay });
    const days = { firstDay: new Date(firstDay), lastDay: new Date(lastDay) };
    const opened = { label, ...days, openedAt: now, endBefore: closes.lastDay };
    // It may be there already, by the calendar, for a match that was planned ahead.
    await transaction.season.upsert({ where: { year }, create: { year, ...opened }, update: opened });
    await transaction.$executeRaw`
      INSERT INTO competition_editions (competition_id, season, rules, zones)
      SELECT competition_id, ${year}::int, rules, zones FROM competition_editions WHERE season = ${closed}::int
      ON CONFLICT DO NOTHING`;
    await copySquad(transaction, closed, year);
    await moveMatches(transaction);
    const closing = changesOf({ lastDay: dayOf(closes.lastDay) }, { lastDay: dayOf(end) });
    if (closing.lastDay) await recordSeason(transaction, staff, 'update', closes, closing);
    await recordSeason(transaction, staff, 'create', { year, label });
    return year;
  });
}

/**
 * Takes back the opening of a season: the one before ends when it did, and matches that were planned go to the season of
 * their date.
 * @throws NotFoundError, SeasonInUseError after the first sale
 */
export function undoOpenSeason(database: Database, staff: Staff, year: number): Promise<void> {
  return withAdvisoryLock(database, 'seasons', async (transaction) => {
    const season = await findSeason(transaction, year);
    if (!season.openedAt || !season.endBefore)
      throw new SeasonInUseError('Esta temporada no se abrió desde el panel, así que no se puede deshacer');
    if ((await transaction.season.count({ where: { year: { gt: year }, openedAt: { not: null } } })) > 0)
      throw new SeasonInUseError('Hay una temporada posterior: deshaz primero su apertura');
    const hired = await transaction.squadPlace.findFirst({
      where: { season: year, player: { places: { none: { season: { not: year } } } } },
      select: { player: { select: { name: true } } },
      orderBy: { id: 'asc' },
    });
    if (hired)
      throw new SeasonInUseError(
        `${hired.player.name} solo está en la plantilla de esta temporada: elimina antes a los jugadores nuevos`,
      );
    const sold = await salesOf(transaction, { ...season, openedAt: season.openedAt });
    if (sold) throw new SeasonInUseError(sold);
    await transaction.match.updateMany({ where: { season: year }, data: { season: null } });
    await transaction.competitionEdition.deleteMany({ where: { season: year } });
    await transaction.squadPlace.deleteMany({ where: { season: year } });
    await transaction.season.delete({ where: { year } });
    await transaction.season.update({ where: { year: year - 1 }, data: { lastDay: season.endBefore } });
    await moveMatches(transaction);
    await recordSeason(transaction, staff, 'delete', season);
  });
}

/** What has been sold for a season since it was opened, as the reason why it stays; null if nothing. */
async function salesOf(
  transaction: DatabaseTransaction,
  { year, firstDay, openedAt }: Pick<Season, 'year' | 'firstDay'> & { openedAt: Date },
): Promise<string | null> {
  // Matches are locked, so that nothing is sold meanwhile.
  await transaction.$queryRaw`SELECT id FROM matches WHERE season = ${year}::int ORDER BY id FOR UPDATE`;
  const tickets = await transaction.ticket.count({
    where: { match: { season: year }, purchaseDate: { gte: openedAt } },
  });
  if (tickets > 0) return 'Ya hay entradas de sus partidos, así que no se puede deshacer';
  const orders = await transaction.order.count({
    where: { match: { season: year }, createdAt: { gte: openedAt } },
  });
  if (orders > 0) return 'Ya hay pagos de sus partidos, así que no se puede deshacer';
  const cards = await transaction.membership.count({
    where: { createdAt: { gte: openedAt }, expiryDate: { gt: new Date(firstDay.getTime() + DAY) } },
  });
  if (cards > 0) return 'Ya hay carnets de esta temporada, así que no se puede deshacer';
  const games = await transaction.leagueGame.count({ where: { edition: { season: year } } });
  return games > 0 ? 'Ya hay resultados en su clasificación, así que no se puede deshacer' : null;
}

const DAY = 24 * 60 * 60_000;
const dayAfter = (day: Date) => new Date(day.getTime() + DAY);
const dayBefore = (day: Date) => new Date(day.getTime() - DAY);

function yearLater(day: Date): Date {
  const later = new Date(day);
  later.setUTCFullYear(day.getUTCFullYear() + 1);
  return later;
}

/** Whether staff have opened a season that comes after that of today. */
async function isOpen(database: Database | DatabaseTransaction, year: number): Promise<boolean> {
  const season = await database.season.findUnique({ where: { year }, select: { openedAt: true } });
  return !!season?.openedAt;
}

/** The season of today, as it is under the lock. */
async function seasonToClose(transaction: DatabaseTransaction, now: Date): Promise<Season> {
  return seasonOfToday(await transaction.season.findMany(SEASON_LIST), now);
}
