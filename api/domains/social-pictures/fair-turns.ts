/** How much work may wait: for one caller, and for all. */
export interface MostWaiting {
  each: number;
  all: number;
}

/**
 * Runs work one piece after the other. The callers take turns: one with much work does not keep another one waiting for
 * all of it.
 */
export class FairTurns {
  readonly #most: MostWaiting;
  /** The waiting work of each caller; the caller whose turn is next comes first. */
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #count = 0;
  #isRunning = false;

  constructor(most: MostWaiting) {
    this.#most = most;
  }

  /**
   * @param caller names the caller, for example by address
   * @returns the result of the work; null if too much is waiting
   */
  run<Result>(caller: string, work: () => Promise<Result>): Promise<Result> | null {
    const own = this.#waiting.get(caller) ?? [];
    if (own.length >= this.#most.each || this.#count >= this.#most.all) return null;
    return new Promise((resolve, reject) => {
      own.push(() => work().then(resolve, reject));
      this.#waiting.set(caller, own);
      this.#count += 1;
      if (!this.#isRunning) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true;
    for (let work = this.#next(); work; work = this.#next()) await work();
    this.#isRunning = false;
  }

  /** Takes work of the caller whose turn it is, who then waits behind the others. */
  #next(): (() => Promise<void>) | undefined {
    const [turn] = this.#waiting;
    if (!turn) return undefined;
    const [caller, own] = turn;
    const work = own.shift();
    this.#waiting.delete(caller);
    if (own.length > 0) this.#waiting.set(caller, own);
    this.#count -= 1;
    return work;
  }
}
