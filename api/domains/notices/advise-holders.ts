import type { DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { ValidationError } from '../../platform/errors.ts';
import { matchChanged } from '../matches/match-events.ts';
import type { Notice } from '../matches/notice.input.ts';

matchChanged.subscribe(adviseHolders);

/**
 * Completes the notice that a change of a match has opened (see the trigger `keep_match_change`), in the transaction of
 * the change. A later sentence replaces an earlier one.
 * @throws ValidationError if a real change is to be silent: only how the place is written may change in silence
 */
async function adviseHolders(
  transaction: DatabaseTransaction,
  { before, after }: { before: Match; after: Match },
  { sentence, silent }: Notice,
): Promise<void> {
  if (silent) return correctPlace(transaction, before, after);
  if (!sentence) return;
  await transaction.matchNotice.updateMany({
    where: { matchId: after.id, settledAt: null },
    data: { sentence },
  });
}

/** The old spelling of the place is replaced in what was told, so that it makes no difference any more. */
async function correctPlace(transaction: DatabaseTransaction, before: Match, after: Match): Promise<void> {
  if (before.matchDate.getTime() !== after.matchDate.getTime() || before.status !== after.status) {
    const message = 'Un cambio de fecha, de hora o de estado se avisa siempre';
    throw new ValidationError([{ path: 'notice.silent', message }]);
  }
  await transaction.matchChange.updateMany({
    where: { matchId: after.id, location: before.location },
    data: { location: after.location },
  });
}
