import { addressSentences } from '../../club/venue-address.input.ts';
import { clubHour, clubWeekday, whenAndWhere } from '../matches/club-date.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Letter } from '../../platform/mail/letter.ts';

// The mails about what becomes of a ticket after it was issued. Each returns null if there is nothing to say any more.

const MATCH = {
  select: {
    id: true,
    homeTeam: true,
    awayTeam: true,
    matchDate: true,
    status: true,
    location: true,
    venue: true,
  },
};

interface Teams {
  homeTeam: string;
  awayTeam: string;
}
const teams = ({ homeTeam, awayTeam }: Teams) => `${homeTeam} – ${awayTeam}`;

/** To whom a ticket is given, who may be nobody the club knows: so the giver is named only with a verified address. */
export async function giftLetter(
  database: Database,
  origin: string,
  giftId: string,
  giver: { emailVerifiedAt: Date | null },
  now = new Date(),
): Promise<Letter | null> {
  const gift = await database.ticketGift.findUnique({
    where: { id: giftId },
    select: { ticket: { select: { state: true, match: MATCH, user: { select: { name: true } } } } },
  });
  if (gift?.ticket.state !== 'valid') return null;
  const { match, user } = gift.ticket;
  if (match.status === 'cancelled' || (match.status === 'scheduled' && match.matchDate <= now)) return null;
  const name = giver.emailVerifiedAt ? user?.name : null;
  const when = match.status === 'postponed' ? 'aplazado, todavía sin fecha' : whenAndWhere(match);
  return {
    subject: `Una entrada para ti: ${teams(match)}`,
    paragraphs: [
      `${name ?? 'Una persona'} te regala su entrada para ${teams(match)} (${when}).`,
      ...addressSentences(match),
      'Para aceptarla, abre el enlace y entra con tu cuenta del club, o crea una: es gratis. Tu entrada tendrá un código nuevo.',
    ],
    action: { label: 'Aceptar la entrada', address: `${origin}/entradas/regalo/${giftId}` },
    remark:
      'El enlace es personal: quien lo tenga puede aceptar la entrada. Si no esperabas este correo, ignóralo.',
  };
}

/** To who gave a ticket: it was accepted. */
export async function givenLetter(
  database: Database,
  origin: string,
  ticketId: string,
): Promise<Letter | null> {
  const ticket = await database.ticket.findUnique({
    where: { id: ticketId },
    select: { state: true, match: MATCH },
  });
  if (ticket?.state !== 'transferred') return null;
  return {
    subject: `Han aceptado tu entrada: ${teams(ticket.match)}`,
    paragraphs: [
      `La persona a quien regalaste tu entrada para ${teams(ticket.match)} la ha aceptado.`,
      'Tu código ya no vale: la entrada tiene otro, que solo conoce esa persona.',
    ],
    action: { label: 'Ver mis entradas', address: `${origin}/perfil?seccion=entradas` },
  };
}

/** To whom staff cancelled a ticket. */
export async function cancelledLetter(
  database: Database,
  origin: string,
  ticketId: string,
): Promise<Letter | null> {
  const ticket = await database.ticket.findUnique({
    where: { id: ticketId },
    select: { state: true, endReason: true, match: MATCH },
  });
  if (ticket?.state !== 'cancelled') return null;
  return {
    subject: `Tu entrada se ha anulado: ${teams(ticket.match)}`,
    paragraphs: [
      `El club ha anulado tu entrada para ${teams(ticket.match)}. Su código ya no vale en el acceso.`,
      `Motivo: ${ticket.endReason ?? ''}`,
      'Si crees que es un error, escríbenos o llámanos.',
    ],
    action: { label: 'Ver el partido', address: `${origin}/partidos/${ticket.match.id}` },
  };
}

/** To whom a seat is offered. */
export async function offerLetter(
  database: Database,
  origin: string,
  holdId: string,
  now = new Date(),
): Promise<Letter | null> {
  const hold = await database.seatHold.findUnique({
    where: { id: holdId },
    select: { until: true, match: MATCH },
  });
  if (!hold || hold.until <= now || hold.match.status !== 'scheduled') return null;
  const { match, until } = hold;
  return {
    subject: `Hay una entrada para ti: ${teams(match)}`,
    paragraphs: [
      `Estabas en la lista de espera de ${teams(match)} (${whenAndWhere(match)}). Ha quedado una entrada y te la guardamos.`,
      ...addressSentences(match),
      `Es tuya si la aceptas antes del ${clubWeekday(until)} a las ${clubHour(until)}. Después se la ofreceremos a la siguiente persona.`,
    ],
    action: { label: 'Ver mi entrada guardada', address: `${origin}/entradas/${match.id}` },
  };
}
