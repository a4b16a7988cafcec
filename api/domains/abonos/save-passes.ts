import type {
  Abono,
  Database,
  DatabaseTransaction,
  MembershipUpload,
} from '../../platform/database/client.ts';
import { withAdvisoryLock } from '../../platform/database/advisory-locks.ts';
import { lockUser } from '../users/lock-user.ts';
import { type PassFields, passFields, readStored, type StoredReading, storedReading } from './pass-record.ts';
import type { AbonosReading } from './reading/read-abono.ts';
import { discardUpload, tellIfDeferred } from './deferred-readings.ts';
import { countUses } from './layout-store.ts';
import { isSameName } from './same-name.ts';
import { distinctPasses, findSavedPass } from './same-pass.ts';
import { followPasses } from './upload-status.ts';

/** In milliseconds; concurrent uploads wait for the lock. */
const TIMEOUTS = { maxWait: 20_000, timeout: 20_000 };

/** The result for the passes of a file: ids of the user's passes, and the number of passes of other accounts. */
export interface SavedPasses {
  created: number[];
  repeated: number[];
  taken: number;
}

/** The user's passes if they have uploaded the same file before and all its passes were stored; otherwise null. */
export async function passesOfSameFile(
  database: Database | DatabaseTransaction,
  userId: number,
  sha256: string,
): Promise<number[] | null> {
  const rows = await database.abono.findMany({
    where: { userId, ocrData: { path: ['file', 'sha256'], equals: sha256 } },
    orderBy: { id: 'asc' },
  });
  const [first] = rows;
  return first && rows.length === readStored(first.ocrData)?.file.passes ? idsOf(rows) : null;
}

const idsOf = (rows: readonly Abono[]) => rows.map(({ id }) => id);

/**
 * Saves the passes read from an upload that no account has yet. The upload stays only if it has a new pass. If an
 * earlier process crashed after reading the file, it is not read again.
 * @returns null if the upload and its account are gone
 */
export function savePasses(
  database: Database,
  uploadId: number,
  { reading, sha256 }: { reading: AbonosReading; sha256: string },
): Promise<SavedPasses | null> {
  // Serialised, because two accounts that upload the same pass at the same time must not both get it.
  const save = async (transaction: DatabaseTransaction) => {
    const upload = await transaction.membershipUpload.findUnique({ where: { id: uploadId } });
    if (!upload || !(await lockUser(transaction, upload.userId))) return null;
    const own = await transaction.abono.findMany({ where: { archivoId: uploadId }, orderBy: { id: 'asc' } });
    if (own.length > 0) return { created: idsOf(own), repeated: [], taken: 0 };
    const before = await passesOfSameFile(transaction, upload.userId, sha256);
    const saved = before
      ? { created: [], repeated: before, taken: 0 }
      : await sortOut(transaction, upload, reading, sha256);
    if (saved.created.length > 0) await tellIfDeferred(transaction, uploadId, 'READ');
    else await discardUpload(transaction, uploadId, saved.repeated.length > 0 ? 'REPEATED' : 'ABONO_TAKEN');
    return saved;
  };
  return withAdvisoryLock(database, 'passes', save, TIMEOUTS);
}

async function sortOut(
  transaction: DatabaseTransaction,
  upload: MembershipUpload,
  reading: AbonosReading,
  sha256: string,
): Promise<SavedPasses> {
  const saved: SavedPasses = { created: [], repeated: [], taken: 0 };
  const fresh: { values: PassFields; stored: StoredReading; needsReview: boolean }[] = [];
  for (const pass of distinctPasses(reading.passes.map((one) => ({ one, values: passFields(one) })))) {
    const known = await findSavedPass(transaction, pass.values, upload.userId);
    if (known?.userId === upload.userId) saved.repeated.push(known.id);
    else if (known && known.status !== 'error') saved.taken += 1;
    else {
      // A pass that staff rejected for another account must not block its real holder.
      if (known) await transaction.abono.delete({ where: { id: known.id } });
      const stored = storedReading(pass.one, reading, sha256);
      fresh.push({ values: pass.values, stored, needsReview: pass.one.needsReview });
    }
  }
  if (fresh.length === 0) return saved;
  const { id: uploadId, userId, uploadedAt } = upload;
  const { name } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  for (const { values, stored, needsReview } of fresh) {
    const { id } = await transaction.abono.create({
      data: {
        ...values,
        archivoId: uploadId,
        userId,
        fechaSubida: uploadedAt,
        status: needsReview ? 'pending' : 'processed',
        esPropietario: isSameName(values.nombreAsistente, name),
        ocrData: stored,
      },
    });
    saved.created.push(id);
  }
  await countUses(
    transaction,
    fresh.flatMap(({ stored }) => stored.layout ?? []),
  );
  await followPasses(transaction, { userId, uploadId, now: new Date() });
  return saved;
}
