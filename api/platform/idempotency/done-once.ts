import type { Database, DatabaseTransaction } from '../database/client.ts';
import { transactionOptions } from '../database/transactions.ts';
import { UserError } from '../errors.ts';
import { Scope } from '../scope.ts';

// A process may die after it has done what a request asks for, and before it has kept the answer.

/** A request's row of `given_answers`, which holds its `Idempotency-Key`: a later request with the key has another time. */
export interface Claim {
  id: string;
  createdAt: Date;
}

/** Of a repetition whose first request did what it asks for, and could not keep its answer. */
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

/** Runs the work of a request that may come again. */
export function underClaim<Result>(claim: Claim, work: () => Promise<Result>): Promise<Result> {
  return scope.run(claim, work);
}

/**
 * Writes down, in the transaction of what a request creates, that its key is used up: whenever it comes again, nothing is
 * done a second time. Without a key it does nothing.
 * @throws AlreadyDoneError where another request with the key has taken its place meanwhile: then nothing may be kept.
 */
export async function markDone(transaction: DatabaseTransaction): Promise<void> {
  const claim = scope.current;
  if (!claim) return;
  const { count } = await transaction.givenAnswer.updateMany({ where: claim, data: { done: true } });
  if (count === 0) throw new AlreadyDoneError();
}

/** Creates something that nothing else keeps from being there twice; see `markDone`. */
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
