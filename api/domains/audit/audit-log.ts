import type { Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { cachedAggregate } from '../../platform/cache/cached-aggregate.ts';
import { markDone } from '../../platform/idempotency/done-once.ts';
import { validate } from '../../platform/errors.ts';
import { auditFilter, type AUDIT_ACTIONS, type AUDIT_SUBJECTS } from './audit-log.input.ts';

/** A signed-in user with a staff role, as checked by the field's access rules. */
export interface Staff {
  id: number;
}

type Value = string | number | boolean | null | readonly (string | number)[];

/** A value that the log can show: dates and decimals as text. */
export type AuditedValue = Value | Date | { toFixed(digits: number): string } | undefined;

/** One action of staff. */
export interface StaffAction {
  action: (typeof AUDIT_ACTIONS)[number];
  subjectType: (typeof AUDIT_SUBJECTS)[number];
  subjectId: number | string;
  /** The subject's name; omitted for people, whose names must not stay in the log. */
  subject?: string;
  /** For updates: the changed fields, see `changesOf`. */
  changes?: Changes;
}

/** Field → [before, after]. */
export type Changes = Record<string, [Value, Value]>;

/** Maximum length of a logged value in characters. The log says what changed; it is not a backup. */
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
 * The changes of an update: the fields of `after` that are set and differ from `before`. Both are (partial) rows with
 * scalar values; pass only fields that the log may show.
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

/** Compared in full, so that long texts that differ only at their end count as changed. */
function raw(value: AuditedValue): unknown {
  return typeof value === 'string' ? value : shown(value);
}

/**
 * Records an action of staff. Call it inside the transaction of the change itself, so that both are committed or
 * neither. Stores the actor's current name.
 */
export async function recordStaffAction(
  transaction: DatabaseTransaction,
  staff: Staff,
  { action, subjectType, subjectId, subject, changes }: StaffAction,
): Promise<void> {
  // Every staff mutation is recorded in its own transaction, so this is also the place to complete its idempotency
  // key.
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

/**
 * Whether an actor's action on a subject is in the log since an instant. Used to log a series of autosaves only once.
 */
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
 * Builds the query for the log, the latest entry first.
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
 * Total number of entries of an `auditLog`. Counts without a filter or by action and subject come from the stored
 * totals, to avoid counting 100,000 entries again after each new one.
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
 * All actors in the log by name, with the latest name of each. A skip scan along the index, from one actor's latest entry to
 * the next actor: the log has many entries, but few actors.
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
    SELECT actor_id AS id, actor_name AS name FROM actors ORDER BY actor_name COLLATE spanish, actor_id`;
}
