import type { IncomingMessage, ServerResponse } from 'node:http';
import { preparedResponse, sendPrepared, type Answer } from './prepared-response.ts';
import { HttpError, notFound } from './http-error.ts';

/** A document that is the same for all callers, so that any cache may store it for a while. */
export interface Publication {
  body: string | Buffer;
  /** `content-type` */
  type: string;
  /** Seconds for which a cache may use it without asking again. */
  maxAge: number;
  /** The file name for downloads, in ASCII. */
  fileName?: string;
  /** Whether this address never has any other content. */
  immutable?: boolean;
  /** Whether a user uploaded it: then a browser gives it no rights on this site. */
  sandboxed?: boolean;
}

/** Makes a document; null if its subject does not exist, «busy» if there is no capacity now. */
export type ReadPublication = () => Promise<Publication | null | 'busy'>;

/**
 * Responds with a document, or with 304 if the caller has the same one.
 * @throws HttpError 404, 503
 */
export async function publish(
  request: IncomingMessage,
  response: ServerResponse,
  read: ReadPublication,
): Promise<void> {
  const found = await read();
  if (found === null) throw notFound();
  if (found === 'busy') throw tryLater();
  await sendPrepared(request, response, preparedResponse(answerWith(found)));
}

/** A document as it is sent. */
export function answerWith(publication: Publication): Answer {
  const { body, type, maxAge, fileName, immutable, sandboxed } = publication;
  const headers = {
    'content-type': type,
    'cache-control': `public, max-age=${maxAge}${immutable ? ', immutable' : ''}`,
    ...(fileName && { 'content-disposition': `inline; filename="${fileName}"` }),
    ...(sandboxed && { 'content-security-policy': "default-src 'none'; sandbox" }),
  };
  return { status: 200, headers, body };
}

const tryLater = () =>
  new HttpError(503, 'UNAVAILABLE', 'Ahora mismo hay demasiado trabajo. Inténtalo dentro de unos segundos.', {
    'retry-after': '5',
  });
