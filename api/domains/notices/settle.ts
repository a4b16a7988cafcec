import { Prisma, type Database, type DatabaseTransaction } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { noticeMails } from '../../platform/mail/mails.ts';
import { lockMatch } from '../matches/locked-match.ts';
import { announce } from '../notifications/notifications.ts';
import { noticeText } from './notice-text.ts';
import { concernedHolders, readTold } from './told.ts';

/** How long staff make no further change before a notice is sent, and how long it waits at most, seconds. */
export interface NoticePace {
  quiet: number;
  longest: number;
}

/** Several edits within two minutes make one message. */
export const NOTICE_PACE: NoticePace = { quiet: 120, longest: 600 };

interface OpenNotice {
  id: number;
  matchId: number;
  sentence: string | null;
}

/**
 * Settles the notices whose time has come: queues one mail for each holder whom the changes concern, and one push
 * notification. A match that is again what its holders were told makes no message.
 */
export async function settleNotices(database: Database, pace: NoticePace = NOTICE_PACE): Promise<void> {
  const due = await database.$queryRaw<{ id: number; matchId: number }[]>`
    SELECT id, match_id AS "matchId" FROM match_notices WHERE ${isDue(pace)} ORDER BY id`;
  for (const { id, matchId } of due) {
    await database.$transaction(async (transaction) => {
      // Changes of the match, and so of the notice, wait for this lock.
      await lockMatch(transaction, matchId);
      const [notice] = await transaction.$queryRaw<OpenNotice[]>`
        SELECT id, match_id AS "matchId", sentence FROM match_notices WHERE id = ${id}::int AND ${isDue(pace)}`;
      if (notice) await settle(transaction, notice);
    }, transactionOptions);
  }
}

/** By the clock of the database, which also wrote the times of the changes. */
const isDue = ({ quiet, longest }: NoticePace) => Prisma.sql`
  settled_at IS NULL
  AND (last_change_at <= clock_timestamp() - make_interval(secs => ${quiet}::int)
       OR first_change_at <= clock_timestamp() - make_interval(secs => ${longest}::int))`;

async function settle(transaction: DatabaseTransaction, notice: OpenNotice): Promise<void> {
  const { followers, from } = await readTold(transaction, notice);
  if (!from) {
    await transaction.matchNotice.delete({ where: { id: notice.id } });
    return;
  }
  const match = await transaction.match.findUniqueOrThrow({ where: { id: notice.matchId } });
  const { title, lines } = noticeText(from, match);
  // One statement queues all mails. It counts them, and sets the time from which later changes count.
  await transaction.$executeRaw`
    WITH concerned AS (${concernedHolders(notice)}),
         queued AS (${noticeMails(notice.id, Prisma.sql`concerned`)} RETURNING id)
    UPDATE match_notices
       SET settled_at = clock_timestamp(), title = ${title}, lines = ${lines},
           people = (SELECT count(*) FROM queued)::int
     WHERE id = ${notice.id}::int`;
  if (!followers) return;
  const sentence = notice.sentence ? [notice.sentence] : [];
  await announce(transaction, {
    key: pushKey(notice.id),
    preference: 'matchUpdates',
    title,
    body: [`${match.homeTeam} – ${match.awayTeam}.`, lines[0] ?? '', ...sentence].join(' '),
    url: `/partidos/${match.id}`,
    tag: `match-${match.id}`,
    matchId: match.id,
  });
}

/** The key of a notice's push notification. */
export const pushKey = (noticeId: number): string => `match-notice:${noticeId}`;
