import { useEffect } from 'react';
import { z } from 'zod';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { UnsavedChanges } from '../../../ui/UnsavedChanges.tsx';
import { useSaveForm } from '../../../ui/use-save-form.ts';
import { TABLES } from '../tables.ts';
import { checkResult, gameFields, PLAYED, toInput, type GameValues } from './game-form.ts';
import { type FieldOf, ScoreFields, SpecialFields } from './GameFields.tsx';

const RecordLeagueGame = graphql(`
  mutation RecordLeagueGame($input: RecordLeagueGameInput!) {
    recordLeagueGame(input: $input) {
      ... on RecordLeagueGameSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

/** What the form offers before a team is chosen: options may not be empty. */
const NONE = 'none';

type Values = GameValues & { homeTeamId: string; awayTeamId: string };

const schema = z
  .object({ homeTeamId: z.string(), awayTeamId: z.string(), ...gameFields })
  .superRefine((values, context) => {
    const issue = (path: keyof Values, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (values.homeTeamId === NONE) issue('homeTeamId', 'Selecciona un equipo');
    if (values.awayTeamId === NONE) issue('awayTeamId', 'Selecciona un equipo');
    else if (values.homeTeamId === values.awayTeamId)
      issue('awayTeamId', 'Un equipo no juega contra sí mismo');
    checkResult(values, context);
  });

interface NewGameFormProps {
  competition: string;
  round: number;
  /** In club time: the day of the games before. */
  day: string;
  /** The teams without a game in the round. */
  teams: readonly { id: string; name: string }[];
  /** Whether another result was added before: then this one can be typed at once. */
  isNext: boolean;
  /** Called after saving; the parent shows an empty form. */
  onAdded: () => void;
}

/** Adds the result of a game between two other teams. */
export function NewGameForm({ competition, round, day, teams, isNext, onAdded }: NewGameFormProps) {
  const [record] = useStaffMutation({
    document: RecordLeagueGame,
    refetch: ['LeagueGame', 'Edition', ...TABLES],
    success: 'Resultado guardado',
  });
  const empty: Values = {
    homeTeamId: NONE,
    awayTeamId: NONE,
    homePoints: '',
    awayPoints: '',
    playedAt: day,
    regulationPoints: '',
    forfeitBy: PLAYED,
  };
  const { form, formProps, problem, isDirty, isSaving } = useSaveForm<Values, Values>({
    schema,
    defaultValues: empty,
    save: async ({ homeTeamId, awayTeamId, ...values }) => {
      const { playedAt, ...result } = toInput(values);
      const failure = await record({
        input: {
          competition,
          round,
          homeTeamId,
          awayTeamId,
          ...result,
          playedAt: playedAt ?? '',
          isNew: true,
        },
      });
      if (!failure) onAdded();
      return failure;
    },
  });
  const { errors } = form.formState;
  const { ref } = formProps;
  useEffect(() => {
    if (isNext) ref.current?.querySelector('select')?.focus();
  }, [isNext, ref]);
  const options = [
    { value: NONE, label: 'Elegir…' },
    ...teams.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const field: FieldOf = (name) => ({ ...form.register(name), error: errors[name]?.message });
  return (
    <form {...formProps} aria-label="Añadir un resultado" className="grid gap-3">
      <div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <Select
          label="Local"
          options={options}
          error={errors.homeTeamId?.message}
          {...form.register('homeTeamId')}
        />
        <Select
          label="Visitante"
          options={options}
          error={errors.awayTeamId?.message}
          {...form.register('awayTeamId')}
        />
      </div>
      <div className="grid grid-cols-2 items-start gap-x-4 gap-y-3 sm:grid-cols-[1fr_1fr_8rem]">
        <ScoreFields field={field} home="Puntos del local" away="Puntos del visitante" />
        <Button
          type="submit"
          pending={isSaving}
          pendingLabel="Añadiendo..."
          className="col-span-2 sm:col-span-1 sm:mt-6.5"
        >
          Añadir
        </Button>
      </div>
      <SpecialFields field={field} />
      <ActionError problem={problem ? { title: 'No se ha guardado', message: problem } : null} />
      <UnsavedChanges when={isDirty && !isSaving} part="address" />
    </form>
  );
}
