import { club } from '../../../api/club/club.ts';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import type { MatchStatus, TicketStub_TicketFragment } from '../../gql/graphql.ts';
import { roundOf } from '../../../api/club/match-round.input.ts';
import { formatDay, formatFullDate, formatTime, formatYear } from '../../ui/dates.ts';

/** What a ticket says while its match is not to be played as planned. */
const OFF: Partial<Record<MatchStatus, { date: string; note: string; advice: string }>> = {
  POSTPONED: {
    date: 'Aplazado: por confirmar',
    note: 'Vale para la nueva fecha',
    advice: 'El partido está aplazado. Guarda tu entrada: vale para la nueva fecha, que verás aquí.',
  },
  CANCELLED: {
    date: 'Partido cancelado',
    note: 'Partido cancelado',
    advice: `El partido está cancelado y esta entrada no da acceso. Si tienes dudas, escribe a ${club.contact.ticketing.email}.`,
  },
};

/**
 * What the owner of a ticket does with it.
 * @param usual the advice for a match that is played
 */
export function ticketAdvice(status: MatchStatus, usual: string): string {
  return OFF[status]?.advice ?? usual;
}

/** Whether the match is postponed or cancelled. */
export const isOff = (status: MatchStatus): boolean => OFF[status] !== undefined;

/** «sábado 12 de diciembre a las 18:30»: when an offered seat goes to the next person. */
export const offerEnds = (at: string): string => `${formatFullDate(at)} a las ${formatTime(at)}`;

/** The number that is printed on a ticket: «N.º 21722D08». */
export const ticketNumber = (id: string): string => `N.º ${id.slice(0, 8).toUpperCase()}`;

/** The texts of a ticket, for the page and for the offline copy. */
export function ticketTexts({ id, match, holder }: TicketStub_TicketFragment) {
  const { homeTeam, awayTeam, matchDate, status } = match;
  const off = OFF[status];
  return {
    kicker: [match.competition, roundOf(match.subject)].filter(Boolean).join(' · '),
    facts: [
      ...(off
        ? [{ label: 'Fecha', value: off.date }]
        : [
            { label: 'Fecha', value: `${formatDay(matchDate)} ${formatYear(matchDate)}` },
            { label: 'Hora', value: formatTime(matchDate) },
          ]),
      { label: 'Lugar', value: matchPlace(match.location).name ?? 'Por confirmar' },
      { label: 'Titular', value: holder.name },
    ],
    codeAlt: `Código QR de tu entrada para ${homeTeam} – ${awayTeam}`,
    notes: [off ? off.note : 'Enséñalo en el acceso', ticketNumber(id)] as const,
  };
}
