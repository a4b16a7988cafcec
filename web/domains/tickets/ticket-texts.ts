import { club } from '../../../api/club/club.ts';
import { printedNumber } from '../../../api/domains/tickets/printed-number.input.ts';
import {
  matchSituation,
  overFrom as over,
  type MatchSituation,
} from '../../../api/domains/tickets/ticket-situation.input.ts';
import { matchPlace } from '../../../api/club/match-place.input.ts';
import { roundOf } from '../../../api/club/match-round.input.ts';
import type { TicketStub_TicketFragment } from '../../gql/graphql.ts';
import { formatDay, formatFullDate, formatTime, formatYear } from '../../ui/dates.ts';
import type { ActionProblem } from '../../ui/use-action.ts';

type Match = Pick<TicketStub_TicketFragment['match'], 'matchDate' | 'location' | 'status'>;

/** A ticket reduced to what decides whether it admits. */
export interface TicketFacts {
  match: Match;
  /** When and where somebody came in with it; null if nobody did. */
  admission?: { at: string; gate: string } | null;
  /** Time and place when it was issued, if one of them is another now. */
  changedFrom?: { matchDate: string; location: string } | null;
}

/** What is special about a ticket; «usual» if nothing is. */
export type TicketSituation = MatchSituation | 'moved' | 'used';

/** From when on a ticket belongs to a past match, milliseconds since the epoch. */
export const overFrom = ({ matchDate }: Pick<Match, 'matchDate'>): number => over(new Date(matchDate));

const STATUSES = {
  SCHEDULED: 'scheduled',
  LIVE: 'live',
  FINISHED: 'finished',
  POSTPONED: 'postponed',
  CANCELLED: 'cancelled',
} as const;

/** The situation of a ticket at an instant. */
export function ticketSituation(
  { match, admission, changedFrom }: TicketFacts,
  now = Date.now(),
): TicketSituation {
  const { status, matchDate } = match;
  const situation = matchSituation({ status: STATUSES[status], matchDate: new Date(matchDate) }, now);
  if (situation !== 'usual') return situation;
  if (admission) return 'used';
  return changedFrom ? 'moved' : 'usual';
}

/** What a ticket says while it does not simply admit: a word, the date, the line at the code, and what its owner does. */
const OFF = {
  postponed: {
    word: 'Aplazado',
    date: 'Aplazado: por confirmar',
    note: 'Vale para la nueva fecha',
    advice: 'El partido está aplazado. Guarda tu entrada: vale para la nueva fecha, que verás aquí.',
  },
  cancelled: {
    word: 'Cancelado',
    date: 'Partido cancelado',
    note: 'Partido cancelado',
    advice: `El partido está cancelado y esta entrada no da acceso. Si tienes dudas, escribe a ${club.contact.ticketing.email}.`,
  },
  used: {
    word: 'Usada',
    date: null,
    note: 'Entrada usada',
    advice: 'Ya se ha entrado con esta entrada, y no da acceso otra vez.',
  },
  past: {
    word: 'Pasado',
    date: null,
    note: 'El partido ya ha pasado',
    advice: 'El partido ya ha pasado y esta entrada no da acceso a ningún otro.',
  },
} as const;

const isOff = (situation: TicketSituation): situation is keyof typeof OFF => situation in OFF;

/** Whether the ticket admits nobody as things are: it was used, or the match is postponed, cancelled or over. */
export const admitsNobody = (ticket: TicketFacts): boolean => isOff(ticketSituation(ticket));

/**
 * What the owner of a ticket does with it.
 * @param usual the advice for a match that is played
 */
export function ticketAdvice(ticket: TicketFacts, usual: string): string {
  const situation = ticketSituation(ticket);
  if (isOff(situation)) return OFF[situation].advice;
  const before = changeText(ticket);
  return before ? `${before} ${usual}`.trim() : usual;
}

/** «El partido ha cambiado: antes era el sáb, 3 ene, 18:30.» Empty if it is as it was bought. */
export function changeText(ticket: TicketFacts, now = Date.now()): string {
  const { match, changedFrom } = ticket;
  if (!changedFrom || ticketSituation(ticket, now) !== 'moved') return '';
  const when = changedFrom.matchDate !== match.matchDate;
  const where = changedFrom.location !== match.location;
  const place = matchPlace(changedFrom.location).name ?? 'un lugar por confirmar';
  const was = [
    when && `era el ${formatDay(changedFrom.matchDate)} a las ${formatTime(changedFrom.matchDate)}`,
    where && `${when ? 'en' : 'se jugaba en'} ${place}`,
  ].filter(Boolean);
  return `Este partido ha cambiado: antes ${was.join(', ')}.`;
}

/** Said in place of a ticket that the page had shown, or that its address names, and that is not the user's any more. */
export const TICKET_GONE: ActionProblem = {
  title: 'Esta entrada ya no es tuya',
  message: 'Se ha regalado, devuelto o anulado, y su código no da acceso.',
};

/** «Acceso: Norte, sáb 12 dic a las 18:02». Empty if nobody came in with it. */
function usedText({ admission }: TicketFacts): string {
  return admission
    ? `Acceso: ${admission.gate}, ${formatDay(admission.at)} a las ${formatTime(admission.at)}`
    : '';
}

/** «sábado 12 de diciembre a las 18:30»: when an offered seat goes to the next person. */
export const offerEnds = (at: string): string => `${formatFullDate(at)} a las ${formatTime(at)}`;

/** The word before the competition. */
function wordOf(ticket: TicketFacts, now: number): string {
  const situation = ticketSituation(ticket, now);
  if (isOff(situation)) return OFF[situation].word;
  if (situation === 'usual') return '';
  const { match, changedFrom } = ticket;
  if (changedFrom?.matchDate === match.matchDate) return 'Nuevo lugar';
  const sameDay = changedFrom && formatDay(changedFrom.matchDate) === formatDay(match.matchDate);
  return sameDay ? 'Nueva hora' : 'Nueva fecha';
}

/** The texts of a ticket at an instant, for the page and for the offline copy. */
export function ticketTexts(ticket: TicketStub_TicketFragment, now = Date.now()) {
  const { id, match, holder } = ticket;
  const { homeTeam, awayTeam, matchDate } = match;
  const situation = ticketSituation(ticket, now);
  const off = isOff(situation) ? OFF[situation] : null;
  const day = `${formatDay(matchDate)} ${formatYear(matchDate)}`;
  return {
    kicker: [wordOf(ticket, now), match.competition, roundOf(match.subject)].filter(Boolean).join(' · '),
    facts: [
      { label: 'Fecha', value: off?.date ?? day },
      ...(off ? [] : [{ label: 'Hora', value: formatTime(matchDate) }]),
      { label: 'Lugar', value: matchPlace(match.location).name ?? 'Por confirmar' },
      { label: 'Titular', value: holder.name },
    ],
    codeAlt: `Código QR de tu entrada para ${homeTeam} – ${awayTeam}`,
    notes: [
      off?.note ?? 'Enséñalo en el acceso',
      situation === 'used' || situation === 'past' ? usedText(ticket) : '',
      printedNumber(id),
      changeText(ticket, now),
    ].filter(Boolean),
  };
}
