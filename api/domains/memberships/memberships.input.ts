import { z } from 'zod';
import { ONE_LINE, oddSigns } from '../../platform/input/text.input.ts';

const type = z
  .string({ error: 'Indica el tipo de carnet' })
  .trim()
  .min(2, 'Indica el tipo de carnet')
  .max(60, 'El tipo no puede superar los 60 caracteres')
  .regex(ONE_LINE, oddSigns('El tipo'));

const LATEST = new Date('2100-01-01T00:00:00Z');

const instant = (missing: string) => z.date({ error: missing }).max(LATEST, 'La fecha está demasiado lejos');

export const grantMembershipInput = z
  .object({
    email: z.string().trim().toLowerCase().pipe(z.email('Email inválido')),
    type,
    activationDate: instant('Indica desde cuándo vale'),
    expiryDate: instant('Indica hasta cuándo vale'),
  })
  .refine(({ activationDate, expiryDate }) => expiryDate > activationDate, {
    path: ['expiryDate'],
    message: 'El final debe ser posterior al inicio',
  });

export const renewMembershipInput = z.object({
  expiryDate: instant('Indica hasta cuándo vale'),
  type: type.nullish().transform((value) => value ?? undefined),
});
