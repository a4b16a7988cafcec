/**
 * Tells who has not been seen for a while. Only looks that were made count, so somebody who looks seldom, or could not look,
 * takes nobody for gone who was merely not looked at.
 */
export class Vanished {
  readonly #graceMs: number;
  /** Since when each is out of sight. */
  readonly #since = new Map<number, number>();
  #lastSeen: ReadonlySet<number> | undefined;

  constructor(graceMs: number) {
    this.#graceMs = graceMs;
  }

  get hasLooked(): boolean {
    return this.#lastSeen !== undefined;
  }

  /**
   * @param alive who is seen now
   * @param known who was there at some time, for all that is remembered elsewhere
   * @param now milliseconds of a clock that never goes back
   * @returns who has been out of sight at every look for the grace; each once.
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
