import type { Ended } from './parallel-worker.ts';

/** How often the queue is asked for a job that another instance may be doing, milliseconds. */
const ASK_MS = 1000;

/** An attempt at a job failed; what went wrong is in the log of the instance that made it. */
export class JobFailedError extends Error {
  override name = 'JobFailedError';
}

/** A job was not done in the time that somebody had for it; it still will be. */
export class JobPendingError extends Error {
  override name = 'JobPendingError';
}

/** What the queue's table says of a job. */
interface KeptJob {
  state: string;
  output?: unknown;
}

interface Waiter {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Those who wait for the end of a job: told at once of what this instance does, within a second of what others do. */
export class JobWaiters {
  readonly #find: (name: string, id: string) => Promise<KeptJob | null>;
  readonly #waiting = new Map<string, Waiter>();

  constructor(find: (name: string, id: string) => Promise<KeptJob | null>) {
    this.#find = find;
  }

  /** @throws JobFailedError, JobPendingError; see `WorkQueue.perform` */
  async endOf({ name, id }: { name: string; id: string }, limit: number): Promise<unknown> {
    const end = new Promise<unknown>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    const late = setTimeout(() => this.#reject(id, new JobPendingError(`${name} takes longer`)), limit);
    const asking = setInterval(() => void this.#ask(name, id), ASK_MS);
    try {
      return await end;
    } finally {
      clearTimeout(late);
      clearInterval(asking);
      this.#waiting.delete(id);
    }
  }

  /** Passes on how an attempt ended. What the job made goes through JSON, as it does on the way from another instance. */
  tell(ended: Ended): void {
    if ('error' in ended) this.#reject(ended.id, new JobFailedError(String(ended.error)));
    else this.#waiting.get(ended.id)?.resolve(JSON.parse(JSON.stringify(ended.result ?? null)));
  }

  #reject(id: string, error: Error): void {
    this.#waiting.get(id)?.reject(error);
  }

  async #ask(name: string, id: string): Promise<void> {
    // A queue that cannot be read now is asked again.
    const job = await this.#find(name, id).catch(() => null);
    if (job?.state === 'completed') this.#waiting.get(id)?.resolve(job.output ?? null);
    else if (job?.state === 'failed' || job?.state === 'retry') {
      this.#reject(id, new JobFailedError(JSON.stringify(job.output)));
    }
  }
}
