import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * A value that everything which belongs to one piece of work can see, however deep, without being handed it.
 *
 * While there is any such value, Node 20 calls a hook for every promise and every event of every connection, so also for
 * the requests that are answered with ready bytes: a seventh of what these take. Hence it is off when no work has a value.
 */
export class Scope<Value> {
  readonly #storage = new AsyncLocalStorage<Value>();
  #working = 0;

  /** Does the work with its value. What goes on after the work has ended may not see the value any more. */
  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    this.#working += 1;
    try {
      return await this.#storage.run(value, work);
    } finally {
      this.#working -= 1;
      if (this.#working === 0) this.#storage.disable();
    }
  }

  /** The value of the work that asks; undefined outside of any. */
  get current(): Value | undefined {
    return this.#storage.getStore();
  }
}
