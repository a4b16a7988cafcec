import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import type { Server } from '../server/processes.ts';
import type { Job, Outcome } from './load-process.ts';

const PROGRAM = path.join(import.meta.dirname, 'load-process.ts');

/** A request by its parts; «{n}» in it becomes a number that no other request has. */
export interface Asked {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What the load and the accounting of the system saw. */
export interface Figures extends Outcome {
  perSecond: number;
  /** Requests for each second of the server's processor time: what it could do if it had its core for itself. */
  perCpuSecond: number;
}

function rawRequest({ method = 'GET', path: address, headers = {}, body = '' }: Asked): string {
  const length = method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host: 'bench.test', ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

interface Load {
  requests: readonly Asked[];
  connections?: number;
  seconds?: number;
  once?: boolean;
}

/** Keeps a server busy, and tells how it did. @throws Error where the load could not be sent. */
export async function load(
  server: Server,
  { requests, connections = 50, seconds = 2, once = false }: Load,
): Promise<Figures> {
  const job: Job = {
    port: server.port,
    connections,
    seconds,
    warmUp: Math.min(1, seconds / 2),
    requests: requests.map(rawRequest),
    once,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(job));
  let cpu = server.cpuSeconds();
  const said: string[] = [];
  readline.createInterface({ input: child.stderr }).on('line', (line) => {
    if (line === 'counting') cpu = server.cpuSeconds();
    else said.push(line);
  });
  let output = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data.toString();
  });
  await new Promise((resolve) => child.once('close', resolve));
  if (output === '') throw new Error(`No load on ${server.name}: ${said.join('\n')}`);
  const outcome: Outcome = JSON.parse(output);
  const used = server.cpuSeconds() - cpu;
  return { ...outcome, perSecond: outcome.answers / outcome.seconds, perCpuSecond: outcome.answers / used };
}
