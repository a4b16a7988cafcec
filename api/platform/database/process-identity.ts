import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * The start time of a running process, in the system's format; null if there is no such process or it is a zombie.
 * Pid and start time identify a process uniquely, the pid alone does not.
 */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') return linuxStart(pid);
  if (!exists(pid)) return null;
  // Windows has no ps, so only the pid is compared.
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  return ps.status === 0 ? ps.stdout.trim() : 'unknown';
}

/** An id of the machine's current boot; null if the system has none. */
export function bootId(): string | null {
  return readOrNull('/proc/sys/kernel/random/boot_id');
}

/** The pid namespace, which shows whether two processes (for example in containers) see the same pids. */
export function processNamespace(): string | null {
  try {
    return fs.readlinkSync('/proc/self/ns/pid');
  } catch {
    return null;
  }
}

function linuxStart(pid: number): string | null {
  const stat = readOrNull(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // «pid (name) state … starttime …»: the name may contain spaces and brackets, so start after the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const state = fields[0];
  return state === 'Z' || state === 'X' ? null : (fields[19] ?? null);
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function readOrNull(file: string): string | null {
  try {
    return fs.readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}
