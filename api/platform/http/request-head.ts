import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/** The methods of all addresses together. */
export const ALL_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** What RFC 9110 allows as host and port; also no host at all. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}

/**
 * The refusal that RFC 9112 demands for a request's head, which Node's parser lets pass: several hosts, of which each
 * program on the way may take another one, a host that is none, and another version of HTTP. It runs for every request.
 */
export function headProblem(request: IncomingMessage): HttpError | null {
  if (request.httpVersionMajor !== 1) {
    return new HttpError(505, 'HTTP_VERSION_NOT_SUPPORTED', 'El servidor solo habla HTTP/1.1');
  }
  if (countHosts(request) > 1 || !HOST.test(request.headers.host ?? '')) {
    return new HttpError(400, 'BAD_REQUEST', 'La petición no dice bien a qué sitio se dirige');
  }
  return null;
}

/** Whether a request asks for nothing but an answer: `OPTIONS *` is about the server, not about an address. */
export const isAboutServer = ({ method, url }: IncomingMessage): boolean =>
  method === 'OPTIONS' && url === '*';
