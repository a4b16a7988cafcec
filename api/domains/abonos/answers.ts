import type { Abono, AbonoStatus, Database, DatabaseTransaction } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { parseId, UserError, validate } from '../../platform/errors.ts';
import type { RateLimits } from '../../platform/http/rate-limits.ts';
import { lockUser } from '../users/lock-user.ts';
import { reportAbonoInput } from './abonos.input.ts';
import { abonoNotFound, NEXT_VERSION } from './review.ts';
import { followPasses } from './upload-status.ts';

// What the account of a pass says about its data. No layout is learnt from it: only staff compare with the file.

/** Staff have verified or rejected the pass, so its account has nothing to answer any more. */
export class AbonoDecidedError extends UserError {
  override name = 'AbonoDecidedError';
  readonly code = 'ABONO_DECIDED';

  constructor(status: Extract<AbonoStatus, 'verified' | 'error'>) {
    super(
      status === 'verified'
        ? 'El club ya ha comprobado este abono. Si ves algún error, ponte en contacto con el club.'
        : 'El club ha rechazado este abono. Si crees que es un error, ponte en contacto con el club.',
    );
  }
}

/** The account has an open report of the pass, which stays as it is. */
export class AbonoReportedError extends UserError {
  override name = 'AbonoReportedError';
  readonly code = 'ABONO_REPORTED';

  constructor() {
    super('Ya has avisado de un error en este abono. El club lo está comprobando.');
  }
}

/**
 * Notes that all is right in an own pass. Its state stays, and the same again changes nothing.
 * @returns its id
 * @throws NotFoundError, also for passes of others; AbonoDecidedError, AbonoReportedError
 */
export function confirmAbono(
  database: Database,
  userId: number,
  id: string,
  now = new Date(),
): Promise<number> {
  return answer(database, userId, id, async (transaction, abono) => {
    if (abono.confirmedAt) return;
    await transaction.abono.update({ where: { id: abono.id }, data: { confirmedAt: now } });
  });
}

/**
 * Reports that something is wrong in an own pass: it waits for staff, and has no points until they verify it.
 * @returns its id
 * @throws ValidationError, RateLimitedError, NotFoundError, also for passes of others; AbonoDecidedError,
 *   AbonoReportedError
 */
export async function reportAbono(
  database: Database,
  limits: RateLimits,
  userId: number,
  id: string,
  input: unknown,
  now = new Date(),
): Promise<number> {
  const { message } = validate(reportAbonoInput, input);
  // Counted only if valid: correcting the form must not use up the limit.
  await limits.consume({ abonoReportAccount: String(userId) });
  return answer(database, userId, id, async (transaction, abono) => {
    await transaction.abono.update({
      where: { id: abono.id },
      data: {
        status: 'pending',
        // A pass that waits already keeps its place.
        ...(abono.status !== 'pending' && { waitingSince: now }),
        confirmedAt: null,
        reportedAt: now,
        reportMessage: message,
        ...NEXT_VERSION,
      },
    });
    await followPasses(transaction, { userId, uploadId: abono.archivoId, now });
  });
}

/** Locks the account's row as decisions of staff do, so that each sees what the other has written. */
function answer(
  database: Database,
  userId: number,
  id: string,
  change: (transaction: DatabaseTransaction, abono: Abono) => Promise<void>,
): Promise<number> {
  return database.$transaction(async (transaction) => {
    await lockUser(transaction, userId);
    const abono = await transaction.abono.findUnique({ where: { id: parseId(id) ?? 0, userId } });
    if (!abono) throw abonoNotFound();
    if (abono.status === 'verified' || abono.status === 'error') throw new AbonoDecidedError(abono.status);
    if (abono.reportedAt) throw new AbonoReportedError();
    await change(transaction, abono);
    return abono.id;
  }, transactionOptions);
}
