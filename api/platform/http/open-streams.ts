import { HttpError } from './http-error.ts';
import { STALL_MS } from './unread-responses.ts';

/** Streams that may be open at once for one address, and for all addresses at an instance. */
export interface MostStreams {
  address: number;
  all: number;
}

/** Streams of the pages' subscriptions: they share their events, and an arena shares one address. */
export const PAGE_STREAMS: MostStreams = { address: 5_000, all: 10_000 };

/** Subscriptions with documents of integrators: each runs its document for every event. */
export const DOCUMENT_STREAMS: MostStreams = { address: 20, all: 1_000 };

/** What is needed of a response that stays open. */
interface Stream {
  /** Bytes that wait for the caller. */
  readonly writableLength: number;
  once(event: 'close', listener: () => void): unknown;
  destroy(): unknown;
}

/** Limits open streams: they cost memory and a socket rather than work, so a limit on requests does not bound them. */
export class OpenStreams {
  readonly #most: MostStreams;
  readonly #stallMs: number;
  readonly #byAddress = new Map<string, number>();
  /** Each open stream, and the last time when all its events were read. */
  readonly #open = new Map<Stream, number>();
  #check: NodeJS.Timeout | undefined;

  /** @param stallMs a stream whose caller has not read all events for this long is closed, milliseconds */
  constructor(most: MostStreams, stallMs = STALL_MS) {
    this.#most = most;
    this.#stallMs = stallMs;
  }

  /** Number of open streams. */
  get count(): number {
    return this.#open.size;
  }

  /** Counts a stream until it is closed. @throws HttpError 429 for an address with too many, 503 for an instance */
  add(address: string, stream: Stream): void {
    const own = this.#byAddress.get(address) ?? 0;
    if (own >= this.#most.address) throw tooMany(429, 'RATE_LIMITED');
    if (this.#open.size >= this.#most.all) throw tooMany(503, 'UNAVAILABLE');
    this.#byAddress.set(address, own + 1);
    this.#open.set(stream, performance.now());
    this.#check ??= setInterval(() => this.#closeStalled(), this.#stallMs / 3).unref();
    stream.once('close', () => this.#remove(address, stream));
  }

  #remove(address: string, stream: Stream): void {
    this.#open.delete(stream);
    const left = (this.#byAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
    if (this.#open.size > 0) return;
    clearInterval(this.#check);
    this.#check = undefined;
  }

  #closeStalled(): void {
    const now = performance.now();
    for (const [stream, since] of this.#open) {
      if (stream.writableLength === 0) this.#open.set(stream, now);
      else if (now - since >= this.#stallMs) stream.destroy();
    }
  }
}

function tooMany(status: number, code: string): HttpError {
  const message = 'Hay demasiadas conexiones abiertas a la vez. Inténtalo de nuevo en un momento.';
  return new HttpError(status, code, message, { 'retry-after': '30' });
}
