import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { CreatePlayerInput, UpdatePlayerInput } from '../../../gql/graphql.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';

const CreatePlayer = graphql(`
  mutation CreatePlayer($input: CreatePlayerInput!) {
    createPlayer(input: $input) {
      ... on CreatePlayerSuccess {
        player {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdatePlayer = graphql(`
  mutation UpdatePlayer($input: UpdatePlayerInput!) {
    updatePlayer(input: $input) {
      ... on UpdatePlayerSuccess {
        player {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const DeletePlayer = graphql(`
  mutation DeletePlayer($input: DeletePlayerInput!) {
    deletePlayer(input: $input) {
      ... on DeletePlayerSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

/** Also the first of all changes lists. */
const LISTED = { additionalTypenames: ['Player', 'PlayerPage'] };

/** The form has one box for both ways to give a picture. */
function atPicture(failure: Failure): Failure {
  const { picture } = failure.fields;
  if (picture) return { ...failure, fields: { ...failure.fields, profileImage: picture } };
  if (failure.type !== 'UnsupportedFileTypeError') return failure;
  return { ...failure, fields: { profileImage: failure.message } };
}

/** What staff do to players. The first two give back what went wrong, for the form to show. */
export function usePlayerChanges() {
  const [, createPlayer] = useMutation(CreatePlayer);
  const [, updatePlayer] = useMutation(UpdatePlayer);
  const [, deletePlayer] = useMutation(DeletePlayer);

  return {
    async create(input: CreatePlayerInput): Promise<Failure | null> {
      const { data, error } = await createPlayer({ input }, LISTED);
      const outcome = readOutcome(data?.createPlayer, error);
      if (!outcome.ok) return atPicture(outcome);
      toast.success('Jugador creado', `${input.name} ya está en la plantilla.`);
      return null;
    },
    async update(input: UpdatePlayerInput): Promise<Failure | null> {
      const { data, error } = await updatePlayer({ input }, LISTED);
      const outcome = readOutcome(data?.updatePlayer, error);
      if (!outcome.ok) return atPicture(outcome);
      toast.success('Jugador actualizado');
      return null;
    },
    async remove({ id, name }: { id: string; name: string }): Promise<void> {
      const { data, error } = await deletePlayer({ input: { id } }, LISTED);
      const outcome = readOutcome(data?.deletePlayer, error);
      if (outcome.ok) toast.success('Jugador eliminado', `${name} ya no está en la plantilla.`);
      else toast.error(outcome.message, 'Error al eliminar');
    },
  };
}
