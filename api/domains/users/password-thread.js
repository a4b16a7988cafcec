import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashSync, verifySync } from '@node-rs/argon2';

// The thread in which passwords are hashed and compared, run by `passwords.ts`. JavaScript, so that no compiler has to run
// in it first where the site runs from its source.

/** Behind everything else that the site does; on Linux a rank is that of the calling thread alone. */
const RANK = 10;

if (process.platform === 'linux') os.setPriority(RANK);

/**
 * Milliseconds of rest for each of work. A rank counts among the threads of one process only: where the database shares two
 * cores, a thread that hardly rests keeps everybody waiting who reads, and so does the rest of what a sign-in takes. With
 * this, thirty people a second sign in on two cores; one alone takes no longer.
 */
const REST = 3;

/** When the thread has rested from its last work, as `performance.now()`. */
let restedAt = 0;

/**
 * Works, and rests before it works again.
 * @template Result
 * @param {() => Result} work
 * @returns {Promise<Result>}
 */
async function unhurried(work) {
  const rest = restedAt - performance.now();
  if (rest > 0) await sleep(rest);
  const start = performance.now();
  const result = work();
  const end = performance.now();
  restedAt = end + REST * (end - start);
  return result;
}

/** @param {string} password @returns {Promise<string>} its argon2id hash in PHC format. */
export const hash = (password) => unhurried(() => hashSync(password));

/** @param {{ hashed: string, password: string }} compared @returns {Promise<boolean>} whether the hash is of this password. */
export const verify = ({ hashed, password }) => unhurried(() => verifySync(hashed, password));
