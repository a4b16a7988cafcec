// The load, in a process of its own: keeps connections busy with ready requests and counts what comes back. A program
// of a hundred lines, since those that can be installed parse each answer anew and so wear out before a bare server
// does. It reads a job as JSON, and prints the outcome as JSON.
import fs from 'node:fs';
import net from 'node:net';

/** What to send, and for how long. */
export interface Job {
  /** Servers that are kept busy in turn, never two at once. */
  targets: { port: number; requests: string[] }[];
  /** Open connections to each, which rest while it is not its turn. */
  connections: number;
  /** How often each has its turn, and for how many seconds. */
  turns: number;
  seconds: number;
  /** Seconds of a turn before these that does not count. */
  warmUp: number;
  /** Sends each request once instead, however long that takes. */
  once?: boolean;
}

/** What one server did. */
export interface Outcome {
  /** Each of its turns, to the last answer. */
  turns: { answers: number; seconds: number }[];
  /** How often each status came. */
  statuses: Record<string, number>;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '0\r\n\r\n';

/** Where the first answer of `bytes` ends; 0 where it is not whole yet. */
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

/** A server with connections that are busy in its turn. */
class Target {
  readonly #port: number;
  /** Whole requests, sent in turn; «{n}» becomes a number that no other request has. */
  readonly #templates: readonly string[][];
  readonly #once: boolean;
  /** What goes on with each connection that rests. */
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
      // A server may close a connection behind its answer, or while it rests.
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

  /** @returns null where there is nothing to send for now. */
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

  /** Keeps the server busy for that long, and waits for its last answers. */
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
