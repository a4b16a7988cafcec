import { graphql } from '../../gql/index.ts';
import type { LiveCardSubscription } from '../../gql/graphql.ts';
import { followMatch } from '../matches/follow.ts';

// A separate chunk, only downloaded if a match is near.

const LiveCard = graphql(`
  subscription LiveCard($id: ID!) {
    match(id: $id) {
      ...MatchesSection_match
    }
  }
`);

export type LiveMatch = LiveCardSubscription['match'];

/** Notifies a card of the home page of its match's changes. @returns a function that stops it */
export const followCard = (id: string, onMatch: (match: LiveMatch) => void): (() => void) =>
  followMatch(LiveCard, id, onMatch);
