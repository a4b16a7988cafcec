import fs from 'node:fs';

// What a file costs while it is read. Time on the clock says little on a machine with other work to do, and limits of the
// kernel act late: a process that has grown over other files would be refused memory over a harmless one.

/** What a process has used. */
export interface Use {
  /** Milliseconds of all its threads. */
  processorTime: number;
  /** Memory that it holds, in kilobytes. */
  memory: number;
}

/** Milliseconds of a tick, in which Linux counts processor time. */
const TICK = 10;
const EVERY = 50;

/** What a process has used until now; undefined where the system does not tell, as all but Linux. */
export function useOf(pid: number): Use | undefined {
  try {
    // Behind the name of the program, which may hold spaces and brackets.
    const counts = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const memory = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return memory === undefined
      ? undefined
      : { processorTime: (Number(counts[11]) + Number(counts[12])) * TICK, memory: Number(memory) };
  } catch {
    return undefined;
  }
}

/**
 * Watches a process until it has used too much.
 * @param most what it may use: processor time from now on, memory in all.
 * @param onTooMuch told once what it was.
 * @returns what ends the watch.
 */
export function watchUse(pid: number, most: Use, onTooMuch: (what: keyof Use) => void): () => void {
  const before = useOf(pid);
  if (!before) return () => {};
  const look = () => {
    const now = useOf(pid);
    if (!now) return;
    const what =
      now.memory > most.memory
        ? 'memory'
        : now.processorTime - before.processorTime > most.processorTime
          ? 'processorTime'
          : undefined;
    if (!what) return;
    clearInterval(timer);
    onTooMuch(what);
  };
  const timer = setInterval(look, EVERY);
  return () => clearInterval(timer);
}
