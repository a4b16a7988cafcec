import { z } from 'zod';
import { requiredText } from '../../platform/input/text.input.ts';

/** Maximum length of a competition's name in characters. */
export const LONGEST_COMPETITION = 60;

const name = requiredText({
  what: 'El nombre',
  most: LONGEST_COMPETITION,
  missing: 'El nombre es requerido',
})
  // Reserved: the calendar's filter uses «todos» for «no filter», the REST calls use «all».
  .refine((value) => !/^(todos|all)$/i.test(value), 'Ese nombre está reservado');

const isActive = z.boolean({ error: 'Indica si está activa' }).optional();

export const competitionInput = z.object({ name, isActive });

/** Omitted fields do not change. */
export const competitionChanges = competitionInput.partial();
