import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyIsCoded } from './http-error.ts';

/** Senders that wait for a sign before they send their body (`Expect: 100-continue`). */
const waiting = new WeakMap<IncomingMessage, ServerResponse>();

/** Lets a sender wait: a request that is refused by its head alone costs no body. */
export function letSenderWait(request: IncomingMessage, response: ServerResponse): void {
  waiting.set(request, response);
}

/**
 * Asks for the body of a request; call it before reading. Most senders do not wait.
 * @throws HttpError 415 if the body is compressed
 */
export function askForBody(request: IncomingMessage): void {
  const coding = request.headers['content-encoding'] ?? 'identity';
  if (coding.trim().toLowerCase() !== 'identity') throw bodyIsCoded();
  waiting.get(request)?.writeContinue();
  waiting.delete(request);
}
