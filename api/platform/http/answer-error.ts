import type { ServerResponse } from 'node:http';
import { RETRY_AFTER, isDatabaseUnavailable } from '../database/unavailable.ts';
import { logger } from '../log.ts';
import { diskFull, isDiskFull } from './disk-full.ts';
import { discardBody } from './discard-body.ts';
import { HttpError, unavailable } from './http-error.ts';
import { sendJson } from './respond.ts';

/** Answers a request that failed: with what is wrong with it, or that something is wrong with us. */
export async function answerError(
  response: ServerResponse,
  thrown: unknown,
  requestId: string,
): Promise<void> {
  // Nobody is there to be answered: who leaves in the middle of a body is no fault of anybody's.
  if (response.headersSent || hasLeft(response)) {
    response.destroy();
    return;
  }
  await discardBody(response.req);
  // What is left of a body that nobody read would be taken for the next request on the connection.
  if (!response.req.complete) response.setHeader('connection', 'close');
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

/** A database that does not answer is no fault of the request's, nor of ours for long; nor is a full disk. */
function asHttpError(error: unknown): unknown {
  if (isDiskFull(error)) {
    logger.error({ err: error }, 'the disk is full');
    return diskFull();
  }
  if (!isDatabaseUnavailable(error)) return error;
  logger.warn({ err: error }, 'the database does not answer');
  return unavailable(RETRY_AFTER);
}

function hasLeft({ req }: ServerResponse): boolean {
  return req.destroyed && !req.complete;
}
