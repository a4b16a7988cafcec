import type { ServerResponse } from 'node:http';

/** A response whose caller reads nothing of it for this long is cut off, milliseconds. */
export const STALL_MS = 30_000;

/** Bytes that may wait in memory for the callers of one address, and for all callers. */
export const UNREAD_BYTES = { address: 32 * 1024 * 1024, all: 128 * 1024 * 1024 };

/** Limits what callers cost who request responses and do not read them. */
export class UnreadResponses {
  readonly #most: typeof UNREAD_BYTES;
  /** The oldest first. */
  readonly #waiting = new Map<ServerResponse, { address: string; bytes: number }>();

  constructor(most = UNREAD_BYTES) {
    this.#most = most;
  }

  /**
   * Watches a response that has been sent, if some of it still waits for its caller. Above a limit the oldest unread
   * responses are cut off.
   * @param address the caller's address
   */
  watch(response: ServerResponse, address: string): void {
    const bytes = response.writableLength;
    if (bytes === 0) return;
    cutOffStalled(response);
    this.#waiting.set(response, { address, bytes });
    response.once('close', () => this.#waiting.delete(response));
    this.#makeRoom(address);
  }

  #makeRoom(address: string): void {
    let own = 0;
    let all = 0;
    for (const waiting of this.#waiting.values()) {
      all += waiting.bytes;
      if (waiting.address === address) own += waiting.bytes;
    }
    for (const [response, waiting] of this.#waiting) {
      const isOwn = waiting.address === address;
      if (all <= this.#most.all && (own <= this.#most.address || !isOwn)) continue;
      all -= waiting.bytes;
      if (isOwn) own -= waiting.bytes;
      this.#waiting.delete(response);
      response.destroy();
    }
  }
}

/** Closes the connection of an unread response after a time without progress. */
export function cutOffStalled(response: ServerResponse): void {
  // Node restarts this timer with each packet that the caller takes, and sets its own after the response.
  if (response.writableLength > 0) response.socket?.setTimeout(STALL_MS);
}
