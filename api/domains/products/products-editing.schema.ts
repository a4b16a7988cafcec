import {
  ChangedMeanwhileError,
  EditConflictError,
  NotFoundError,
  ValidationError,
  parseId,
} from '../../platform/errors.ts';
import { UnsupportedFileTypeError } from '../../platform/files/pictures.ts';
import { type InputFields, builder } from '../../platform/graphql/builder.ts';
import { deleteInput, deleteSuccess } from '../../platform/graphql/deleting.ts';
import { requireViewer } from '../../platform/graphql/require-viewer.ts';
import { creates } from '../../platform/idempotency/creating-mutations.ts';
import { seenField } from '../audit/decisions.ts';
import { BASE_FIELD } from '../audit/edits.ts';
import { createProduct, deleteProduct, updateProduct } from './products-editing.ts';
import { ProductType } from './products.schema.ts';
import { PRODUCT_STAFF } from './products.ts';

const authScopes = { role: PRODUCT_STAFF };

const PICTURE = 'JPG, PNG or WEBP of at most 10 MB; takes the place of `imageUrl`.';

const CreateProductInput = builder.inputType('CreateProductInput', {
  description: 'A new product.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 100 characters.' }),
    category: t.string({ required: true, description: 'At most 60 characters; a new one may be made up.' }),
    description: t.string({ description: 'Plain text of at most 2000 characters.' }),
    price: t.string({ required: true, description: 'Euros, tax included: «12,50» or «12.5».' }),
    stock: t.int({ description: '0 by default.' }),
    imageUrl: t.string({ description: 'An https address.' }),
    picture: t.field({ type: 'File', description: PICTURE }),
    isActive: t.boolean({ description: 'True by default.' }),
  }),
});

/** The fields of a product that an edit may change. */
const editable = (t: InputFields) => ({
  name: t.string(),
  category: t.string(),
  description: t.string(),
  price: t.string(),
  stock: t.int(),
  imageUrl: t.string({
    description: 'The previous uploaded picture is deleted, unless something else uses it.',
  }),
  isActive: t.boolean(),
});

const ProductBase = builder.inputType('ProductBase', {
  description: 'The changed fields of a product as they were before.',
  fields: editable,
});

const UpdateProductInput = builder.inputType('UpdateProductInput', {
  description:
    'Omitted fields do not change. A null or empty `description` or `imageUrl` takes it away; the rest cannot be null.',
  fields: (t) => ({
    id: t.id({ required: true }),
    seen: t.field({ type: 'DateTime', description: seenField('`Product.updatedAt`') }),
    picture: t.field({ type: 'File', description: PICTURE }),
    base: t.field({ type: ProductBase, description: BASE_FIELD }),
    ...editable(t),
  }),
});

const DeleteProductInput = deleteInput('DeleteProductInput', 'The product to delete.');

/** The result type of mutations that return a product. It is read again, with the fields that the caller selected. */
function productSuccess(name: string, description: string) {
  return builder.objectRef<{ productId: number }>(name).implement({
    description,
    fields: (t) => ({
      product: t.prismaField({
        type: ProductType,
        resolve: (query, { productId }, _args, { database }) =>
          database.product.findUniqueOrThrow({ ...query, where: { id: productId } }),
      }),
    }),
  });
}

const DeleteProductSuccess = deleteSuccess('DeleteProductSuccess', 'The product and its picture are gone.');

builder.mutationFields((t) => ({
  createProduct: t.field({
    type: productSuccess('CreateProductSuccess', 'Product added.'),
    description: 'Adds a product. Administrators and commercial managers.',
    authScopes,
    extensions: creates,
    errors: { types: [ValidationError, UnsupportedFileTypeError] },
    args: { input: t.arg({ type: CreateProductInput, required: true }) },
    resolve: async (_root, { input: { picture, ...input } }, { database, files, viewer }) => ({
      productId: await createProduct(
        database,
        requireViewer(viewer),
        { storage: files, picture: (await picture) ?? null },
        input,
      ),
    }),
  }),
  updateProduct: t.field({
    type: productSuccess('UpdateProductSuccess', 'Product changed.'),
    description: 'Changes a product. Administrators and commercial managers.',
    authScopes,
    errors: {
      types: [
        ValidationError,
        UnsupportedFileTypeError,
        NotFoundError,
        ChangedMeanwhileError,
        EditConflictError,
      ],
    },
    args: { input: t.arg({ type: UpdateProductInput, required: true }) },
    resolve: async (_root, { input: { id, picture, ...changes } }, { database, files, viewer }) => ({
      productId: await updateProduct(
        database,
        requireViewer(viewer),
        parseId(id),
        { storage: files, picture: (await picture) ?? null },
        changes,
      ),
    }),
  }),
  deleteProduct: t.field({
    type: DeleteProductSuccess,
    description: 'Deletes a product with its picture. Administrators and commercial managers.',
    authScopes,
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: DeleteProductInput, required: true }) },
    resolve: async (_root, { input: { id } }, { database, files, viewer }) => {
      await deleteProduct(database, requireViewer(viewer), files, parseId(id));
      return { id };
    },
  }),
}));
