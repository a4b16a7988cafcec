import { clubDay } from '../../club/club-time.ts';
import type { OwnPass } from '../abonos/own-passes.ts';
import type { CommentFact } from '../comments/comments.ts';
import type { PointsEntry } from '../../platform/database/client.ts';
import type { BoughtTicket } from '../tickets/bought-tickets.ts';

/** What a person did that earns points, told by the domain that each thing belongs to; each list the earliest first. */
export interface FanFacts {
  registered: Date;
  tickets: readonly BoughtTicket[];
  comments: readonly CommentFact[];
  /** Ids of comments that staff took out of sight, which are not among `comments`. */
  hiddenComments: readonly number[];
  passes: readonly OwnPass[];
}

/** A row of the ledger to be. It is dated by what earned it, not by when that was noticed. */
export type Award = Omit<PointsEntry, 'id' | 'userId'>;

/** Points of design section 4. */
const WORTH = { signUp: 10, ticket: 20, comment: 5, pass: 100 };

/** Comments of one day at the club that earn points. */
const COMMENTS_A_DAY = 3;

/** Actions of the ledger whose ground the club may take away, by rejecting a pass and by hiding a comment. */
export const PASS_ACTION = 'membership_upload';
export const COMMENT_ACTION = 'comment';
export const ACHIEVEMENT_ACTION = 'achievement';

/** Tells rows of a person's ledger apart, as the database's unique index does. */
export function awardKey(entry: Pick<Award, 'action' | 'relatedType' | 'relatedId'>): string {
  return `${entry.action} ${entry.relatedType} ${entry.relatedId}`;
}

/** What the facts have earned by themselves and the ledger does not hold yet. */
export function missingAwards(facts: FanFacts, ledger: readonly Award[]): Award[] {
  const known = new Set(ledger.map(awardKey));
  const all = [
    award('sign_up', WORTH.signUp, 'Te has registrado en el club', ['', ''], facts.registered),
    ...facts.tickets.map(({ matchId, subject, at }) =>
      award('ticket_purchase', WORTH.ticket, `Entrada para ${subject}`, ['match', matchId], at),
    ),
    ...facts.passes.map(({ id, at }) =>
      award(PASS_ACTION, WORTH.pass, 'Has subido tu abono de temporada', ['abono', id], at),
    ),
  ];
  return [...all.filter((entry) => !known.has(awardKey(entry))), ...missingComments(facts, ledger, known)];
}

/**
 * A day's first comments earn points. Those that were paid count towards the day's limit even when they have been
 * deleted since, or writing and deleting would earn without end.
 */
function missingComments(facts: FanFacts, ledger: readonly Award[], known: ReadonlySet<string>): Award[] {
  const paid = new Map<string, number>();
  const count = (day: string) => paid.set(day, (paid.get(day) ?? 0) + 1);
  for (const { action, createdAt } of ledger) if (action === COMMENT_ACTION) count(clubDay(createdAt));

  const missing: Award[] = [];
  for (const { id, articleTitle, createdAt } of facts.comments) {
    const about = `Comentario en «${articleTitle}»`;
    const entry = award(COMMENT_ACTION, WORTH.comment, about, ['comment', id], createdAt);
    const day = clubDay(createdAt);
    if (known.has(awardKey(entry)) || (paid.get(day) ?? 0) >= COMMENTS_A_DAY) continue;
    count(day);
    missing.push(entry);
  }
  return missing;
}

/** What an achievement adds to the ledger when it is earned. */
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
