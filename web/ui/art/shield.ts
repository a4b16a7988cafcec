/** The outline of every crest, in a box of 64 × 76, shared by the club and its rivals. */
export const SHIELD = {
  width: 64,
  height: 76,
  edge: 'M32 2 60 7V40C60 56 48 67 32 74 16 67 4 56 4 40V7Z',
  /** A thin line inside the edge. */
  inner: 'M32 6.6 55.8 10.9V40C55.8 53.4 45.6 63 32 69.3 18.4 63 8.2 53.4 8.2 40V10.9Z',
  /** A ball rising from the tip, drawn by its seams. */
  ball: 'M10 74A22 22 0 0 1 54 74A22 22 0 0 1 10 74M32 52V80M18 57.5C24.5 64 26 70 25 80M46 57.5C39.5 64 38 70 39 80',
  /** The field above the ball. */
  field: 'M-2 -2H66V43L-2 57Z',
  stripes: 'M8 0V60M20 0V60M32 0V60M44 0V60M56 0V60',
} as const;

const LETTER_SIZES = [32, 32, 29, 22.5, 17.5] as const;

/** Font size of the abbreviation on the shield, by its number of letters. */
export function letterSize(letters: string): number {
  return LETTER_SIZES[[...letters].length] ?? 17.5;
}
