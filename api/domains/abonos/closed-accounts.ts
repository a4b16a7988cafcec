import type { Config } from '../../config.ts';
import type { DatabaseTransaction } from '../../platform/database/client.ts';
import { accountClosing } from '../users/account-events.ts';
import { openAbonoFiles } from './abono-files.ts';

/** The PDFs of an account that closes go with it. */
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
    // One that cannot be removed now has no row any more, and is swept away with the strays.
    await Promise.allSettled(uploads.map(({ filePath }) => files.remove(filePath)));
  };
}

accountClosing.subscribe(forgetAbonoFiles);
