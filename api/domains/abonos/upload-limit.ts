import { RateLimitedError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { AbonoUnreadableError } from './upload-errors.ts';

/** Failures of ours, not of the file. */
const OURS = new Set(['BUSY', 'UNAVAILABLE']);

/**
 * Counts an upload of an account, twenty a day, before its work begins; one that fails through no fault of the file does
 * not count.
 * @throws RateLimitedError, and what `upload` throws
 */
export async function countedUpload<Result>(
  limits: RateLimits,
  userId: number,
  upload: () => Promise<Result>,
): Promise<Result> {
  const account = String(userId);
  try {
    await limits.consume({ abonoAccount: account });
  } catch (error) {
    if (!(error instanceof RateLimitedError)) throw error;
    throw new RateLimitedError(error.retryAfter, 'Has subido muchos archivos hoy. Vuelve a probar mañana.');
  }
  try {
    return await upload();
  } catch (error) {
    if (error instanceof AbonoUnreadableError && OURS.has(error.code)) {
      await limits.takeBack({ one: { abonoAccount: account } });
    }
    throw error;
  }
}
