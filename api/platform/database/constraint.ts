import { z } from 'zod';
import { Prisma } from './client.ts';

// Both adapters report PostgreSQL's errors, but in different forms: a unique violation has its columns on the
// embedded database and its index on PostgreSQL. SQLSTATE codes and constraint names are the same on both, and in
// every server language.

const reportSchema = z.object({
  driverAdapterError: z.object({
    cause: z.object({
      originalCode: z.string().optional(),
      originalMessage: z.string().optional(),
      table: z.string().optional(),
      constraint: z
        .object({ fields: z.array(z.string()).optional(), index: z.string().optional() })
        .optional(),
    }),
  }),
});
type Report = z.infer<typeof reportSchema>['driverAdapterError']['cause'];

const UNIQUE = '23505';
const FOREIGN_KEY = ['23503', '23001'];
const CHECK = '23514';
// Serialization failure and deadlock.
const CONFLICT = ['40001', '40P01'];

/**
 * Whether an error is a unique violation.
 * @param fields of the model, in the order of its `@unique` or `@@unique`, for example `['userId', 'matchId']`
 */
export function isUniqueViolation(error: unknown, fields: string[]): boolean {
  const report = reportOf(error);
  if (report?.originalCode !== UNIQUE) return false;
  const columns = fields.map(columnOf);
  const { constraint } = report;
  if (constraint?.fields !== undefined) {
    return constraint.fields.map(unquoted).join() === columns.join();
  }
  return constraint?.index === `${report.table}_${columns.join('_')}_key`;
}

/** The name of the violated CHECK constraint in `prisma/migrations`; null for other errors. */
export function checkViolation(error: unknown): string | null {
  const report = reportOf(error);
  return report?.originalCode === CHECK ? lastName(report) : null;
}

/**
 * The name of the violated foreign key, for example `comments_news_id_fkey`: the referenced row is missing, or a
 * referenced row cannot be deleted. Null for other errors.
 */
export function foreignKeyViolation(error: unknown): string | null {
  const report = reportOf(error);
  if (report?.originalCode === undefined || !FOREIGN_KEY.includes(report.originalCode)) return null;
  return report.constraint?.index ?? firstForeignKey(report);
}

/** Whether an update or delete by a unique field found no row (P2025). */
export function isRowMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

/** Whether a transaction failed because of a concurrent one, so that a retry may succeed. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034') return true;
  const code = reportOf(error)?.originalCode;
  return code !== undefined && CONFLICT.includes(code);
}

function reportOf(error: unknown): Report | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const parsed = reportSchema.safeParse(error.meta);
  return parsed.success ? parsed.data.driverAdapterError.cause : null;
}

/** Column names are the field names in snake case, see `@map` in the schema. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** PostgreSQL quotes columns that are keywords. */
function unquoted(column: string): string {
  return column.replace(/^"|"$/g, '');
}

/** The constraint's name in «new row for relation "matches" violates check constraint "…"», in any language. */
function lastName(report: Report): string | null {
  return names(report).at(-1) ?? null;
}

function firstForeignKey(report: Report): string | null {
  return names(report).find((name) => name.endsWith('_fkey')) ?? null;
}

function names({ originalMessage = '' }: Report): string[] {
  return [...originalMessage.matchAll(/["«“„]\s?([a-z_0-9]+)\s?["»”“]/g)].flatMap((match) => match[1] ?? []);
}
