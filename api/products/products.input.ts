import { z } from 'zod';

// Shared by the API, which decides, and the panel's form, which only says it sooner. The specification leaves bounds open.

/** Longest texts in characters, and the most pieces and euros. */
export const PRODUCT_LIMITS = {
  name: 100,
  category: 60,
  description: 2000,
  url: 2048,
  stock: 100_000,
  price: 99_999.99,
} as const;

// Control characters break lists and exports; half a surrogate pair cannot be stored; characters that turn the
// direction of writing disguise what follows them.
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u;
const SEVERAL_LINES = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;
const READABLE = /[\p{L}\p{N}]/u;

function oneLine(limit: number, missing: string, what: string) {
  return z
    .string({ error: missing })
    .trim()
    .regex(READABLE, missing)
    .max(limit, `${what} no puede superar los ${limit} caracteres`)
    .regex(ONE_LINE, `${what} contiene caracteres no permitidos`);
}

const name = oneLine(PRODUCT_LIMITS.name, 'El nombre es obligatorio', 'El nombre');
const category = oneLine(PRODUCT_LIMITS.category, 'La categoría es obligatoria', 'La categoría');

/** Lines end as they do here, whatever the browser sent; null and the empty box of a form both mean «without one». */
const description = z
  .union([z.null(), z.string()], { error: 'La descripción no es válida' })
  .transform((value) => value?.replaceAll(/\r\n?/g, '\n').trim() || null)
  .pipe(
    z
      .string()
      .max(
        PRODUCT_LIMITS.description,
        `La descripción no puede superar los ${PRODUCT_LIMITS.description} caracteres`,
      )
      .regex(SEVERAL_LINES, 'La descripción contiene caracteres no permitidos')
      .nullable(),
  )
  .optional();

/** «12,50», «12.5» or «12» as staff type it; «12.50» as it is stored. */
const price = z
  .string({ error: 'El precio es obligatorio' })
  .trim()
  .min(1, { error: 'El precio es obligatorio', abort: true })
  .regex(/^\d{1,8}(?:[.,]\d{1,2})?$/, 'Escribe un importe en euros, por ejemplo 12,50')
  .transform((value) => Number(value.replace(',', '.')).toFixed(2))
  .refine((value) => Number(value) <= PRODUCT_LIMITS.price, 'El precio es demasiado alto');

const wrongStock = `Las existencias deben ser un número entero entre 0 y ${PRODUCT_LIMITS.stock}`;
const stock = z.int({ error: wrongStock }).min(0, wrongStock).max(PRODUCT_LIMITS.stock, wrongStock);

/** A picture of ours, or one of another site: never `javascript:` or anything else that is no picture. */
function isPictureAddress(address: string): boolean {
  if (/^\/uploads\/products\/[a-z0-9][a-z0-9-]{0,99}\.webp$/.test(address)) return true;
  return (
    address.length <= PRODUCT_LIMITS.url &&
    /^https:\/\/[^\s"'<>\\]+$/i.test(address) &&
    ONE_LINE.test(address) &&
    URL.canParse(address)
  );
}

const wrongAddress = 'Debe ser una URL válida que empiece por https://';
const imageUrl = z
  .union([z.null(), z.string().trim()], { error: wrongAddress })
  .transform((value) => value || null)
  .refine((value) => value === null || isPictureAddress(value), wrongAddress)
  .optional();

export const productInput = z.object({
  name,
  category,
  description,
  price,
  stock: stock.optional(),
  imageUrl,
  isActive: z.boolean({ error: 'Indica si el producto está activo' }).optional(),
});

/** What is left out stays as it is. */
export const productChanges = productInput.partial();
