import { z } from 'zod';

/** Longest name of a competition in characters. */
export const LONGEST_COMPETITION = 60;

const name = z
  .string({ error: 'El nombre es requerido' })
  .trim()
  .regex(/[\p{L}\p{N}]/u, 'El nombre es requerido')
  .max(LONGEST_COMPETITION, `El nombre no puede superar los ${LONGEST_COMPETITION} caracteres`)
  .regex(/^[^\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]*$/u, 'El nombre contiene caracteres no permitidos')
  // The calendar's filter says «todos» for no choice, the documented calls «all».
  .refine((value) => !/^(todos|all)$/i.test(value), 'Ese nombre está reservado');

const isActive = z.boolean({ error: 'Indica si está activa' }).optional();

export const competitionInput = z.object({ name, isActive });

/** What is left out stays as it is. */
export const competitionChanges = competitionInput.partial();

export const competitionMove = z.object({
  position: z
    .int({ error: 'La posición debe ser un número entero' })
    .min(0, 'La posición no puede ser negativa'),
});
