import { graphql } from '../../gql/index.ts';
import type { LiveCardSubscription } from '../../gql/graphql.ts';
import { followMatch } from '../matches/follow.ts';

// A chunk of its own: nobody downloads it where no match is near.

const LiveCard = graphql(`
  subscription LiveCard($id: ID!) {
    match(id: $id) {
      ...MatchesSection_match
    }
  }
`);

export type LiveMatch = LiveCardSubscription['match'];

/** Tells a card of the home page what becomes of its match. @returns how to stop */
export const followCard = (id: string, onMatch: (match: LiveMatch) => void): (() => void) =>
  followMatch(LiveCard, id, onMatch);
