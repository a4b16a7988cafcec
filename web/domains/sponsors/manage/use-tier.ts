import { useEffect, useState } from 'react';
import { useClient, type CombinedError, type OperationContext } from 'urql';
import type { SponsorCategory } from '../../../gql/graphql.ts';
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

/** Every change of a sponsor runs the query again. */
const FRESH: Partial<OperationContext> = {
  requestPolicy: 'cache-and-network',
  additionalTypenames: ['Sponsor'],
};

interface Tier {
  /** All sponsors of the tier, in their order; undefined until they are loaded. */
  sponsors?: readonly ManagedSponsor[];
  error?: CombinedError | undefined;
}

interface Page {
  /** Number of pages of the whole tier. */
  pageCount: number;
  sponsors: readonly ManagedSponsor[];
}

/** All sponsors of a tier, from all pages of the API: moving a sponsor needs the whole order. */
export function useTier(category: SponsorCategory): Tier {
  const client = useClient();
  const [tier, setTier] = useState<Tier>({});
  const [pageCount, setPageCount] = useState(1);
  useEffect(() => {
    const pages = new Map<number, Page>();
    const asked = Array.from({ length: pageCount }, (_, at) => at + 1).map((page) =>
      client.query(TierQuery, { category, page }, FRESH).subscribe(({ data, error, stale }) => {
        if (error) setTier((before) => ({ ...before, error }));
        // After a move, a sponsor may be on two pages or on none until all pages are loaded again.
        if (stale || !data) pages.delete(page);
        else {
          const { pageCount: count, items } = data.allSponsors;
          pages.set(page, { pageCount: count, sponsors: getFragment(ManagedSponsor_sponsor, items) });
        }
        const first = pages.get(1);
        if (first && first.pageCount !== pageCount) setPageCount(first.pageCount);
        else if (pages.size === pageCount) setTier({ sponsors: joined([...pages]) });
      }),
    );
    return () => asked.forEach(({ unsubscribe }) => unsubscribe());
  }, [client, category, pageCount]);
  return tier;
}

function joined(pages: [number, Page][]): ManagedSponsor[] {
  return pages.toSorted(([one], [other]) => one - other).flatMap(([, { sponsors }]) => sponsors);
}
