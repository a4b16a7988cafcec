// The load generator, in a separate process: sends prepared requests over busy connections and counts the responses.
// Our own program, since existing tools parse each response and reach their limit before a bare server does. It reads a
// job as JSON, and prints the outcome as JSON.
import fs from 'node:fs';
import net from 'node:net';

/** What to send, and for how long. */
export interface Job {
  /** Servers that are loaded alternately, never two at once. */
  targets: { port: number; requests: string[] }[];
  /** Open connections to each server, idle during the other's turn. */
  connections: number;
  /** Number of turns per server, and seconds per turn. */
  turns: number;
  seconds: number;
  /** Seconds at the start of a turn that are not counted. */
  warmUp: number;
  /** Sends each request exactly once instead, however long that takes. */
  once?: boolean;
}

/** The outcome of one server. */
export interface Outcome {
  /** Its turns, each until the last response. */
  turns: { answers: number; seconds: number }[];
  /** Number of responses by status. */
  statuses: Record<string, number>;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '0\r\n\r\n';

/** The end of the first response in `bytes`; 0 if it is incomplete. */
function endOfAnswer(bytes: Buffer, head: string, headEnd: number): number {
  const length = /content-length: *(\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    const isBodiless = head.startsWith('304', 9);
    const end = headEnd + (isBodiless ? 0 : Number(length));
    return bytes.length >= end ? end : 0;
  }
  if (!/transfer-encoding: *chunked/i.test(head)) return headEnd;
  return bytes.toString('latin1', bytes.length - LAST_CHUNK.length) === LAST_CHUNK ? bytes.length : 0;
}

const base = Math.floor(Math.random() * 1e9) * 1000;
let sent = 0;

/** A server with connections that are busy during its turn. */
class Target {
  readonly #port: number;
  /** Complete requests, sent round-robin; «{n}» is replaced by a unique number. */
  readonly #templates: readonly string[][];
  readonly #once: boolean;
  /** Callbacks that resume the idle connections. */
  readonly #resting = new Set<() => void>();
  #left: number;
  #waiting = 0;
  #busy = false;
  #atRest = () => {};
  #answers = 0;
  statuses: Record<string, number> = {};

  constructor({ port, requests }: Job['targets'][number], once: boolean) {
    this.#port = port;
    this.#templates = requests.map((request) => request.split('{n}'));
    this.#once = once;
    this.#left = once ? requests.length : Infinity;
  }

  connect(): Promise<void> {
    const socket = net.connect(this.#port, '127.0.0.1');
    socket.setNoDelay(true);
    let pending: Buffer | null = null;
    let isWaiting = false;
    const next = () => {
      const request = this.#nextRequest();
      isWaiting = request !== null;
      if (request === null) this.#rest(next);
      else socket.write(request, 'latin1');
    };
    const opened = new Promise<void>((resolve) => {
      socket.on('connect', () => {
        next();
        resolve();
      });
    });
    socket.on('error', (error) => {
      console.error(error.message);
      process.exit(1);
    });
    socket.on('close', () => {
      // A server may close a connection after a response or while it is idle.
      this.#resting.delete(next);
      if (isWaiting) this.#waiting -= 1;
      void this.connect();
    });
    socket.on('data', (data) => {
      const bytes: Buffer = pending ? Buffer.concat([pending, data]) : data;
      pending = bytes;
      const found = bytes.indexOf(HEAD_END);
      if (found < 0) return;
      const head = bytes.toString('latin1', 0, found);
      if (endOfAnswer(bytes, head, found + HEAD_END.length) === 0) return;
      pending = null;
      this.#answers += 1;
      const status = head.slice(9, 12);
      this.statuses[status] = (this.statuses[status] ?? 0) + 1;
      this.#waiting -= 1;
      next();
    });
    return opened;
  }

  /** @returns null if there is nothing to send at the moment. */
  #nextRequest(): string | null {
    if (!this.#busy || this.#left === 0) return null;
    const parts = this.#templates[sent % this.#templates.length] ?? [];
    sent += 1;
    this.#left -= 1;
    this.#waiting += 1;
    return parts.length === 1 ? (parts[0] ?? '') : parts.join(String(base + sent));
  }

  #rest(next: () => void): void {
    this.#resting.add(next);
    if (this.#waiting === 0) this.#atRest();
  }

  /** Keeps the server busy for that long, and waits for the last responses. */
  async turn(seconds: number): Promise<{ answers: number; seconds: number }> {
    const start = performance.now();
    const before = this.#answers;
    const rested = new Promise<void>((resolve) => {
      this.#atRest = resolve;
    });
    this.#busy = true;
    const resting = [...this.#resting];
    this.#resting.clear();
    for (const next of resting) next();
    if (!this.#once) setTimeout(() => (this.#busy = false), seconds * 1000);
    await rested;
    return { answers: this.#answers - before, seconds: (performance.now() - start) / 1000 };
  }
}

const job: Job = JSON.parse(fs.readFileSync(0, 'utf8'));
const { once = false } = job;
const targets = job.targets.map((target) => new Target(target, once));
for (const target of targets) {
  await Promise.all(Array.from({ length: job.connections }, () => target.connect()));
}
if (!once) for (const target of targets) await target.turn(job.warmUp);
for (const target of targets) target.statuses = {};
console.error('counting');
const turns: Outcome['turns'][] = targets.map(() => []);
for (let turn = 0; turn < (once ? 1 : job.turns); turn += 1) {
  for (const [index, target] of targets.entries()) turns[index]?.push(await target.turn(job.seconds));
}
const outcomes = targets.map(({ statuses }, index): Outcome => ({ turns: turns[index] ?? [], statuses }));
console.log(JSON.stringify(outcomes));
process.exit(0);
