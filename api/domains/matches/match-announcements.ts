import type { DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { announce, type Announcement } from '../notifications/notifications.ts';
import type { MatchAction } from './match-transitions.ts';

type AnnouncementText = Pick<Announcement, 'key' | 'title' | 'body'>;

/**
 * Announces a step of a match to its followers, in the same transaction as the step. After a reopening the same step is
 * news again: what was announced before it was a mistake.
 */
export async function announceProgress(
  transaction: DatabaseTransaction,
  action: MatchAction,
  before: Match,
  after: Match,
): Promise<void> {
  const text = announcementOf(action, before, after);
  if (!text) return;
  const reopened = await transaction.auditEntry.count({
    where: { subjectType: 'match', subjectId: String(after.id), action: 'reopen' },
  });
  await announce(transaction, {
    ...text,
    key: `match:${after.id}:${text.key}${reopened > 0 ? `:${reopened}` : ''}`,
    preference: 'matchUpdates',
    url: `/partidos/${after.id}`,
    tag: `match-${after.id}`,
    matchId: after.id,
  });
}

function announcementOf(action: MatchAction, before: Match, after: Match): AnnouncementText | null {
  const teams = `${after.homeTeam} – ${after.awayTeam}`;
  const score = `${after.homeTeam} ${after.result?.replace('-', ' – ') ?? ''} ${after.awayTeam}`;
  // The date is part of the key: a postponed match can start a second time.
  const day = before.matchDate.toISOString();
  switch (action) {
    case 'start':
      return { key: `start:${day}`, title: '¡Empieza el partido!', body: teams };
    case 'score': {
      const ended = before.homePeriods.length;
      if (before.status !== 'live' || after.homePeriods.length <= ended) return null;
      // With the score: a quarter that was begun by mistake, and taken back, ends again with another one.
      return {
        key: `period:${day}:${ended}:${after.result ?? ''}`,
        title: `Final del ${periodName(ended)}`,
        body: score,
      };
    }
    case 'finish':
      return { key: `finish:${day}`, title: 'Final del partido', body: score };
    // What holders of tickets must know is told by notices, to everybody.
    case 'postpone':
    case 'reschedule':
    case 'cancel':
    case 'reopen':
      return null;
  }
}

const QUARTERS = ['primer cuarto', 'segundo cuarto', 'tercer cuarto', 'último cuarto'];

/** @param number starts at 1; numbers above 4 are overtime */
function periodName(number: number): string {
  return QUARTERS[number - 1] ?? `${number - QUARTERS.length}.ª prórroga`;
}
