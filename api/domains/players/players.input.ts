import { z } from 'zod';
import { ONE_LINE, oddSigns, requiredText, tooLong } from '../../platform/input/text.input.ts';
import {
  isUploadedPicture,
  isWebAddress,
  LONGEST_ADDRESS,
  optionalAddress,
} from '../../platform/input/web-address.input.ts';

// Shared by the API, which decides, and the staff's form, which only says it sooner.

export const POSITION_CODES = ['PG', 'SG', 'SF', 'PF', 'C'] as const;

/** The figures of a player's card, from 0 to 99: first those of the attack, then those of the defence. */
export const RATING_FIELDS = [
  'atkOverall',
  'shooting',
  'finishing',
  'concentration',
  'passing',
  'defOverall',
  'steal',
  'block',
  'perimeter',
  'interior',
] as const;
export type RatingField = (typeof RATING_FIELDS)[number];

/** Longest texts in characters. */
export const PLAYER_LIMITS = { name: 60, country: 60, quality: 40, url: LONGEST_ADDRESS } as const;

/** Nobody is called by figures alone. */
const needed = (missing: string, what: string, most: number) =>
  requiredText({ what, most, missing, readable: /\p{L}/u });

/** Null and the empty box of a form both mean «none». */
const quality = z
  .union([z.null(), z.string().trim()], { error: 'La cualidad no es válida' })
  .transform((value) => value || null)
  .pipe(
    z
      .string()
      .max(PLAYER_LIMITS.quality, tooLong('La cualidad', PLAYER_LIMITS.quality))
      .regex(ONE_LINE, oddSigns('La cualidad'))
      .nullable(),
  )
  .optional();

const wrongDorsal = 'El dorsal debe ser un número entre 0 y 99';
const wrongRating = 'Debe ser un número entre 0 y 99';
const rating = z.int({ error: wrongRating }).min(0, wrongRating).max(99, wrongRating);

const wrongPosition = 'Elige al menos una posición';
const position = z
  .array(z.enum(POSITION_CODES, { error: wrongPosition }), { error: wrongPosition })
  .min(1, wrongPosition)
  .refine((codes) => new Set(codes).size === codes.length, 'Cada posición puede estar una sola vez');

const profileImage = optionalAddress(
  (address) => isUploadedPicture('players', address) || isWebAddress(address),
  'La imagen debe ser una URL válida',
).optional();

export const playerInput = z.object({
  dorsal: z.int({ error: wrongDorsal }).min(0, wrongDorsal).max(99, wrongDorsal),
  name: needed('El nombre es requerido', 'El nombre', PLAYER_LIMITS.name),
  /** The main one first. */
  position,
  country: needed('El país es requerido', 'El país', PLAYER_LIMITS.country),
  atkOverall: rating,
  shooting: rating,
  finishing: rating,
  concentration: rating,
  passing: rating,
  defOverall: rating,
  steal: rating,
  block: rating,
  perimeter: rating,
  interior: rating,
  primaryQuality: quality,
  secondaryQuality: quality,
  profileImage,
  isActive: z.boolean({ error: 'Indica si está en la plantilla' }).optional(),
});

/** What is left out stays as it is. */
export const playerChanges = playerInput.partial();

/** How staff look for players; what is left out or null is not asked for. */
export const staffPlayerFilter = z.object({
  search: z.string().nullish(),
  position: z.enum(POSITION_CODES).nullish(),
  active: z.boolean().nullish(),
});
