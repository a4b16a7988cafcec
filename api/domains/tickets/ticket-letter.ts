import { toBuffer } from 'qrcode';
import { club } from '../../club/club.ts';
import type { Database } from '../../platform/database/client.ts';
import { matchCalendar } from '../feeds/match-calendar.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { clubDate } from '../matches/club-date.ts';

/**
 * How the code is drawn: as large as the letter shows it, in grey, and by the one filter of PNG that suits lines which
 * repeat; the names are pngjs’s. Twice as large it takes three times the work, which the fans who still buy wait for.
 */
const CODE = {
  width: 240,
  margin: 2,
  errorCorrectionLevel: 'M',
  rendererOpts: { deflateLevel: 9, filterType: 2, colorType: 0 },
} as const;

/**
 * The mail that confirms a ticket, with its code and the match for the calendar.
 * @returns null where there is nothing left to confirm: the ticket is somebody else's or nobody's, or the match is over.
 */
export async function ticketLetter(
  database: Database,
  origin: string,
  { ticketId, userId }: { ticketId: string; userId: number },
  now = new Date(),
): Promise<Letter | null> {
  const ticket = await database.ticket.findFirst({
    where: {
      id: ticketId,
      userId,
      match: { status: { in: ['scheduled', 'postponed'] }, matchDate: { gt: now } },
    },
    select: { qrCode: true, match: true },
  });
  if (!ticket) return null;
  const { homeTeam, awayTeam, matchDate, location, competition, id, status } = ticket.match;
  const calendar = await matchCalendar(database, origin, id);
  const place = location?.trim() || club.venue.name;
  const when =
    status === 'postponed'
      ? 'El partido está aplazado: te diremos la nueva fecha.'
      : `${clubDate(matchDate)}, ${place}.`;
  return {
    subject: `Tu entrada: ${homeTeam} – ${awayTeam}`,
    paragraphs: [
      `Ya tienes tu entrada para ${homeTeam} – ${awayTeam} (${competition}).`,
      when,
      'Enseña este código en la entrada del pabellón, en el móvil o impreso. Vale para una persona.',
    ],
    picture: { cid: 'entrada', description: 'Código QR de tu entrada' },
    action: { label: 'Ver mis entradas', address: `${origin}/perfil` },
    attachments: [
      {
        filename: 'entrada.png',
        contentType: 'image/png',
        content: await toBuffer(ticket.qrCode, CODE),
        cid: 'entrada',
      },
      ...(calendar
        ? [{ filename: 'partido.ics', contentType: 'text/calendar; charset=utf-8', content: calendar }]
        : []),
    ],
  };
}
