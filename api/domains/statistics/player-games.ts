import type {
  Database,
  DatabaseTransaction,
  Match,
  Prisma,
  StatisticsSource,
} from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, ValidationError } from '../../platform/errors.ts';
import { recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { lockMatch } from '../matches/locked-match.ts';
import { joinedPlayers, type KnownLine, type SquadPlayer } from './joined-players.ts';
import type { MatchSheet, PlayerLine } from './sheet.ts';

/** Only `storePlayerGames` writes the column. */
export const storedLine = (line: Prisma.JsonValue) => line as unknown as PlayerLine;

/**
 * Stores the club's side of a box score, each line with the player whose it is. What staff have said of this match stays.
 * @param match locked by the transaction
 */
export async function storePlayerGames(
  transaction: DatabaseTransaction,
  match: Pick<Match, 'id' | 'isHome' | 'season'>,
  source: StatisticsSource,
  sheet: MatchSheet,
): Promise<void> {
  const { players } = match.isHome ? sheet.home : sheet.away;
  // A damaged file may have a key twice.
  const lines = [...new Map(players.map((line) => [line.key, line])).values()];
  const chosen = await transaction.playerGame.findMany({
    where: { matchId: match.id, source, isChosen: true },
    select: { key: true, playerId: true },
  });
  const squad = await squadOf(transaction, match.season);
  const byStaff = new Map(chosen.map(({ key, playerId }) => [key, playerId]));
  const open = lines.filter(({ key }) => !byStaff.has(key));
  const joined = joinedPlayers(open, squad, await knownLines(transaction, match.id, source, open));
  const taken = new Set(byStaff.values());
  await transaction.playerGame.deleteMany({ where: { matchId: match.id } });
  await transaction.playerGame.createMany({
    data: lines.map((line) => {
      const found = joined.get(line.key) ?? null;
      const isChosen = byStaff.has(line.key);
      return {
        matchId: match.id,
        key: line.key,
        source,
        personId: line.personId,
        shirt: line.shirt,
        name: line.name,
        line: line as unknown as Prisma.InputJsonObject,
        playerId: isChosen ? (byStaff.get(line.key) ?? null) : taken.has(found) ? null : found,
        isChosen,
      };
    }),
  });
}

/** The squad of a season; the last one, if nobody has entered that of the season. */
async function squadOf(transaction: DatabaseTransaction, season: number | null): Promise<SquadPlayer[]> {
  const of = (year: number) =>
    transaction.squadPlace.findMany({
      where: { isActive: true, season: year },
      select: { playerId: true, dorsal: true, player: { select: { name: true } } },
    });
  const own = await of(season ?? -1);
  const { _max: last } = await transaction.squadPlace.aggregate({
    where: { isActive: true },
    _max: { season: true },
  });
  const squad = own.length > 0 ? own : await of(last.season ?? -1);
  return squad.map(({ playerId, dorsal, player }) => ({ id: playerId, dorsal, name: player.name }));
}

/** Who these lines were in other matches; what staff said comes first, then the latest. */
async function knownLines(
  transaction: DatabaseTransaction,
  matchId: number,
  source: StatisticsSource,
  lines: readonly PlayerLine[],
): Promise<KnownLine[]> {
  const known = await transaction.playerGame.findMany({
    where: {
      source,
      matchId: { not: matchId },
      playerId: { not: null },
      OR: lines.map(({ personId, shirt }) => (personId === null ? { personId, shirt } : { personId })),
    },
    select: { personId: true, shirt: true, name: true, playerId: true },
    orderBy: [{ isChosen: 'desc' }, { match: { matchDate: 'desc' } }],
    take: 500,
  });
  return known.flatMap(({ playerId, ...line }) => (playerId === null ? [] : [{ ...line, playerId }]));
}

/** Who a line of a box score is. */
interface LinePlayer {
  playerId: number | null;
  isChosen: boolean;
}

interface ChosenPlayer {
  matchId: number | null;
  key: string;
  playerId: number | null;
  seen: LinePlayer | null;
}

/** Of two lines without a player, staff may have said of one that it is nobody of the squad. */
const whoIs = ({ playerId, isChosen }: LinePlayer) => `${playerId ?? (isChosen ? 'nobody' : 'unknown')}`;

/**
 * Says who a line of a box score is, also in the other matches where the same line has no player; null for nobody of the
 * squad.
 * @param seen who it was on the screen of the sender
 * @returns the match's id
 * @throws NotFoundError; ValidationError if there is no such player; ChangedMeanwhileError
 */
export function setGamePlayer(
  database: Database,
  staff: Staff,
  { matchId, key, playerId, seen }: ChosenPlayer,
): Promise<number> {
  return database.$transaction(async (transaction) => {
    const match = await lockMatch(transaction, matchId);
    const line = await transaction.playerGame.findUnique({
      where: { matchId_key: { matchId: match.id, key } },
      include: { player: { select: { name: true } } },
    });
    if (!line) throw new NotFoundError('El acta ya no tiene este jugador');
    const player =
      playerId === null ? null : await transaction.player.findUnique({ where: { id: playerId } });
    if (playerId !== null && !player)
      throw new ValidationError([{ path: 'playerId', message: 'Este jugador no existe' }]);
    if (line.isChosen && line.playerId === playerId) return match.id;
    const subject = { subjectType: 'match', subjectId: match.id } as const;
    await assertUnchanged(transaction, staff, subject, { seen: seen && whoIs(seen) }, whoIs(line));
    if (player) await makeRoom(transaction, match.id, player.id);
    await transaction.playerGame.update({
      where: { matchId_key: { matchId: match.id, key } },
      data: { playerId, isChosen: true },
    });
    if (player) await joinOthers(transaction, line, player.id);
    await recordStaffAction(transaction, staff, {
      action: 'update',
      ...subject,
      subject: match.subject,
      changes: { player: [line.player?.name ?? null, player?.name ?? null] },
    });
    return match.id;
  }, transactionOptions);
}

/** A player is one line of a match: the other one is nobody's now. */
async function makeRoom(transaction: DatabaseTransaction, matchId: number, playerId: number): Promise<void> {
  await transaction.playerGame.updateMany({ where: { matchId, playerId }, data: { playerId: null } });
}

/** The same person in matches where nobody knew who it is. */
async function joinOthers(
  transaction: DatabaseTransaction,
  { matchId, source, personId, shirt, name }: Prisma.PlayerGameGetPayload<object>,
  playerId: number,
): Promise<void> {
  await transaction.playerGame.updateMany({
    where: {
      source,
      matchId: { not: matchId },
      playerId: null,
      isChosen: false,
      ...(personId === null ? { personId, shirt, name } : { personId }),
      match: { playerGames: { none: { playerId } } },
    },
    data: { playerId },
  });
}
