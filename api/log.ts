import pino from 'pino';
import { currentRequestId } from './http/request-scope.ts';

/** The process's log: one JSON object a line, with the id of the request it belongs to; never personal data. */
export const logger = pino({
  level: 'info',
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  mixin: () => {
    const requestId = currentRequestId();
    return requestId ? { requestId } : {};
  },
});
