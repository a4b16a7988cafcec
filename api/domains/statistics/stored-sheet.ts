import { isDeepStrictEqual } from 'node:util';
import type {
  DatabaseTransaction,
  Match,
  MatchStatistics,
  Prisma,
  StatisticsSource,
} from '../../platform/database/client.ts';
import { storePlayerGames } from './player-games.ts';
import type { MatchSheet } from './sheet.ts';

const asJson = (sheet: MatchSheet) => sheet as unknown as Prisma.InputJsonObject;

/** Only `storeSheet` writes the column. */
export const storedSheet = (sheet: Prisma.JsonValue) => sheet as unknown as MatchSheet;

/**
 * Stores what a source says of a match. It replaces all that the same source said before, because sources correct and
 * erase events; a file without play by play keeps the plays of an earlier one. The same sheet again is not written.
 * @param match locked by the transaction
 * @returns what was stored before
 */
export async function storeSheet(
  transaction: DatabaseTransaction,
  match: Pick<Match, 'id' | 'isHome' | 'season'>,
  { source, sheet }: { source: StatisticsSource; sheet: MatchSheet },
): Promise<MatchStatistics | null> {
  const stored = await transaction.matchStatistics.findUnique({ where: { matchId: match.id } });
  const earlier = stored?.source === source ? storedSheet(stored.sheet) : null;
  const later = combined(earlier, sheet);
  if (isDeepStrictEqual(earlier, later)) return stored;
  const data = { source, sheet: asJson(later) };
  await transaction.matchStatistics.upsert({
    where: { matchId: match.id },
    create: { matchId: match.id, ...data },
    update: data,
  });
  await storePlayerGames(transaction, match, source, later);
  return stored;
}

/** The later sheet; the plays of the earlier one if it has none. */
function combined(earlier: MatchSheet | null, later: MatchSheet): MatchSheet {
  if (!earlier || later.plays.length > 0) return later;
  return { ...later, plays: earlier.plays, shots: earlier.shots };
}
