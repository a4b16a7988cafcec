import { useState } from 'react';
import { z } from 'zod';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { editOf } from '../../../ui/edited.ts';
import { BelowField } from '../../../ui/Field.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useRecordForm } from '../../../ui/use-record-form.ts';
import { TABLES } from '../tables.ts';
import { checkResult, fromInput, gameFields, toInput, valuesOf, type GameValues } from './game-form.ts';
import { type FieldOf, ScoreFields, SpecialFields } from './GameFields.tsx';

const GameForm_game = graphql(`
  fragment GameForm_game on LeagueGame {
    id
    playedAt
    homeTeam {
      id
      name
    }
    awayTeam {
      id
      name
    }
    homePoints
    awayPoints
    regulationPoints
    forfeitBy
  }
`);

const UpdateLeagueGame = graphql(`
  mutation UpdateLeagueGame($input: UpdateLeagueGameInput!) {
    updateLeagueGame(input: $input) {
      ... on UpdateLeagueGameSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const DeleteLeagueGame = graphql(`
  mutation DeleteLeagueGame($input: DeleteLeagueGameInput!) {
    deleteLeagueGame(input: $input) {
      ... on DeleteLeagueGameSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const schema = z.object(gameFields).superRefine(checkResult);
const CHANGED = ['LeagueGame', 'Edition', ...TABLES];

interface GameFormProps {
  game: FragmentType<typeof GameForm_game>;
  /** Called after saving, with the form: the next one gets the focus. */
  onSaved: (form: HTMLFormElement | null) => void;
}

/** The result of a game between two other teams: Enter saves it and goes to the next one. */
export function GameForm({ game: key, onSaved }: GameFormProps) {
  const game = getFragment(GameForm_game, key);
  const [isDoomed, setIsDoomed] = useState(false);
  const teams = `${game.homeTeam.name} – ${game.awayTeam.name}`;
  const [update] = useStaffMutation({
    document: UpdateLeagueGame,
    refetch: CHANGED,
    success: ['Resultado guardado', teams],
  });
  const [remove] = useStaffMutation({
    document: DeleteLeagueGame,
    refetch: CHANGED,
    success: 'Resultado eliminado',
    failure: 'Error al eliminar',
  });
  const { form, formProps, below, problem, isDirty, isSaving } = useRecordForm<GameValues>({
    schema,
    values: valuesOf(game),
    fromInput,
    save: async (after, before) => {
      const failure = await update({ input: { id: game.id, ...editOf(toInput(before), toInput(after)) } });
      if (!failure) onSaved(formProps.ref.current);
      return failure;
    },
  });
  const field: FieldOf = (name) => ({ ...form.register(name), error: form.formState.errors[name]?.message });
  return (
    <form {...formProps} aria-label={teams} className="grid gap-3">
      <BelowField value={below}>
        <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_8rem]">
          <ScoreFields field={field} home={game.homeTeam.name} away={game.awayTeam.name} />
          <Button
            type="submit"
            variant="secondary"
            pending={isSaving}
            pendingLabel="Guardando..."
            disabled={!isDirty}
            className="col-span-2 sm:col-span-1 sm:mt-6.5"
          >
            Guardar
          </Button>
        </div>
        <SpecialFields field={field}>
          <Button variant="ghost" size="sm" className="mt-3" onClick={() => setIsDoomed(true)}>
            Eliminar este resultado
          </Button>
        </SpecialFields>
      </BelowField>
      <ActionError problem={problem ? { title: 'No se ha guardado', message: problem } : null} />
      <ConfirmDialog
        open={isDoomed}
        onClose={() => setIsDoomed(false)}
        title={`¿Eliminar el resultado de ${teams}?`}
        description="La clasificación se calcula sin él."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => remove({ input: { id: game.id } })}
      />
      <UnsavedChanges when={isDirty && !isSaving} part="address" />
    </form>
  );
}
