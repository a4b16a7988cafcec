import { z } from 'zod';

// Shared by the API, which decides, and the admin's form, which only says it sooner. Messages: spec section 5.

/** Tiers as stored, the highest first (spec section 9). */
export const SPONSOR_TIERS = ['platino', 'oro', 'plata', 'bronce', 'colaborador'] as const;
export type SponsorTier = (typeof SPONSOR_TIERS)[number];

/** Longest texts in characters, and the highest order. The specification leaves them open. */
export const SPONSOR_LIMITS = { name: 100, url: 2048, description: 1000, order: 9999 } as const;

// Control characters break lists and exports; half a surrogate pair cannot be stored; characters that turn the
// direction of writing disguise what follows them.
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u;
const SEVERAL_LINES = /^(?:[\n\t]|[^\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069])*$/u;
/** Something to read, not only signs that look like nothing. */
const READABLE = /[\p{L}\p{N}]/u;

const name = z
  .string({ error: 'El nombre es requerido' })
  .trim()
  .regex(READABLE, 'El nombre es requerido')
  .max(SPONSOR_LIMITS.name, `El nombre no puede superar los ${SPONSOR_LIMITS.name} caracteres`)
  .regex(ONE_LINE, 'El nombre contiene caracteres no permitidos');

const category = z.enum(SPONSOR_TIERS, { error: 'Selecciona una categoría válida' });

/** Whether a browser may be sent there: never `javascript:` or anything else that is no page. */
function isWebAddress(address: string): boolean {
  return (
    address.length <= SPONSOR_LIMITS.url &&
    /^https?:\/\/[^\s"'<>\\]+$/i.test(address) &&
    ONE_LINE.test(address) &&
    URL.canParse(address)
  );
}

function isLogo(address: string): boolean {
  return /^\/uploads\/sponsors\/[a-z0-9][a-z0-9-]{0,99}\.webp$/.test(address) || isWebAddress(address);
}

/** Null and the empty box of a form both mean «without one». */
function optionalAddress(isFine: (address: string) => boolean, error: string) {
  return z
    .union([z.null(), z.string().trim()], { error })
    .transform((value) => value || null)
    .refine((value) => value === null || isFine(value), error)
    .optional();
}

const website = optionalAddress(isWebAddress, 'Debe ser una URL válida');
const logoUrl = optionalAddress(isLogo, 'El logotipo debe ser una URL válida');

/** Lines end as they do here, whatever the browser sent. */
const description = z
  .union([z.null(), z.string()], { error: 'La descripción no es válida' })
  .transform((value) => value?.replaceAll(/\r\n?/g, '\n').trim() || null)
  .pipe(
    z
      .string()
      .max(
        SPONSOR_LIMITS.description,
        `La descripción no puede superar los ${SPONSOR_LIMITS.description} caracteres`,
      )
      .regex(SEVERAL_LINES, 'La descripción contiene caracteres no permitidos')
      .nullable(),
  )
  .optional();

const isVisible = z.boolean({ error: 'La visibilidad debe ser verdadera o falsa' }).optional();

const wrongOrder = `El orden debe ser un número entero entre 0 y ${SPONSOR_LIMITS.order}`;
const order = z
  .int({ error: wrongOrder })
  .min(0, wrongOrder)
  .max(SPONSOR_LIMITS.order, wrongOrder)
  .optional();

export const sponsorInput = z.object({ name, category, website, logoUrl, description, isVisible, order });

/** What is left out stays as it is. */
export const sponsorChanges = sponsorInput.partial();

export const sponsorMove = z.object({
  position: z
    .int({ error: 'La posición debe ser un número entero' })
    .min(0, 'La posición no puede ser negativa'),
});
