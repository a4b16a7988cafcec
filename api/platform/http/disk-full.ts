import { HttpError } from './http-error.ts';

/** The code of what could not be kept because there is no room for it. */
export const DISK_FULL = 'INSUFFICIENT_STORAGE';
export const DISK_FULL_MESSAGE = 'Ahora mismo no podemos guardar archivos. Inténtalo de nuevo más tarde.';

export const diskFull = () => new HttpError(507, DISK_FULL, DISK_FULL_MESSAGE);

/** What the system says where the disk, or our share of it, is full. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error, or what it was caused by, says that a disk is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(error.code)) || isDiskFull(error.cause);
}
