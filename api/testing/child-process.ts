import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { builtProgram, type Program } from './built-program.ts';

/** A program of the project in its own process, to test locks, crashes and exits from outside. */
export interface Child {
  process: ChildProcess;
  /** All lines of output so far. */
  lines: string[];
  /** Waits for a line of output; fails with the whole output if the process ends without it. */
  untilLine(pattern: RegExp): Promise<string>;
  /** Waits for the end: the exit code, or the signal that ended it. */
  untilExit(): Promise<number | string>;
}

/** Starts a TypeScript program of the project. End it with `process.kill()`. */
export async function startChild(program: Program, args: string[]): Promise<Child> {
  const child = spawn(process.execPath, [await builtProgram(program), ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    readline.createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      for (const listener of listeners) listener();
    });
  }
  const exit = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });

  function untilLine(pattern: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const found = lines.find((line) => pattern.test(line));
        if (found === undefined) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      look();
      void exit.then((code) => reject(new Error(`Ended (${code}) without ${pattern}:\n${lines.join('\n')}`)));
    });
  }
  return { process: child, lines, untilLine, untilExit: () => exit };
}
