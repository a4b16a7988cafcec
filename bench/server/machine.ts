import { execFileSync, spawnSync } from 'node:child_process';
import os from 'node:os';

/** Which cores do what, so that whoever asks takes nothing from whoever answers. */
export interface Cores {
  /** One core for the server that is measured. */
  server: string;
  /** The others: the load, PostgreSQL and this program. */
  others: string;
}

const ALL_CORES = `0-${os.cpus().length - 1}`;

/** The cores by their numbers; null where processes cannot be bound to some, or there is but one. */
export const cores: Cores | null = findCores();

function findCores(): Cores | null {
  const count = os.cpus().length;
  const canPin = spawnSync('taskset', ['--version']).status === 0;
  if (count < 2 || !canPin) return null;
  return { server: '0', others: count === 2 ? '1' : `1-${count - 1}` };
}

/** Binds this program, and what it starts from now on, to the cores that are not the server's. */
export function leaveTheServersCore(): void {
  if (cores) bind(cores.others);
}

/** Gives this program, and what it starts meanwhile, all cores for a work: a browser is several processes at once. */
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

/** A command line that runs on the server's core only, or on all of them. */
export function onCores(which: 'server' | 'all', command: readonly string[]): readonly string[] {
  if (!cores) return command;
  const list = which === 'server' ? cores.server : ALL_CORES;
  return ['taskset', '-c', list, ...command];
}

/** What the figures were taken on, as lines of Markdown. */
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

/** Processes that wanted to run in the last minute: beyond the cores, somebody else was at work too. */
export const loadAverage = (): number => os.loadavg()[0] ?? 0;
