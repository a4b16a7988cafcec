import { club } from '../../club/club.ts';
import type { Database, Match, Prisma } from '../../platform/database/client.ts';

/** The time in that many hours; negative means in the past. */
export function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}

export type MatchChanges = Partial<Prisma.MatchUncheckedCreateInput>;

/** A league match at home in one week with ten seats; tests set only the fields that matter to them. */
export function createMatch(database: Database, changes: MatchChanges = {}): Promise<Match> {
  const isHome = changes.isHome ?? true;
  const opponent = changes.opponent ?? 'Delta Tortosa';
  const [homeTeam, awayTeam] = isHome ? [club.name, opponent] : [opponent, club.name];
  return database.match.create({
    data: {
      subject: `Jornada 1 · ${homeTeam} – ${awayTeam}`,
      homeTeam,
      awayTeam,
      opponent,
      isHome,
      matchDate: inHours(7 * 24),
      competition: 'LIGA',
      location: club.venue.matchLocation,
      ticketsAvailable: isHome ? 10 : 0,
      ...changes,
    },
  });
}

/** Creates matches in this order, with the opponent as their name. */
export async function createMatches(
  database: Database,
  matches: Record<string, MatchChanges>,
): Promise<void> {
  for (const [opponent, changes] of Object.entries(matches)) {
    await createMatch(database, { opponent, ...changes });
  }
}
