import type { ChildProcess } from 'node:child_process';
import { endChild, type Started, startChild } from './reader-child.ts';

/**
 * A second reading process that starts in the background to replace the current one: a new process needs seconds to
 * warm up, and no file should wait for it.
 */
export class SpareProcess {
  #started: Started | undefined;
  #ready = false;
  #timer: NodeJS.Timeout | undefined;

  /**
   * Starts it, unless it is already starting. A failed start can be repeated.
   * @param startTime timeout in milliseconds
   * @param onReady called once when it is ready
   */
  start(settings: Parameters<typeof startChild>[0], startTime: number, onReady: () => void): void {
    if (this.#started) return;
    const started = startChild(settings);
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

  /** Returns the process if it is ready. */
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
