import { z } from 'zod';
import { club } from '../../club/club.ts';
import { isSameToSearch } from '../../platform/input/folded-text.input.ts';
import { optionalLine, optionalLines, requiredText } from '../../platform/input/text.input.ts';
import { isWebAddress, optionalAddress } from '../../platform/input/web-address.input.ts';

// Shared by the API, which enforces these rules, and the staff's forms, which show errors earlier.

/** Maximum lengths in characters, and the most colours of a team. */
export const TEAM_LIMITS = {
  name: 60,
  abbreviation: 4,
  colors: 3,
  venue: 70,
  city: 40,
  street: 100,
  postalCode: 10,
  directions: 600,
} as const;

/** A text field that may be left out keeps its value, and null or an empty one takes it away. */
const line = (what: string, most: number, wrong: string) => optionalLine(what, most, wrong).optional();

const wrongColor = 'Escribe cada color como #0b6e78';

const teamFields = z.object({
  name: requiredText({ what: 'El nombre', most: TEAM_LIMITS.name, missing: 'El nombre es requerido' }).refine(
    (name) => !isSameToSearch(name, club.name),
    'El propio club no es un rival',
  ),
  abbreviation: line('La abreviatura', TEAM_LIMITS.abbreviation, 'La abreviatura no es válida'),
  /** The main colour first. */
  colors: z
    .array(
      z
        .string({ error: wrongColor })
        .regex(/^#[0-9a-f]{6}$/i, wrongColor)
        .transform((color) => color.toLowerCase()),
      { error: wrongColor },
    )
    .max(TEAM_LIMITS.colors, `Un equipo tiene como mucho ${TEAM_LIMITS.colors} colores`)
    .optional(),
  crestUrl: optionalAddress(isWebAddress, 'Debe ser una URL válida').optional(),
  /** The id of the venue where it plays at home; null if it is not known. */
  venueId: z.string({ error: 'Selecciona un pabellón de la lista' }).nullish(),
});

/** A new team; omitted fields are empty. */
export const teamInput = teamFields;
/** Omitted fields do not change. */
export const teamChanges = teamFields.partial();

const place = (what: string, most: number, missing: string) =>
  // A match names its place as «name, town», so neither may have the comma that parts them.
  requiredText({ what, most, missing }).refine(
    (text) => !text.includes(','),
    `${what} no puede llevar comas`,
  );

const venueFields = z.object({
  name: place('El nombre', TEAM_LIMITS.venue, 'El nombre es requerido'),
  city: place('La localidad', TEAM_LIMITS.city, 'La localidad es requerida'),
  street: line('La calle', TEAM_LIMITS.street, 'La calle no es válida'),
  postalCode: line('El código postal', TEAM_LIMITS.postalCode, 'El código postal no es válido'),
  directions: optionalLines('El texto', TEAM_LIMITS.directions, 'El texto no es válido').optional(),
  mapUrl: optionalAddress(isWebAddress, 'Debe ser una URL válida').optional(),
});

/** A new venue; omitted fields are empty. */
export const venueInput = venueFields;
/** Omitted fields do not change. */
export const venueChanges = venueFields.partial();
