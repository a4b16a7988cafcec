import { toBuffer } from 'qrcode';
import { addressSentences } from '../../club/venue-address.input.ts';
import type { Database } from '../../platform/database/client.ts';
import { matchCalendar } from '../feeds/match-calendar.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { whenAndWhere } from '../matches/club-date.ts';

/**
 * PNG options (names of pngjs): exactly the size shown in the mail, greyscale, and the one filter that suits repeated
 * lines. Twice the size would take three times the CPU time, while other fans wait to buy.
 */
const CODE = {
  width: 240,
  margin: 2,
  errorCorrectionLevel: 'M',
  rendererOpts: { deflateLevel: 9, filterType: 2, colorType: 0 },
} as const;

/**
 * The mail that confirms a ticket, with its QR code and a calendar entry.
 * @returns null if there is nothing to confirm any more: the ticket has another owner or none, or the match is over
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
      state: 'valid',
      match: { OR: [{ status: 'scheduled', matchDate: { gt: now } }, { status: 'postponed' }] },
    },
    select: { qrCode: true, match: { include: { venue: true } } },
  });
  if (!ticket) return null;
  const { homeTeam, awayTeam, competition, id, status } = ticket.match;
  const calendar = await matchCalendar(database, origin, id);
  const [when, advice] =
    status === 'postponed'
      ? [
          'El partido está aplazado: te diremos la nueva fecha.',
          'Guarda este código: vale para la nueva fecha, para una persona.',
        ]
      : [
          `${whenAndWhere(ticket.match)}.`,
          'Enseña este código en la entrada del pabellón, en el móvil o impreso. Vale para una persona.',
        ];
  return {
    subject: `Tu entrada: ${homeTeam} – ${awayTeam}`,
    paragraphs: [
      `Ya tienes tu entrada para ${homeTeam} – ${awayTeam} (${competition}).`,
      when,
      ...addressSentences(ticket.match),
      advice,
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
