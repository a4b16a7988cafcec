import { useEffect, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { LiveMatchSubscription, MatchStatus } from '../../gql/graphql.ts';
import { followMatch } from './follow.ts';
import { isWorthFollowing } from './live-hours.ts';

const LiveMatch = graphql(`
  subscription LiveMatch($id: ID!) {
    match(id: $id) {
      ...MatchPage_match
    }
  }
`);

type Live = LiveMatchSubscription['match'];

interface Followed {
  id: string;
  status: MatchStatus;
  matchDate: string;
}

/**
 * A match that is played, or about to be, as it is now; null until there is word of it.
 * @param answer what the page was last told otherwise: a newer one is shown until there is word again
 */
export function useLiveMatch(match: Followed | null | undefined, answer: unknown): Live | null {
  const [live, setLive] = useState<{ match: Live; after: unknown } | null>(null);
  const id = match && isWorthFollowing(match) ? match.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    return followMatch(LiveMatch, id, (told) => setLive({ match: told, after: answer }));
  }, [id, answer]);
  return live && live.after === answer ? live.match : null;
}
