import { z } from 'zod';
import { requiredText } from '../../platform/input/text.input.ts';

/** Longest name of a competition in characters. */
export const LONGEST_COMPETITION = 60;

const name = requiredText({
  what: 'El nombre',
  most: LONGEST_COMPETITION,
  missing: 'El nombre es requerido',
})
  // The calendar's filter says «todos» for no choice, the documented calls «all».
  .refine((value) => !/^(todos|all)$/i.test(value), 'Ese nombre está reservado');

const isActive = z.boolean({ error: 'Indica si está activa' }).optional();

export const competitionInput = z.object({ name, isActive });

/** What is left out stays as it is. */
export const competitionChanges = competitionInput.partial();
