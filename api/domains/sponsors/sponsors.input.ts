import { z } from 'zod';
import { optionalLines, requiredText } from '../../platform/input/text.input.ts';
import {
  isUploadedPicture,
  isWebAddress,
  LONGEST_ADDRESS,
  optionalAddress,
} from '../../platform/input/web-address.input.ts';

// Shared by the API, which enforces these rules, and the admin's form, which shows errors earlier.

/** Tiers as stored, the highest first. */
export const SPONSOR_TIERS = ['platino', 'oro', 'plata', 'bronce', 'colaborador'] as const;
export type SponsorTier = (typeof SPONSOR_TIERS)[number];

/** Maximum lengths in characters, and the maximum order. */
export const SPONSOR_LIMITS = { name: 100, url: LONGEST_ADDRESS, description: 1000, order: 9999 } as const;

const name = requiredText({
  what: 'El nombre',
  most: SPONSOR_LIMITS.name,
  missing: 'El nombre es requerido',
});

const category = z.enum(SPONSOR_TIERS, { error: 'Selecciona una categoría válida' });

const website = optionalAddress(isWebAddress, 'Debe ser una URL válida').optional();
const logoUrl = optionalAddress(
  (address) => isUploadedPicture('sponsors', address) || isWebAddress(address),
  'El logotipo debe ser una URL válida',
).optional();

const description = optionalLines(
  'La descripción',
  SPONSOR_LIMITS.description,
  'La descripción no es válida',
).optional();

const isVisible = z.boolean({ error: 'La visibilidad debe ser verdadera o falsa' }).optional();

const wrongOrder = `El orden debe ser un número entero entre 0 y ${SPONSOR_LIMITS.order}`;
const order = z
  .int({ error: wrongOrder })
  .min(0, wrongOrder)
  .max(SPONSOR_LIMITS.order, wrongOrder)
  .optional();

export const sponsorInput = z.object({ name, category, website, logoUrl, description, isVisible, order });

/** Omitted fields do not change. */
export const sponsorChanges = sponsorInput.partial();
