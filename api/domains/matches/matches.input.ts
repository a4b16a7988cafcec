import { z } from 'zod';
import { soughtText } from '../../platform/input/text.input.ts';

/** Omitted or null means no filter. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

export const matchFilter = z.object({
  month: optional(
    z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'El mes debe tener el formato AAAA-MM, por ejemplo 2025-09'),
  ),
  year: optional(
    z.int('El año debe estar entre 2000 y 2099').min(2000, 'El año debe estar entre 2000 y 2099').max(2099, {
      error: 'El año debe estar entre 2000 y 2099',
    }),
  ),
  competition: optional(soughtText(100, 'El nombre de la competición no puede superar los 100 caracteres')),
  season: optional(z.int('La temporada no es válida')),
  upcoming: optional(z.boolean()),
  home: optional(z.boolean()),
});
