import { useEffect, useState } from 'react';
import type { MatchesSection_MatchFragment } from '../../gql/graphql.ts';
import { isWorthFollowing } from '../matches/live-hours.ts';
import type { LiveMatch } from './live-card.ts';

/** A match of the home page as it is now, once it is played or about to be; null until there is word of it. */
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
    // Without it the card shows what it showed when the page came.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [id, isNear]);
  return live;
}
