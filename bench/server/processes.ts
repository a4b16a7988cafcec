import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { cleanEnvironment } from '../../e2e/site-process.ts';
import { onCores } from './machine.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');
const START_LIMIT_MS = 60_000;

/** A server in a separate process. */
export interface Server {
  name: string;
  port: number;
  /** Milliseconds from its start to its first response. */
  startedIn: number;
  /** CPU seconds used so far. */
  cpuSeconds(): number;
  /** Current resident memory, megabytes. */
  megabytes(): number;
  stop(): Promise<void>;
}

interface Options {
  name: string;
  /** Arguments of node: flags, the program, its arguments. */
  program: readonly string[];
  port: number;
  env?: Record<string, string>;
  /** All cores instead of the server's single one. */
  allCores?: boolean;
  /** The URL that is polled until it answers 200. */
  ready?: string;
}

/** Kills the child processes when this program exits in any way. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')));

/** Starts a server and waits for its first response. @throws Error with its output if it exits or hangs. */
export async function startServer(options: Options): Promise<Server> {
  const { name, program, port, env = {}, allCores = false, ready = '/readyz' } = options;
  const [command = '', ...args] = onCores(allCores ? 'all' : 'server', [process.execPath, ...program]);
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: ROOT,
    env: cleanEnvironment({ NODE_ENV: 'production', LOG_LEVEL: 'warn', PORT: String(port), ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    readline.createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const startedIn = await untilReady(child, `http://127.0.0.1:${port}${ready}`, start);
  if (startedIn === null) {
    child.kill('SIGKILL');
    throw new Error(`${name} did not start:\n${lines.join('\n')}`);
  }
  return {
    name,
    port,
    startedIn,
    cpuSeconds: () => cpuSeconds(child.pid ?? 0),
    megabytes: () => megabytes(child.pid ?? 0),
    stop: () => stop(child),
  };
}

async function untilReady(child: ChildProcess, address: string, start: number): Promise<number | null> {
  while (performance.now() - start < START_LIMIT_MS && child.exitCode === null) {
    // Apollo rejects requests that another site's page could have sent (CSRF prevention).
    const response = await fetch(address, { headers: { 'apollo-require-preflight': 'yes' } }).catch(
      () => null,
    );
    const time = performance.now() - start;
    await response?.arrayBuffer();
    if (response?.ok) return time;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return null;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hanging = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(hanging);
}

/** Clock ticks per second of Linux's accounting. */
const TICKS = 100;

function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!fs.existsSync(file)) return Number.NaN;
  // The process name may contain spaces; user and system time are the 12th and 13th fields after it.
  const fields = fs.readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

function megabytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!fs.existsSync(file)) return Number.NaN;
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(file, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
