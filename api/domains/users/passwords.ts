import os from 'node:os';
import { programFile } from '../../platform/process/program-file.ts';

/** Argon2 uses a core for tens of milliseconds. One core stays free for other requests. */
const AT_ONCE = Math.max(1, os.availableParallelism() - 1);
/** An idle thread ends after this time (milliseconds) to free its memory. */
const IDLE_LIFE = 60_000;

/** Threads with a lower priority than the main thread, so that sign-ins wait for readers and not the reverse. */
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

/** Started with the first sign-in, to keep the start of the site fast. */
const passwordThreads = () => (threads ??= startThreads());

let commonest: Promise<ReadonlySet<string>> | undefined;

/** The list is ordered by frequency in leaks. It has a megabyte, so it is read on first use. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, 3000));
}

/**
 * The form in which a password is hashed and compared, as NIST SP 800-63B (section 5.1.1.2) recommends: keyboards and
 * systems write the same accented letter in different ways.
 */
const canonical = (password: string) => password.normalize('NFKC');

/** Whether a password is among the 3,000 most common, which attackers try first. */
export async function isTooCommon(password: string): Promise<boolean> {
  commonest ??= readCommonest().catch((error: unknown) => {
    commonest = undefined;
    throw error;
  });
  return (await commonest).has(canonical(password).toLowerCase());
}

/** @returns the argon2id hash in PHC format. */
export async function hashPassword(password: string): Promise<string> {
  const pool = await passwordThreads();
  return pool.run(canonical(password), { name: 'hash' }) as Promise<string>;
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash. Hashes from before passwords had a canonical form are of the password as typed.
 * @param stored null if there is no such account: the same work is done, so that the response time reveals nothing
 * @returns `outdated` if the password is right, but its canonical form has another hash: store a new one
 */
export async function comparePassword(
  stored: string | null,
  password: string,
): Promise<'equal' | 'outdated' | 'different'> {
  const hashed = stored ?? (await (decoy ??= hashPassword('no account has this password')));
  const pool = await passwordThreads();
  const isOf = async (one: string) =>
    (await pool.run({ hashed, password: one }, { name: 'verify' })) === true && stored !== null;
  if (await isOf(canonical(password))) return 'equal';
  const asTyped = [...new Set([password, password.normalize('NFC'), password.normalize('NFD')])];
  for (const one of asTyped) {
    if (one !== canonical(password) && (await isOf(one))) return 'outdated';
  }
  return 'different';
}
