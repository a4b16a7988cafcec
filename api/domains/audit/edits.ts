import type { z } from 'zod';
import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { EditConflictError, type FieldConflict } from '../../platform/errors.ts';
import { ago, type Subject } from './decisions.ts';
import type { Staff } from './audit-log.ts';

// The one rule for everything that two members of staff may edit at the same time: an input says what its fields were
// (`base`), and the edit is a three-way merge of base, input and what is stored. Fields that only one person changed
// merge. If another user changed the same field to another value, nothing is written.

type Fields = Record<string, unknown>;

/** The description of the input field `base`. */
export const BASE_FIELD =
  'The fields as they were on the screen. What another user has changed since stays, and if it is a field of this input, nothing is written (EditConflictError). Left out, the input overwrites.';

interface Edit<Mine extends object> {
  schema: z.ZodType;
  /** The valid fields of the input. */
  mine: Mine;
  /** The raw input; its `base` is merged. */
  input: unknown;
  /** What is stored, in the terms of the input, read under the lock. */
  stored: Fields;
  /** The names of fields in the audit log, where they differ from those of the input. */
  audited?: Readonly<Record<string, string>>;
}

/**
 * Merges an edit with what is stored. Call it inside the transaction, under the lock.
 * @returns the fields to write: without those that the sender did not change
 * @throws EditConflictError
 */
export async function mergedEdit<Mine extends object>(
  transaction: DatabaseTransaction,
  staff: Staff,
  subject: Subject,
  { schema, mine, input, stored, audited = {} }: Edit<Mine>,
): Promise<Partial<Mine>> {
  const base = baseOf(schema, input);
  const unchanged = new Set<string>();
  const rivals: string[] = [];
  for (const [field, value] of Object.entries(mine)) {
    const was = base[field];
    if (value === undefined || was === undefined || !(field in stored)) continue;
    if (isSame(value, was)) unchanged.add(field);
    else if (!isSame(was, stored[field]) && !isSame(value, stored[field])) rivals.push(field);
  }
  const conflicts = await foreignOf(transaction, staff, subject, rivals, stored, audited);
  if (conflicts.length > 0) throw new EditConflictError(conflicts);
  return Object.fromEntries(Object.entries(mine).filter(([field]) => !unchanged.has(field))) as Partial<Mine>;
}

/** `base` by the rules of the input, so that both are written alike; a value that today’s rules refuse as it is. */
function baseOf(schema: z.ZodType, input: unknown): Fields {
  const { base } = input as { base?: Fields | null };
  if (!base) return {};
  const parsed = schema.safeParse(base);
  if (parsed.success) return parsed.data as Fields;
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const rest = schema.safeParse(
    Object.fromEntries(Object.entries(base).filter(([name]) => !wrong.has(name))),
  );
  return { ...base, ...(rest.success && (rest.data as Fields)) };
}

/** Null and an empty text both mean «none». Forms show times in minutes. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(plain(one)) === JSON.stringify(plain(other));
}

function plain(value: unknown): unknown {
  if (value instanceof Date) return Math.floor(value.getTime() / 60_000);
  return value === '' || value === undefined ? null : value;
}

/**
 * The fields of those that another user changed. A field whose last change is the sender’s own is no conflict: the
 * answer to it may have got lost.
 */
async function foreignOf(
  transaction: DatabaseTransaction,
  staff: Staff,
  { subjectType, subjectId }: Subject,
  fields: readonly string[],
  stored: Fields,
  audited: Readonly<Record<string, string>>,
): Promise<FieldConflict[]> {
  if (fields.length === 0) return [];
  const entries = await transaction.auditEntry.findMany({
    where: { subjectType, subjectId: String(subjectId) },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, actorId: true, actorName: true, changes: true },
    take: 100,
  });
  return fields.flatMap((path) => {
    const name = audited[path] ?? path;
    const latest = entries.find(({ changes }) => changes !== null && name in (changes as object));
    if (latest?.actorId === staff.id) return [];
    const message = latest
      ? `${latest.actorName} lo ha cambiado ${ago(latest.at)}`
      : 'Ha cambiado mientras escribías';
    return [{ path, message, current: JSON.stringify(stored[path] ?? null) }];
  });
}
