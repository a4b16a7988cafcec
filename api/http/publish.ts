import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { HttpError, methodNotAllowed, notFound } from './http-error.ts';
import { send } from './respond.ts';

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
 * @throws HttpError 404, 405, 503
 */
export async function publish(
  request: IncomingMessage,
  response: ServerResponse,
  read: ReadPublication,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
  const found = await read();
  if (found === null) throw notFound();
  if (found === 'busy') throw tryLater();
  const { body, type, maxAge, fileName, immutable, sandboxed } = found;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const headers: OutgoingHttpHeaders = {
    etag,
    'cache-control': `public, max-age=${maxAge}${immutable ? ', immutable' : ''}`,
  };
  if (holds(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = type;
  if (fileName) headers['content-disposition'] = `inline; filename="${fileName}"`;
  if (sandboxed) headers['content-security-policy'] = "default-src 'none'; sandbox";
  send(response, 200, body, headers);
}

/** Whether `If-None-Match` names this version; a proxy that compressed it may have marked it weak. */
function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

const tryLater = () =>
  new HttpError(503, 'UNAVAILABLE', 'Ahora mismo hay demasiado trabajo. Inténtalo dentro de unos segundos.', {
    'retry-after': '5',
  });
