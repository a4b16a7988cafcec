import type { IncomingMessage, ServerResponse } from 'node:http';
import { preparedResponse, sendPrepared, type Answer } from './prepared-response.ts';
import { HttpError, notFound } from './http-error.ts';

/** A document that is the same for everybody, so that anybody may keep it for a while. */
export interface Publication {
  body: string | Buffer;
  /** `content-type` */
  type: string;
  /** Seconds for which it may be used without asking again. */
  maxAge: number;
  /** The name under which a browser saves it, of plain letters. */
  fileName?: string;
  /** Whether this address never holds anything else. */
  immutable?: boolean;
  /** Whether somebody sent it to us: a browser then gives it no rights on this site. */
  sandboxed?: boolean;
}

/** Makes a document; null where what it is about does not exist, «busy» where there is no room to make it now. */
export type ReadPublication = () => Promise<Publication | null | 'busy'>;

/**
 * Answers with a document, or with 304 where the caller still holds the same one.
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

/** A document as it is answered. */
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
