import { changesOf, recordStaffAction, type AuditedValue, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import type { Database, Match } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { UserError, ValidationError, validate } from '../../platform/errors.ts';
import { lockMatch, matchSubject } from './locked-match.ts';
import { announceProgress } from './match-announcements.ts';
import { doubtsOfEnd, doubtsText, hasPoints, type EndDoubt } from './match-end.input.ts';
import { finishInput, postponeInput, scoreInput, type PeriodScore } from './match-editing.input.ts';
import { matchChanged } from './match-events.ts';
import { withNotice } from './notice.input.ts';
import { periodsOf, pointsOf, sameScore, scoreText, storedScore } from './match-score.ts';
import { refusalOf, statusAfter, type MatchAction } from './match-transitions.ts';

/** The action is not possible in the current state of the match. */
export class MatchStateError extends UserError {
  override name = 'MatchStateError';
  readonly code = 'MATCH_STATE';
}

/** Another user changed the score in the meantime (optimistic locking). */
export class ScoreChangedError extends UserError {
  override name = 'ScoreChangedError';
  readonly code = 'SCORE_CHANGED';
  readonly matchId: number;

  constructor(matchId: number) {
    super('Otra persona ha cambiado el marcador. Revísalo antes de seguir.');
    this.matchId = matchId;
  }
}

/** The end of a match is probably a mistake, and nobody has confirmed it; nothing was changed. */
export class EndNotConfirmedError extends UserError {
  override name = 'EndNotConfirmedError';
  readonly code = 'END_NOT_CONFIRMED';
  readonly doubts: EndDoubt[];

  constructor(doubts: EndDoubt[]) {
    super(`Confirma el final: ${doubtsText(doubts)}`);
    this.doubts = doubts;
  }
}

const NO_SCORE = { homePeriods: [], awayPeriods: [], result: null };

/**
 * Opens the scoreboard, which ends the ticket sale.
 * @throws NotFoundError, MatchStateError
 */
export function startMatch(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown = {},
): Promise<number> {
  return progress(database, staff, { id, input }, 'start', (match) => {
    const recorded = periodsOf(match);
    return storedScore(recorded.length > 0 ? recorded : [{ home: 0, away: 0 }]);
  });
}

/**
 * Saves the points by period and their sum as the result. Optimistic locking: the caller sends the score it saw, and
 * nothing is saved if the score has changed since. The same score again changes nothing, so the call can be retried
 * safely.
 * @throws NotFoundError, ValidationError, MatchStateError, ScoreChangedError
 */
export function recordScore(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const { seen, periods } = validate(scoreInput, input);
  return progress(database, staff, { id }, 'score', (match) => {
    const current = periodsOf(match);
    if (sameScore(current, periods)) return {};
    if (!sameScore(current, seen)) throw new ScoreChangedError(match.id);
    return storedScore(periods);
  });
}

/**
 * Ends a match. The result is the sum of its periods, or the given final score if none were recorded.
 * @throws NotFoundError, MatchStateError, ScoreChangedError; ValidationError if there is no score, or if it differs
 * from the sum of the periods; EndNotConfirmedError if it is doubtful and not confirmed
 */
export function finishMatch(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
  now = new Date(),
): Promise<number> {
  const { seen, final, confirmed } = validate(finishInput, input);
  return progress(database, staff, { id }, 'finish', (match) => {
    if (match.result !== seen) throw new ScoreChangedError(match.id);
    const end = endOf(match, final);
    const isCorrection = match.status === 'finished';
    const doubts = doubtsOfEnd(
      { final: scoreOf(end.result), periods: periodsOf(match), matchDate: match.matchDate, isCorrection },
      now,
    );
    const isSame = isCorrection && end.result === match.result;
    if (doubts.length > 0 && !confirmed && !isSame) throw new EndNotConfirmedError(doubts);
    return end;
  });
}

/** The score that a match ends with. */
function endOf(match: Match, final: PeriodScore | null) {
  const periods = periodsOf(match);
  if (!periods.some(hasPoints)) return { ...NO_SCORE, result: finalResult(final) };
  const score = storedScore(periods);
  if (final && resultText(final) !== score.result) {
    throw wrongFinal(`Los periodos suman ${score.result}: corrige el marcador antes de terminar`);
  }
  return score;
}

const resultText = ({ home, away }: PeriodScore) => `${home}-${away}`;
const wrongFinal = (message: string) => new ValidationError([{ path: 'final', message }]);

function finalResult(final: PeriodScore | null): string {
  if (!final) throw wrongFinal('Indica el resultado');
  return resultText(final);
}

/**
 * Postpones a match: with a new date it is scheduled again, without one it waits for it. Tickets stay valid.
 * @throws NotFoundError, ValidationError on a past date, MatchStateError
 */
export function postponeMatch(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
  now = new Date(),
): Promise<number> {
  const { matchDate } = validate(postponeInput, input);
  if (!matchDate) return progress(database, staff, { id, input }, 'postpone', () => ({ result: null }));
  if (matchDate <= now) {
    throw new ValidationError([{ path: 'matchDate', message: 'La nueva fecha debe estar por llegar' }]);
  }
  return progress(database, staff, { id, input }, 'reschedule', () => ({ matchDate, result: null }));
}

/**
 * Cancels a match: the sale ends, its tickets stay.
 * @throws NotFoundError, MatchStateError
 */
export function cancelMatch(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown = {},
): Promise<number> {
  return progress(database, staff, { id, input }, 'cancel', () => ({ result: null }));
}

/**
 * Undoes a mistake: a cancelled match is scheduled again, a finished one is live again, and a live one without points
 * is scheduled again.
 * @throws NotFoundError, MatchStateError
 */
export function reopenMatch(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown = {},
): Promise<number> {
  return progress(database, staff, { id, input }, 'reopen', (match) => {
    const periods = periodsOf(match);
    if (match.status === 'cancelled') return {};
    if (match.status === 'finished')
      return storedScore(periods.length > 0 ? periods : [scoreOf(match.result)]);
    if (periods.some(hasPoints)) {
      throw new MatchStateError('No se puede volver atrás: ya hay puntos anotados');
    }
    return NO_SCORE;
  });
}

/** A final score as the points of one period: of one that was typed, the scoreboard can only show periods. */
const scoreOf = (result: string | null): PeriodScore => pointsOf(result) ?? { home: 0, away: 0 };

type Change = Partial<Pick<Match, 'matchDate' | 'result' | 'homePeriods' | 'awayPeriods'>>;

/** Names of the actions in the audit log. */
const RECORDED = {
  start: 'start',
  score: 'score',
  finish: 'finish',
  postpone: 'postpone',
  reschedule: 'postpone',
  cancel: 'cancel',
  reopen: 'reopen',
} as const satisfies Record<MatchAction, string>;

/**
 * Moves a match to its next state under its row lock, so that concurrent steps see each other's result.
 * @param decide returns the other changes of the step
 * @returns the match's id
 * @throws MatchStateError if the step is not possible, ChangedMeanwhileError, and errors of `decide`
 */
function progress(
  database: Database,
  staff: Staff,
  { id, input }: { id: number | null; input?: unknown },
  action: MatchAction,
  decide: (match: Match) => Change,
): Promise<number> {
  const { notice } = validate(withNotice, input ?? {});
  return database.$transaction(async (transaction) => {
    const before = await lockMatch(transaction, id);
    await assertUnchanged(transaction, staff, matchSubject(before), input, before.updatedAt);
    const status = statusAfter(action, before.status);
    if (!status) throw new MatchStateError(refusalOf(action, before.status));
    const after = { ...before, ...decide(before), status };
    const changes = changesOf(auditedOf(before), auditedOf(after));
    if (Object.keys(changes).length === 0) return before.id;
    const { matchDate, result, homePeriods, awayPeriods } = after;
    await transaction.match.update({
      where: { id: before.id },
      data: { status, matchDate, result, homePeriods, awayPeriods },
    });
    await announceProgress(transaction, action, before, after);
    await Promise.all(matchChanged.emit(transaction, { before, after }, notice));
    await recordStaffAction(transaction, staff, {
      action: RECORDED[action],
      subjectType: 'match',
      subjectId: before.id,
      subject: before.subject,
      changes,
    });
    return before.id;
  }, transactionOptions);
}

function auditedOf(match: Match): Record<string, AuditedValue> {
  const { status, matchDate, result } = match;
  return { status, matchDate, result, periods: scoreText(periodsOf(match)) };
}
