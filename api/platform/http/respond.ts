import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends a JSON response that depends on the caller, so no cache may store it. */
export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  send(response, status, JSON.stringify(body), {
    'content-type': JSON_TYPE,
    'cache-control': 'no-store',
    ...headers,
  });
}

/**
 * Names the way to sign in, as RFC 9110 demands of every 401. No browser knows the scheme, so none opens its own dialog.
 */
const SIGN_IN = { 'www-authenticate': 'Cookie realm="site", form-action="/api/login"' };

/** Sends a whole response; a HEAD request gets only the headers. */
export function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  // Node would hold an unread text twice, as text and as bytes.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  // RFC 9110 forbids a length where there can be no body.
  const length = status !== 204 && { 'content-length': bytes.length };
  response.writeHead(status, { ...(status === 401 && SIGN_IN), ...headers, ...length });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}
