import { execFileSync, spawnSync } from 'node:child_process';
import os from 'node:os';

/** Assigns cores, so that the load generator does not disturb the measured server. */
interface Cores {
  /** One core for the measured server. */
  server: string;
  /** The others: for the load, PostgreSQL and this program. */
  others: string;
}

const ALL_CORES = `0-${os.cpus().length - 1}`;

/** Core numbers; null if processes cannot be bound to cores, or if there is only one core. */
export const cores: Cores | null = findCores();

function findCores(): Cores | null {
  const count = os.cpus().length;
  const canPin = spawnSync('taskset', ['--version']).status === 0;
  if (count < 2 || !canPin) return null;
  return { server: '0', others: count === 2 ? '1' : `1-${count - 1}` };
}

/** Binds this program and its future child processes to the other cores. */
export function leaveTheServersCore(): void {
  if (cores) bind(cores.others);
}

/** Gives this program and its child processes all cores during a task: a browser has several processes. */
export async function onAllCores<Result>(work: () => Promise<Result>): Promise<Result> {
  if (!cores) return work();
  bind(ALL_CORES);
  try {
    return await work();
  } finally {
    bind(cores.others);
  }
}

const bind = (list: string) => execFileSync('taskset', ['-a', '-c', '-p', list, String(process.pid)]);

/** A command line that runs on the server's core only, or on all cores. */
export function onCores(which: 'server' | 'all', command: readonly string[]): readonly string[] {
  if (!cores) return command;
  const list = which === 'server' ? cores.server : ALL_CORES;
  return ['taskset', '-c', list, ...command];
}

/** The measured machine, as lines of Markdown. */
export function describeMachine(): string[] {
  const [first] = os.cpus();
  const memory = Math.round(os.totalmem() / 1024 ** 3);
  return [
    `${os.cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${memory} GB, ${os.type()}, Node.js ${process.version}`,
    cores
      ? `The server had core ${cores.server} for itself; the load and PostgreSQL had ${cores.others}.`
      : 'Processes could not be bound to cores: server, load and PostgreSQL shared them.',
  ];
}

/** Load average of the last minute: above the number of cores, other work was running too. */
export const loadAverage = (): number => os.loadavg()[0] ?? 0;
