import { graphql } from '../../gql/index.ts';
import type { LiveCardSubscription } from '../../gql/graphql.ts';
import { followMatch } from './follow.ts';

// A separate chunk, only downloaded if a match is near.

const LiveCard = graphql(`
  subscription LiveCard($id: ID!) {
    match(id: $id) {
      status
      ...MatchesSection_match
      ...MatchStrip_match
    }
  }
`);

export type LiveMatch = LiveCardSubscription['match'];

type Listener = (match: LiveMatch) => void;

/** A match with everything on the page that shows it: they share one connection. */
interface Followed {
  listeners: Set<Listener>;
  latest: LiveMatch | null;
  stop: () => void;
}

const followed = new Map<string, Followed>();

/** Notifies a part of a page of its match's changes. @returns a function that stops it */
export function followCard(id: string, onMatch: Listener): () => void {
  const shared = followed.get(id) ?? begin(id);
  shared.listeners.add(onMatch);
  if (shared.latest) onMatch(shared.latest);
  return () => {
    shared.listeners.delete(onMatch);
    if (shared.listeners.size > 0) return;
    followed.delete(id);
    shared.stop();
  };
}

function begin(id: string): Followed {
  const shared: Followed = { listeners: new Set(), latest: null, stop: () => undefined };
  followed.set(id, shared);
  shared.stop = followMatch(LiveCard, id, (match) => {
    shared.latest = match;
    for (const listener of shared.listeners) listener(match);
  });
  return shared;
}
