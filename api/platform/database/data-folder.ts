import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { makeFolderDurably } from './durable-files.ts';

/** A folder of the site cannot be used; the message is one line for the operator. */
export class FolderUnusableError extends Error {
  override name = 'FolderUnusableError';
}

/** The embedded database needs a new file of 16 MB for its log from time to time. */
const LEAST_FREE = 64 * 2 ** 20;

/**
 * Checks that a folder can be written to, and creates it if it is missing.
 * @param variable the setting that names it
 * @throws FolderUnusableError
 */
export function checkFolder(folder: string, variable: string, least = LEAST_FREE): void {
  const refuse = (reason: string) =>
    new FolderUnusableError(
      `Cannot write to the folder ${folder}: ${reason}; set ${variable} to another one`,
    );
  const probe = path.join(folder, `.${randomUUID()}`);
  try {
    makeFolderDurably(folder);
    fs.writeFileSync(probe, 'x', { flag: 'wx', mode: 0o600 });
    fs.rmSync(probe);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw refuse(REASONS[code] ?? message);
  }
  const { bavail, bsize } = fs.statfsSync(folder);
  if (bavail * bsize < least) {
    const megabytes = (bytes: number) => Math.floor(bytes / 2 ** 20);
    throw refuse(
      `the disk has ${megabytes(bavail * bsize)} MB left, and at least ${megabytes(least)} are needed`,
    );
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'this user may not (EACCES)',
  EPERM: 'this user may not (EPERM)',
  EROFS: 'it is on a read-only file system (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the quota of this user is used up (EDQUOT)',
  EEXIST: 'it is a file (EEXIST)',
  ENOTDIR: 'a part of its path is a file (ENOTDIR)',
};
