import os from 'node:os';
import { programFile } from '../../platform/process/program-file.ts';

/** Argon2 fills a core for tens of milliseconds. One core is left to those who only read: all of them delay everybody. */
const AT_ONCE = Math.max(1, os.availableParallelism() - 1);
/** Milliseconds after which a thread without work ends and gives its memory back. */
const IDLE_LIFE = 60_000;

/** Threads of a lower rank than the site's own, so that who signs in waits for who reads, and not the reverse. */
async function startThreads() {
  const { Piscina } = await import('piscina');
  return new Piscina<unknown, unknown>({
    filename: programFile('password-thread.js', import.meta.url),
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: IDLE_LIFE,
  });
}

let threads: ReturnType<typeof startThreads> | undefined;

/** Started when somebody first signs in: a start need not wait for them. */
const passwordThreads = () => (threads ??= startThreads());

let commonest: Promise<ReadonlySet<string>> | undefined;

/** The list is ordered by how often leaks hold each password. A megabyte, so it is read when it is first needed. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, 3000));
}

/** Whether a password is among the 3,000 commonest, which any attacker tries first. */
export async function isTooCommon(password: string): Promise<boolean> {
  commonest ??= readCommonest().catch((error: unknown) => {
    commonest = undefined;
    throw error;
  });
  return (await commonest).has(password.toLowerCase());
}

/** @returns the argon2id hash in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const pool = await passwordThreads();
  return pool.run(password, { name: 'hash' }) as Promise<string>;
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash.
 * @param stored null where no such account exists: the same work is done, so that the time of the answer tells nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const hashed = stored ?? (await (decoy ??= hashPassword('no account has this password')));
  const pool = await passwordThreads();
  const equal = await pool.run({ hashed, password }, { name: 'verify' });
  return equal === true && stored !== null;
}
