import fs from 'node:fs';

/**
 * Syncs the files of PostgreSQL's write-ahead log to the disk, outside of the event loop. Many commits share one sync:
 * those that arrive while one runs wait together for the next.
 */
export class WriteAheadLog {
  /** Files with writes that no sync has started for. */
  #pending = new Set<string>();
  /** Files that the running sync is about. */
  #inHand: string[] = [];
  /** Number of requests for a sync so far, and how many of them are on the disk. */
  #requested = 0;
  #synced = 0;
  #running: Promise<void> | undefined;
  #failure: Error | undefined;
  readonly #onFailure: (error: Error) => void;

  /**
   * @param onFailure called when the disk refuses. The system may have dropped what it could not write, so no later
   *   sync can be trusted: the process must end and recover from what the disk has.
   */
  constructor(onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
  }

  /** PostgreSQL wants this file on the disk. */
  request(file: string): void {
    this.#pending.add(file);
    this.#requested += 1;
  }

  /** Waits until everything requested so far is on the disk. @throws any error of the disk */
  async synced(): Promise<void> {
    const upTo = this.#requested;
    while (this.#synced < upTo) {
      this.#running ??= this.#sync().finally(() => (this.#running = undefined));
      await this.#running;
    }
  }

  /** The same at once, while everything else waits. */
  syncNow(): void {
    if (this.#synced === this.#requested) return;
    // A running sync may be of the same files, and has not ended: its files are synced again.
    const files = [...this.#pending, ...this.#inHand];
    this.#pending.clear();
    try {
      for (const file of files) withFile(file, (descriptor) => fs.fdatasyncSync(descriptor));
    } catch (error) {
      throw this.#fail(error);
    }
    this.#synced = this.#requested;
  }

  async #sync(): Promise<void> {
    if (this.#failure !== undefined) throw this.#failure;
    const upTo = this.#requested;
    this.#inHand = [...this.#pending];
    this.#pending.clear();
    try {
      for (const file of this.#inHand) {
        const handle = await fs.promises.open(file, 'r');
        await handle.datasync().finally(() => handle.close());
      }
    } catch (error) {
      throw this.#fail(error);
    } finally {
      this.#inHand = [];
    }
    this.#synced = Math.max(this.#synced, upTo);
  }

  #fail(error: unknown): Error {
    const failure = error instanceof Error ? error : new Error(String(error));
    if (this.#failure === undefined) {
      this.#failure = failure;
      this.#onFailure(failure);
    }
    return failure;
  }
}

function withFile(file: string, use: (descriptor: number) => void): void {
  const descriptor = fs.openSync(file, 'r');
  try {
    use(descriptor);
  } finally {
    fs.closeSync(descriptor);
  }
}
