import pino from 'pino';
import { currentRequestId } from './http/request-scope.ts';

/** An e-mail address, wherever in a text it stands. */
const EMAIL = /[^\s@"'`(<]+@[^\s@"'`)>]+\.[a-z]{2,}/gi;
/** A value that the database quotes, as in «Key (email)=(…) already exists». */
const QUOTED_VALUE = /=\([^)]*\)/g;

/** A text without what would say who it is about. */
function withoutPeople(text: string): string {
  return text.replace(EMAIL, '[e-mail]').replace(QUOTED_VALUE, '=(…)');
}

/** An error as the log shows it: its kind, words, code and trace, and what caused it; none of the values that it carries. */
export function describeForLog(error: unknown, depth = 3): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? withoutPeople(error) : undefined;
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...(typeof code === 'string' && { code }),
    stack: withoutPeople(error.stack ?? ''),
    ...(error.cause !== undefined && depth > 0 && { cause: describeForLog(error.cause, depth - 1) }),
  };
}

/** The process's log: one JSON object a line, with the id of the request it belongs to; never personal data. */
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
