import { z } from 'zod';
import { optionalLine, requiredText } from '../../platform/input/text.input.ts';
import {
  isUploadedPicture,
  isWebAddress,
  LONGEST_ADDRESS,
  optionalAddress,
} from '../../platform/input/web-address.input.ts';

// Shared by the API, which enforces these rules, and the staff's form, which shows errors earlier.

export const POSITION_CODES = ['PG', 'SG', 'SF', 'PF', 'C'] as const;

/** The ratings of a player, from 0 to 99: first attack, then defence. */
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

/** Maximum lengths in characters. */
export const PLAYER_LIMITS = { name: 60, country: 60, quality: 40, url: LONGEST_ADDRESS } as const;

/** A text that needs at least one letter. */
const requiredName = (missing: string, what: string, most: number) =>
  requiredText({ what, most, missing, readable: /\p{L}/u });

const quality = optionalLine('La cualidad', PLAYER_LIMITS.quality, 'La cualidad no es válida').optional();

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
  name: requiredName('El nombre es requerido', 'El nombre', PLAYER_LIMITS.name),
  /** The main position first. */
  position,
  country: requiredName('El país es requerido', 'El país', PLAYER_LIMITS.country),
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

/** Fields of a player that belong to a season. */
export const PLACE_FIELDS = ['dorsal', 'position', 'profileImage', 'isActive'] as const;

/** Omitted fields do not change. */
export const playerChanges = playerInput.partial();

/** Filter of the staff's list; omitted or null fields do not filter. */
export const staffPlayerFilter = z.object({
  /** The year in which it begins; by default the season of today. */
  season: z.int().nullish(),
  search: z.string().nullish(),
  position: z.enum(POSITION_CODES).nullish(),
  active: z.boolean().nullish(),
});
