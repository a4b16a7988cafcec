import { categoryInput } from '../../../../api/domains/news/categories.input.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { type ManagedCategory, useCategoryChanges } from './use-category-changes.ts';

interface CategoryDialogProps {
  /** Null while it is closed. */
  category: ManagedCategory | 'new' | null;
  onClose: () => void;
}

/** Spec section 3: the colour of a new category. */
const DEFAULT_COLOUR = '#64748b';

/** Makes a category or changes one. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const { save } = useCategoryChanges();
  const edited = category === 'new' ? null : category;
  return (
    <FormDialog
      open={category !== null}
      onClose={onClose}
      title={edited ? 'Editar categoría' : 'Nueva categoría'}
      schema={categoryInput}
      defaultValues={{
        name: edited?.name ?? '',
        description: edited?.description ?? '',
        color: edited?.color ?? DEFAULT_COLOUR,
        isActive: edited?.isActive ?? true,
      }}
      save={(values) => save(edited?.id ?? null, values)}
    >
      {({ register, formState: { errors } }) => (
        <>
          <TextField
            label="Nombre"
            autoComplete="off"
            hint={edited && `Su dirección, «${edited.slug}», no cambia: los enlaces siguen funcionando.`}
            error={errors.name?.message}
            {...register('name')}
          />
          <TextArea
            label="Descripción (opcional)"
            rows={2}
            error={errors.description?.message}
            {...register('description')}
          />
          <TextField
            label="Color"
            type="color"
            className="max-w-32"
            error={errors.color?.message}
            {...register('color')}
          />
          <Checkbox
            label="Activa"
            hint="Se ofrece a los lectores y al escribir noticias."
            {...register('isActive')}
          />
        </>
      )}
    </FormDialog>
  );
}
