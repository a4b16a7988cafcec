/** Seconds after which whoever met a database that does not answer should try again. */
export const RETRY_AFTER = 5;

/** What Prisma, PostgreSQL and the system call a server that is away, is stopping, is starting, or takes nobody more. */
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

/** Where a driver gives no code, its words. */
const WORDS =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|Unable to start a transaction/;

/** Errors are wrapped in errors; deeper than this it is no longer about the first. */
const DEPTH = 5;

/**
 * Whether an error says that the database cannot be asked just now, rather than that something was wrong with what was
 * asked. What was being written then may or may not have been written: nobody was told that it was.
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
