import type { ServerResponse } from 'node:http';
import { RETRY_AFTER, isDatabaseUnavailable } from '../database/unavailable.ts';
import { logger } from '../log.ts';
import { diskFull, isDiskFull } from './disk-full.ts';
import { CallerLeft } from './caller-left.ts';
import { closeAfter } from './close-after.ts';
import { RateLimitedError } from '../errors.ts';
import { HttpError, tooManyRequests, unavailable } from './http-error.ts';
import { sendJson } from './respond.ts';

/** Responds to a request that failed: with its own error, or with an error of the server. */
export function answerError(response: ServerResponse, thrown: unknown, requestId: string): void {
  // The client is gone. To disconnect before or in the middle of a body is no error of the site.
  if (response.headersSent || thrown instanceof CallerLeft || hasLeft(response)) {
    response.destroy();
    return;
  }
  if (!response.req.complete) closeAfter(response);
  const error = asHttpError(thrown);
  if (error instanceof HttpError) {
    const { status, message, code, headers, details } = error;
    sendJson(response, status, { message, code, ...details }, headers);
    return;
  }
  logger.error({ err: error }, 'a request failed');
  const message = 'Ha ocurrido un error inesperado. Inténtalo de nuevo más tarde.';
  sendJson(response, 500, { message, code: 'INTERNAL_SERVER_ERROR', requestId });
}

/** A limit that is used up is the caller's error. A database that does not answer, or a full disk, is an outage: the request is right, and may succeed later. */
function asHttpError(error: unknown): unknown {
  if (isDiskFull(error)) {
    logger.error({ err: error }, 'the disk is full');
    return diskFull();
  }
  if (error instanceof RateLimitedError) return tooManyRequests(error.retryAfter, error.message);
  if (!isDatabaseUnavailable(error)) return error;
  logger.warn({ err: error }, 'the database does not answer');
  return unavailable(RETRY_AFTER);
}

function hasLeft({ req }: ServerResponse): boolean {
  return req.destroyed && !req.complete;
}
