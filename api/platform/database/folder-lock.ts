import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { bootId, processNamespace, processStart } from './process-identity.ts';

// Why not a library: proper-lockfile trusts a heartbeat, so a restart right after a crash is refused for its ten
// seconds, and a process that was paused loses the lock while it lives. Node has no flock. What follows asks the
// system whether the very process that took the lock (pid and start time, since pids are used again) is still there.
//
// Files are numbered, `<folder>/lock/<n>`, and the highest number tells who holds the lock. A starter that finds the
// holder dead creates the next number by link(2), which fails when the file exists, so of two starters only one gets
// it. Nobody ever deletes the highest number: it is emptied on release, and lower ones go once a higher one is held.
// That is what makes taking over a dead lock atomic, which deleting and creating again is not.

const HEARTBEAT_MS = 2_000;
/** For holders in another container or on another machine, whose pids mean nothing here. */
const SILENCE_MS = 8_000;

const holderSchema = z.object({
  pid: z.number(),
  start: z.string().nullable(),
  boot: z.string().nullable(),
  namespace: z.string().nullable(),
  host: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Another process has the data folder open; the message is one line for the person at the terminal. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
  readonly folder: string;
  readonly pid: number;

  constructor(folder: string, holder: { pid: number; host: string }) {
    const where = holder.host === os.hostname() ? '' : ` on ${holder.host}`;
    super(
      `The data folder ${folder} is in use by process ${holder.pid}${where}; stop it or set another DATA_DIR.`,
    );
    this.folder = folder;
    this.pid = holder.pid;
  }
}

export interface FolderLock {
  /** Lets the next process in at once. Safe to call twice. */
  release(): void;
}

/**
 * Takes the exclusive lock of a folder for this process. It ends with the process, however that ends.
 * @param silenceMs how long a holder that cannot be asked must show no heartbeat before it counts as dead.
 * @throws DataFolderInUseError when a living process holds it.
 */
export async function lockFolder(folder: string, silenceMs = SILENCE_MS): Promise<FolderLock> {
  const lockFolderPath = path.join(folder, 'lock');
  fs.mkdirSync(lockFolderPath, { recursive: true });
  const draft = path.join(lockFolderPath, `draft-${randomUUID()}`);
  fs.writeFileSync(draft, JSON.stringify(describeSelf()));
  try {
    const file = await takeNext(folder, lockFolderPath, draft, silenceMs);
    return hold(file);
  } finally {
    fs.rmSync(draft, { force: true });
  }
}

async function takeNext(
  folder: string,
  lockFolderPath: string,
  draft: string,
  silenceMs: number,
): Promise<string> {
  for (;;) {
    const highest = Math.max(0, ...numbersIn(lockFolderPath));
    const file = path.join(lockFolderPath, String(highest));
    const holder = highest === 0 ? null : readHolder(file);
    if (holder !== null && (await isAlive(holder, file, silenceMs)))
      throw new DataFolderInUseError(folder, holder);

    const next = path.join(lockFolderPath, String(highest + 1));
    if (!linkUnlessThere(draft, next)) continue;
    // A starter that was slow between looking and linking may have made a number that had been used and cleaned away.
    const numbers = numbersIn(lockFolderPath);
    if (Math.max(...numbers) > highest + 1) {
      fs.rmSync(next, { force: true });
      continue;
    }
    clearUp(lockFolderPath, highest);
    return next;
  }
}

/** Removes lower numbers, and drafts of starters that died over a minute ago. */
function clearUp(lockFolderPath: string, highestDead: number): void {
  for (const name of fs.readdirSync(lockFolderPath)) {
    const file = path.join(lockFolderPath, name);
    const modified = fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    const isOldDraft = name.startsWith('draft-') && Date.now() - modified > 60_000;
    if (isOldDraft || Number(name) <= highestDead) fs.rmSync(file, { force: true });
  }
}

function hold(file: string): FolderLock {
  const beat = setInterval(() => {
    fs.utimes(file, new Date(), new Date(), () => undefined);
  }, HEARTBEAT_MS).unref();
  return {
    release() {
      clearInterval(beat);
      // Emptied, not deleted: see above. A folder that is gone needs no release.
      if (fs.existsSync(file) && isOwn(readHolder(file))) fs.truncateSync(file);
    },
  };
}

function isOwn(holder: Holder | null): boolean {
  return holder !== null && holder.pid === process.pid && holder.start === processStart(process.pid);
}

function linkUnlessThere(from: string, to: string): boolean {
  try {
    fs.linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function numbersIn(lockFolderPath: string): number[] {
  return fs
    .readdirSync(lockFolderPath)
    .filter((name) => /^[1-9]\d*$/.test(name))
    .map(Number);
}

/** Null for a lock that was released, or whose file was cleaned away since it was listed. */
function readHolder(file: string): Holder | null {
  try {
    return holderSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function describeSelf(): Holder {
  return {
    pid: process.pid,
    start: processStart(process.pid),
    boot: bootId(),
    namespace: processNamespace(),
    host: os.hostname(),
  };
}

async function isAlive(holder: Holder, file: string, silenceMs: number): Promise<boolean> {
  const self = describeSelf();
  const sameMachine = holder.boot === null ? holder.host === self.host : holder.boot === self.boot;
  if (sameMachine && holder.namespace === self.namespace) {
    const start = processStart(holder.pid);
    return start !== null && (holder.start === null || holder.start === start);
  }
  // The machine was started again since: nothing from before lives.
  if (!sameMachine && holder.host === self.host) return false;
  return showsHeartbeat(file, silenceMs);
}

/** Watches the file's time change; compares it with itself only, so that clocks need not agree. */
async function showsHeartbeat(file: string, silenceMs: number): Promise<boolean> {
  const modified = () => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const before = modified();
  for (let waited = 0; waited < silenceMs; waited += 500) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (modified() !== before) return true;
  }
  return false;
}
