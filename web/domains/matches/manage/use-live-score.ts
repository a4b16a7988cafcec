import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../../gql/index.ts';
import type { LiveScoreSubscription } from '../../../gql/graphql.ts';
import { followMatch } from '../follow.ts';

const LiveScore = graphql(`
  subscription LiveScore($id: ID!) {
    match(id: $id) {
      status
      ...Scorekeeper_match
    }
  }
`);

type Live = LiveScoreSubscription['match'];

interface LiveScoreOptions {
  matchId: string;
  isLive: boolean;
  /** The last answer of the page's query: it is newer than an update that came before it. */
  answer: unknown;
  /** Somebody has ended or stopped the match. */
  onOver: () => void;
}

/** The score that other scorekeepers enter meanwhile; null if the page's own answer is the newest. */
export function useLiveScore({ matchId, isLive, answer, onOver }: LiveScoreOptions): Live | null {
  const [live, setLive] = useState<{ match: Live; after: unknown } | null>(null);
  const newest = useRef({ answer, onOver });
  useEffect(() => {
    newest.current = { answer, onOver };
  }, [answer, onOver]);
  useEffect(() => {
    if (!isLive) return;
    return followMatch(LiveScore, matchId, (match) => {
      if (match.status === 'LIVE') setLive({ match, after: newest.current.answer });
      else newest.current.onOver();
    });
  }, [isLive, matchId]);
  return live && live.after === answer ? live.match : null;
}
