import { club } from '../../club/club.ts';
import type { Match } from '../../platform/database/client.ts';

type OnSaleFacts = Pick<Match, 'isHome' | 'status' | 'matchDate'>;

/** Why the club sells no tickets for a match, apart from there being none left. */
export type SaleObstacle = 'away' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'begun';

/** Looks at what can be said for longest first: a match away is never sold, one that has begun was. */
export function saleObstacle({ isHome, status, matchDate }: OnSaleFacts, now: Date): SaleObstacle | null {
  if (!isHome) return 'away';
  if (status !== 'scheduled') return status;
  return matchDate > now ? null : 'begun';
}

/** Whether a ticket can be bought now: at home, scheduled, to come, and not sold out (design section 4). */
export function isOnSale(match: OnSaleFacts & Pick<Match, 'ticketsAvailable'>, now = new Date()): boolean {
  return saleObstacle(match, now) === null && match.ticketsAvailable > 0;
}

/** Euros; the club's price where the match has none of its own. */
export function ticketPriceOf({ ticketPrice }: Pick<Match, 'ticketPrice'>) {
  return ticketPrice ?? String(club.defaultTicketPrice);
}
