import { useEffect, useRef } from 'react';
import { graphql } from '../gql/index.ts';
import type { MatchStatus } from '../gql/graphql.ts';
import { readHash } from '../graphql/client.ts';

const LiveMatch = graphql(`
  subscription LiveMatch($id: ID!) {
    match(id: $id) {
      id
      status
      result
      matchDate
      ticketsAvailable
      periods {
        home
        away
      }
    }
  }
`);

const HOUR = 60 * 60_000;
/** How long before its hour somebody who waits for a match to begin follows it, and how long after. */
const AROUND = 12 * HOUR;

interface Followed {
  id: string;
  status: MatchStatus;
  matchDate: string;
}

/**
 * Calls `onChange` whenever a match that is played, or about to be, has changed, and when the connection is there again
 * after a break. Nothing is asked while the page is hidden.
 */
export function useLiveMatch(match: Followed | null | undefined, onChange: () => void): void {
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  const { id, status, matchDate } = match ?? {};
  useEffect(() => {
    if (!id || !matchDate || !isWorthFollowing(status, matchDate)) return;
    return follow(addressOf(id), () => change.current());
  }, [id, status, matchDate]);
}

function isWorthFollowing(status: MatchStatus | undefined, matchDate: string): boolean {
  if (status === 'LIVE') return true;
  return status === 'SCHEDULED' && Math.abs(Date.parse(matchDate) - Date.now()) < AROUND;
}

function addressOf(id: string): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: readHash(LiveMatch) } };
  const parameters = { extensions: JSON.stringify(extensions), variables: JSON.stringify({ id }) };
  return `/graphql?${new URLSearchParams(parameters)}`;
}

/** @returns how to stop */
function follow(address: string, onChange: () => void): () => void {
  let source: EventSource | undefined;
  let last: string | undefined;
  const open = () => {
    if (source || document.hidden) return;
    source = new EventSource(address);
    // The first one of each connection says what the match is now, which may be nothing new.
    source.addEventListener('next', ({ data }: MessageEvent<string>) => {
      if (last !== undefined && last !== data) onChange();
      last = data;
    });
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  const onVisibility = () => (document.hidden ? close() : open());
  open();
  document.addEventListener('visibilitychange', onVisibility);
  // An open connection would keep the page out of the browser's memory for «back».
  addEventListener('pagehide', close);
  addEventListener('pageshow', open);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', open);
    close();
  };
}
