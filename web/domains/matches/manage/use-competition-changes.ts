import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';

const CreateCompetition = graphql(`
  mutation CreateCompetition($input: CreateCompetitionInput!) {
    createCompetition(input: $input) {
      ... on CreateCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateCompetition = graphql(`
  mutation UpdateCompetition($input: UpdateCompetitionInput!) {
    updateCompetition(input: $input) {
      ... on UpdateCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const MoveCompetition = graphql(`
  mutation MoveCompetition($input: MoveCompetitionInput!) {
    moveCompetition(input: $input) {
      ... on MoveCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteCompetition = graphql(`
  mutation DeleteCompetition($input: DeleteCompetitionInput!) {
    deleteCompetition(input: $input) {
      ... on DeleteCompetitionSuccess {
        competitions {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

interface Edited {
  id: string;
  name: string;
}

/** A renamed competition renames matches, and the calendar's filter is made of both. */
const LISTED = { additionalTypenames: ['Competition', 'Match', 'CalendarStats'] };

/** What staff do to competitions. */
export function useCompetitionChanges() {
  const [, createCompetition] = useMutation(CreateCompetition);
  const [, updateCompetition] = useMutation(UpdateCompetition);
  const [, moveCompetition] = useMutation(MoveCompetition);
  const [, deleteCompetition] = useMutation(DeleteCompetition);

  return {
    async create(name: string): Promise<Failure | null> {
      const { data, error } = await createCompetition({ input: { name } }, LISTED);
      const outcome = readOutcome(data?.createCompetition, error);
      if (!outcome.ok) return outcome;
      toast.success('Competición creada');
      return null;
    },
    /** Tells what went wrong by itself where only the switch was pressed. */
    async update({ id }: Edited, change: { name?: string; isActive?: boolean }): Promise<Failure | null> {
      const { data, error } = await updateCompetition({ input: { id, ...change } }, LISTED);
      const outcome = readOutcome(data?.updateCompetition, error);
      if (outcome.ok) toast.success('Competición actualizada');
      else if (change.name === undefined) toast.error(outcome.message, 'Error al actualizar');
      return outcome.ok ? null : outcome;
    },
    async move({ id }: Edited, position: number): Promise<void> {
      const { data, error } = await moveCompetition({ input: { id, position } }, LISTED);
      const outcome = readOutcome(data?.moveCompetition, error);
      if (!outcome.ok) toast.error(outcome.message, 'Error al mover');
    },
    async remove({ id }: Edited): Promise<void> {
      const { data, error } = await deleteCompetition({ input: { id } }, LISTED);
      const outcome = readOutcome(data?.deleteCompetition, error);
      if (outcome.ok) toast.success('Competición eliminada');
      else toast.error(outcome.message, 'Error al eliminar');
    },
  };
}
