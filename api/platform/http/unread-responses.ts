import type { ServerResponse } from 'node:http';

/** A response whose caller reads nothing of it for this long is cut off, milliseconds. */
export const STALL_MS = 30_000;

/**
 * Bytes that may wait in memory for the callers of one address, and for all callers. The system's buffers hold the first
 * megabytes of each response, so an ordinary one never waits here. A file or the GraphQL editor may be longer than the
 * first limit, so a response that waits alone for its address is not held against it.
 */
export const UNREAD_BYTES = { address: 8 * 1024 * 1024, all: 32 * 1024 * 1024 };

/** Some responses are written in parts, and end only when their caller has read them: these are checked this often. */
const CHECK_MS = 500;

interface Watched {
  address: string;
  /** Bytes that wait for the caller. */
  bytes: number;
}

/** Limits what callers cost who request responses and do not read them. */
export class UnreadResponses {
  readonly #most: typeof UNREAD_BYTES;
  /** All open responses, the oldest first. */
  readonly #open = new Map<ServerResponse, Watched>();
  #timer: NodeJS.Timeout | undefined;

  constructor(most = UNREAD_BYTES) {
    this.#most = most;
  }

  /**
   * Watches a response from its start to its end. Above a limit the oldest unread responses are cut off.
   * @param address the caller's address
   */
  watch(response: ServerResponse, address: string): void {
    this.#open.set(response, { address, bytes: 0 });
    response.once('prefinish', () => this.#check(response));
    response.once('close', () => {
      this.#open.delete(response);
      if (this.#open.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    });
    this.#timer ??= setInterval(() => this.#checkAll(), CHECK_MS).unref();
  }

  #check(response: ServerResponse): void {
    const watched = this.#open.get(response);
    if (watched && measure(response, watched) > 0) this.#makeRoom();
  }

  #checkAll(): void {
    let all = 0;
    for (const [response, watched] of this.#open) all += measure(response, watched);
    if (all > 0) this.#makeRoom();
  }

  #makeRoom(): void {
    const byAddress = new Map<string, number>();
    let all = 0;
    for (const { address, bytes } of this.#open.values()) {
      all += bytes;
      byAddress.set(address, (byAddress.get(address) ?? 0) + bytes);
    }
    for (const [response, { address, bytes }] of this.#open) {
      const own = byAddress.get(address) ?? 0;
      const isAddressWithin = own <= this.#most.address || own === bytes;
      if (bytes === 0 || (all <= this.#most.all && isAddressWithin)) continue;
      all -= bytes;
      byAddress.set(address, own - bytes);
      this.#open.delete(response);
      response.destroy();
    }
  }
}

/** Measures the bytes that wait for a response's caller. */
function measure(response: ServerResponse, watched: Watched): number {
  watched.bytes = response.writableLength;
  cutOffStalled(response);
  return watched.bytes;
}

/** Closes the connection of an unread response after a time without progress. */
export function cutOffStalled(response: ServerResponse): void {
  // Node restarts this timer with each packet that the caller takes, and sets its own after the response.
  if (response.writableLength > 0) response.socket?.setTimeout(STALL_MS);
}
