import { club } from './club.ts';

/** Where a match is played: in the club's pavilion, elsewhere (home or away), or not known yet. */
export type MatchPlace =
  | { kind: 'pavilion'; name: string }
  | { kind: 'elsewhere'; name: string }
  | { kind: 'unknown'; name: null };

/** The API writes this for a missing place. */
const UNKNOWN = 'TBD';

/** Without accents, signs and letter case: staff type the name of the pavilion by hand. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const PAVILION = new Set([club.venue.matchLocation, club.venue.name].map(folded));

/**
 * The place of a match. Its location decides, not whether the club is at home: a home match may be played elsewhere, and
 * what is said of the pavilion (address, capacity, how to get there) holds only there.
 * @param location as stored, or as the API writes it
 */
export function matchPlace(location: string | null | undefined): MatchPlace {
  const name = location?.trim() ?? '';
  if (name === '' || name === UNKNOWN) return { kind: 'unknown', name: null };
  return { kind: PAVILION.has(folded(name)) ? 'pavilion' : 'elsewhere', name };
}

/** The place in a sentence after the time: «, Pavelló Son Tramuntana, Palma»; what is not known is said. */
export function placeWords(location: string | null | undefined): string {
  return matchPlace(location).name ?? 'en un pabellón por confirmar';
}
