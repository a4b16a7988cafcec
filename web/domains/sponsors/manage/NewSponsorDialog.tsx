import { Controller, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ImageField } from '../../../ui/ImageField.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import {
  type NewSponsor,
  type NewSponsorValues,
  NO_TIER,
  newSponsorForm,
  toCategory,
} from './sponsor-form.ts';
import { describeSponsorFailure } from './sponsor-failure.ts';
import { SPONSOR_LISTS } from './sponsor-mutations.ts';
import { SponsorFields } from './SponsorFields.tsx';

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

interface NewSponsorDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Adds a sponsor, with its banner if there is one. */
export function NewSponsorDialog({ open, onClose }: NewSponsorDialogProps) {
  const [create] = useStaffMutation({
    document: CreateSponsor,
    refetch: SPONSOR_LISTS,
    describe: describeSponsorFailure,
    success: (_, { input }) => ['Patrocinador creado', `${input.name} ya está en la lista.`],
    failure: 'Error al crear patrocinador',
  });
  return (
    <FormDialog<NewSponsorValues, NewSponsor>
      open={open}
      onClose={onClose}
      title="Nuevo patrocinador"
      schema={newSponsorForm}
      defaultValues={{
        name: '',
        category: NO_TIER,
        website: '',
        description: '',
        order: '0',
        isVisible: true,
        banner: null,
      }}
      save={({ category, banner, ...rest }) =>
        create({ input: { ...rest, category: toCategory(category), ...(banner && { banner }) } })
      }
      submitLabel="Crear patrocinador"
      pendingLabel="Creando..."
      failureTitle="Error al crear patrocinador"
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function Fields({ form }: { form: UseFormReturn<NewSponsorValues, unknown, NewSponsor> }) {
  const { register, formState, control } = form;
  const { errors } = formState;
  return (
    <>
      <SponsorFields register={(name) => register(name)} errors={errors} />
      <Controller
        control={control}
        name="banner"
        render={({ field }) => (
          <ImageField
            label="Banner"
            fileOnly
            value={field.value}
            onChange={(value) => field.onChange(value instanceof File ? value : null)}
            error={errors.banner?.message}
          />
        )}
      />
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          label="Orden"
          inputMode="numeric"
          hint="El 0 es el primero de su categoría."
          error={errors.order?.message}
          {...register('order')}
        />
        <Switch label="Visible en la web" className="sm:pt-6" {...register('isVisible')} />
      </div>
    </>
  );
}
