import { z } from 'zod';
import { optionalLines, requiredText } from '../../platform/input/text.input.ts';
import {
  isUploadedPicture,
  isWebAddress,
  LONGEST_ADDRESS,
  optionalAddress,
} from '../../platform/input/web-address.input.ts';

// Shared by the API, which enforces these rules, and the panel's form, which shows errors earlier.

/** Maximum lengths in characters, and maximum stock and price. */
export const PRODUCT_LIMITS = {
  name: 100,
  category: 60,
  description: 2000,
  url: LONGEST_ADDRESS,
  stock: 100_000,
  price: 99_999.99,
} as const;

const name = requiredText({
  what: 'El nombre',
  most: PRODUCT_LIMITS.name,
  missing: 'El nombre es obligatorio',
});

const category = requiredText({
  what: 'La categoría',
  most: PRODUCT_LIMITS.category,
  missing: 'La categoría es obligatoria',
});

const description = optionalLines(
  'La descripción',
  PRODUCT_LIMITS.description,
  'La descripción no es válida',
).optional();

/** Input «12,50», «12.5» or «12»; stored as «12.50». */
const price = z
  .string({ error: 'El precio es obligatorio' })
  .trim()
  .min(1, { error: 'El precio es obligatorio', abort: true })
  .regex(/^\d{1,8}(?:[.,]\d{1,2})?$/, 'Escribe un importe en euros, por ejemplo 12,50')
  .transform((value) => Number(value.replace(',', '.')).toFixed(2))
  .refine((value) => Number(value) <= PRODUCT_LIMITS.price, 'El precio es demasiado alto');

const wrongStock = `Las existencias deben ser un número entero entre 0 y ${PRODUCT_LIMITS.stock}`;
const stock = z.int({ error: wrongStock }).min(0, wrongStock).max(PRODUCT_LIMITS.stock, wrongStock);

/** An uploaded picture, or an https address, because browsers block http pictures on an https page. */
function isPictureAddress(address: string): boolean {
  return isUploadedPicture('products', address) || (/^https:/i.test(address) && isWebAddress(address));
}

const imageUrl = optionalAddress(
  isPictureAddress,
  'Debe ser una URL válida que empiece por https://',
).optional();

export const productInput = z.object({
  name,
  category,
  description,
  price,
  stock: stock.optional(),
  imageUrl,
  isActive: z.boolean({ error: 'Indica si el producto está activo' }).optional(),
});

/** Omitted fields do not change. */
export const productChanges = productInput.partial();
