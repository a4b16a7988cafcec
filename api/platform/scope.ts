import { AsyncLocalStorage } from 'node:async_hooks';

/** The value of a scope, and those of outer scopes. */
interface Frame {
  scope: Scope<unknown>;
  value: unknown;
  outer: Frame | undefined;
}

// One storage for all scopes, because each additional one adds overhead to every promise.
const storage = new AsyncLocalStorage<Frame>();
let working = 0;

/**
 * A value that is available to all code of a run (async context), without passing it on. While a value exists, Node
 * 20 calls a hook for every promise and connection event, which costs other requests, for example cached responses, a
 * seventh of their time. So the storage is disabled while no run has a value.
 */
export class Scope<Value> {
  /** Runs the work with the value. Code that continues after the work has ended may not see the value. */
  async run<Result>(value: Value, work: () => Promise<Result>): Promise<Result> {
    working += 1;
    try {
      return await storage.run({ scope: this, value, outer: storage.getStore() }, work);
    } finally {
      working -= 1;
      if (working === 0) storage.disable();
    }
  }

  /** The current value; undefined outside of a run. */
  get current(): Value | undefined {
    let frame = storage.getStore();
    while (frame && frame.scope !== this) frame = frame.outer;
    // Only `run` of this scope creates its frames.
    return frame?.value as Value | undefined;
  }
}
