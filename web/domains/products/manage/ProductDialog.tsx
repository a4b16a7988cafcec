import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { ImageField } from '../../../ui/ImageField.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { productForm, type ProductFormInput, type ProductFormOutput } from './product-form.ts';
import { type ListedProduct, useProductChanges } from './use-product-changes.ts';

interface ProductDialogProps {
  /** The product to edit, `new` for one to be added, null while nothing is open. */
  product: ListedProduct | 'new' | null;
  /** Offered while one types. */
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
  const { create, update } = useProductChanges();
  if (product === null) return null;
  const isNew = product === 'new';
  return (
    <FormDialog<ProductFormInput, ProductFormOutput>
      open
      onClose={onClose}
      title={isNew ? 'Nuevo producto' : 'Editar producto'}
      schema={productForm}
      defaultValues={isNew ? NEW : valuesOf(product)}
      save={isNew ? create : (values) => update(product, values)}
      submitLabel={isNew ? 'Crear producto' : 'Guardar cambios'}
      pendingLabel={isNew ? 'Creando...' : 'Guardando...'}
      failureTitle={isNew ? 'Error al crear el producto' : 'Error al actualizar el producto'}
    >
      {(form) => <Fields form={form} categories={categories} />}
    </FormDialog>
  );
}

function valuesOf({ name, category, description, price, stock, isActive, imageUrl }: ListedProduct) {
  const euros = price.replace('.', ',');
  return { name, category, description: description ?? '', price: euros, stock, isActive, picture: imageUrl };
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
