import { useEffect, useState } from 'react';
import type { MatchesSection_MatchFragment } from '../../gql/graphql.ts';
import { isWorthFollowing } from '../matches/live-hours.ts';
import type { LiveMatch } from './live-card.ts';

/** The live state of a match on the home page, while it is played or about to be; null until the first update. */
export function useLiveCard({ id, status, matchDate }: MatchesSection_MatchFragment): LiveMatch | null {
  const [live, setLive] = useState<LiveMatch | null>(null);
  const isNear = isWorthFollowing({ status, matchDate });
  useEffect(() => {
    if (!isNear) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { followCard } = await import('./live-card.ts');
      if (!gone) stop = followCard(id, setLive);
    };
    // Without live updates the card keeps its initial state.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, isNear]);
  return live;
}
