import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { describeSponsorFailure } from './sponsor-failure.ts';

const UpdateSponsor = graphql(`
  mutation UpdateSponsor($input: UpdateSponsorInput!) {
    updateSponsor(input: $input) {
      ... on UpdateSponsorSuccess {
        sponsor {
          id
          name
          isVisible
        }
      }
      ...MutationFailure
    }
  }
`);

const MoveSponsor = graphql(`
  mutation MoveSponsor($input: MoveSponsorInput!) {
    moveSponsor(input: $input) {
      ... on MoveSponsorSuccess {
        sponsors {
          id
          order
        }
      }
      ...MutationFailure
    }
  }
`);

/** A deleted sponsor and the first one change the lists too, also the public ones. */
export const SPONSOR_LISTS = ['Sponsor', 'SponsorPage'] as const;

const failure = ({ message }: { message: string }) =>
  ['Error', `Error al actualizar el patrocinador: ${message}`] as const;

type Updated = { name: string; isVisible: boolean };

/** Saves a sponsor: its form, or only its visibility. */
export const useUpdateSponsor = (success: (sponsor: Updated) => readonly [title: string, text: string]) =>
  useStaffMutation({
    document: UpdateSponsor,
    refetch: SPONSOR_LISTS,
    describe: describeSponsorFailure,
    success: ({ sponsor }) => success(sponsor),
    failure,
  });

/** Moves a sponsor to another position in its category. */
export const useMoveSponsor = () =>
  useStaffMutation({
    document: MoveSponsor,
    refetch: SPONSOR_LISTS,
    describe: describeSponsorFailure,
    failure,
  });
