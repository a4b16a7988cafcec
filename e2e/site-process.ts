import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import readline from 'node:readline';
import { environmentVariables } from '../api/config.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const START_LIMIT_MS = 120_000;

/** The site in a separate process, as `npm start` runs it. */
export interface SiteProcess {
  process: ChildProcess;
  /** All lines of output so far. */
  lines: string[];
  /** Waits until it listens. @returns its address. @throws Error with its output if it exits or hangs. */
  untilListening(): Promise<string>;
  /** Waits until it exits. @returns the exit code, or the signal that ended it. */
  untilExit(): Promise<number | string>;
}

/** A new data folder. Remove it with `fs.rmSync`. */
export function newDataDir(): string {
  return fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-site-'));
}

/** Settings of the caller's environment or a `.env` must not affect the tests; empty means not set. */
export function cleanEnvironment(env: Record<string, string>): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env;
  const unset = Object.fromEntries(environmentVariables.map((name) => [name, '']));
  return { PATH, HOME, ...unset, ...env };
}

/**
 * Runs the built site on a free port.
 * @param env added to the environment; `DATA_DIR` should be a folder of `newDataDir`.
 * @param command the start command
 */
export function startSite(
  env: Record<string, string>,
  [program, ...args]: readonly [string, ...string[]] = [process.execPath, 'scripts/start.js'],
): SiteProcess {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: cleanEnvironment({ PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const exit = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const listening = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      readline.createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const address = /^The site is at (\S+)/.exec(line)?.[1];
        if (address) resolve(address);
      });
    }
  });
  return {
    process: child,
    lines,
    untilListening: () => Promise.race([listening, failure(exit, lines)]),
    untilExit: () => exit,
  };
}

/** Starts the site once, for example to create the demonstration club in its data folder, and stops it. */
export async function startOnce(env: Record<string, string>): Promise<void> {
  const site = startSite(env);
  await site.untilListening();
  site.process.kill('SIGTERM');
  await site.untilExit();
}

async function failure(exit: Promise<number | string>, lines: string[]): Promise<never> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('still starting after two minutes'), START_LIMIT_MS).unref();
  });
  const end = await Promise.race([exit, timeout]);
  clearTimeout(timer);
  throw new Error(`The site did not listen (${end}):\n${lines.join('\n')}`);
}
