import { club } from '../../club/club.ts';
import { ValidationError } from '../../platform/errors.ts';

/** Seats of a match. */
interface Stock {
  isHome: boolean;
  sold: number;
  left: number;
}

/** The requested seats: either the total including sold ones, or those still for sale. */
interface RequestedSeats {
  ticketsTotal?: number | undefined;
  ticketsAvailable?: number | undefined;
}

/**
 * Seats left for sale after a change.
 * @throws ValidationError if the total is below the sold seats or above the pavilion's capacity, or if the match is
 * away
 */
export function seatsLeft(
  { isHome, sold, left }: Stock,
  { ticketsTotal, ticketsAvailable }: RequestedSeats,
): number {
  if (!isHome) return away(sold, { ticketsTotal, ticketsAvailable });
  if (ticketsTotal !== undefined) {
    if (ticketsTotal < sold) throw refused('ticketsTotal', tooFew(sold));
    return ticketsTotal - sold;
  }
  if (ticketsAvailable === undefined) return left;
  if (sold + ticketsAvailable > club.venue.capacity) {
    const most = Math.max(0, club.venue.capacity - sold);
    throw refused('ticketsAvailable', `Con ${sold} vendidas, en el pabellón caben ${most} más`);
  }
  return ticketsAvailable;
}

/** Away tickets are sold by the other club. */
function away(sold: number, { ticketsTotal, ticketsAvailable }: RequestedSeats): number {
  if (sold > 0) throw refused('isHome', `${alreadySold(sold)}: el partido no puede pasar a jugarse fuera`);
  if (ticketsTotal) throw refused('ticketsTotal', 'Las entradas de un partido fuera las vende el otro club');
  if (ticketsAvailable) {
    throw refused('ticketsAvailable', 'Las entradas de un partido fuera las vende el otro club');
  }
  return 0;
}

function tooFew(sold: number): string {
  return `${alreadySold(sold)}: el total no puede ser menor`;
}

function alreadySold(sold: number): string {
  return sold === 1 ? 'Ya se ha vendido 1 entrada' : `Ya se han vendido ${sold} entradas`;
}

function refused(path: string, message: string): ValidationError {
  return new ValidationError([{ path, message }]);
}
