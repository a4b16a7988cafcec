/**
 * Finds instances that have not been seen for a while. Only checks that were made count, so that an instance is not taken
 * for gone because there was no check.
 */
export class Vanished {
  readonly #graceMs: number;
  /** Instance → the time of the first check that missed it. */
  readonly #since = new Map<number, number>();
  #lastSeen: ReadonlySet<number> | undefined;

  constructor(graceMs: number) {
    this.#graceMs = graceMs;
  }

  get hasLooked(): boolean {
    return this.#lastSeen !== undefined;
  }

  /**
   * @param alive the instances that are seen now
   * @param known instances that were alive at some time, as the database remembers them
   * @param now milliseconds of a clock that never goes back
   * @returns the instances that every check of the grace period missed; each once.
   */
  look(alive: ReadonlySet<number>, known: Iterable<number>, now: number): number[] {
    for (const one of [...known, ...(this.#lastSeen ?? [])]) {
      if (!alive.has(one) && !this.#since.has(one)) this.#since.set(one, now);
    }
    this.#lastSeen = alive;
    const gone: number[] = [];
    for (const [one, since] of this.#since) {
      const isGone = now - since >= this.#graceMs;
      if (isGone) gone.push(one);
      if (isGone || alive.has(one)) this.#since.delete(one);
    }
    return gone;
  }
}
