import { spawn } from 'node:child_process';

/** How many tests held and how many did not; a check counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** What to say of single tests after everything, one line each: what failed, and what held at its second attempt only. */
  remarks?: readonly string[];
}

export function total(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    remarks: [...(one.remarks ?? []), ...(other.remarks ?? [])],
  };
}

/** Runs a program with our terminal. @returns its exit code, 1 where it could not be started or was killed. */
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

/** A check that holds when a program ends well. */
export async function command(program: string, args: readonly string[]): Promise<Counts> {
  return (await execute(program, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

export function npm(...args: string[]): Promise<Counts> {
  return command('npm', args);
}

/** A check that tells what is wrong, one line each; nothing to tell means that it holds. */
export async function check(findProblems: () => Promise<string[]>): Promise<Counts> {
  const problems = await findProblems();
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
