import { z } from 'zod';
import { ONE_LINE, oddSigns, READABLE, typedLine } from '../../platform/input/text.input.ts';

// Shared by the API, which enforces these rules, and the form, which shows errors earlier.

export const categoryInput = z.object({
  name: typedLine('El nombre debe tener al menos 2 caracteres')
    .min(2, 'El nombre debe tener al menos 2 caracteres')
    .max(40, 'El nombre no puede superar los 40 caracteres')
    .regex(ONE_LINE, oddSigns('El nombre'))
    .regex(READABLE, 'El nombre debe tener letras o números'),
  description: typedLine('La descripción no es válida')
    .max(200, 'La descripción no puede superar los 200 caracteres')
    .regex(ONE_LINE, oddSigns('La descripción'))
    .nullable()
    .transform((text) => text || null)
    .optional(),
  color: z
    .string({ error: 'Elige un color, por ejemplo #64748b' })
    .regex(/^#[0-9a-f]{6}$/i, 'Elige un color, por ejemplo #64748b')
    .transform((color) => color.toLowerCase()),
  isActive: z.boolean({ error: 'Indica si la categoría está activa' }),
});

/** Omitted fields do not change. */
export const categoryChanges = categoryInput.partial();
