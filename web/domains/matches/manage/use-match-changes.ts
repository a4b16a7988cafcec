import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { CreateMatchInput, UpdateMatchInput } from '../../../gql/graphql.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';

const CreateMatch = graphql(`
  mutation CreateMatch($input: CreateMatchInput!) {
    createMatch(input: $input) {
      ... on CreateMatchSuccess {
        match {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

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

/** Also a match that is gone, or the first of all, changes lists. */
const LISTED = { additionalTypenames: ['Match', 'MatchPage', 'Competition'] };

/** What staff write about matches. The first two give back what went wrong, for the form to show. */
export function useMatchChanges() {
  const [, createMatch] = useMutation(CreateMatch);
  const [, updateMatch] = useMutation(UpdateMatch);
  const [, deleteMatch] = useMutation(DeleteMatch);

  return {
    async create(input: CreateMatchInput): Promise<{ id: string } | Failure> {
      const { data, error } = await createMatch({ input }, LISTED);
      const outcome = readOutcome(data?.createMatch, error);
      if (!outcome.ok) return outcome;
      toast.success('Partido creado', `El partido contra ${input.opponent} ya está en el calendario.`);
      return outcome.value.match;
    },
    async update(input: UpdateMatchInput): Promise<Failure | null> {
      const { data, error } = await updateMatch({ input }, LISTED);
      const outcome = readOutcome(data?.updateMatch, error);
      if (!outcome.ok) return outcome;
      toast.success('Partido actualizado', 'Los cambios están guardados.');
      return null;
    },
    /** Whether it is gone. */
    async remove(id: string): Promise<boolean> {
      const { data, error } = await deleteMatch({ input: { id } }, LISTED);
      const outcome = readOutcome(data?.deleteMatch, error);
      if (outcome.ok) toast.success('Partido eliminado');
      else toast.error(outcome.message, 'Error al eliminar');
      return outcome.ok;
    },
  };
}
