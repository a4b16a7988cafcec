import fs from 'node:fs/promises';
import type { Abono, Database, DatabaseTransaction } from '../database/client.ts';
import { NotFoundError } from '../errors.ts';
import type { UploadedFile } from '../http/uploads.ts';
import { lockUser } from '../users/lock-user.ts';
import type { AbonoFiles } from './abono-files.ts';
import {
  type PassFields,
  passFields,
  readStored,
  storableText,
  type StoredReading,
  storedReading,
} from './pass-record.ts';
import { ReadingFailure } from './reading/failures.ts';
import type { AbonosReading } from './reading/read-abono.ts';
import type { AbonosReader } from './reading/reader.ts';
import { isSameName } from './same-name.ts';
import { distinctPasses, findKept } from './same-pass.ts';
import { AbonoTakenError, AbonoUnreadableError } from './upload-errors.ts';
import { uploadMessage } from './upload-message.ts';
import { followPasses } from './upload-status.ts';

/** Whoever keeps passes does so alone: two accounts that upload one pass at the same time must not both keep it. */
const KEEPING_LOCK = 72_707_371;
/** Milliseconds; others may be keeping theirs. */
const PATIENCE = { maxWait: 20_000, timeout: 20_000 };

/** What became of an uploaded file. */
export interface AbonosUploaded {
  userId: number;
  /** Passes kept for the first time. */
  registrosCreados: number;
  /** Ids of the person's passes in the file, in its order, those that were kept before among them. */
  abonoIds: number[];
  /** Whether one of them is the person's own. */
  hasOwn: boolean;
  /** In Spanish, for the person. */
  message: string;
}

/**
 * Reads the season passes of a PDF and keeps those that nobody holds (spec section 2, design section 4). A pass is
 * `processed` where its key fields are sure and `pending` otherwise; one that the person has already makes no second
 * record. The PDF is kept, privately, only where it brought a new pass; nothing is kept of a file that fails.
 * @throws AbonoUnreadableError, AbonoTakenError, NotFoundError
 */
export async function uploadAbonos(
  database: Database,
  files: AbonoFiles,
  reader: Pick<AbonosReader, 'read'>,
  userId: number,
  file: UploadedFile,
  now = new Date(),
): Promise<AbonosUploaded> {
  const before = await passesOfSameFile(database, userId, file.sha256);
  if (before) return outcomeOf(userId, { created: [], repeated: before, taken: 0 });

  const reading = await readPasses(reader, file.path);
  const filePath = await files.keep(file.path);
  let isStored = false;
  try {
    const kept = await database.$transaction(
      (transaction) => keepPasses(transaction, { userId, file, filePath, reading, now }),
      PATIENCE,
    );
    isStored = kept.created.length > 0;
    return outcomeOf(userId, kept);
  } finally {
    // A row that was committed although its answer got lost keeps its file.
    if (!isStored && !(await isKnown(database, filePath))) await files.remove(filePath);
  }
}

/** Where the database cannot say, the file stays: whatever has no row is swept later. */
async function isKnown(database: Database, filePath: string): Promise<boolean> {
  const rows = await database.membershipUpload.count({ where: { filePath } }).catch(() => 1);
  return rows > 0;
}

/** Junk is refused by its first bytes, before it waits for its turn. @throws AbonoUnreadableError */
async function readPasses(reader: Pick<AbonosReader, 'read'>, file: string): Promise<AbonosReading> {
  try {
    await assertPdf(file);
    return await reader.read(file);
  } catch (error) {
    throw error instanceof ReadingFailure ? new AbonoUnreadableError(error) : error;
  }
}

/** The signature may stand anywhere in the first kilobyte, as readers of PDF take it. */
async function assertPdf(file: string): Promise<void> {
  const handle = await fs.open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1024), 0, 1024, 0);
    if (bytesRead === 0) throw new ReadingFailure('EMPTY');
    if (!buffer.subarray(0, bytesRead).includes('%PDF-')) throw new ReadingFailure('NOT_A_PDF');
  } finally {
    await handle.close();
  }
}

/** The person's passes of a file that they have uploaded before, where it brought all that is in it; else null. */
async function passesOfSameFile(
  database: Database | DatabaseTransaction,
  userId: number,
  sha256: string,
): Promise<Abono[] | null> {
  const rows = await database.abono.findMany({
    where: { userId, ocrData: { path: ['file', 'sha256'], equals: sha256 } },
    orderBy: { id: 'asc' },
  });
  const [first] = rows;
  return first && rows.length === readStored(first.ocrData)?.file.passes ? rows : null;
}

interface Kept {
  created: Abono[];
  repeated: Abono[];
  taken: number;
}

interface Keeping {
  userId: number;
  file: UploadedFile;
  filePath: string;
  reading: AbonosReading;
  now: Date;
}

async function keepPasses(transaction: DatabaseTransaction, keeping: Keeping): Promise<Kept> {
  const { userId, file, reading, now } = keeping;
  await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${KEEPING_LOCK}::bigint)`;
  if (!(await lockUser(transaction, userId))) throw new NotFoundError('Tu cuenta ya no existe');
  const before = await passesOfSameFile(transaction, userId, file.sha256);
  if (before) return { created: [], repeated: before, taken: 0 };

  const kept: Kept = { created: [], repeated: [], taken: 0 };
  const fresh: { values: PassFields; stored: StoredReading; sure: boolean }[] = [];
  for (const pass of distinctPasses(reading.passes.map((one) => ({ one, values: passFields(one) })))) {
    const known = await findKept(transaction, pass.values, userId);
    if (known?.userId === userId) kept.repeated.push(known);
    else if (known && known.status !== 'error') kept.taken += 1;
    else {
      // Whoever was refused this pass by the staff does not keep it from its holder.
      if (known) await transaction.abono.delete({ where: { id: known.id } });
      const stored = storedReading(pass.one, reading, file.sha256);
      fresh.push({ values: pass.values, stored, sure: pass.one.sure });
    }
  }
  if (fresh.length === 0) {
    if (kept.repeated.length === 0) throw new AbonoTakenError(kept.taken);
    return kept;
  }
  const { name } = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  const { id: uploadId } = await transaction.membershipUpload.create({ data: uploadRow(keeping) });
  for (const { values, stored, sure } of fresh) {
    const row = await transaction.abono.create({
      data: {
        ...values,
        archivoId: uploadId,
        userId,
        fechaSubida: now,
        status: sure ? 'processed' : 'pending',
        esPropietario: isSameName(values.nombreAsistente, name),
        ocrData: stored,
      },
    });
    kept.created.push(row);
  }
  await followPasses(transaction, { userId, uploadId, now });
  return kept;
}

/** The longest name that a device may have given to the file, in characters. */
const MAX_FILE_NAME = 200;

function uploadRow({ userId, file, filePath, now }: Keeping) {
  return {
    userId,
    fileName: storableText(file.fileName, MAX_FILE_NAME) || 'abono.pdf',
    filePath,
    fileSize: file.size,
    mimeType: 'application/pdf',
    uploadedAt: now,
  };
}

function outcomeOf(userId: number, { created, repeated, taken }: Kept): AbonosUploaded {
  const all = [...created, ...repeated];
  const count = (rows: Abono[], status: Abono['status']) =>
    rows.filter((row) => row.status === status).length;
  return {
    userId,
    registrosCreados: created.length,
    abonoIds: all.map(({ id }) => id),
    hasOwn: all.some(({ esPropietario }) => esPropietario),
    message: uploadMessage({
      created: created.length,
      pending: count(created, 'pending'),
      repeated: repeated.length,
      rejected: count(repeated, 'error'),
      taken,
    }),
  };
}
