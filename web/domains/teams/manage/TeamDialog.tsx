import { getFragment, graphql, type FragmentType } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { FromInput } from '../../../ui/use-conflicts.tsx';
import { TABLES } from '../../standings/tables.ts';
import {
  fromInput,
  NO_VENUE,
  teamForm,
  valuesOf,
  type TeamFormInput,
  type TeamFormOutput,
} from './team-form.ts';

const TeamDialog_team = graphql(`
  fragment TeamDialog_team on Team {
    id
    name
    ownAbbreviation
    colors
    crestUrl
    venue {
      id
    }
  }
`);

const CreateTeam = graphql(`
  mutation CreateTeam($input: CreateTeamInput!) {
    createTeam(input: $input) {
      ... on CreateTeamSuccess {
        team {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateTeam = graphql(`
  mutation UpdateTeam($input: UpdateTeamInput!) {
    updateTeam(input: $input) {
      ... on UpdateTeamSuccess {
        team {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

interface TeamDialogProps {
  /** The team to edit, `new` to add one, null while the dialog is closed. */
  team: FragmentType<typeof TeamDialog_team> | 'new' | null;
  venues: readonly { id: string; name: string; city: string }[];
  onClose: () => void;
}

/** Adds a team or edits one. Its name is shown in its matches too. */
export function TeamDialog({ team, venues, onClose }: TeamDialogProps) {
  const known = team === 'new' || team === null ? null : getFragment(TeamDialog_team, team);
  const [create] = useStaffMutation({
    document: CreateTeam,
    refetch: ['Team'],
    success: 'Equipo creado',
  });
  const [update] = useStaffMutation({
    document: UpdateTeam,
    refetch: ['Team', 'Match', ...TABLES],
    success: 'Equipo actualizado',
  });
  return (
    <FormDialog<TeamFormInput, TeamFormOutput>
      open={team !== null}
      onClose={onClose}
      title={known ? 'Editar equipo' : 'Nuevo equipo'}
      {...(known && { description: 'Si cambias el nombre, cambia también en sus partidos.' })}
      schema={teamForm}
      defaultValues={valuesOf(known)}
      fromInput={fromInput as FromInput<TeamFormInput>}
      save={(values, before) =>
        known ? update({ input: { id: known.id, ...editOf(before, values) } }) : create({ input: values })
      }
      failureTitle="No se ha guardado"
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField label="Nombre" autoComplete="off" error={errors.name?.message} {...register('name')} />
          <TextField
            label="Abreviatura"
            hint="La de su escudo, por ejemplo HM. Si la dejas vacía, sale del nombre."
            autoComplete="off"
            error={errors.abbreviation?.message}
            {...register('abbreviation')}
          />
          <TextField
            label="Colores"
            hint="Opcional: hasta tres, el principal primero. Por ejemplo #0b6e78 #ffffff."
            autoComplete="off"
            error={errors.colors?.message}
            {...register('colors')}
          />
          <TextField
            label="Escudo (URL)"
            hint="Opcional."
            inputMode="url"
            autoComplete="off"
            error={errors.crestUrl?.message}
            {...register('crestUrl')}
          />
          <Select
            label="Pabellón"
            options={[
              { value: NO_VENUE, label: 'No se sabe' },
              ...venues.map(({ id, name, city }) => ({ value: id, label: `${name}, ${city}` })),
            ]}
            error={errors.venueId?.message}
            {...register('venueId')}
          />
        </>
      )}
    </FormDialog>
  );
}
