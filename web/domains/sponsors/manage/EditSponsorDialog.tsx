import type { UseFormReturn } from 'react-hook-form';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { tierOf } from '../sponsor-tiers.ts';
import type { ManagedSponsor } from './managed-sponsor.ts';
import { type EditSponsor, type EditSponsorValues, editSponsorForm, toCategory } from './sponsor-form.ts';
import { useUpdateSponsor } from './sponsor-mutations.ts';
import { SponsorFields } from './SponsorFields.tsx';

interface EditSponsorDialogProps {
  /** Null while the dialog is closed. */
  sponsor: ManagedSponsor | null;
  onClose: () => void;
}

/** Edits a sponsor; its picture by URL. */
export function EditSponsorDialog({ sponsor, onClose }: EditSponsorDialogProps) {
  const [update] = useUpdateSponsor(() => ['Patrocinador actualizado', 'Los cambios están guardados.']);
  if (!sponsor) return null;
  return (
    <FormDialog<EditSponsorValues, EditSponsor>
      open
      onClose={onClose}
      title="Editar patrocinador"
      description={sponsor.name}
      schema={editSponsorForm}
      defaultValues={{
        name: sponsor.name,
        category: tierOf(sponsor.category).slug,
        website: sponsor.website ?? '',
        description: sponsor.description ?? '',
        logoUrl: sponsor.logoUrl ?? '',
      }}
      save={(values, before) =>
        update({ input: { id: sponsor.id, ...editOf(toInput(before), toInput(values)) } })
      }
      submitLabel="Guardar cambios"
      failureTitle="Error al actualizar el patrocinador"
    >
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

const toInput = ({ category, ...texts }: EditSponsor) => ({ ...texts, category: toCategory(category) });

function Fields({ form }: { form: UseFormReturn<EditSponsorValues, unknown, EditSponsor> }) {
  const { register, formState } = form;
  return (
    <>
      <SponsorFields register={(name) => register(name)} errors={formState.errors} />
      <TextField
        label="URL del logotipo"
        inputMode="url"
        placeholder="https://…"
        autoComplete="off"
        spellCheck={false}
        hint="Vacía quita el logotipo: se dibuja uno con el nombre."
        error={formState.errors.logoUrl?.message}
        {...register('logoUrl')}
      />
    </>
  );
}
