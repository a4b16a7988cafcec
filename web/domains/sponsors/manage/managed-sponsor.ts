import { graphql } from '../../../gql/index.ts';
import type { ManagedSponsor_SponsorFragment } from '../../../gql/graphql.ts';

/** A sponsor as staff see it; lists and dialogs hand it to each other whole. */
export const ManagedSponsor_sponsor = graphql(`
  fragment ManagedSponsor_sponsor on Sponsor {
    id
    name
    category
    logoUrl
    website
    description
    isVisible
    order
  }
`);

export type ManagedSponsor = ManagedSponsor_SponsorFragment;
