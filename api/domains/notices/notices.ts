import type { Database, Match, MatchChange, MatchNotice } from '../../platform/database/client.ts';
import { foldForSearch } from '../../platform/input/folded-text.input.ts';
import { noticeText } from './notice-text.ts';
import { pushKey } from './settle.ts';
import { concernedHolders, readTold } from './told.ts';

/** How many people a change of a match tells: the holders of its valid tickets with an account. None after its end. */
export function holdersToTell(database: Database, { id, status }: Pick<Match, 'id' | 'status'>) {
  if (status === 'finished') return 0;
  return database.ticket.count({ where: { matchId: id, state: 'valid', userId: { not: null } } });
}

/** What a notice says, or would say if it were sent now. */
export interface NoticeContent {
  title: string;
  lines: string[];
  /** How many people get a mail. */
  people: number;
}

/** @returns null for an open notice that tells nothing, because the match is again what its holders were told */
export async function contentOf(database: Database, notice: MatchNotice): Promise<NoticeContent | null> {
  if (notice.settledAt) return notice;
  const { from } = await readTold(database, notice);
  if (!from) return null;
  const [concerned] = await database.$queryRaw<{ people: number }[]>`
    SELECT count(*)::int AS people FROM (${concernedHolders(notice)}) AS holders`;
  const match = await database.match.findUniqueOrThrow({ where: { id: notice.matchId } });
  return { ...noticeText(from, match), people: concerned?.people ?? 0 };
}

/** What became of the messages of a notice. */
export interface NoticeDelivery {
  sent: number;
  /** Refused by the mail server, or given up. */
  failed: number;
  /** Not sent, because a later notice tells more or the ticket is gone. */
  obsolete: number;
  waiting: number;
  /** Devices that got the push notification; null if there is none. */
  devices: number | null;
}

/** The queue tries a mail for less than nine hours. */
const GIVEN_UP_AFTER = '12 hours';

/** The mails are kept for ninety days; after that the counts are 0. */
export async function deliveryOf(database: Database, id: number): Promise<NoticeDelivery> {
  const [delivery] = await database.$queryRaw<NoticeDelivery[]>`
    SELECT count(*) FILTER (WHERE outcome = 'sent')::int AS sent,
           count(*) FILTER (WHERE outcome = 'refused' OR (outcome IS NULL AND is_late))::int AS failed,
           count(*) FILTER (WHERE outcome = 'obsolete')::int AS obsolete,
           count(*) FILTER (WHERE outcome IS NULL AND NOT is_late)::int AS waiting,
           (SELECT delivered FROM notification_history WHERE key = ${pushKey(id)}) AS devices
      FROM (SELECT outcome, created_at < now() - ${GIVEN_UP_AFTER}::interval AS is_late
              FROM mails WHERE kind = 'match_notice' AND subject_id = ${String(id)}) AS mails`;
  return delivery ?? { sent: 0, failed: 0, obsolete: 0, waiting: 0, devices: null };
}

type Planned = Pick<Match, 'matchDate' | 'location'>;

/**
 * What the match was when a ticket was issued.
 * @param changes of the match, the earliest first
 * @returns null if it is still played at that time and place
 */
export function changedSince(
  purchaseDate: Date,
  match: Planned,
  changes: readonly (Planned & Pick<MatchChange, 'at'>)[],
): Planned | null {
  const first = changes.find(({ at }) => at > purchaseDate);
  if (!first) return null;
  const isSame =
    first.matchDate.getTime() === match.matchDate.getTime() &&
    foldForSearch(first.location ?? '') === foldForSearch(match.location ?? '');
  return isSame ? null : first;
}
