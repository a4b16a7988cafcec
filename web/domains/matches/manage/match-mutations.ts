import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { TABLES } from '../../standings/tables.ts';

const UpdateMatch = graphql(`
  mutation UpdateMatch($input: UpdateMatchInput!) {
    updateMatch(input: $input) {
      ... on UpdateMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteMatch = graphql(`
  mutation DeleteMatch($input: MatchIdInput!) {
    deleteMatch(input: $input) {
      ... on DeleteMatchSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

/** A deleted match and the first match change lists too, and every result the tables. */
export const MATCH_LISTS = ['Match', 'MatchPage', 'Competition', ...TABLES] as const;

/** Saves the data of a match or its sale. */
export const useUpdateMatch = () =>
  useStaffMutation({
    document: UpdateMatch,
    refetch: MATCH_LISTS,
    success: ['Partido actualizado', 'Los cambios están guardados.'],
  });

/** Deletes a match, from the list or from its own page. */
export const useDeleteMatch = () =>
  useStaffMutation({
    document: DeleteMatch,
    refetch: MATCH_LISTS,
    success: 'Partido eliminado',
    failure: 'Error al eliminar',
  });
