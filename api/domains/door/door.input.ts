import { z } from 'zod';
import { requiredText } from '../../platform/input/text.input.ts';
import { LONGEST_CODE } from './door-code.input.ts';

/** Limits of what a device sends. */
export const DOOR_LIMITS = {
  gate: 30,
  device: 60,
  reason: 200,
  /** Scans in one call of `syncScans`. */
  scans: 100,
} as const;

const gate = requiredText({ what: 'La puerta', most: DOOR_LIMITS.gate, missing: 'Indica la puerta' });

/** Where and by which device something is scanned. */
export const postInput = z.object({
  gate,
  device: z.string().min(1).max(DOOR_LIMITS.device),
});

/** One scan, with an id that the device has chosen. */
export const scanInput = z.object({
  id: z.uuid('El identificador de la lectura debe ser un UUID').transform((id) => id.toLowerCase()),
  // A longer code is unknown, and no error: the queue of a device must not stop at it.
  code: z.string().transform((code) => code.slice(0, LONGEST_CODE + 1)),
  at: z.date('La hora de la lectura no es válida'),
});

/** A scan that waited on the device, with the gate at which it was made. */
export const queuedScanInput = scanInput.extend({ gate });

/** Why an admission is undone. */
export const undoInput = z.object({
  reason: requiredText({ what: 'El motivo', most: DOOR_LIMITS.reason, missing: 'Indica el motivo' }),
});
