import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { programFile } from '../../../platform/process/program-file.ts';

// Starts the reading process: finds its program and sets its limits.

const KILOBYTES = 1024;
/**
 * Limit of private writable memory in kilobytes, enforced by the kernel. `--max-old-space-size` and worker limits do
 * not count pictures and WebAssembly, which are outside the heap. Address space is no useful measure, because
 * WebAssembly reserves gigabytes without using them.
 */
const MEMORY = 512 * KILOBYTES;
/** Limit of resident memory in kilobytes: the densest page takes 400 megabytes, 60 of them for the second network. */
const MOST_HELD = 434 * KILOBYTES;
/** Additional memory for the compiler, if the program runs from its source. */
const COMPILER_MEMORY = 288 * KILOBYTES;
/** CPU seconds of the process's whole life, so that a hanging orphan ends too. */
const PROCESSOR_TIME = 1200;
/** JavaScript heap in megabytes. */
const HEAP = 192;

interface Program {
  line: string[];
  /** The memory of its compiler, in kilobytes. */
  more: number;
}

/** The program beside this file, from its source or built. */
function programOf(file = programFile('reader-process.ts', import.meta.url)): Program {
  if (!file.endsWith('.ts')) return { line: [file], more: 0 };
  // By its URL, because tests and tools may run in any folder.
  const line = ['--import', createRequire(import.meta.url).resolve('tsx'), file];
  return { line, more: COMPILER_MEMORY };
}

const limits = (memory: number) =>
  `ulimit -c 0; ulimit -t ${PROCESSOR_TIME}; ulimit -d ${memory} 2>/dev/null || ulimit -v 4000000 2>/dev/null; exec "$0" "$@"`;

/** A reading process, and its memory limit in kilobytes. */
export interface Started {
  child: ChildProcess;
  mostMemory: number;
}

/**
 * Starts a reading process as the leader of its own process group, so that all of it can be killed.
 * @param program a built program instead of the default one, and its nice value
 */
export function startChild({ program: built, nice }: { program?: string; nice: number }): Started {
  const { line, more } = programOf(built);
  const node = [
    '--no-warnings',
    `--max-old-space-size=${HEAP}`,
    '--max-semi-space-size=4',
    ...line,
    String(nice),
  ];
  const options = {
    detached: true,
    // Does not inherit the site's environment with its secrets. Few threads and memory pools.
    env: {
      NODE_ENV: 'production',
      UV_THREADPOOL_SIZE: '2',
      MALLOC_ARENA_MAX: '2',
      // Larger blocks are returned to the system when they are freed. By default the C library keeps the memory of
      // pictures, up to half a gigabyte after a few pages, and pages would be read twice for lack of memory.
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

/** Kills a reading process and its children. */
export function endChild(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
