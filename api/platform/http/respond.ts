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

/** Sends a whole response; a HEAD request gets only the headers. */
export function send(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  // Node would hold an unread text twice, as text and as bytes.
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...headers, 'content-length': bytes.length });
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}
