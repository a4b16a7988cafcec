import { useMemo } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { Viewer } from '../../users/viewer.tsx';
import { useSavedCard } from './use-saved-card.ts';

const MembershipQuery = graphql(`
  query MembershipPanel {
    viewer {
      id
      membership {
        id
        ...MembershipCard_membership
      }
    }
  }
`);

/**
 * The user's active membership, also saved on this device for offline use.
 * `membership` is undefined until it is known, and null if there is none.
 */
export function useMembership(user: Viewer) {
  const [{ data, error }, ask] = useQuery({
    query: MembershipQuery,
    requestPolicy: 'cache-and-network',
    // The type name lets a grant invalidate this query even if there was no membership.
    context: useMemo(() => ({ additionalTypenames: ['Membership'] }), []),
  });
  const viewer = data?.viewer;
  useSavedCard(user, viewer?.membership);
  return {
    membership: viewer ? (viewer.membership ?? null) : undefined,
    error: viewer ? undefined : error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
