import { categoryInput } from '../../../../api/domains/news/categories.input.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { CategoryRow } from './CategoriesPage.tsx';

const CreateCategory = graphql(`
  mutation CreateCategory($input: CreateNewsCategoryInput!) {
    createNewsCategory(input: $input) {
      ... on CreateNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const UpdateCategory = graphql(`
  mutation UpdateCategory($input: UpdateNewsCategoryInput!) {
    updateNewsCategory(input: $input) {
      ... on UpdateNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

export const CATEGORY_LISTS = ['NewsCategory'] as const;

interface CategoryDialogProps {
  /** Null while it is closed. */
  category: CategoryRow | 'new' | null;
  onClose: () => void;
}

/** The colour of a new category. */
const DEFAULT_COLOUR = '#64748b';

/** Creates a category or changes one. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const [create] = useStaffMutation({
    document: CreateCategory,
    refetch: CATEGORY_LISTS,
    success: 'Categoría creada',
  });
  const [update] = useStaffMutation({
    document: UpdateCategory,
    refetch: CATEGORY_LISTS,
    success: 'Categoría actualizada',
  });
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
      save={(values, before) =>
        edited ? update({ input: { id: edited.id, ...editOf(before, values) } }) : create({ input: values })
      }
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
