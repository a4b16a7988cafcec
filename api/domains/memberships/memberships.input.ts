import { z } from 'zod';
import { accountEmail } from '../../platform/input/email.input.ts';
import { isReadableFrom, ONE_LINE, oddSigns, typedLine } from '../../platform/input/text.input.ts';

const type = typedLine('Indica el tipo de carnet')
  .min(2, 'Indica el tipo de carnet')
  .refine(isReadableFrom(2), 'Indica el tipo de carnet')
  .max(60, 'El tipo no puede superar los 60 caracteres')
  .regex(ONE_LINE, oddSigns('El tipo'));

const LATEST = new Date('2100-01-01T00:00:00Z');

const instant = (missing: string) => z.date({ error: missing }).max(LATEST, 'La fecha está demasiado lejos');

export const grantMembershipInput = z
  .object({
    email: accountEmail('Email inválido'),
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
