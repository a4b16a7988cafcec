import type { DomainBackground } from '../../platform/domain.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { problemText } from './deferred-readings.ts';

const DAY = 24 * 60 * 60_000;

function readingLetter(origin: string, result: string): Letter {
  const action = { label: 'Ver mis abonos', address: `${origin}/perfil?seccion=abonos` };
  if (result === 'READ' || result === 'REPEATED') {
    const text =
      result === 'READ'
        ? 'Hemos leído el PDF que subiste. Sus abonos ya están en tu lista.'
        : 'Hemos leído el PDF que subiste. Sus abonos ya estaban en tu lista.';
    return { subject: 'Ya hemos leído tu abono', paragraphs: [text], action };
  }
  return {
    subject: 'No hemos podido leer tu abono',
    paragraphs: ['Hemos procesado el PDF que subiste, pero no hemos podido añadirlo.', problemText(result)],
    action,
  };
}

/** The mail about a file that was read after its request had been answered. */
export const readingMails = {
  abono_read: {
    usefulFor: 7 * DAY,
    compose: async (_database, origin, { subjectId }) => readingLetter(origin, subjectId ?? ''),
  },
} satisfies DomainBackground['mails'];
