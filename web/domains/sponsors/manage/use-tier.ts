import { useEffect, useState } from 'react';
import { useClient, type CombinedError, type OperationContext } from 'urql';
import type { ManageAllSponsorsQuery, SponsorCategory } from '../../../gql/graphql.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { ManagedSponsor_sponsor, type ManagedSponsor } from './managed-sponsor.ts';

const TierQuery = graphql(`
  query ManageAllSponsors($category: SponsorCategory!, $page: Int!) {
    allSponsors(category: $category, page: $page, pageSize: 100) {
      pageCount
      items {
        id
        ...ManagedSponsor_sponsor
      }
    }
  }
`);

/** Asked again after whatever changes sponsors. */
const FRESH: Partial<OperationContext> = {
  requestPolicy: 'cache-and-network',
  additionalTypenames: ['Sponsor'],
};

interface Tier {
  /** In their order, all of them; undefined until they are there. */
  sponsors?: readonly ManagedSponsor[];
  error?: CombinedError | undefined;
}

/** All sponsors of a tier, however many pages of them the API makes: a place in an order is one among all. */
export function useTier(category: SponsorCategory): Tier {
  const client = useClient();
  const [tier, setTier] = useState<Tier>({});
  const [pageCount, setPageCount] = useState(1);
  useEffect(() => {
    const pages = new Map<number, ManageAllSponsorsQuery['allSponsors']>();
    const asked = Array.from({ length: pageCount }, (_, at) => at + 1).map((page) =>
      client.query(TierQuery, { category, page }, FRESH).subscribe(({ data, error, stale }) => {
        if (error) setTier((before) => ({ ...before, error }));
        // After a move a sponsor may be on two pages, or on none, until all of them are new.
        if (stale || !data) pages.delete(page);
        else pages.set(page, data.allSponsors);
        const first = pages.get(1);
        if (first && first.pageCount !== pageCount) setPageCount(first.pageCount);
        else if (pages.size === pageCount) setTier({ sponsors: joined([...pages]) });
      }),
    );
    return () => asked.forEach(({ unsubscribe }) => unsubscribe());
  }, [client, category, pageCount]);
  return tier;
}

function joined(pages: [number, ManageAllSponsorsQuery['allSponsors']][]): ManagedSponsor[] {
  const inOrder = pages.toSorted(([one], [other]) => one - other).flatMap(([, { items }]) => items);
  return inOrder.map((item) => getFragment(ManagedSponsor_sponsor, item));
}
