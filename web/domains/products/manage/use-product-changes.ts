import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import type { ProductsPageQuery, UpdateProductInput } from '../../../gql/graphql.ts';
import { type Failure, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';
import type { ProductFormOutput } from './product-form.ts';

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

const UpdateProduct = graphql(`
  mutation UpdateProduct($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      ... on UpdateProductSuccess {
        product {
          id
          isActive
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteProduct = graphql(`
  mutation DeleteProduct($input: DeleteProductInput!) {
    deleteProduct(input: $input) {
      ... on DeleteProductSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

export type ListedProduct = ProductsPageQuery['products']['items'][number];

/** Also a product that is gone changes the list. */
const LISTED = { additionalTypenames: ['Product', 'ProductPage'] };

/** What staff do to products. The first two give back what went wrong, for the form to show. */
export function useProductChanges() {
  const [, createProduct] = useMutation(CreateProduct);
  const [, updateProduct] = useMutation(UpdateProduct);
  const [, deleteProduct] = useMutation(DeleteProduct);

  async function create({ picture, ...values }: ProductFormOutput): Promise<Failure | null> {
    const { data, error } = await createProduct({ input: { ...values, ...sentPicture(picture) } }, LISTED);
    const outcome = readOutcome(data?.createProduct, error);
    if (!outcome.ok) return atField(outcome);
    toast.success('Producto creado', `«${values.name}» ya está en la lista.`);
    return null;
  }

  /** Sends only what was changed here, so that nothing of a colleague is overwritten. */
  async function update(product: ListedProduct, values: ProductFormOutput): Promise<Failure | null> {
    const { picture, ...texts } = values;
    const changed = Object.entries(texts).filter(
      ([name, value]) => value !== product[name as keyof typeof texts],
    );
    const input: UpdateProductInput = {
      id: product.id,
      ...Object.fromEntries(changed),
      ...(picture !== product.imageUrl && sentPicture(picture)),
    };
    const { data, error } = await updateProduct({ input }, LISTED);
    const outcome = readOutcome(data?.updateProduct, error);
    if (!outcome.ok) return atField(outcome);
    toast.success('Producto actualizado', `Los cambios de «${values.name}» están guardados.`);
    return null;
  }

  /** @returns whether it went well; what did not is told. */
  async function setActive(product: ListedProduct, isActive: boolean): Promise<boolean> {
    const { data, error } = await updateProduct({ input: { id: product.id, isActive } }, LISTED);
    const outcome = readOutcome(data?.updateProduct, error);
    if (!outcome.ok) toast.error(outcome.message, 'Error al actualizar el producto');
    return outcome.ok;
  }

  async function remove(product: ListedProduct): Promise<void> {
    const { data, error } = await deleteProduct({ input: { id: product.id } }, LISTED);
    const outcome = readOutcome(data?.deleteProduct, error);
    if (outcome.ok) toast.success('Producto eliminado', `«${product.name}» ya no existe.`);
    else toast.error(outcome.message, 'Error al eliminar el producto');
  }

  return { create, update, setActive, remove };
}

function sentPicture(picture: ProductFormOutput['picture']) {
  return picture instanceof File ? { picture } : { imageUrl: picture };
}

/** The form has one field for a file and for an address. */
function atField(failure: Failure): Failure {
  const { imageUrl, ...fields } = failure.fields;
  if (failure.type === 'UnsupportedFileTypeError')
    return { ...failure, fields: { picture: failure.message } };
  return imageUrl ? { ...failure, fields: { ...fields, picture: imageUrl } } : failure;
}
