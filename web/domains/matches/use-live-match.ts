import { useEffect, useState } from 'react';
import { graphql } from '../../gql/index.ts';
import type { LiveMatchSubscription, MatchStatus } from '../../gql/graphql.ts';
import { followMatch } from './follow.ts';
import { isWorthFollowing } from './live-hours.ts';

const LiveMatch = graphql(`
  subscription LiveMatch($id: ID!) {
    match(id: $id) {
      ...MatchPage_match
      statistics {
        ...MatchStatistics_live
      }
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
 * The live state of a match that is being played or about to be; null until the first update.
 * @param answer the match from the page's query; if it is newer, it is used until the next update
 */
export function useLiveMatch(match: Followed | null | undefined, answer: unknown): Live | null {
  const [live, setLive] = useState<{ match: Live; after: unknown } | null>(null);
  const id = match && isWorthFollowing(match) ? match.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    return followMatch(LiveMatch, id, (update) => setLive({ match: update, after: answer }));
  }, [id, answer]);
  return live && live.after === answer ? live.match : null;
}
