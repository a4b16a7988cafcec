import { changesOf, recordStaffAction, type AuditedValue, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged, changedMeanwhile } from '../audit/decisions.ts';
import type { Abono, Database, DatabaseTransaction, Prisma } from '../../platform/database/client.ts';
import { isUniqueViolation } from '../../platform/database/constraint.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { NotFoundError, ValidationError, parseId, validate } from '../../platform/errors.ts';
import { lockUser } from '../users/lock-user.ts';
import { rejectAbonoInput, verifyAbonoInput } from './abonos.input.ts';
import { teach, unteach } from './layout-store.ts';
import { isSameName } from './same-name.ts';
import { followPasses } from './upload-status.ts';

/** A user's own passes, the latest first. */
export function ownAbonos(userId: number) {
  return {
    where: { userId },
    orderBy: [{ fechaSubida: 'desc' }, { id: 'desc' }],
  } satisfies Prisma.AbonoFindManyArgs;
}

/** Passes waiting for a review, the longest waiting first. */
export function abonosToReview() {
  return {
    where: { status: 'pending' },
    orderBy: [{ waitingSince: 'asc' }, { id: 'asc' }],
  } satisfies Prisma.AbonoFindManyArgs;
}

/** When the latest pass began to wait; null if none waits. */
export async function latestWaiting(database: Database): Promise<Date | null> {
  const latest = await database.abono.findFirst({
    where: { status: 'pending' },
    orderBy: { waitingSince: 'desc' },
    select: { waitingSince: true },
  });
  return latest?.waitingSince ?? null;
}

/**
 * Verifies a pass (staff), with corrections of misread fields. An own pass earns its points.
 * @throws NotFoundError, ValidationError, ChangedMeanwhileError
 */
export async function verifyAbono(
  database: Database,
  staff: Staff,
  id: string,
  input: unknown,
  now = new Date(),
): Promise<number> {
  const { notes, corrections } = validate(verifyAbonoInput, input);
  const corrected = given(corrections ?? {});
  try {
    return await review(database, { staff, id, input }, async (transaction, abono) => {
      if (abono.status === 'verified' && Object.keys(corrected).length === 0) {
        throw await changedMeanwhile(transaction, staff, subjectOf(abono));
      }
      const { name } = await transaction.user.findUniqueOrThrow({ where: { id: abono.userId } });
      const attendee = corrected.nombreAsistente ?? abono.nombreAsistente;
      const after = { ...corrected, esPropietario: isSameName(attendee, name), status: 'verified' as const };
      await transaction.abono.update({ where: { id: abono.id }, data: { ...after, ...DECIDED } });
      await record(transaction, staff, 'verify', { before: abono, after });
      await teach(transaction, abono, { staff, now });
      await follow(transaction, abono, { staff, notes, now });
    });
  } catch (error) {
    if (!isUniqueViolation(error, ['codigoLocalizador', 'referenciaTicket'])) throw error;
    const message = 'Otro abono ya tiene este localizador y esta referencia';
    throw new ValidationError([{ path: 'corrections.codigoLocalizador', message }]);
  }
}

/**
 * Rejects a pass (staff). Its points are revoked, and its real holder may upload it from another account.
 * @throws NotFoundError, ValidationError, ChangedMeanwhileError
 */
export async function rejectAbono(
  database: Database,
  staff: Staff,
  id: string,
  input: unknown,
  now = new Date(),
): Promise<number> {
  const { notes } = validate(rejectAbonoInput, input);
  return review(database, { staff, id, input }, async (transaction, abono) => {
    if (abono.status === 'error') throw await changedMeanwhile(transaction, staff, subjectOf(abono));
    const after = { status: 'error' as const };
    await transaction.abono.update({ where: { id: abono.id }, data: { ...after, ...DECIDED } });
    await record(transaction, staff, 'reject', { before: abono, after });
    await unteach(transaction, abono.id);
    await follow(transaction, abono, { staff, notes, now });
  });
}

/**
 * Finds a pass, locks its user's row and changes it.
 * @returns its id
 * @throws NotFoundError, ChangedMeanwhileError if the input says that its sender saw another version
 */
async function review(
  database: Database,
  { staff, id, input }: { staff: Staff; id: string; input: unknown },
  change: (transaction: DatabaseTransaction, abono: Abono) => Promise<void>,
): Promise<number> {
  const abonoId = parseId(id);
  return database.$transaction(async (transaction) => {
    const found = abonoId && (await transaction.abono.findUnique({ where: { id: abonoId } }));
    if (!found) throw abonoNotFound();
    await lockUser(transaction, found.userId);
    const abono = await transaction.abono.findUnique({ where: { id: found.id } });
    if (!abono) throw abonoNotFound();
    await assertUnchanged(transaction, staff, subjectOf(abono), input, abono.version);
    await change(transaction, abono);
    return abono.id;
  }, transactionOptions);
}

export const NEXT_VERSION = { version: { increment: 1 } };

/** A decision of staff ends the report of the account, whose words are kept no longer than needed. */
const DECIDED = { ...NEXT_VERSION, reportedAt: null, reportMessage: null };

const subjectOf = ({ id }: Pick<Abono, 'id'>) => ({ subjectType: 'abono', subjectId: id }) as const;

export const abonoNotFound = () => new NotFoundError('El abono ya no existe');

/** The log has the corrections, except the attendee's name, which must not stay in the log. */
function record(
  transaction: DatabaseTransaction,
  staff: Staff,
  action: 'verify' | 'reject',
  { before, after }: { before: Abono; after: Partial<Record<keyof Abono, AuditedValue>> },
): Promise<void> {
  const { nombreAsistente: _name, ...told } = after;
  const { ocrData: _reading, ...row } = before;
  const changes = changesOf<Record<string, AuditedValue>>(row, told);
  return recordStaffAction(transaction, staff, {
    action,
    ...subjectOf(before),
    changes,
  });
}

/** Stores the reviewer and updates state and points. */
async function follow(
  transaction: DatabaseTransaction,
  { userId, archivoId }: Abono,
  { staff, notes, now }: { staff: Staff; notes: string | null; now: Date },
): Promise<void> {
  const upload =
    archivoId === null ? null : await transaction.membershipUpload.findUnique({ where: { id: archivoId } });
  // An upload may have several passes, so notes are added to earlier ones.
  const adminNotes = [upload?.adminNotes, notes].filter(Boolean).join('\n') || null;
  await followPasses(
    transaction,
    { userId, uploadId: upload?.id ?? null, now },
    { reviewedBy: staff.id, reviewedAt: now, adminNotes },
  );
}

type Given<Value> = { [Name in keyof Value]?: NonNullable<Value[Name]> };

/** Removes null and omitted fields, which do not change anything. */
function given<Value extends object>(values: Value): Given<Value> {
  const defined = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(defined) as Given<Value>;
}
