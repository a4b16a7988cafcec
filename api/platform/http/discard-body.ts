import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

/** How much more, and for how long, the sender of a refused request may send. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 5_000;

/**
 * Reads the rest of a body and discards it, within limits, before a refusal is sent: a client that is cut off while it
 * sends never reads the response, and its user would see a broken connection instead of the reason.
 */
export function discardBody(request: IncomingMessage): Promise<void> {
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
