// When a ticket does not simply admit: one rule for the pages, the copy without a connection, files and wallets.

/** What is special about the match of a ticket; «usual» if it is played as planned. */
export type MatchSituation = 'usual' | 'postponed' | 'cancelled' | 'past';

/** `MatchStatus` of the data model, of which pages know nothing. */
type Status = 'scheduled' | 'live' | 'finished' | 'postponed' | 'cancelled';

/** A match not marked as finished counts as being played for this long after its start. */
const OVER_AFTER_MS = 3 * 60 * 60_000;

/** From when on a ticket belongs to a past match, milliseconds since the epoch. */
export const overFrom = (matchDate: Date): number => matchDate.getTime() + OVER_AFTER_MS;

/**
 * The situation of a match for its tickets at an instant. A postponed match is not over, however long ago its old date was.
 * @param now milliseconds since the epoch
 */
export function matchSituation(
  { status, matchDate }: { status: Status; matchDate: Date },
  now: number,
): MatchSituation {
  if (status === 'postponed' || status === 'cancelled') return status;
  if (status === 'finished' || (status !== 'live' && overFrom(matchDate) < now)) return 'past';
  return 'usual';
}
