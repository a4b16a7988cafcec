import { z } from 'zod';
import { productInput } from '../../../../api/domains/products/products.input.ts';

const { imageUrl, ...texts } = productInput.shape;

/** The values of the form: the API's input, with one field for a picture's file or URL. */
export const productForm = z.object({
  ...texts,
  description: texts.description.transform((value) => value ?? null),
  stock: texts.stock.unwrap(),
  isActive: z.boolean(),
  picture: z.union([z.instanceof(File), imageUrl.transform((value) => value ?? null)]),
});

export type ProductFormInput = z.input<typeof productForm>;
export type ProductFormOutput = z.output<typeof productForm>;
