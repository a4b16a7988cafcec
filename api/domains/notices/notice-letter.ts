import { club } from '../../club/club.ts';
import { addressSentences } from '../../club/venue-address.input.ts';
import type { Database } from '../../platform/database/client.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { calendarUpdate } from '../feeds/match-calendar.ts';
import { noticeText, ticketAdvice } from './notice-text.ts';
import { concernedHolders, type ToldMatch } from './told.ts';

/**
 * The mail that tells a holder how the match has changed since they were last told, with the entry for their calendar.
 * @returns null if there is nothing to tell any more: the ticket is gone, the match is over, or it has changed again,
 * which a later notice tells
 */
export async function noticeLetter(
  database: Database,
  origin: string,
  { noticeId, userId }: { noticeId: number; userId: number },
): Promise<Letter | null> {
  const notice = await database.matchNotice.findUnique({
    where: { id: noticeId },
    include: { match: { include: { venue: true } } },
  });
  if (!notice?.settledAt) return null;
  const { match, matchId, sentence } = notice;
  const changedAgain = await database.matchChange.count({ where: { matchId, at: { gt: notice.settledAt } } });
  if (changedAgain > 0) return null;
  const [told] = await database.$queryRaw<ToldMatch[]>`
    SELECT "matchDate", location, status FROM (${concernedHolders(notice)}) AS holders
     WHERE user_id = ${userId}::int LIMIT 1`;
  if (!told) return null;
  const { title, lines } = noticeText(told, match);
  const teams = `${match.homeTeam} – ${match.awayTeam}`;
  const calendar = await calendarUpdate(database, origin, matchId);
  return {
    subject: `${title}: ${teams}`,
    paragraphs: [
      `${teams} (${match.competition})`,
      ...lines,
      ...addressSentences(match),
      ...(sentence ? [sentence] : []),
      ticketAdvice(match, club.contact.ticketing.email),
    ],
    action: { label: 'Ver mi entrada', address: `${origin}/entradas/${matchId}` },
    remark: 'Recibes este correo porque tienes una entrada para este partido.',
    attachments: calendar ? [calendar] : [],
  };
}
