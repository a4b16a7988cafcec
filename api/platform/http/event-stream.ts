import type { ServerResponse } from 'node:http';

/** Headers of every stream of server-sent events. There is no coding: «none» is not one, and proxies would wait for more. */
export const EVENT_STREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy in front would collect the events before it sends any: nginx does so by default.
  'x-accel-buffering': 'no',
};

/** Sent at once if there is no event yet, so that proxies and programs get the headers. */
export const OPENING_COMMENT = ':\n\n';

/** How often every stream gets something, milliseconds, so that neither the caller nor a proxy takes it for dead. */
export const HEARTBEAT_MS = 15_000;

/**
 * Begins a stream. A HEAD request gets the headers only.
 * @param first the first event, if there is one
 * @returns whether events may follow
 */
export function beginEvents(response: ServerResponse, first = OPENING_COMMENT): boolean {
  response.writeHead(200, EVENT_STREAM_HEADERS);
  if (response.req.method === 'HEAD') {
    response.end();
    return false;
  }
  response.write(first);
  return true;
}
