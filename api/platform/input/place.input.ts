import { z } from 'zod';

/** A position in a list: 0 is the first. */
export const placeInput = z.object({
  position: z
    .int({ error: 'La posición debe ser un número entero' })
    .min(0, 'La posición no puede ser negativa'),
});
