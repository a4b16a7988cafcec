import { z } from 'zod';
import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { ChangedMeanwhileError } from '../../platform/errors.ts';
import type { Staff, StaffAction } from './audit-log.ts';

// The one rule for everything that two members of staff may decide at the same time: an input says what its sender saw
// (`seen`: a version, a state or the time of the last change), and if something else is stored now, nothing is changed.

/** What a decision is about, as in the audit log. */
export type Subject = Pick<StaffAction, 'subjectType' | 'subjectId'>;

type Seen = string | number | boolean | Date | readonly string[];

const decision = z.object({
  seen: z.union([z.string(), z.number(), z.boolean(), z.date(), z.array(z.string())]).nullish(),
});

/** The description of the input field `seen`. */
export const seenField = (what: string) =>
  `${what} as it was on the screen. If it has changed since, nothing is written. Left out, only the present state decides.`;

/**
 * Refuses a decision about something that has changed since its sender looked. Call it inside the transaction, with what
 * is stored under the lock. An input without `seen` passes.
 * @throws ChangedMeanwhileError
 */
export async function assertUnchanged(
  transaction: DatabaseTransaction,
  staff: Staff,
  subject: Subject,
  input: unknown,
  stored: Seen,
): Promise<void> {
  const { seen } = decision.parse(input ?? {});
  if (seen === undefined || seen === null || text(seen) === text(stored)) return;
  throw await changedMeanwhile(transaction, staff, subject);
}

function text(value: Seen): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? value.toSorted().join(' ') : String(value);
}

const relative = new Intl.RelativeTimeFormat('es');

/** «hace un momento», «hace 5 minutos», «hace 2 días». */
export function ago(at: Date): string {
  const minutes = Math.floor((Date.now() - at.getTime()) / 60_000);
  if (minutes < 1) return 'hace un momento';
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.floor(hours / 24), 'day');
}

/** The refusal of a decision that another user has already taken: says who and when. */
export async function changedMeanwhile(
  transaction: DatabaseTransaction,
  staff: Staff,
  { subjectType, subjectId }: Subject,
): Promise<ChangedMeanwhileError> {
  const latest = await transaction.auditEntry.findFirst({
    where: { subjectType, subjectId: String(subjectId) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, actorId: true, actorName: true },
  });
  if (!latest) {
    const message = 'Ha cambiado mientras lo mirabas. Revísalo antes de decidir.';
    return new ChangedMeanwhileError(message, { by: null, at: null });
  }
  const { at, actorId, actorName } = latest;
  const who = actorId === staff.id ? 'Tú ya lo has cambiado' : `${actorName} lo ha cambiado`;
  const message = `${who} ${ago(at)}. Revísalo antes de decidir.`;
  return new ChangedMeanwhileError(message, { by: actorName, at });
}
