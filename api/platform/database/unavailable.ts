/** Seconds after which a client should retry if the database is unavailable. */
export const RETRY_AFTER = 5;

/** Error codes of Prisma, PostgreSQL and the system for a server that is unreachable, stopping, starting or full. */
const CODES: ReadonlySet<string> = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'DatabaseNotReachable',
  'ConnectionClosed',
  'SocketTimeout',
  'TooManyConnections',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Messages of driver errors without a code. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Unable to start a transaction/;

/** Maximum depth of nested causes. */
const DEPTH = 5;

/**
 * Whether an error means that the database is unavailable, not that the query was wrong. A write at that moment may
 * or may not have been committed.
 */
export function isDatabaseUnavailable(error: unknown, depth = DEPTH): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { code, kind, originalCode, message, cause, meta, originalError, driverAdapterError } =
    error as Record<string, unknown>;
  if ([code, kind, originalCode].some((name) => typeof name === 'string' && CODES.has(name))) return true;
  if (typeof message === 'string' && WORDS.test(message)) return true;
  return [cause, meta, originalError, driverAdapterError].some((inner) =>
    isDatabaseUnavailable(inner, depth - 1),
  );
}
