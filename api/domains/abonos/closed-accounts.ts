import type { Config } from '../../config.ts';
import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { accountClosing } from '../users/account-events.ts';
import { openAbonoFiles } from './abono-files.ts';

/** Deletes the PDFs of an account that is closed. */
async function forgetAbonoFiles(
  transaction: DatabaseTransaction,
  userId: number,
  config: Pick<Config, 'dataDir' | 'objectStore'>,
): Promise<() => Promise<void>> {
  const uploads = await transaction.membershipUpload.findMany({
    where: { userId },
    select: { filePath: true },
  });
  return async () => {
    const files = openAbonoFiles(config);
    // A file that cannot be deleted now has no row any more, and the clean-up deletes it.
    await Promise.allSettled(uploads.map(({ filePath }) => files.remove(filePath)));
  };
}

accountClosing.subscribe(forgetAbonoFiles);
