import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { PLAYER_LISTS } from './EditPlayerDialog.tsx';

const CarrySquadMutation = graphql(`
  mutation CarrySquad($input: CarrySquadInput!) {
    carrySquad(input: $input) {
      ... on CarrySquadSuccess {
        season {
          year
          label
        }
      }
      ...MutationFailure
    }
  }
`);

/** Gives a season without a squad that of the last one before it. The page holds it: its empty list comes and goes. */
export function useCarrySquad() {
  const [carry] = useStaffMutation({
    document: CarrySquadMutation,
    refetch: PLAYER_LISTS,
    success: ({ season: { label } }) => ['Plantilla copiada', `La temporada ${label} ya la tiene.`],
    failure: 'No se ha copiado',
  });
  return useAction((season: number) => carry({ input: { season } }));
}

interface CarrySquadProps {
  season: number;
  carrying: ReturnType<typeof useCarrySquad>;
}

/** The button of `useCarrySquad`. */
export function CarrySquad({ season, carrying: { run, pending, problem } }: CarrySquadProps) {
  return (
    <>
      <Button pending={pending} pendingLabel="Copiando..." onClick={() => void run(season)}>
        Traer la plantilla anterior
      </Button>
      <ActionError problem={problem} className="basis-full" />
    </>
  );
}
