import { spawn } from 'node:child_process';

/** Passed and failed tests; a check counts as one. */
export interface Counts {
  passed: number;
  failed: number;
  /** Tests that passed only at the second attempt. */
  secondAttempts?: number;
  /** One line for each failed test, and for each that needed a second attempt; printed at the end. */
  remarks?: readonly string[];
}

export function total(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    secondAttempts: (one.secondAttempts ?? 0) + (other.secondAttempts ?? 0),
    remarks: [...(one.remarks ?? []), ...(other.remarks ?? [])],
  };
}

interface Execution {
  env?: NodeJS.ProcessEnv;
  /** Prints a program's output only after it has ended, because others run at the same time. */
  together?: boolean;
}

/** Runs a program in our terminal. @returns its exit code; 1 if it could not be started or was killed. */
export function execute(
  program: string,
  args: readonly string[],
  { env = {}, together = false }: Execution = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      stdio: together ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

/** A check that passes if a program exits with 0. */
export async function command(
  program: string,
  args: readonly string[],
  options?: Execution,
): Promise<Counts> {
  return (await execute(program, args, options)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A check that passes if a script of package.json exits with 0. */
export function npm(script: string, args: readonly string[] = [], options?: Execution): Promise<Counts> {
  return command('npm', ['run', script, '--silent', ...(args.length > 0 ? ['--', ...args] : [])], options);
}

/** A check that returns its problems, one line each; it passes if there are none. */
export async function check(findProblems: () => Promise<string[]>): Promise<Counts> {
  const problems = await findProblems();
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
