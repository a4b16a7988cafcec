import type { ChildProcess } from 'node:child_process';
import { endChild, type Started, startChild } from './reader-child.ts';

/**
 * A reading process that starts beside the one that reads, to take its place: a new one takes seconds until it reads as
 * quickly, and no file should wait for that.
 */
export class SpareProcess {
  #started: Started | undefined;
  #ready = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Starts it, unless it is started already. One that does not start is given up; it may be started again then.
   * @param startTime milliseconds that it may take.
   * @param onReady called once when it can be taken.
   */
  start(program: string | undefined, startTime: number, onReady: () => void): void {
    if (this.#started) return;
    const started = startChild(program);
    this.#started = started;
    const giveUp = () => this.#started === started && this.end();
    started.child.once('message', () => {
      if (this.#started !== started) return;
      clearTimeout(this.#timer);
      this.#ready = true;
      onReady();
    });
    started.child.once('error', giveUp);
    started.child.once('exit', giveUp);
    this.#timer = setTimeout(giveUp, startTime);
  }

  /** Hands it over where it is ready. */
  take(): Started | undefined {
    if (!this.#ready) return undefined;
    const started = this.#started;
    this.#forget();
    return started;
  }

  end(): void {
    const child: ChildProcess | undefined = this.#started?.child;
    this.#forget();
    if (child) endChild(child);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#started = undefined;
    this.#ready = false;
  }
}
