import os from 'node:os';
import { hashSync, verifySync } from '@node-rs/argon2';

// The thread in which passwords are hashed and compared, run by `passwords.ts`. JavaScript, so that no compiler has to run
// in it first where the site runs from its source.

/** Behind everything else that the site does; on Linux a rank is that of the calling thread alone. */
const RANK = 10;

if (process.platform === 'linux') os.setPriority(RANK);

/** @param {string} password @returns its argon2id hash in PHC format. */
export const hash = (password) => hashSync(password);

/** @param {{ hashed: string, password: string }} compared @returns {boolean} whether the hash is of this password. */
export const verify = ({ hashed, password }) => verifySync(hashed, password);
