import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { hashSync, verifySync } from '@node-rs/argon2';

// The thread that hashes and compares passwords, used by `passwords.ts`. It is JavaScript, so that it starts without
// a compiler when the site runs from its source.

/** How much lower the priority is than that of the main thread. On Linux it applies only to the calling thread. */
const NICE = 10;

// The site may have a low priority itself, and only root may raise one.
if (process.platform === 'linux') os.setPriority(Math.min(19, os.getPriority() + NICE));

/**
 * Pause after each work, as a multiple of its duration. Nice values count only within one process, so without a pause
 * this thread would slow down the database and other requests on two cores. With it, two cores handle thirty sign-ins
 * a second, and a single sign-in takes no longer.
 */
const PAUSE_FACTOR = 3;

/** End of the pause after the last work, on the clock of `performance.now()`. */
let pauseEnd = 0;

/**
 * Runs the work after the pause of the previous one.
 * @template Result
 * @param {() => Result} work
 * @returns {Promise<Result>}
 */
async function withPauses(work) {
  const rest = pauseEnd - performance.now();
  if (rest > 0) await sleep(rest);
  const start = performance.now();
  const result = work();
  const end = performance.now();
  pauseEnd = end + PAUSE_FACTOR * (end - start);
  return result;
}

/** @param {string} password @returns {Promise<string>} its argon2id hash in PHC format. */
export const hash = (password) => withPauses(() => hashSync(password));

/** @param {{ hashed: string, password: string }} compared @returns {Promise<boolean>} whether the hash is of this password. */
export const verify = ({ hashed, password }) => withPauses(() => verifySync(hashed, password));
