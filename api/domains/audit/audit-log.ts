import type { Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { markDone } from '../../platform/idempotency/done-once.ts';
import { validate } from '../../platform/errors.ts';
import { auditFilter, type AUDIT_ACTIONS, type AUDIT_SUBJECTS } from './audit-log.input.ts';

/** Whoever acts for the club: the viewer of a request whom its field let in. */
export interface Staff {
  id: number;
}

type Value = string | number | boolean | null | readonly (string | number)[];

/** What the log shows of a value: dates and decimals as text. */
export type AuditedValue = Value | Date | { toFixed(digits: number): string } | undefined;

/** One staff write, as the log keeps it. */
export interface StaffAction {
  action: (typeof AUDIT_ACTIONS)[number];
  subjectType: (typeof AUDIT_SUBJECTS)[number];
  subjectId: number | string;
  /** How the subject is called; left out for people, whose name is theirs to have forgotten. */
  subject?: string;
  /** Of an update: what changed, see `changesOf`. */
  changes?: Changes;
}

/** Field → [before, after]. */
export type Changes = Record<string, [Value, Value]>;

/** Longest text that the log keeps of a value, in characters: it says what changed, it is no backup. */
const LONGEST_VALUE = 200;

function shown(value: AuditedValue): Value {
  if (value === undefined || value === null) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') {
    const letters = Array.from(value);
    return letters.length > LONGEST_VALUE ? `${letters.slice(0, LONGEST_VALUE).join('')}…` : value;
  }
  return typeof value === 'object' && 'toFixed' in value ? value.toFixed(2) : value;
}

/**
 * What an update changed: the fields of `after` that are given and differ from `before`.
 * Both are rows or parts of rows with scalar values; name only the fields that the log may show.
 */
export function changesOf<Row extends Record<string, AuditedValue>>(
  before: Row,
  after: Partial<Row>,
): Changes {
  const changes: Changes = {};
  for (const [field, value] of Object.entries(after)) {
    if (value === undefined) continue;
    const [was, is] = [before[field], value];
    if (JSON.stringify(raw(was)) !== JSON.stringify(raw(is))) changes[field] = [shown(was), shown(is)];
  }
  return changes;
}

/** Compared whole, so that two long texts that only differ at their ends do differ. */
function raw(value: AuditedValue): unknown {
  return typeof value === 'string' ? value : shown(value);
}

/**
 * Writes down what staff did. Called inside the transaction of the write itself, so that neither is there without the
 * other. The actor's name is kept as it is now.
 */
export async function recordStaffAction(
  transaction: DatabaseTransaction,
  staff: Staff,
  { action, subjectType, subjectId, subject, changes }: StaffAction,
): Promise<void> {
  // Whatever staff do is written down here, in its own transaction: so it is done once, too.
  await markDone(transaction);
  const actor = await transaction.user.findUniqueOrThrow({ where: { id: staff.id }, select: { name: true } });
  await transaction.auditEntry.create({
    data: {
      actorId: staff.id,
      actorName: actor.name,
      action,
      subjectType,
      subjectId: String(subjectId),
      subject: subject ?? null,
      ...(changes && { changes }),
    },
  });
}

/** Whether somebody's doings to something are written down since an instant, so that a stretch of work is told once. */
export async function actedSince(
  transaction: DatabaseTransaction,
  staff: Staff,
  { subjectType, subjectId }: Pick<StaffAction, 'subjectType' | 'subjectId'>,
  since: Date,
): Promise<boolean> {
  const entry = await transaction.auditEntry.findFirst({
    where: { actorId: staff.id, at: { gte: since }, subjectType, subjectId: String(subjectId) },
    select: { id: true },
  });
  return entry !== null;
}

/**
 * The log, the latest first, as a filter keeps it.
 * @throws ValidationError
 */
export function auditLog(filter: unknown) {
  const { actorId, action, subjectType, subjectId, from, until } = validate(auditFilter, filter ?? {});
  return {
    where: {
      ...(actorId !== undefined && { actorId }),
      ...(action && { action }),
      ...(subjectType && { subjectType }),
      ...(subjectId && { subjectId }),
      ...((from ?? until) && { at: { ...(from && { gte: from }), ...(until && { lt: until }) } }),
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  } satisfies Prisma.AuditEntryFindManyArgs;
}

/**
 * How many entries a list of `auditLog` has. Of the whole log, and of what was done to what, totals are kept: every entry
 * would have 100,000 others counted again.
 */
export function countEntries(database: Database, { where }: ReturnType<typeof auditLog>): Promise<number> {
  return cachedCount(database, where);
}

const cachedCount = cachedAggregate({
  tables: ['audit_log'],
  async read(database, where: ReturnType<typeof auditLog>['where']): Promise<number> {
    const { action, subjectType, ...others } = where;
    if (Object.keys(others).length > 0) return database.auditEntry.count({ where });
    const [{ count }] = await database.$queryRaw<[{ count: number }]>`
      SELECT coalesce(sum(entries), 0)::int AS count
        FROM kept_totals
       WHERE subject = 'audit'
         AND (${action ?? null}::text IS NULL OR split_part(kind, ' ', 1) = ${action ?? null})
         AND (${subjectType ?? null}::text IS NULL OR split_part(kind, ' ', 2) = ${subjectType ?? null})`;
    return count;
  },
});

/**
 * Everybody who is named in the log, by the name that they last acted under. From one person's latest entry on to the
 * next person along the index: the log grows for ever, and those who write it are few.
 */
export async function auditActors(database: Database): Promise<{ id: number; name: string }[]> {
  return database.$queryRaw`
    WITH RECURSIVE actors AS (
      (SELECT actor_id, actor_name FROM audit_log ORDER BY actor_id DESC, at DESC, id DESC LIMIT 1)
      UNION ALL
      SELECT next.actor_id, next.actor_name
        FROM actors
       CROSS JOIN LATERAL (
               SELECT actor_id, actor_name FROM audit_log
                WHERE actor_id < actors.actor_id
                ORDER BY actor_id DESC, at DESC, id DESC
                LIMIT 1
             ) AS next
    )
    SELECT actor_id AS id, actor_name AS name FROM actors ORDER BY actor_id`;
}
