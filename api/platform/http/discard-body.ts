import type { IncomingMessage } from 'node:http';
import { finished } from 'node:stream';

/** As much as a refused sender may still write, and for how long. */
const MOST_BYTES = 32 * 1024 * 1024;
const MOST_MS = 5_000;

/**
 * Reads the rest of a body and throws it away, within limits, before a refusal is sent: whoever is cut off while writing
 * never reads the answer, and a person would see a broken connection instead of the reason.
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
