import { clubDay } from '../../club/club-time.ts';
import type { OwnPass } from '../abonos/own-passes.ts';
import type { CommentFact } from '../comments/comments.ts';
import type { PointsEntry } from '../../platform/database/client.ts';
import type { Attendance } from '../door/attendance.ts';
import type { BoughtTicket } from '../tickets/bought-tickets.ts';

/** What a user did that earns points, as reported by each domain; each list has the earliest first. */
export interface FanFacts {
  registered: Date;
  tickets: readonly BoughtTicket[];
  /** Matches to which the user came. */
  attendances: readonly Attendance[];
  comments: readonly CommentFact[];
  /** Ids of hidden comments, which are not in `comments`. */
  hiddenComments: readonly number[];
  /** Accepted passes. */
  passes: readonly OwnPass[];
  /** Reported passes, which earn nothing until staff decide, but keep what was earned. */
  reportedPasses: readonly OwnPass[];
}

/** A new ledger entry. Its date is the time of the action, not the time of the settlement. */
export type Award = Omit<PointsEntry, 'id' | 'userId'>;

const POINTS = { signUp: 10, ticket: 20, attendance: 10, comment: 5, pass: 100 };

/** Comments per day (in the club's time zone) that earn points. */
const COMMENTS_A_DAY = 3;

/** Ledger actions that the club can revoke: by rejecting a pass, hiding a comment or undoing an admission. */
export const PASS_ACTION = 'membership_upload';
export const ATTENDANCE_ACTION = 'attendance';
export const COMMENT_ACTION = 'comment';
export const ACHIEVEMENT_ACTION = 'achievement';

/** Identifies a ledger entry of a user, like the unique index of the table. */
export function awardKey(entry: Pick<Award, 'action' | 'relatedType' | 'relatedId'>): string {
  return `${entry.action} ${entry.relatedType} ${entry.relatedId}`;
}

/** Awards for the user's actions that the ledger does not have yet. */
export function missingAwards(facts: FanFacts, ledger: readonly Award[]): Award[] {
  const known = new Set(ledger.map(awardKey));
  const all = [
    award('sign_up', POINTS.signUp, 'Te has registrado en el club', ['', ''], facts.registered),
    ...facts.tickets.map(({ matchId, subject, at }) =>
      award('ticket_purchase', POINTS.ticket, `Entrada para ${subject}`, ['match', matchId], at),
    ),
    ...facts.attendances.map(({ matchId, subject, at }) =>
      award(ATTENDANCE_ACTION, POINTS.attendance, `Asistencia: ${subject}`, ['match', matchId], at),
    ),
    ...facts.passes.map(({ id, at }) =>
      award(PASS_ACTION, POINTS.pass, 'Has subido tu abono de temporada', ['abono', id], at),
    ),
  ];
  return [...all.filter((entry) => !known.has(awardKey(entry))), ...missingComments(facts, ledger, known)];
}

/**
 * The first comments of a day earn points. Paid comments that were deleted still count for the daily limit; otherwise
 * writing and deleting would earn points without end.
 */
function missingComments(facts: FanFacts, ledger: readonly Award[], known: ReadonlySet<string>): Award[] {
  const paid = new Map<string, number>();
  const count = (day: string) => paid.set(day, (paid.get(day) ?? 0) + 1);
  for (const { action, createdAt } of ledger) if (action === COMMENT_ACTION) count(clubDay(createdAt));

  const missing: Award[] = [];
  for (const { id, articleTitle, createdAt } of facts.comments) {
    const about = `Comentario en «${articleTitle}»`;
    const entry = award(COMMENT_ACTION, POINTS.comment, about, ['comment', id], createdAt);
    const day = clubDay(createdAt);
    if (known.has(awardKey(entry)) || (paid.get(day) ?? 0) >= COMMENTS_A_DAY) continue;
    count(day);
    missing.push(entry);
  }
  return missing;
}

/** The ledger entry for an earned achievement. */
export function achievementAward(achievement: { id: number; name: string; points: number }, at: Date): Award {
  const { id, name, points } = achievement;
  return award(ACHIEVEMENT_ACTION, points, `Logro conseguido: ${name}`, ['achievement', id], at);
}

function award(
  action: string,
  points: number,
  description: string,
  [relatedType, relatedId]: [type: string, id: number | string],
  createdAt: Date,
): Award {
  return { action, points, description, relatedType, relatedId: String(relatedId), createdAt };
}
