import { clubDay } from '../../club/club-time.ts';
import { matchPlace } from '../../club/match-place.input.ts';
import { whenAndWhere } from '../matches/club-date.ts';
import type { ToldMatch } from './told.ts';

/** What a notice says, without the names of the teams. */
export interface NoticeText {
  title: string;
  /** Sentences, the most important first. */
  lines: string[];
}

const isPlayed = ({ status }: ToldMatch) => status !== 'postponed' && status !== 'cancelled';
const samePlace = (a: ToldMatch, b: ToldMatch) => matchPlace(a.location).name === matchPlace(b.location).name;

/** The whole change from what was told to what is true now; both differ in something that concerns holders. */
export function noticeText(before: ToldMatch, now: ToldMatch): NoticeText {
  if (now.status === 'cancelled') {
    return { title: 'Partido cancelado', lines: ['El partido no se juega.', ...wasLine(before)] };
  }
  if (now.status === 'postponed') {
    const first =
      before.status === 'cancelled'
        ? 'El partido ya no está cancelado, sino aplazado. Pronto habrá nueva fecha.'
        : 'Pronto habrá nueva fecha.';
    return { title: 'Partido aplazado', lines: [first, ...wasLine(before)] };
  }
  return { title: titleOf(before, now), lines: [`Ahora: ${whenAndWhere(now)}.`, ...correctionOf(before)] };
}

/** What no longer holds. */
function wasLine(before: ToldMatch): string[] {
  return isPlayed(before) ? [`Antes: ${whenAndWhere(before)}.`] : [];
}

function correctionOf(before: ToldMatch): string[] {
  if (before.status === 'cancelled') return ['Ya no está cancelado.'];
  if (before.status === 'postponed') return ['Ya no está aplazado.'];
  return [`Antes: ${whenAndWhere(before)}.`];
}

function titleOf(before: ToldMatch, now: ToldMatch): string {
  const sameMoment = before.matchDate.getTime() === now.matchDate.getTime();
  if (!isPlayed(before)) return sameMoment ? 'El partido sí se juega' : 'El partido tiene nueva fecha';
  if (sameMoment) return 'El partido cambia de lugar';
  const what = clubDay(before.matchDate) === clubDay(now.matchDate) ? 'hora' : 'fecha';
  return samePlace(before, now) ? `El partido cambia de ${what}` : `El partido cambia de ${what} y de lugar`;
}

/** What a holder does with the ticket now. */
export function ticketAdvice(now: ToldMatch, contact: string): string {
  switch (now.status) {
    case 'cancelled':
      return `Tu entrada no da acceso. Si tienes dudas, escribe a ${contact}.`;
    case 'postponed':
      return 'Guarda tu entrada: vale para la nueva fecha. Te avisaremos cuando la haya.';
    default:
      return 'Tu entrada sigue siendo válida, con el mismo código. El archivo adjunto corrige tu calendario.';
  }
}
