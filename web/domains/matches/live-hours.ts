import type { MatchStatus } from '../../gql/graphql.ts';

const HOUR = 60 * 60_000;
/** How long before and after its start a waiting page follows a match. */
const AROUND = 12 * HOUR;

/** Whether a match is being played or about to be. */
export function isWorthFollowing({ status, matchDate }: { status: MatchStatus; matchDate: string }): boolean {
  if (status === 'LIVE') return true;
  return status === 'SCHEDULED' && Math.abs(Date.parse(matchDate) - Date.now()) < AROUND;
}
