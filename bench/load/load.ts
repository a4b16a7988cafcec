import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import type { Server } from '../server/processes.ts';
import type { Job, Outcome } from './load-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'load-process.ts');

/** A request; «{n}» in it is replaced by a unique number. */
export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The figures of the load generator and of the system's accounting. */
export interface Figures {
  answers: number;
  seconds: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** Requests per second in each turn. */
  perSecond: number[];
  /** Requests per second of the server's CPU time: its throughput if it had its core for itself. */
  perCpuSecond: number;
}

function rawRequest({ method = 'GET', path: address, headers = {}, body = '' }: LoadRequest): string {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'bench.test', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** A server and its requests. */
export interface Target {
  server: Server;
  requests: readonly LoadRequest[];
}

interface Turns {
  connections?: number;
  /** Number of turns per server, and seconds per turn. */
  turns: number;
  seconds: number;
  /** Seconds at the start of a turn that are not counted. */
  warmUp: number;
  once?: boolean;
}

/** Loads servers alternately and returns their figures. @throws Error if the load could not be sent. */
export async function loadAlternately(
  targets: readonly Target[],
  { connections = 50, turns, seconds, warmUp, once = false }: Turns,
): Promise<Figures[]> {
  const job: Job = {
    targets: targets.map(({ server, requests }) => ({
      port: server.port,
      requests: requests.map(rawRequest),
    })),
    connections,
    turns,
    seconds,
    warmUp,
    once,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(job));
  const cpuSeconds = () => targets.map(({ server }) => server.cpuSeconds());
  let before = cpuSeconds();
  const said: string[] = [];
  readline.createInterface({ input: child.stderr }).on('line', (line) => {
    if (line === 'counting') before = cpuSeconds();
    else said.push(line);
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  if (output === '') {
    throw new Error(`No load on ${targets.map(({ server }) => server.name).join()}: ${said.join('\n')}`);
  }
  const after = cpuSeconds();
  const outcomes: Outcome[] = JSON.parse(output);
  return outcomes.map(({ turns: taken, statuses }, index) => {
    const answers = sum(taken.map((turn) => turn.answers));
    const used = (after[index] ?? 0) - (before[index] ?? 0);
    const perSecond = taken.map((turn) => turn.answers / turn.seconds);
    const lasted = sum(taken.map((turn) => turn.seconds));
    return { answers, seconds: lasted, statuses, perSecond, perCpuSecond: answers / used };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Load extends Pick<Target, 'requests'> {
  connections?: number;
  seconds?: number;
  once?: boolean;
}

/** Loads one server and returns its figures. @throws Error if the load could not be sent. */
export async function load(server: Server, { requests, seconds = 2, ...others }: Load): Promise<Figures> {
  const warmUp = Math.min(1, seconds / 2);
  const [figures] = await loadAlternately([{ server, requests }], { turns: 1, seconds, warmUp, ...others });
  if (!figures) throw new Error(`No load on ${server.name}`);
  return figures;
}
