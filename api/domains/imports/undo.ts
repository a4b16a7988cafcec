import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import type { Database, DatabaseTransaction, ImportKind, Prisma } from '../../platform/database/client.ts';
import { NotFoundError } from '../../platform/errors.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { WITHOUT_WORDS, matchChanged } from '../matches/match-events.ts';
import { MATCH_USE, whyInUse } from '../matches/match-use.ts';
import { LONG_TRANSACTION } from './games-import.ts';
import { ImportInUseError } from './import-in-use.ts';
import { isSameRow, type ListRows } from './import-list.ts';
import { LISTS } from './lists-import.ts';
import { rowOfGame, rowOfMatch, type ImportedRows } from './imported-rows.ts';

/** What the staff of matches import. */
export const SPORTS_KINDS = ['games', 'teams', 'players'] as const satisfies ImportKind[];

/** The query for the last imports of some kinds, the latest first. */
export const lastImports = (kinds: readonly ImportKind[]) =>
  ({
    where: { kind: { in: [...kinds] } },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: 20,
  }) satisfies Prisma.DataImportFindManyArgs;

/**
 * Restores everything to its state before an import, in one transaction. Undoing it twice changes nothing more.
 * @param kinds what the caller may undo
 * @throws NotFoundError; ImportInUseError if a row was changed since, or something depends on one
 */
export function undoImport(
  database: Database,
  staff: Staff,
  id: number | null,
  kinds: readonly ImportKind[],
): Promise<number> {
  return withAdvisoryLock(
    database,
    'teams',
    async (transaction) => {
      const found = await transaction.dataImport.findUnique({ where: { id: id ?? -1 } });
      if (!found || !kinds.includes(found.kind)) throw new NotFoundError('La importación no existe');
      if (found.undoneAt) return found.id;
      if (found.kind === 'games') await undoGamesImport(transaction, found.rows as unknown as ImportedRows);
      else await LISTS[found.kind].undo(transaction, found.rows as unknown as ListRows, new Date());
      await transaction.dataImport.update({ where: { id: found.id }, data: { undoneAt: new Date() } });
      await recordStaffAction(transaction, staff, {
        action: 'restore',
        subjectType: 'import',
        subjectId: found.id,
        subject: found.fileName,
      });
      return found.id;
    },
    LONG_TRANSACTION,
  );
}

async function undoGamesImport(transaction: DatabaseTransaction, rows: ImportedRows): Promise<void> {
  await undoMatches(transaction, rows.matches);
  await undoGames(transaction, rows.games);
  // A team that something else uses by now stays.
  await transaction.team.deleteMany({
    where: {
      id: { in: rows.teams },
      matches: { none: {} },
      homeGames: { none: {} },
      awayGames: { none: {} },
      editions: { none: {} },
      venueId: null,
      crestUrl: null,
      abbreviation: null,
    },
  });
}

async function undoMatches(transaction: DatabaseTransaction, rows: ImportedRows['matches']): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await transaction.$queryRaw`SELECT id FROM matches WHERE id = ANY(${ids}::int[]) ORDER BY id FOR UPDATE`;
  const stored = await transaction.match.findMany({
    where: { id: { in: ids } },
    include: {
      statistics: { select: { matchId: true } },
      _count: { select: MATCH_USE },
    },
  });
  const matches = new Map(stored.map((match) => [match.id, match]));
  for (const { id, before, after } of rows) {
    const match = matches.get(id);
    // What was deleted since needs no undoing, but what was changed would be lost.
    if (!match) continue;
    if (!isSameRow(rowOfMatch(match), after))
      throw new ImportInUseError(`No se puede deshacer: «${match.subject}» se ha cambiado después`);
    if (before) continue;
    const why = whyInUse(match._count);
    if (why) throw new ImportInUseError(`No se puede deshacer: en «${match.subject}» ${why}`);
    if (match.statistics)
      throw new ImportInUseError(`No se puede deshacer: «${match.subject}» ya tiene estadísticas`);
  }
  await transaction.match.deleteMany({
    where: { id: { in: rows.filter(({ before }) => before === null).map(({ id }) => id) } },
  });
  for (const { id, before } of rows) {
    const match = matches.get(id);
    if (!before || !match) continue;
    const after = await transaction.match.update({ where: { id }, data: before });
    const { statistics: _statistics, _count, ...was } = match;
    await Promise.all(matchChanged.emit(transaction, { before: was, after }, WITHOUT_WORDS));
  }
}

async function undoGames(transaction: DatabaseTransaction, rows: ImportedRows['games']): Promise<void> {
  const stored = await transaction.leagueGame.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    include: { homeTeam: { select: { name: true } }, awayTeam: { select: { name: true } } },
  });
  const games = new Map(stored.map((game) => [game.id, game]));
  for (const { id, after } of rows) {
    const game = games.get(id);
    if (!game) continue;
    const { playedAt, homePoints, awayPoints } = rowOfGame(game);
    if (playedAt !== after.playedAt || homePoints !== after.homePoints || awayPoints !== after.awayPoints)
      throw new ImportInUseError(
        `No se puede deshacer: el ${game.homeTeam.name} – ${game.awayTeam.name} se ha cambiado después`,
      );
  }
  await transaction.leagueGame.deleteMany({
    where: { id: { in: rows.filter(({ before }) => before === null).map(({ id }) => id) } },
  });
  for (const { id, before } of rows)
    if (before && games.has(id)) await transaction.leagueGame.update({ where: { id }, data: before });
}
