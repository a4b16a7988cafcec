import { spawn } from 'node:child_process';

/** Passed and failed tests; a check counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** Lines about single tests, for the summary: failed tests, and tests that only passed at the second attempt. */
  remarks?: readonly string[];
}

export function total(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    remarks: [...(one.remarks ?? []), ...(other.remarks ?? [])],
  };
}

/** Runs a program with inherited stdio. @returns its exit code, 1 if it could not start or was killed. */
export function execute(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A check that passes if a program exits with 0. */
export async function command(program: string, args: readonly string[]): Promise<Counts> {
  return (await execute(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function npm(...args: string[]): Promise<Counts> {
  return command('npm', args);
}

/** A check that returns its problems, one line each; it passes if there are none. */
export async function check(findProblems: () => Promise<string[]>): Promise<Counts> {
  const problems = await findProblems();
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
