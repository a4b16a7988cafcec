import fs from 'node:fs';

// Measures the resources used while reading a file. Wall-clock time says little on a busy machine, and kernel limits
// act too late: a process that has grown with earlier files would fail on a harmless one.

/** Resources used by a process. */
export interface Use {
  /** CPU milliseconds of all threads. */
  processorTime: number;
  /** Resident memory in kilobytes. */
  memory: number;
}

/** Milliseconds per clock tick, the unit of Linux's CPU time. */
const TICK = 10;
const EVERY = 50;

/** Resources used until now; undefined on systems other than Linux. */
export function useOf(pid: number): Use | undefined {
  try {
    // Skip the program's name, which may contain spaces and brackets.
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
 * Watches a process until it exceeds a limit.
 * @param most limits: CPU time from now on, memory in total
 * @param onTooMuch called once with the exceeded limit
 * @returns a function that stops watching
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
