import { club } from '../../club/club.ts';
import type { Database, Match, Prisma } from '../../platform/database/client.ts';

/** An instant so many hours from now; negative ones lie in the past. */
export function inHours(hours: number): Date {
  return new Date(Date.now() + hours * 3_600_000);
}

export type MatchChanges = Partial<Prisma.MatchUncheckedCreateInput>;

/** A league match at home, a week from now, with ten seats; tests say only what matters to them. */
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

/** Makes matches that are told apart by their opponent, in this order. */
export async function createMatches(
  database: Database,
  matches: Record<string, MatchChanges>,
): Promise<void> {
  for (const [opponent, changes] of Object.entries(matches)) {
    await createMatch(database, { opponent, ...changes });
  }
}
