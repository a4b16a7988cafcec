import { clubFormat } from '../../club/club-time.ts';
import { matchPlace } from '../../club/match-place.input.ts';
import { roundOf } from '../../club/match-round.input.ts';
import type { Admission, Database, Match, TicketState } from '../../platform/database/client.ts';
import { COUNTED } from './held-ticket.ts';
import { printedNumber } from './printed-number.input.ts';
import { matchSituation, type MatchSituation } from './ticket-situation.input.ts';

const DAY = clubFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const HOUR = clubFormat({ hour: '2-digit', minute: '2-digit' });
const SHORT_DAY = clubFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** A ticket as documents and wallets show it. Texts are Spanish, times are the club's. */
export interface TicketCard {
  ticketId: string;
  /** What the QR code holds. */
  code: string;
  /** «N.º 21722D08» */
  number: string;
  /** Null after the account was closed, like the name: the ticket still admits. */
  holderId: number | null;
  holder: string | null;
  matchId: number;
  homeTeam: string;
  awayTeam: string;
  competition: string;
  /** «Jornada 9»; empty if the match has none. */
  round: string;
  startsAt: Date;
  /** «viernes, 27 de noviembre de 2026», or why there is no day. */
  day: string;
  /** «20:30», or null if the match is not played as planned. */
  hour: string | null;
  place: string;
  /** What the holder does with it. */
  advice: string;
  /** Whether it admits its holder once the match is played; otherwise `advice` says why not. */
  isValid: boolean;
  /** Whether somebody came in with it. */
  isUsed: boolean;
  /** Of the match, whatever became of the ticket. */
  situation: MatchSituation;
}

const PLANNED = 'Enseña este código en el acceso, en el móvil o impreso. Vale para una persona.';

/** What a ticket says while its match is not played as planned. */
const NOT_PLANNED: Record<
  Exclude<MatchSituation, 'usual'>,
  Pick<TicketCard, 'day' | 'advice' | 'isValid'>
> = {
  postponed: {
    day: 'Aplazado: fecha por confirmar',
    advice: 'El partido está aplazado. La entrada vale para la nueva fecha.',
    isValid: true,
  },
  cancelled: {
    day: 'Partido cancelado',
    advice: 'El partido está cancelado y esta entrada no da acceso.',
    isValid: false,
  },
  past: {
    day: 'Partido jugado',
    advice: 'El partido ya se ha jugado y esta entrada no da acceso.',
    isValid: false,
  },
};

/** What a ticket says that is no longer valid, whatever becomes of the match. */
const ENDED: Record<Exclude<TicketState, 'valid'>, Pick<TicketCard, 'day' | 'advice' | 'isValid'>> = {
  returned: {
    day: 'Entrada devuelta',
    advice: 'Esta entrada se ha devuelto y no da acceso.',
    isValid: false,
  },
  transferred: {
    day: 'Entrada traspasada',
    advice: 'Esta entrada es ahora de otra persona y este código no da acceso.',
    isValid: false,
  },
  cancelled: {
    day: 'Entrada anulada',
    advice: 'El club ha anulado esta entrada y no da acceso.',
    isValid: false,
  },
};

/** When and where somebody came in with a ticket. */
type Use = Pick<Admission, 'admittedAt' | 'gate'>;

/** «Se usó en el acceso Norte (sáb, 5 dic, 18:00) y no da acceso otra vez.» */
const usedAdvice = ({ admittedAt, gate }: Use): string =>
  `Se usó en el acceso ${gate} (${SHORT_DAY.format(admittedAt)}, ${HOUR.format(admittedAt)}) y no da acceso otra vez.`;

/** @returns null if there is no such ticket */
export async function findTicketCard(
  database: Database,
  ticketId: string,
  now = new Date(),
): Promise<TicketCard | null> {
  const [card] = await findTicketCards(database, [ticketId], now);
  return card ?? null;
}

/** The tickets of these ids that exist, in no particular order. */
export async function findTicketCards(
  database: Database,
  ticketIds: readonly string[],
  now = new Date(),
): Promise<TicketCard[]> {
  const tickets = await database.ticket.findMany({
    where: { id: { in: [...ticketIds] } },
    select: {
      id: true,
      qrCode: true,
      state: true,
      user: { select: { id: true, name: true } },
      match: true,
      admissions: { where: COUNTED, select: { admittedAt: true, gate: true } },
    },
  });
  return tickets.map(({ user, ...ticket }) => cardOf(ticket, user, now));
}

interface Row {
  id: string;
  qrCode: string;
  state: TicketState;
  match: Match;
  admissions: readonly Use[];
}

function cardOf(
  { id, qrCode, state, match, admissions: [use] }: Row,
  holder: { id: number; name: string } | null,
  now: Date,
): TicketCard {
  const situation = matchSituation(match, now.getTime());
  const notPlanned = situation === 'usual' ? null : NOT_PLANNED[situation];
  const off = state === 'valid' ? notPlanned : ENDED[state];
  return {
    ticketId: id,
    code: qrCode,
    number: printedNumber(id),
    holderId: holder?.id ?? null,
    holder: holder?.name ?? null,
    matchId: match.id,
    homeTeam: match.homeTeam,
    awayTeam: match.awayTeam,
    competition: match.competition,
    round: roundOf(match.subject) ?? '',
    startsAt: match.matchDate,
    day: off?.day ?? DAY.format(match.matchDate),
    hour: off ? null : HOUR.format(match.matchDate),
    place: matchPlace(match.location).name ?? 'Por confirmar',
    advice: off?.advice ?? (use ? usedAdvice(use) : PLANNED),
    isValid: off?.isValid ?? use === undefined,
    isUsed: use !== undefined,
    situation,
  };
}
