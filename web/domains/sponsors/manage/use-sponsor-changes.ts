import { useMutation } from 'urql';
import type { CreateSponsorInput, UpdateSponsorInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';
import { sponsorProblem } from './sponsor-failure.ts';

const CreateSponsor = graphql(`
  mutation CreateSponsor($input: CreateSponsorInput!) {
    createSponsor(input: $input) {
      ... on CreateSponsorSuccess {
        sponsor {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateSponsor = graphql(`
  mutation UpdateSponsor($input: UpdateSponsorInput!) {
    updateSponsor(input: $input) {
      ... on UpdateSponsorSuccess {
        sponsor {
          id
          isVisible
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteSponsor = graphql(`
  mutation DeleteSponsor($input: DeleteSponsorInput!) {
    deleteSponsor(input: $input) {
      ... on DeleteSponsorSuccess {
        id
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

/** Also a sponsor that is gone, or the first one of all, changes the lists, those of the public among them. */
const LISTED = { additionalTypenames: ['Sponsor', 'SponsorPage'] };

interface Named {
  id: string;
  name: string;
}

/** What staff do to sponsors, with the toasts of spec section 8. The first two give back what a form has to show. */
export function useSponsorChanges() {
  const [, createSponsor] = useMutation(CreateSponsor);
  const [, updateSponsor] = useMutation(UpdateSponsor);
  const [, deleteSponsor] = useMutation(DeleteSponsor);
  const [, moveSponsor] = useMutation(MoveSponsor);

  async function create(input: CreateSponsorInput): Promise<Failure | null> {
    const { data, error } = await createSponsor({ input }, LISTED);
    const outcome = readOutcome(data?.createSponsor, error);
    if (outcome.ok) {
      toast.success('Patrocinador creado', `${input.name} ya está en la lista.`);
      return null;
    }
    const message = sponsorProblem(outcome, error);
    toast.error(message, 'Error al crear patrocinador');
    return { ...outcome, message };
  }

  async function change(input: UpdateSponsorInput): Promise<Failure | null> {
    const { data, error } = await updateSponsor({ input }, LISTED);
    const outcome = readOutcome(data?.updateSponsor, error);
    if (outcome.ok) return null;
    const message = sponsorProblem(outcome, error);
    toast.error(`Error al actualizar el patrocinador: ${message}`);
    return { ...outcome, message };
  }

  async function update(input: UpdateSponsorInput): Promise<Failure | null> {
    const failure = await change(input);
    if (!failure) toast.success('Patrocinador actualizado', 'Los cambios están guardados.');
    return failure;
  }

  /** @returns whether the server took it. */
  async function setVisible({ id, name }: Named, isVisible: boolean): Promise<boolean> {
    const failure = await change({ id, isVisible });
    if (failure) return false;
    toast.success(
      'Visibilidad actualizada',
      isVisible ? `${name} se ve en la web.` : `${name} ya no se ve en la web.`,
    );
    return true;
  }

  async function remove({ id, name }: Named): Promise<void> {
    const { data, error } = await deleteSponsor({ input: { id } }, LISTED);
    const outcome = readOutcome(data?.deleteSponsor, error);
    if (outcome.ok) toast.success('Patrocinador eliminado', `${name} ya no está en la lista.`);
    else toast.error(`Error al eliminar el patrocinador: ${sponsorProblem(outcome, error)}`);
  }

  /** @returns whether the server took it. */
  async function move(id: string, position: number): Promise<boolean> {
    const { data, error } = await moveSponsor({ input: { id, position } }, LISTED);
    const outcome = readOutcome(data?.moveSponsor, error);
    if (!outcome.ok) toast.error(`Error al actualizar el patrocinador: ${sponsorProblem(outcome, error)}`);
    return outcome.ok;
  }

  return { create, update, setVisible, remove, move };
}
