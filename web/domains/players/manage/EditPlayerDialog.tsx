import { Controller, type UseFormReturn } from 'react-hook-form';
import type { RatingField } from '../../../../api/domains/players/players.input.ts';
import { graphql } from '../../../gql/index.ts';
import type { Failure } from '../../../graphql/results.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ImageField } from '../../../ui/ImageField.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { CardPreview } from './CardPreview.tsx';
import {
  fromPlayerInput,
  newPlayerValues,
  playerForm,
  playerValues,
  toPlayerInput,
  type PlayerFormValues,
} from './player-form.ts';
import { PositionPicker } from './PositionPicker.tsx';

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

/** The first player changes the lists too. */
export const PLAYER_LISTS = ['Player', 'PlayerPage'] as const;

/** Changes a player: in the form, or from the menu of its row. */
export const useUpdatePlayer = () =>
  useStaffMutation({
    document: UpdatePlayer,
    refetch: PLAYER_LISTS,
    describe: atPicture,
    success: 'Jugador actualizado',
    failure: 'Error al actualizar',
  });

/** The form has one field for both ways to choose a picture. */
function atPicture(failure: Failure): Failure {
  const { picture } = failure.fields;
  if (picture) return { ...failure, fields: { ...failure.fields, profileImage: picture } };
  if (failure.type !== 'UnsupportedFileTypeError') return failure;
  return { ...failure, fields: { profileImage: failure.message } };
}

type Known = Parameters<typeof playerValues>[0] & { id: string };

/** Who is edited, and in which squad. */
export interface EditedPlayer {
  /** Null for a new one. */
  player: Known | null;
  /** Null for that of today. */
  season: { year: number; label: string } | null;
  /** They are in another squad, and are added to this one. */
  isAdded?: boolean;
}

interface EditPlayerDialogProps {
  /** Null while the dialog is closed. */
  edited: EditedPlayer | null;
  onClose: () => void;
}

/** Adds a player or edits one, with a preview of the card. */
export function EditPlayerDialog({ edited, onClose }: EditPlayerDialogProps) {
  const [update] = useUpdatePlayer();
  const [create] = useStaffMutation({
    document: CreatePlayer,
    refetch: PLAYER_LISTS,
    describe: atPicture,
    success: (_, { input }) => ['Jugador creado', `${input.name} ya está en la plantilla.`],
  });
  if (edited === null) return null;
  const { player: known, season, isAdded = false } = edited;
  const of = { season: season?.year ?? null };
  return (
    <FormDialog<PlayerFormValues, PlayerFormValues>
      open
      onClose={onClose}
      size="lg"
      title={
        isAdded ? `Añadir a la plantilla ${season?.label ?? ''}` : known ? 'Editar jugador' : 'Nuevo jugador'
      }
      {...(season &&
        !isAdded && {
          description: `El dorsal, las posiciones y la foto son los de la temporada ${season.label}.`,
        })}
      schema={playerForm}
      defaultValues={known ? playerValues(isAdded ? { ...known, isActive: true } : known) : newPlayerValues()}
      fromInput={fromPlayerInput}
      save={(after, before) =>
        known
          ? update({
              input: {
                id: known.id,
                ...of,
                ...(isAdded ? toPlayerInput(after) : editOf(toPlayerInput(before), toPlayerInput(after))),
              },
            })
          : create({ input: { ...of, ...toPlayerInput(after) } })
      }
      submitLabel={isAdded ? 'Añadir' : known ? 'Guardar cambios' : 'Crear jugador'}
      failureTitle={known ? 'Error al actualizar' : 'No se ha creado el jugador'}
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

type Form = UseFormReturn<PlayerFormValues, unknown, PlayerFormValues>;

function Fields({ form }: { form: Form }) {
  const { register, control, watch, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="grid content-start gap-5">
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-start gap-4">
          <TextField
            label="Dorsal"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            {...register('dorsal')}
            error={errors.dorsal && ' '}
          />
          <TextField label="Nombre" autoComplete="off" error={errors.name?.message} {...register('name')} />
        </div>
        {errors.dorsal && (
          <p role="alert" className="-mt-3 text-sm font-medium text-error">
            ▲ {errors.dorsal.message}
          </p>
        )}
        <TextField label="País" autoComplete="off" error={errors.country?.message} {...register('country')} />
        <Controller
          control={control}
          name="position"
          render={({ field }) => (
            <PositionPicker value={field.value} onChange={field.onChange} error={errors.position?.message} />
          )}
        />
        <Ratings form={form} title="Ataque" fields={ATTACK} />
        <Ratings form={form} title="Defensa" fields={DEFENCE} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            label="Cualidad principal"
            autoComplete="off"
            error={errors.primaryQuality?.message}
            {...register('primaryQuality')}
          />
          <TextField
            label="Segunda cualidad"
            autoComplete="off"
            error={errors.secondaryQuality?.message}
            {...register('secondaryQuality')}
          />
        </div>
        <Controller
          control={control}
          name="profileImage"
          render={({ field }) => (
            <ImageField
              label="Foto"
              name="profileImage"
              hint="JPG, PNG o WEBP, hasta 10 MB. Mejor vertical, con la cara arriba."
              value={field.value}
              onChange={field.onChange}
              error={errors.profileImage?.message}
            />
          )}
        />
        <Switch label="En la plantilla" {...register('isActive')} />
      </div>
      <div className="grid content-start gap-2 max-md:order-first md:sticky md:top-0 md:self-start">
        <p className="caption text-center text-muted">Vista previa</p>
        <CardPreview values={watch()} />
      </div>
    </div>
  );
}

const ATTACK: readonly (readonly [RatingField, string])[] = [
  ['atkOverall', 'General'],
  ['shooting', 'Tiro'],
  ['finishing', 'Finalización'],
  ['concentration', 'Concentración'],
  ['passing', 'Pase'],
];
const DEFENCE: readonly (readonly [RatingField, string])[] = [
  ['defOverall', 'General'],
  ['steal', 'Robo'],
  ['block', 'Tapón'],
  ['perimeter', 'Perímetro'],
  ['interior', 'Interior'],
];

interface RatingsProps {
  form: Form;
  title: string;
  fields: typeof ATTACK;
}

function Ratings({ form: { register, formState }, title, fields }: RatingsProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{title} (0–99)</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        {fields.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            error={formState.errors[name]?.message}
            {...register(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
