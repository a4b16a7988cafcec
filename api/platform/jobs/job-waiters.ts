import type { Ended } from './parallel-worker.ts';

/** How often the queue is asked for a job that another instance may run, milliseconds. */
const ASK_MS = 1000;

/** An attempt at a job failed; the cause is in the log of the instance that ran it. */
export class JobFailedError extends Error {
  override name = 'JobFailedError';
}

/** A job was not finished within the caller's limit; it stays queued. */
export class JobPendingError extends Error {
  override name = 'JobPendingError';
}

/** The columns of a job in the queue's table. */
interface KeptJob {
  state: string;
  output?: unknown;
}

interface Waiter {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** Callers that wait for the end of a job: notified at once by this instance, within a second of other instances. */
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

  /** Notifies of the end of an attempt. The result goes through JSON, as it does from another instance. */
  tell(ended: Ended): void {
    if ('error' in ended) this.#reject(ended.id, new JobFailedError(String(ended.error)));
    else this.#waiting.get(ended.id)?.resolve(JSON.parse(JSON.stringify(ended.result ?? null)));
  }

  #reject(id: string, error: Error): void {
    this.#waiting.get(id)?.reject(error);
  }

  async #ask(name: string, id: string): Promise<void> {
    // After a failed query it asks again.
    const job = await this.#find(name, id).catch(() => null);
    if (job?.state === 'completed') this.#waiting.get(id)?.resolve(job.output ?? null);
    else if (job?.state === 'failed' || job?.state === 'retry') {
      this.#reject(id, new JobFailedError(JSON.stringify(job.output)));
    }
  }
}
