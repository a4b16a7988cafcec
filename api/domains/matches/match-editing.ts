import type { z } from 'zod';
import { changesOf, recordStaffAction, type Staff } from '../audit/audit-log.ts';
import { assertUnchanged } from '../audit/decisions.ts';
import { mergedEdit } from '../audit/edits.ts';
import type { Database, DatabaseTransaction, Match } from '../../platform/database/client.ts';
import { transactionOptions } from '../../platform/database/transactions.ts';
import { UserError, ValidationError, validate } from '../../platform/errors.ts';
import { knownSpelling, nameKey } from '../../platform/input/visible-text.input.ts';
import { lockCompetition } from './competitions.ts';
import { lockMatch, matchSubject } from './locked-match.ts';
import { matchChanges, matchInput } from './match-editing.input.ts';
import { matchChanged } from './match-events.ts';
import { withNotice } from './notice.input.ts';
import { derivedRound, subjectOf, teamsOf } from './match-subject.ts';
import { statusAfter } from './match-transitions.ts';
import { MATCH_USE, whyInUse } from './match-use.ts';
import { seatsLeft } from './ticket-stock.ts';

/** Who has a ticket, waits for one, or came must be told that a match is cancelled; after a deletion nothing could. */
export class MatchHasTicketsError extends UserError {
  override name = 'MatchHasTicketsError';
  readonly code = 'MATCH_HAS_TICKETS';

  /** @param why «hay una entrada vendida» */
  constructor(why: string) {
    super(`Este partido no se puede eliminar porque ${why}: cancélalo en su lugar`);
  }
}

/**
 * Adds a scheduled match. Teams and subject are derived from the opponent, from who plays at home, and from the
 * round.
 * @returns its id.
 * @throws ValidationError
 */
export function createMatch(database: Database, staff: Staff, input: unknown): Promise<number> {
  const { round = '', subject = '', ticketsTotal = 0, ...data } = validate(matchInput, input);
  return database.$transaction(async (transaction) => {
    assertUsable(await lockCompetition(transaction, data.competition), null);
    const opponent = await knownOpponent(transaction, data.opponent);
    const teams = teamsOf({ ...data, opponent });
    const ticketsAvailable = seatsLeft({ isHome: data.isHome, sold: 0, left: 0 }, { ticketsTotal });
    const match = await transaction.match.create({
      data: { ...data, opponent, ...teams, subject: subject || subjectOf(round, teams), ticketsAvailable },
      select: { id: true, subject: true },
    });
    await recordStaffAction(transaction, staff, {
      action: 'create',
      subjectType: 'match',
      subjectId: match.id,
      subject: match.subject,
    });
    return match.id;
  }, transactionOptions);
}

/**
 * Changes a match's details, price and seats; omitted fields stay. State and score have their own rules, see
 * `match-progress.ts`; only a new date for a postponed match also schedules it.
 * @returns its id.
 * @throws ValidationError, also for fewer seats than are sold; NotFoundError, ChangedMeanwhileError,
 * EditConflictError
 */
export function updateMatch(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown,
): Promise<number> {
  const data = validate(matchChanges, input);
  const { notice } = validate(withNotice, input);
  return database.$transaction(async (transaction) => {
    const named =
      data.competition === undefined ? [] : [await lockCompetition(transaction, data.competition)];
    const before = await lockMatch(transaction, id);
    await assertUnchanged(transaction, staff, matchSubject(before), input, before.updatedAt);
    // Under the lock on the match no seat is taken.
    const taken = before.ticketsSold + before.ticketsHeld;
    const given = await mergedEdit(transaction, staff, matchSubject(before), {
      schema: matchChanges,
      mine: data,
      input,
      stored: asInput(before, taken),
      audited: { round: 'subject', ticketsTotal: 'ticketsAvailable' },
    });
    if (given.competition !== undefined)
      for (const competition of named) assertUsable(competition, before.competition);
    // The match's own opponent may be spelled anew.
    if (given.opponent !== undefined && nameKey(given.opponent) !== nameKey(before.opponent))
      given.opponent = await knownOpponent(transaction, given.opponent);
    const after = edited(before, given, taken);
    const step = stepOf(before, given);
    const status = (step && statusAfter(step, before.status)) ?? before.status;
    const changes = changesOf({ ...editableOf(before), status: before.status }, { ...after, status });
    if (Object.keys(changes).length === 0) return before.id;
    const stored = await transaction.match.update({
      where: { id: before.id },
      data: { ...after, capacity: taken + after.ticketsAvailable, status },
    });
    await Promise.all(matchChanged.emit(transaction, { before, after: stored }, notice));
    await recordStaffAction(transaction, staff, {
      action: 'update',
      subjectType: 'match',
      subjectId: before.id,
      subject: after.subject,
      changes,
    });
    return before.id;
  }, transactionOptions);
}

/**
 * Deletes a match that never had a ticket, nor anybody who came, pays or waits.
 * @throws NotFoundError, ChangedMeanwhileError, MatchHasTicketsError
 */
export function deleteMatch(
  database: Database,
  staff: Staff,
  id: number | null,
  input: unknown = {},
): Promise<void> {
  return database.$transaction(async (transaction) => {
    const match = await lockMatch(transaction, id);
    await assertUnchanged(transaction, staff, matchSubject(match), input, match.updatedAt);
    const { _count: use } = await transaction.match.findUniqueOrThrow({
      where: { id: match.id },
      select: { _count: { select: MATCH_USE } },
    });
    const why = whyInUse(use);
    if (why) throw new MatchHasTicketsError(why);
    await transaction.match.delete({ where: { id: match.id } });
    await recordStaffAction(transaction, staff, {
      action: 'delete',
      subjectType: 'match',
      subjectId: match.id,
      subject: match.subject,
    });
  }, transactionOptions);
}

/** An opponent as earlier matches spell it, so that one team is not shown as two. */
async function knownOpponent(transaction: DatabaseTransaction, name: string): Promise<string> {
  const known = await transaction.match.findMany({
    distinct: ['opponent'],
    orderBy: { matchDate: 'desc' },
    select: { opponent: true },
  });
  return knownSpelling(
    name,
    known.map(({ opponent }) => opponent),
  );
}

/** A postponed match that gets its new date is scheduled again, and on sale, whichever form the date comes by. */
function stepOf(before: Match, { matchDate }: { matchDate?: Date | undefined }, now = new Date()) {
  return before.status === 'postponed' && matchDate && matchDate > now ? ('reschedule' as const) : null;
}

/** All editable fields. */
interface Editable {
  subject: string;
  homeTeam: string;
  awayTeam: string;
  opponent: string;
  isHome: boolean;
  matchDate: Date;
  competition: string;
  location: string | null;
  summaryUrl: string | null;
  /** Euros with two decimals. */
  ticketPrice: string | null;
  ticketsAvailable: number;
}

function editableOf(match: Match): Editable {
  const { subject, homeTeam, awayTeam, opponent, isHome, matchDate, competition } = match;
  const { location, summaryUrl, ticketPrice, ticketsAvailable } = match;
  const where = { location, summaryUrl, ticketsAvailable, ticketPrice: ticketPrice?.toFixed(2) ?? null };
  return { subject, homeTeam, awayTeam, opponent, isHome, matchDate, competition, ...where };
}

/** What is stored, in the terms of `matchChanges`; without the seats that are left, which every sale changes. */
function asInput(before: Match, taken: number) {
  const { opponent, isHome, matchDate, competition, location, summaryUrl, ticketPrice } = editableOf(before);
  const round = derivedRound(before);
  return {
    opponent,
    isHome,
    matchDate,
    competition,
    location,
    summaryUrl,
    ticketPrice,
    round: round ?? '',
    subject: round === null ? before.subject : '',
    ticketsTotal: taken + before.ticketsAvailable,
  };
}

/** The match after the change, including derived fields. */
function edited(before: Match, data: z.output<typeof matchChanges>, taken: number): Editable {
  const { round, subject, ticketsTotal, ticketsAvailable, ...given } = data;
  const after = { ...editableOf(before), ...given };
  const teams = teamsOf(after);
  return {
    ...after,
    ...teams,
    subject: subject || derivedSubject(before, { round, reset: subject === '' }, teams),
    ticketsAvailable: seatsLeft(
      { isHome: after.isHome, sold: taken, left: before.ticketsAvailable },
      { ticketsTotal, ticketsAvailable },
    ),
  };
}

/**
 * The subject is derived from round and teams, unless it is a custom one and the change neither clears it nor sets a
 * round.
 */
function derivedSubject(
  before: Match,
  { round, reset }: { round: string | undefined; reset: boolean },
  teams: ReturnType<typeof teamsOf>,
): string {
  const was = derivedRound(before);
  if (was === null && round === undefined && !reset) return before.subject;
  return subjectOf(round ?? was ?? '', teams);
}

/** @throws ValidationError if the competition does not exist, or is inactive and not the match's current one */
function assertUsable(competition: { name: string; isActive: boolean } | null, current: string | null): void {
  if (competition && (competition.isActive || competition.name === current)) return;
  const message = competition ? 'Esta competición ya no está activa' : 'Selecciona una competición';
  throw new ValidationError([{ path: 'competition', message }]);
}
