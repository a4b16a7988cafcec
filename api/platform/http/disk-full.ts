import { errorForBoth } from './http-error.ts';

/** The error code if there is no disk space to store something. */
export const DISK_FULL = 'INSUFFICIENT_STORAGE';
export const DISK_FULL_MESSAGE = 'Ahora mismo no podemos guardar archivos. Inténtalo de nuevo más tarde.';

export const diskFull = () => errorForBoth(507, DISK_FULL, DISK_FULL_MESSAGE);

/** The system's codes for a full disk and for a used-up quota. */
const CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** Whether an error, or one of its causes, means a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.has(error.code)) || isDiskFull(error.cause);
}
