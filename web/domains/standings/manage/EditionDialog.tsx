import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { club } from '../../../../api/club/club.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { X } from '../../../ui/page-icons.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { TABLES } from '../tables.ts';
import {
  CLUB,
  editionForm,
  PLAYS,
  RULES_OPTIONS,
  valuesOf,
  WITHDRAWN_OPTIONS,
  ZONE_OPTIONS,
  type EditionOutput,
  type EditionValues,
} from './edition-form.ts';

const EditionDialog_edition = graphql(`
  fragment EditionDialog_edition on Edition {
    id
    competition
    rules
    zones {
      kind
      from
      to
    }
    teams {
      team {
        id
        name
      }
      group
      penalty
      withdrawn
    }
  }
`);

const UpdateEdition = graphql(`
  mutation UpdateEdition($input: UpdateEditionInput!) {
    updateEdition(input: $input) {
      ... on UpdateEditionSuccess {
        edition {
          id
          ...EditionDialog_edition
        }
      }
      ...MutationFailure
    }
  }
`);

type Form = UseFormReturn<EditionValues, unknown, EditionOutput>;

interface EditionDialogProps {
  edition: FragmentType<typeof EditionDialog_edition>;
  teams: readonly { id: string; name: string }[];
  onClose: () => void;
}

/** Edits what orders a table: its rules, the meaning of its places, and what is special about a team. */
export function EditionDialog({ edition: key, teams, onClose }: EditionDialogProps) {
  const edition = getFragment(EditionDialog_edition, key);
  const [update] = useStaffMutation({
    document: UpdateEdition,
    refetch: TABLES,
    success: 'Clasificación actualizada',
    describe: (failure) => {
      const lists = ['zones', 'teams'].some((list) => list in (failure.conflicts ?? {}));
      if (!lists) return failure;
      const message =
        'Otra persona ha cambiado las zonas o los equipos mientras escribías. Apunta lo tuyo, cierra y vuelve a abrir.';
      return { ...failure, message, fields: {}, conflicts: {} };
    },
  });
  return (
    <FormDialog<EditionValues, EditionOutput>
      open
      size="lg"
      onClose={onClose}
      title={`Reglas de ${edition.competition}`}
      description="Cómo se ordena la clasificación de esta temporada y qué significan sus puestos."
      schema={editionForm}
      defaultValues={valuesOf(edition, club.name)}
      fromInput={(field, current) => [field as keyof EditionValues, rulesOf(current)]}
      save={(values, before) => update({ input: { id: edition.id, ...editOf(before, values) } })}
      failureTitle="No se ha guardado"
    >
      {(form) => (
        <>
          <Select label="Reglamento" options={RULES_OPTIONS} {...form.register('rules')} />
          <Zones form={form} />
          <Teams form={form} teams={teams} />
        </>
      )}
    </FormDialog>
  );
}

/** «fibaAverage» as the form has it: «FIBA_AVERAGE». */
const rulesOf = (stored: unknown) =>
  String(stored)
    .replace(/(?=[A-Z])/g, '_')
    .toUpperCase();

function Zones({ form }: { form: Form }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'zones' });
  const errors = form.formState.errors.zones;
  return (
    <fieldset className="grid gap-3">
      <legend className="headline mb-3 text-lg">Zonas</legend>
      {fields.length === 0 && <p className="text-sm text-muted">Ningún puesto significa nada especial.</p>}
      {fields.map(({ id }, index) => (
        <div
          key={id}
          className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 sm:grid-cols-[1fr_7rem_7rem_auto]"
        >
          <Select
            label="Zona"
            className="col-span-3 sm:col-span-1"
            options={ZONE_OPTIONS}
            {...form.register(`zones.${index}.kind`)}
          />
          <TextField
            label="Del puesto"
            inputMode="numeric"
            autoComplete="off"
            error={errors?.[index]?.from?.message}
            {...form.register(`zones.${index}.from`)}
          />
          <TextField
            label="Al puesto"
            inputMode="numeric"
            autoComplete="off"
            error={errors?.[index]?.to?.message}
            {...form.register(`zones.${index}.to`)}
          />
          <RemoveButton label={`Quitar la zona ${index + 1}`} onClick={() => remove(index)} />
        </div>
      ))}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={() => append({ kind: 'PLAYOFF', from: '', to: '' })}
      >
        <Plus size={18} />
        Añadir una zona
      </Button>
    </fieldset>
  );
}

function Teams({ form, teams }: { form: Form; teams: EditionDialogProps['teams'] }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'teams', keyName: 'key' });
  const errors = form.formState.errors.teams;
  const listed = new Set(fields.map(({ teamId }) => teamId));
  const others = [{ id: CLUB, name: club.name }, ...teams].filter(({ id }) => !listed.has(id));
  return (
    <fieldset className="grid gap-3">
      <legend className="headline mb-1 text-lg">Equipos</legend>
      <p className="mb-2 text-sm text-muted">
        Los que juegan en un grupo, tienen una sanción o se han retirado. Los demás están en la clasificación
        cuando juegan.
      </p>
      {fields.map(({ key, name }, index) => (
        <div
          key={key}
          role="group"
          aria-label={name}
          className="grid grid-cols-2 items-start gap-3 border-t border-hairline pt-3 sm:grid-cols-[1fr_7rem_1.4fr_auto]"
        >
          <div className="col-span-2 flex items-center justify-between sm:col-span-4">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <RemoveButton label={`Quitar ${name}`} onClick={() => remove(index)} />
          </div>
          <TextField
            label="Grupo"
            autoComplete="off"
            error={errors?.[index]?.group?.message ?? errors?.[index]?.teamId?.message}
            {...form.register(`teams.${index}.group`)}
          />
          <TextField
            label="Sanción"
            inputMode="numeric"
            autoComplete="off"
            error={errors?.[index]?.penalty?.message}
            {...form.register(`teams.${index}.penalty`)}
          />
          <Select
            label="Estado"
            className="col-span-2 sm:col-span-2"
            options={WITHDRAWN_OPTIONS}
            {...form.register(`teams.${index}.withdrawn`)}
          />
        </div>
      ))}
      {others.length > 0 && (
        <Select
          label="Añadir un equipo"
          value="none"
          onChange={(event) => {
            const added = others.find(({ id }) => id === event.target.value);
            if (added)
              append({ teamId: added.id, name: added.name, group: '', penalty: '0', withdrawn: PLAYS });
          }}
          options={[
            { value: 'none', label: 'Elegir…' },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </fieldset>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="ghost" size="sm" aria-label={label} className="mt-6 self-start" onClick={onClick}>
      <X size={18} />
    </Button>
  );
}
