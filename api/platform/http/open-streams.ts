import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/** The most open streams of one address at an instance, and of all together: an arena shares one address. */
export const OPEN_STREAMS = { address: 5_000, all: 10_000 };

/** Whether a request asks for server-sent events, which stay open until the client leaves. */
export const isEventStream = ({ headers }: IncomingMessage): boolean =>
  headers.accept?.toLowerCase().includes('text/event-stream') ?? false;

/**
 * Counts the open streams. They cost memory and a socket rather than work, so the limit is on how many are open, not on
 * how many were requested in a minute.
 */
export class OpenStreams {
  readonly #most: typeof OPEN_STREAMS;
  readonly #byAddress = new Map<string, number>();
  #all = 0;

  constructor(most: typeof OPEN_STREAMS) {
    this.#most = most;
  }

  /** The number of open streams. */
  get count(): number {
    return this.#all;
  }

  /** Counts a response until it ends. @throws HttpError 429 for the address, 503 if the instance has too many */
  add(address: string, response: EventEmitter): void {
    const own = this.#byAddress.get(address) ?? 0;
    if (own >= this.#most.address) throw tooMany(429, 'RATE_LIMITED');
    if (this.#all >= this.#most.all) throw tooMany(503, 'UNAVAILABLE');
    this.#byAddress.set(address, own + 1);
    this.#all += 1;
    response.once('close', () => {
      this.#all -= 1;
      const left = (this.#byAddress.get(address) ?? 0) - 1;
      if (left > 0) this.#byAddress.set(address, left);
      else this.#byAddress.delete(address);
    });
  }
}

function tooMany(status: number, code: string): HttpError {
  const message = 'Hay demasiadas conexiones abiertas a la vez. Inténtalo de nuevo en un momento.';
  return new HttpError(status, code, message, { 'retry-after': '30' });
}
