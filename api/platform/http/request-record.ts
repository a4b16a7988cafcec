import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestRecord } from './request-scope.ts';
import { logger } from '../log.ts';
import { requestSeconds } from '../metrics/metrics.ts';

/**
 * Measures a request until its last byte is sent, and logs it if each request is to be logged (LOG_LEVEL=debug). Its URL
 * is not logged, because URLs contain search texts and the tokens of links in mails.
 */
export function recordRequest(
  record: RequestRecord,
  { method }: IncomingMessage,
  response: ServerResponse,
): void {
  const begin = performance.now();
  response.once('close', () => {
    const seconds = (performance.now() - begin) / 1000;
    const { id: requestId, operation = 'other' } = record;
    const status = response.writableFinished ? response.statusCode : 'cut off';
    requestSeconds.observe({ operation, status: classOf(status) }, seconds);
    logger.debug({ requestId, method, operation, status, ms: Math.round(seconds * 1000) }, 'answered');
  });
}

function classOf(status: number | 'cut off'): string {
  return typeof status === 'number' ? `${Math.floor(status / 100)}xx` : status;
}
