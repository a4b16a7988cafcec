import { venueInput } from '../../../../api/domains/teams/teams.input.ts';
import type { z } from 'zod';
import { getFragment, graphql, type FragmentType } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';

const VenueDialog_venue = graphql(`
  fragment VenueDialog_venue on Venue {
    id
    name
    city
    street
    postalCode
    directions
    mapUrl
  }
`);

const CreateVenue = graphql(`
  mutation CreateVenue($input: CreateVenueInput!) {
    createVenue(input: $input) {
      ... on CreateVenueSuccess {
        venue {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateVenue = graphql(`
  mutation UpdateVenue($input: UpdateVenueInput!) {
    updateVenue(input: $input) {
      ... on UpdateVenueSuccess {
        venue {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

type Values = z.input<typeof venueInput>;
type Output = z.output<typeof venueInput>;

interface VenueDialogProps {
  /** The venue to edit, `new` to add one, null while the dialog is closed. */
  venue: FragmentType<typeof VenueDialog_venue> | 'new' | null;
  onClose: () => void;
}

/** Adds a venue or edits one. */
export function VenueDialog({ venue, onClose }: VenueDialogProps) {
  const known = venue === 'new' || venue === null ? null : getFragment(VenueDialog_venue, venue);
  const [create] = useStaffMutation({
    document: CreateVenue,
    refetch: ['Venue', 'Match'],
    success: 'Pabellón creado',
  });
  const [update] = useStaffMutation({
    document: UpdateVenue,
    refetch: ['Venue', 'Match'],
    success: 'Pabellón actualizado',
  });
  const values: Values = {
    name: known?.name ?? '',
    city: known?.city ?? '',
    street: known?.street ?? '',
    postalCode: known?.postalCode ?? '',
    directions: known?.directions ?? '',
    mapUrl: known?.mapUrl ?? '',
  };
  return (
    <FormDialog<Values, Output>
      open={venue !== null}
      onClose={onClose}
      title={known ? 'Editar pabellón' : 'Nuevo pabellón'}
      description="Los partidos cuyo lugar es «nombre, localidad» muestran esta dirección."
      schema={venueInput}
      defaultValues={values}
      save={(after, before) =>
        known ? update({ input: { id: known.id, ...editOf(before, after) } }) : create({ input: after })
      }
      failureTitle="No se ha guardado"
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField label="Nombre" autoComplete="off" error={errors.name?.message} {...register('name')} />
          <TextField
            label="Localidad"
            autoComplete="off"
            error={errors.city?.message}
            {...register('city')}
          />
          <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem]">
            <TextField
              label="Calle y número"
              autoComplete="off"
              error={errors.street?.message}
              {...register('street')}
            />
            <TextField
              label="Código postal"
              inputMode="numeric"
              autoComplete="off"
              error={errors.postalCode?.message}
              {...register('postalCode')}
            />
          </div>
          <TextArea
            label="Cómo llegar"
            hint="Opcional. Transporte, aparcamiento, accesos."
            error={errors.directions?.message}
            {...register('directions')}
          />
          <TextField
            label="Mapa (URL)"
            hint="Opcional."
            inputMode="url"
            autoComplete="off"
            error={errors.mapUrl?.message}
            {...register('mapUrl')}
          />
        </>
      )}
    </FormDialog>
  );
}
