import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

/**
 * When a living process was started, in the system's own words; null when there is no such process (a zombie counts as
 * gone). Pid and start together name a process for good, which the pid alone does not.
 */
export function processStart(pid: number): string | null {
  if (process.platform === 'linux') return linuxStart(pid);
  if (!exists(pid)) return null;
  // Windows has no ps; there the pid alone has to do.
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { LC_ALL: 'C' },
  });
  return ps.status === 0 ? ps.stdout.trim() : 'unknown';
}

/** Changes with every start of the machine; null where the system does not tell. */
export function bootId(): string | null {
  return readOrNull('/proc/sys/kernel/random/boot_id');
}

/** Inside a container pids mean something else than outside; this tells whether two processes count alike. */
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
  // «pid (name) state … starttime …»: the name may hold spaces and brackets, so count from the last bracket.
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
