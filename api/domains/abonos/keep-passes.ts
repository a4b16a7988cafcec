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
import { isSameName } from './same-name.ts';
import { distinctPasses, findKept } from './same-pass.ts';
import { followPasses } from './upload-status.ts';

/** Milliseconds; others may be keeping theirs. */
const PATIENCE = { maxWait: 20_000, timeout: 20_000 };

/** What became of the passes of a file: ids of those of the person, and how many are another account's. */
export interface KeptPasses {
  created: number[];
  repeated: number[];
  taken: number;
}

/** The person's passes of a file that they have uploaded before, where it brought all that is in it; else null. */
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
 * Keeps the passes that were read from an upload's file and that nobody holds (design section 4). The upload stays only
 * where it brought a new pass. An upload that was read before, by a process that died right after, is not read again.
 * @returns null where the upload is gone, and its account with it
 */
export function keepPasses(
  database: Database,
  uploadId: number,
  { reading, sha256 }: { reading: AbonosReading; sha256: string },
): Promise<KeptPasses | null> {
  // In turn: two accounts that upload one pass at the same time must not both keep it.
  const keep = async (transaction: DatabaseTransaction) => {
    const upload = await transaction.membershipUpload.findUnique({ where: { id: uploadId } });
    if (!upload || !(await lockUser(transaction, upload.userId))) return null;
    const own = await transaction.abono.findMany({ where: { archivoId: uploadId }, orderBy: { id: 'asc' } });
    if (own.length > 0) return { created: idsOf(own), repeated: [], taken: 0 };
    const before = await passesOfSameFile(transaction, upload.userId, sha256);
    const kept = before
      ? { created: [], repeated: before, taken: 0 }
      : await sortOut(transaction, upload, reading, sha256);
    if (kept.created.length === 0) await transaction.membershipUpload.delete({ where: { id: uploadId } });
    return kept;
  };
  return withAdvisoryLock(database, 'passes', keep, PATIENCE);
}

async function sortOut(
  transaction: DatabaseTransaction,
  upload: MembershipUpload,
  reading: AbonosReading,
  sha256: string,
): Promise<KeptPasses> {
  const kept: KeptPasses = { created: [], repeated: [], taken: 0 };
  const fresh: { values: PassFields; stored: StoredReading; sure: boolean }[] = [];
  for (const pass of distinctPasses(reading.passes.map((one) => ({ one, values: passFields(one) })))) {
    const known = await findKept(transaction, pass.values, upload.userId);
    if (known?.userId === upload.userId) kept.repeated.push(known.id);
    else if (known && known.status !== 'error') kept.taken += 1;
    else {
      // Whoever was refused this pass by the staff does not keep it from its holder.
      if (known) await transaction.abono.delete({ where: { id: known.id } });
      const stored = storedReading(pass.one, reading, sha256);
      fresh.push({ values: pass.values, stored, sure: pass.one.sure });
    }
  }
  if (fresh.length === 0) return kept;
  const { id: uploadId, userId, uploadedAt } = upload;
  const { name } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  for (const { values, stored, sure } of fresh) {
    const { id } = await transaction.abono.create({
      data: {
        ...values,
        archivoId: uploadId,
        userId,
        fechaSubida: uploadedAt,
        status: sure ? 'processed' : 'pending',
        esPropietario: isSameName(values.nombreAsistente, name),
        ocrData: stored,
      },
    });
    kept.created.push(id);
  }
  await followPasses(transaction, { userId, uploadId, now: new Date() });
  return kept;
}
