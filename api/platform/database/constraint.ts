import { z } from 'zod';
import { Prisma } from './client.ts';

// Both databases report what PostgreSQL said, but each adapter in its own shape: a unique violation names its columns
// on the embedded one and its index on PostgreSQL. SQLSTATE codes and constraint names are the same on both, and in
// every language that a server may speak.

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
 * Whether the database refused a second row with the same values.
 * @param fields of the model, in the order of its `@unique` or `@@unique`, for example `['userId', 'matchId']`.
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

/** The CHECK constraint that refused a row, by its name in `prisma/migrations`; null for any other error. */
export function checkViolation(error: unknown): string | null {
  const report = reportOf(error);
  return report?.originalCode === CHECK ? lastName(report) : null;
}

/**
 * The foreign key that refused a row, for example `comments_news_id_fkey`: it points at nothing, or what it points at
 * may not be deleted. Null for any other error.
 */
export function foreignKeyViolation(error: unknown): string | null {
  const report = reportOf(error);
  if (report?.originalCode === undefined || !FOREIGN_KEY.includes(report.originalCode)) return null;
  return report.constraint?.index ?? firstForeignKey(report);
}

/** Whether an update or a delete by its unique field found no row (P2025). */
export function isRowMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
}

/** Whether two transactions were in each other's way, so that doing the whole one again may succeed. */
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

/** All columns are the field's name in snake case, see `@map` in the schema. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** PostgreSQL quotes a column whose name is a keyword. */
function unquoted(column: string): string {
  return column.replace(/^"|"$/g, '');
}

/** «new row for relation "matches" violates check constraint "…"», in whatever language and quotation marks. */
function lastName(report: Report): string | null {
  return names(report).at(-1) ?? null;
}

function firstForeignKey(report: Report): string | null {
  return names(report).find((name) => name.endsWith('_fkey')) ?? null;
}

function names({ originalMessage = '' }: Report): string[] {
  return [...originalMessage.matchAll(/["«“„]\s?([a-z_0-9]+)\s?["»”“]/g)].flatMap((match) => match[1] ?? []);
}
