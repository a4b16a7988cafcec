import { z } from 'zod';
import { productInput } from '../../../../api/domains/products/products.input.ts';

const { imageUrl, ...texts } = productInput.shape;

/** What the form of a product holds: as the API takes it, with one field for a picture's file or address. */
export const productForm = z.object({
  ...texts,
  description: texts.description.transform((value) => value ?? null),
  stock: texts.stock.unwrap(),
  isActive: z.boolean(),
  picture: z.union([z.instanceof(File), imageUrl.transform((value) => value ?? null)]),
});

export type ProductFormInput = z.input<typeof productForm>;
export type ProductFormOutput = z.output<typeof productForm>;
