import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { programFile } from '../../../platform/process/program-file.ts';

// How the reading process is started: where its program is, and what it may use.

const KILOBYTES = 1024;
/**
 * Private memory that it may write to, in kilobytes. The kernel refuses more at once, which neither
 * `--max-old-space-size` nor a worker's limits do, since pictures and WebAssembly lie outside the heap.
 * Address space is no measure: WebAssembly reserves gigabytes that it never touches.
 */
const MEMORY = 448 * KILOBYTES;
/** Memory that it may hold, in kilobytes: reading the densest page takes 340 megabytes. */
const MOST_HELD = 370 * KILOBYTES;
/** What the compiler takes beside it, where the program runs from its source. */
const COMPILER_MEMORY = 288 * KILOBYTES;
/** Seconds of work in its whole life: an orphan that hangs ends too. */
const PROCESSOR_TIME = 1200;
/** Megabytes of JavaScript objects. */
const HEAP = 192;

interface Program {
  line: string[];
  /** What its compiler takes, in kilobytes. */
  more: number;
}

/** The program beside this file, from its source or built. */
function programOf(file = programFile('reader-process.ts', import.meta.url)): Program {
  if (!file.endsWith('.ts')) return { line: [file], more: 0 };
  // By its address, since tests and tools may be started from anywhere.
  const line = ['--import', createRequire(import.meta.url).resolve('tsx'), file];
  return { line, more: COMPILER_MEMORY };
}

const limits = (memory: number) =>
  `ulimit -c 0; ulimit -t ${PROCESSOR_TIME}; ulimit -d ${memory} 2>/dev/null || ulimit -v 4000000 2>/dev/null; exec "$0" "$@"`;

/** A reading process, and the memory in kilobytes that it may hold. */
export interface Started {
  child: ChildProcess;
  mostMemory: number;
}

/**
 * Starts a reading process, the leader of its own group so that all of it can be ended.
 * @param built a built program to run in place of the one beside this file.
 */
export function startChild(built?: string): Started {
  const { line, more } = programOf(built);
  const node = ['--no-warnings', `--max-old-space-size=${HEAP}`, '--max-semi-space-size=4', ...line];
  const options = {
    detached: true,
    // Nothing of the site's environment: no address of the database, no key. Few threads, few pools of memory.
    env: {
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: '2',
      MALLOC_ARENA_MAX: '2',
      // What is larger is given back when it is let go. Left to itself, the C library keeps pictures' memory after a few
      // pages, up to half a gigabyte of it, and pages are read twice for want of memory.
      MALLOC_MMAP_THRESHOLD_: '1048576',
      VIPS_CONCURRENCY: '1',
      TZ: 'UTC',
    },
    serialization: 'json' as const,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ['ignore', 'ignore', 'ignore', 'ipc'],
  };
  const child =
    process.platform === 'win32'
      ? spawn(process.execPath, node, options)
      : spawn('/bin/sh', ['-c', limits(MEMORY + more), process.execPath, ...node], options);
  return { child, mostMemory: MOST_HELD + more };
}

/** Ends a reading process with everything it started, at once. */
export function endChild(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
