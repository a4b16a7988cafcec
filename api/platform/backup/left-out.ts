// What a backup leaves out, because it is only true until something is used or a moment has passed. In a backup it would
// be a secret that lets a caller in, and a restore would make it valid again after it was used.

/** Triggers compute the totals, also during a restore. */
export const DERIVED = 'kept_totals';

/** Sessions, mailed links, counters of the rate limiter, and stored responses of idempotency keys. */
const MOMENTARY = ['sessions', 'account_tokens', 'rate_limits', 'given_answers'];

/** Tables that are not in a backup. Older backups have some of them, which a restore skips. */
export const LEFT_OUT_TABLES: readonly string[] = [DERIVED, ...MOMENTARY];

/** Columns that are not in a backup, by table; a restore sets their defaults. */
const LEFT_OUT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  // Which of them were used since the backup is unknown, so none works after a restore.
  second_factors: ['recovery_codes', 'last_step'],
};

/**
 * Runs after a restore, also of an older backup with these columns. No recovery code works any more. The device's codes
 * work again after those that may have been used already: of this half minute, and of the next one.
 */
export const AFTER_RESTORE = `
  UPDATE second_factors
     SET recovery_codes = '{}', last_step = floor(extract(epoch FROM now()) / 30)::int + 1`;

/** The columns of a table without those that are left out. */
export function keptColumns(table: string, columns: readonly string[]): string[] {
  const leftOut = LEFT_OUT_COLUMNS[table] ?? [];
  return columns.filter((column) => !leftOut.includes(column));
}

/** Whether a sequence counts the rows of a table that is left out. */
export function isLeftOutSequence(name: string): boolean {
  return LEFT_OUT_TABLES.some((table) => name.startsWith(`${table}_`));
}
