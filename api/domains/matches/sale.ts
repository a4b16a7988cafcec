import { club } from '../../club/club.ts';
import type { Match } from '../../platform/database/client.ts';

type OnSaleFacts = Pick<Match, 'isHome' | 'status' | 'matchDate'>;

/** Reasons why a match is not on sale, apart from being sold out. */
export type SaleObstacle = 'away' | 'live' | 'finished' | 'postponed' | 'cancelled' | 'begun';

/** Checks the most lasting reason first: an away match is never sold, a started one was on sale before. */
export function saleObstacle({ isHome, status, matchDate }: OnSaleFacts, now: Date): SaleObstacle | null {
  if (!isHome) return 'away';
  if (status !== 'scheduled') return status;
  return matchDate > now ? null : 'begun';
}

/** Whether tickets are on sale: at home, scheduled, in the future and not sold out. */
export function isOnSale(match: OnSaleFacts & Pick<Match, 'ticketsAvailable'>, now = new Date()): boolean {
  return saleObstacle(match, now) === null && match.ticketsAvailable > 0;
}

/** In euros; the club's default price if the match has none. */
export function ticketPriceOf({ ticketPrice }: Pick<Match, 'ticketPrice'>) {
  return ticketPrice ?? String(club.defaultTicketPrice);
}
