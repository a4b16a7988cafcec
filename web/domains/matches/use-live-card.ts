import { useEffect, useState } from 'react';
import type { MatchStatus } from '../../gql/graphql.ts';
import { isWorthFollowing } from './live-hours.ts';
import type { LiveMatch } from './live-card.ts';

interface Near {
  id: string;
  status: MatchStatus;
  matchDate: string;
}

/** The live state of a match that a list shows, while it is played or about to be; null until the first update. */
export function useLiveCard(match: Near | undefined): LiveMatch | null {
  const [live, setLive] = useState<{ id: string; match: LiveMatch } | null>(null);
  const id = match && isWorthFollowing(match) ? match.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { followCard } = await import('./live-card.ts');
      if (!gone) stop = followCard(id, (update) => setLive({ id, match: update }));
    };
    // Without live updates the card keeps its initial state.
    begin().catch(() => undefined);
    return () => {
      gone = true;
      stop?.();
    };
  }, [id]);
  return live && live.id === match?.id ? live.match : null;
}
