import { graphql } from '../../../gql/index.ts';
import type { ManagedSponsor_SponsorFragment } from '../../../gql/graphql.ts';

/** A sponsor for staff, shared by lists and dialogs. */
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
    updatedAt
  }
`);

export type ManagedSponsor = ManagedSponsor_SponsorFragment;
