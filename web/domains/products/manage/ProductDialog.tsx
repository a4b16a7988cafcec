import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { graphql } from '../../../gql/index.ts';
import type { Failure } from '../../../graphql/results.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { editOf } from '../../../ui/edited.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ImageField } from '../../../ui/ImageField.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { FromInput } from '../../../ui/use-conflicts.tsx';
import { productForm, type ProductFormInput, type ProductFormOutput } from './product-form.ts';
import type { ProductRow } from './product-columns.tsx';
import { PRODUCT_LISTS, UpdateProduct } from './update-product.ts';

const CreateProduct = graphql(`
  mutation CreateProduct($input: CreateProductInput!) {
    createProduct(input: $input) {
      ... on CreateProductSuccess {
        product {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

interface ProductDialogProps {
  /** The product to edit, `new` to add one, null while the dialog is closed. */
  product: ProductRow | 'new' | null;
  /** Suggestions while the user types. */
  categories: readonly string[];
  onClose: () => void;
}

const NEW: ProductFormInput = {
  name: '',
  category: '',
  description: '',
  price: '',
  stock: 0,
  isActive: true,
  picture: null,
};

/** Adds a product or edits one. */
export function ProductDialog({ product, categories, onClose }: ProductDialogProps) {
  const [create] = useStaffMutation({
    document: CreateProduct,
    refetch: PRODUCT_LISTS,
    describe: atField,
    success: (_, { input }) => ['Producto creado', `«${input.name}» ya está en la lista.`],
  });
  const known = product === 'new' ? null : product;
  const [update] = useStaffMutation({
    document: UpdateProduct,
    refetch: PRODUCT_LISTS,
    describe: atField,
    success: (_, { input }) => [
      'Producto actualizado',
      `Los cambios de «${input.name ?? known?.name ?? ''}» están guardados.`,
    ],
  });
  if (product === null) return null;
  return (
    <FormDialog<ProductFormInput, ProductFormOutput>
      open
      onClose={onClose}
      title={known ? 'Editar producto' : 'Nuevo producto'}
      schema={productForm}
      defaultValues={known ? valuesOf(known) : NEW}
      fromInput={fromInput}
      save={(values, before) =>
        known
          ? update({ input: { id: known.id, ...editOf(toInput(before), toInput(values)) } })
          : create({ input: toInput(values) })
      }
      submitLabel={known ? 'Guardar cambios' : 'Crear producto'}
      pendingLabel={known ? 'Guardando...' : 'Creando...'}
      failureTitle={known ? 'Error al actualizar el producto' : 'Error al crear el producto'}
    >
      {(form) => <Fields form={form} categories={categories} />}
    </FormDialog>
  );
}

function valuesOf({ name, category, description, price, stock, isActive, imageUrl }: ProductRow) {
  const euros = price.replace('.', ',');
  return { name, category, description: description ?? '', price: euros, stock, isActive, picture: imageUrl };
}

const toInput = ({ picture, ...values }: ProductFormOutput) => ({
  ...values,
  ...(picture instanceof File ? { picture } : { imageUrl: picture }),
});

const fromInput: FromInput<ProductFormInput> = (field, current) => {
  if (field === 'imageUrl') return ['picture', current];
  if (field === 'price') return ['price', String(current).replace('.', ',')];
  return [field as keyof ProductFormInput, current ?? ''];
};

/** The form has one field for a file and for a URL. */
function atField(failure: Failure): Failure {
  const { imageUrl, ...fields } = failure.fields;
  if (failure.type === 'UnsupportedFileTypeError')
    return { ...failure, fields: { picture: failure.message } };
  return imageUrl ? { ...failure, fields: { ...fields, picture: imageUrl } } : failure;
}

interface FieldsProps {
  form: UseFormReturn<ProductFormInput, unknown, ProductFormOutput>;
  categories: readonly string[];
}

function Fields({ form: { register, control, formState }, categories }: FieldsProps) {
  const { errors } = formState;
  const offered = useId();
  return (
    <>
      <TextField label="Nombre" autoComplete="off" error={errors.name?.message} {...register('name')} />
      <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <TextField
          label="Categoría"
          list={offered}
          autoComplete="off"
          error={errors.category?.message}
          {...register('category')}
        />
        <TextField
          label="Precio (€)"
          inputMode="decimal"
          placeholder="12,50"
          autoComplete="off"
          error={errors.price?.message}
          {...register('price')}
        />
        <TextField
          label="Existencias"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          error={errors.stock?.message}
          {...register('stock', { valueAsNumber: true })}
        />
      </div>
      <datalist id={offered}>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <TextArea
        label="Descripción"
        hint="Opcional. Texto sin formato."
        error={errors.description?.message}
        {...register('description')}
      />
      <Controller
        control={control}
        name="picture"
        render={({ field, fieldState }) => (
          <ImageField
            label="Imagen"
            name="picture"
            value={field.value ?? null}
            onChange={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <Switch label="Activo: se ofrecerá en la tienda cuando abra" {...register('isActive')} />
    </>
  );
}
