import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';

/** How much more, and for how long, the sender of a refused request may send. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 5_000;

/**
 * Closes the connection after a response whose request has an unread body: the response and the end of our side leave at
 * once, then the rest of the body is read for a while and discarded. A sender that is cut off would never read the
 * response, and its user would see a broken connection instead of the reason.
 */
export function closeAfter(response: ServerResponse): void {
  const { req, socket } = response;
  // The rest of an unread body would be parsed as the next request on the connection.
  response.setHeader('connection', 'close');
  if (!socket) return;
  // Node calls it after the last response of a connection.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    socket.end();
    void discardBody(req).then(destroySoon);
  };
}

/** Reads the rest of a body and discards it, within limits. */
function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let left = MOST_BYTES;
    const stop = () => {
      clearTimeout(timer);
      request.off('data', count);
      request.pause();
      resolve();
    };
    const count = (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) stop();
    };
    const timer = setTimeout(stop, MOST_MS);
    finished(request, { writable: false }, stop);
    request.on('data', count);
    request.resume();
  });
}
