import type { TicketPayment } from '../../../gql/graphql.ts';
import type { CsvTable } from '../../../panel/csv.ts';
import { clubTime } from '../../../ui/dates.ts';
import { PAYMENT } from './ticket-states.ts';

/** The name of a closed account: the seat stays sold, but the holder's name is deleted. */
export const CLOSED_ACCOUNT = 'Cuenta cerrada';

interface Attendee {
  ticketId: string;
  name: string | null;
  email: string | null;
  purchaseDate: string;
  /** Euros. */
  pricePaid: string;
  paidBy: TicketPayment;
}

/** The attendees of a match as a table for spreadsheets, with times in the club's time zone. */
export function attendeesCsv(attendees: readonly Attendee[]): CsvTable {
  return {
    header: ['Nombre', 'Email', 'Fecha de compra', 'Entrada', 'Precio', 'Pago'],
    rows: attendees.map(({ name, email, purchaseDate, ticketId, pricePaid, paidBy }) => [
      name ?? CLOSED_ACCOUNT,
      email,
      new Date(purchaseDate),
      ticketId,
      Number(pricePaid),
      PAYMENT[paidBy],
    ]),
  };
}

/** «asistentes-soria-duero-2026-11-22» */
export function attendeesFileName({ opponent, matchDate }: { opponent: string; matchDate: string }): string {
  const rival = opponent
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const { year, month, day } = clubTime(matchDate);
  const two = (part: number) => String(part).padStart(2, '0');
  return ['asistentes', rival, year, two(month), two(day)].filter(Boolean).join('-');
}
