import os from 'node:os';
import pLimit from 'p-limit';

/** Argon2 fills a core for tens of milliseconds. One core is left to those who only read: all of them delay everybody. */
const atOnce = pLimit(Math.max(1, os.availableParallelism() - 1));

/** Loaded when somebody first signs in: a start need not wait for it. */
const argon2 = () => import('@node-rs/argon2');

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
  const { hash } = await argon2();
  return atOnce(() => hash(password));
}

let decoy: Promise<string> | undefined;

/**
 * Compares a password with a stored hash.
 * @param stored null where no such account exists: the same work is done, so that the time of the answer tells nothing.
 */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (decoy ??= hashPassword('no account has this password')));
  const { verify } = await argon2();
  const equal = await atOnce(() => verify(against, password));
  return equal && stored !== null;
}
