import type { Database, DatabaseTransaction } from '../database/client.ts';
import { transactionOptions } from '../database/transactions.ts';
import { UserError } from '../errors.ts';
import { Scope } from '../scope.ts';

// A process may die after it has done the work of a request, and before it has stored the response.

/** The row of a request with an `Idempotency-Key`: a later request with the same key has another time. */
export interface Claim {
  id: string;
  createdAt: Date;
}

/** For a retry whose first request has done its work, but has no stored response. */
export class AlreadyDoneError extends UserError {
  override name = 'AlreadyDoneError';
  readonly code = 'ALREADY_DONE';

  constructor() {
    super(
      'Esta petición ya se hizo, pero su respuesta se perdió: comprueba el resultado antes de enviar otra',
    );
  }
}

const scope = new Scope<Claim>();

/** Runs the work of a request with an idempotency key. */
export function underClaim<Result>(claim: Claim, work: () => Promise<Result>): Promise<Result> {
  return scope.run(claim, work);
}

/**
 * Marks the request's idempotency key as used, in the transaction that does its work, so that no retry repeats the
 * work. Without a key it does nothing.
 * @throws AlreadyDoneError if another request with the key has replaced this one: then nothing may be written.
 */
export async function markDone(transaction: DatabaseTransaction): Promise<void> {
  const claim = scope.current;
  if (!claim) return;
  const { count } = await transaction.idempotentResponse.updateMany({ where: claim, data: { done: true } });
  if (count === 0) throw new AlreadyDoneError();
}

/** Creates something that has no unique constraint against a second one; see `markDone`. */
export function createdOnce<Result>(
  database: Database,
  create: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  // One statement needs no transaction of its own.
  if (!scope.current) return create(database);
  return database.$transaction(async (transaction) => {
    await markDone(transaction);
    return create(transaction);
  }, transactionOptions);
}
