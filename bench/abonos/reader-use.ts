import fs from 'node:fs';
import { useOf } from '../../api/domains/abonos/reading/reader-watch.ts';

const EVERY = 20;

/**
 * Measures the reading processes of this one, from its creation to its end; nothing if the system does not support it.
 */
export class UseOfReaders {
  readonly #before = new Map<string, number>();
  readonly #now = new Map<string, number>();
  #memory = 0;
  readonly #timer: NodeJS.Timeout;

  constructor() {
    this.#look();
    for (const [pid, time] of this.#now) this.#before.set(pid, time);
    this.#timer = setInterval(() => this.#look(), EVERY);
  }

  end(): void {
    this.#look();
    clearInterval(this.#timer);
  }

  /** Milliseconds of CPU time. */
  get work(): number | undefined {
    if (this.#now.size === 0) return undefined;
    return [...this.#now].reduce((sum, [pid, time]) => sum + time - (this.#before.get(pid) ?? 0), 0);
  }

  /** The most memory of a single one, in kilobytes. */
  get memory(): number | undefined {
    return this.#memory || undefined;
  }

  #look(): void {
    for (const pid of children()) {
      const use = useOf(Number(pid));
      if (!use) continue;
      this.#now.set(pid, use.processorTime);
      this.#memory = Math.max(this.#memory, use.memory);
    }
  }
}

function children(): string[] {
  try {
    const all = fs.readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
    return all.filter(
      (pid) => pid && fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-process'),
    );
  } catch {
    return [];
  }
}
