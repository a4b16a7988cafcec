import { RateLimitedError } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { isSiteFailure } from './reading/failures.ts';
import { AbonoUnreadableError } from './upload-errors.ts';

/**
 * Runs an upload and counts it against the limit of twenty a day, before its work starts. Failures of the site do not
 * count.
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
    if (error instanceof AbonoUnreadableError && isSiteFailure(error.code)) {
      await limits.takeBack({ one: { abonoAccount: account } });
    }
    throw error;
  }
}
