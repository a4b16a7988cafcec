import pino from 'pino';
import { currentRequestId } from './http/request-scope.ts';

/** An e-mail address anywhere in a text. */
const EMAIL = /[^\s@"'`(<]+@[^\s@"'`)>]+\.[a-z]{2,}/gi;
/** Values quoted by the database, as in «Key (email)=(…) already exists». */
const QUOTED_VALUE = /=\([^)]*\)/g;

/** Removes personal data from a text. */
function redact(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(QUOTED_VALUE, '=(…)');
}

/** An error for the log: its type, message, code, stack and causes, without personal data. */
export function describeForLog(error: unknown, depth = 3): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redact(error) : undefined;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: redact(error.message),
    ...(typeof code === 'string' && { code }),
    stack: redact(error.stack ?? ''),
    ...(error.cause !== undefined && depth > 0 && { cause: describeForLog(error.cause, depth - 1) }),
  };
}

/** The log of the process: one JSON object per line, with the request's id and without personal data. */
export const logger = pino({
  level: 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  serializers: { err: (error: unknown) => describeForLog(error) },
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
});
