import type { MatchStatus } from '../../../gql/graphql.ts';
import { overFrom } from '../../tickets/ticket-texts.ts';

interface Dated {
  match: { matchDate: string; status: MatchStatus };
}

/**
 * Splits tickets into future matches, the next one first, and past ones, the latest first.
 * @param now in milliseconds, as `Date.now()`
 */
export function splitByDate<Ticket extends Dated>(
  tickets: readonly Ticket[],
  now: number,
): { upcoming: Ticket[]; past: Ticket[] } {
  const byDate = tickets.toSorted((a, b) => Date.parse(a.match.matchDate) - Date.parse(b.match.matchDate));
  return {
    upcoming: byDate.filter((ticket) => isToCome(ticket, now)),
    past: byDate.filter((ticket) => !isToCome(ticket, now)).toReversed(),
  };
}

function isToCome({ match }: Dated, now: number): boolean {
  // A postponed match keeps its old date until it has a new one.
  if (match.status === 'LIVE' || match.status === 'POSTPONED') return true;
  return match.status !== 'FINISHED' && overFrom(match) > now;
}
