import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { bootId, processNamespace, processStart } from './process-identity.ts';

// Why not a library: proper-lockfile relies on a heartbeat, so a restart right after a crash is refused for ten
// seconds, and a paused process loses its lock. Node has no flock. This lock asks the system whether the process that
// took it (pid and start time, because pids are reused) is still running.
//
// Lock files are numbered, `<folder>/lock/<n>`; the highest number belongs to the current holder. If that holder is
// dead, a new process creates the next number with link(2), which fails if the file exists, so only one of several
// processes succeeds. The highest number is never deleted: it is emptied on release, and lower ones are deleted while
// a higher one is held. This makes taking over a dead lock atomic; deleting and creating the file again would not be.

const HEARTBEAT_MS = 2_000;
/** Timeout for holders in another container or on another machine, whose pids cannot be checked. */
const HEARTBEAT_TIMEOUT_MS = 8_000;

const holderSchema = z.object({
  pid: z.number(),
  start: z.string().nullable(),
  boot: z.string().nullable(),
  namespace: z.string().nullable(),
  host: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** Another process has the data folder open; the message is one line for the operator. */
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
  /** Releases the lock. Safe to call twice. */
  release(): void;
}

/**
 * Takes the exclusive lock of a folder. It ends with the process, even after a crash.
 * @param silenceMs time without a heartbeat after which a holder that cannot be checked counts as dead
 * @throws DataFolderInUseError if a running process holds it
 */
export async function lockFolder(folder: string, silenceMs = HEARTBEAT_TIMEOUT_MS): Promise<FolderLock> {
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
    // Between listing and linking, this number may have been used and deleted by others.
    const numbers = numbersIn(lockFolderPath);
    if (Math.max(...numbers) > highest + 1) {
      fs.rmSync(next, { force: true });
      continue;
    }
    clearUp(lockFolderPath, highest);
    return next;
  }
}

/** Deletes lower numbers, and temporary files of processes that died over a minute ago. */
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
      // Emptied, not deleted: see above. A deleted folder needs no release.
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

/** Null for a released lock, or if its file was deleted after listing. */
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
  // The machine was rebooted, so the holder cannot be running.
  if (!sameMachine && holder.host === self.host) return false;
  return showsHeartbeat(file, silenceMs);
}

/** Watches whether the file's time changes. It compares the time only with itself, so clocks need not be in sync. */
async function showsHeartbeat(file: string, silenceMs: number): Promise<boolean> {
  const modified = () => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const before = modified();
  for (let waited = 0; waited < silenceMs; waited += 500) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    if (modified() !== before) return true;
  }
  return false;
}
