// The load, in a process of its own: keeps connections busy with ready requests and counts what comes back. A program
// of a hundred lines, since those that can be installed parse each answer anew and so wear out before a bare server
// does. It reads a job as JSON, and prints the outcome as JSON.
import fs from 'node:fs';
import net from 'node:net';

/** What to send, and for how long. */
export interface Job {
  port: number;
  connections: number;
  /** Seconds that count, after `warmUp` that do not; with `once` it ends when all have been sent. */
  seconds: number;
  warmUp: number;
  /** Whole requests, sent in turn; «{n}» becomes a number that no other request has. */
  requests: string[];
  /** Sends each request once. */
  once?: boolean;
}

export interface Outcome {
  answers: number;
  seconds: number;
  /** How often each status came. */
  statuses: Record<string, number>;
}

const {
  port,
  connections,
  seconds,
  warmUp,
  requests,
  once = false,
}: Job = JSON.parse(fs.readFileSync(0, 'utf8'));
const templates = requests.map((request) => request.split('{n}'));
const base = Math.floor(Math.random() * 1e9) * 1000;

let sent = 0;
let answers = 0;
let open = 0;
let statuses: Record<string, number> = {};
let start = performance.now();

function nextRequest(): string | null {
  if (once && sent >= templates.length) return null;
  const parts = templates[sent % templates.length] ?? [];
  sent += 1;
  return parts.length === 1 ? (parts[0] ?? '') : parts.join(String(base + sent));
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

function connect(): void {
  const socket = net.connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let pending: Buffer | null = null;
  const send = () => {
    const request = nextRequest();
    if (request === null) socket.end();
    else socket.write(request, 'latin1');
  };
  open += 1;
  socket.on('connect', send);
  socket.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  socket.on('close', () => {
    open -= 1;
    if (open === 0 && once) finish();
    else if (!once) connect();
  });
  socket.on('data', (data) => {
    const bytes: Buffer = pending ? Buffer.concat([pending, data]) : data;
    pending = bytes;
    const found = bytes.indexOf(HEAD_END);
    if (found < 0) return;
    const head = bytes.toString('latin1', 0, found);
    if (endOfAnswer(bytes, head, found + HEAD_END.length) === 0) return;
    pending = null;
    answers += 1;
    const status = head.slice(9, 12);
    statuses[status] = (statuses[status] ?? 0) + 1;
    send();
  });
}

function finish(): void {
  const outcome: Outcome = { answers, seconds: (performance.now() - start) / 1000, statuses };
  console.log(JSON.stringify(outcome));
  process.exit(0);
}

for (let index = 0; index < connections; index += 1) connect();
if (!once) {
  setTimeout(() => {
    answers = 0;
    statuses = {};
    start = performance.now();
    console.error('counting');
    setTimeout(finish, seconds * 1000);
  }, warmUp * 1000);
}
