import { centerX, sharedHeight, sharedWidth, union } from '../geometry.ts';
import type { Box, Word } from '../model.ts';

/** How exactly the texts of a column start below each other, in points. */
const ALIGNED = 0.5;
/** The same where the places of the words of one text are estimated. */
export const ABOUT_ALIGNED = 1;

/**
 * How many texts start where those of a column would.
 * @param x the left edge of the column
 * @param starts the left edges of texts that have a gap before them
 */
export const startingAt = (x: number, starts: readonly number[], nearest = ALIGNED): number =>
  starts.filter((start) => Math.abs(start - x) <= nearest).length;

type Said = Box & Pick<Word, 'text'>;

/**
 * Whether a word that starts a text is a number at the right edge of its column, so that the gap to the next one may be
 * narrower than a space: all texts that start below or above it are numbers with as many digits.
 * @param firsts the first words of the texts of the page
 */
export const isNumberAtRight = (number: Said, firsts: readonly Said[]): boolean =>
  firsts
    .filter(({ x0 }) => Math.abs(x0 - number.x0) <= ALIGNED)
    .every(({ text }) => /^\d+$/.test(text) && text.length === number.text.length);

const isAbout = (text: Box, heading: Box) => centerX(text) > heading.x0 && centerX(text) < heading.x1;

/**
 * Whether two texts beside each other are headings of two columns: each has a text of its own right below it, as «Precio Gestión» has
 * «395,00   5,00».
 * @param texts the texts of the page
 */
export function headColumns(left: Box, right: Box, texts: readonly Box[]): boolean {
  const both = union([left, right]);
  const below = texts.filter((one) => one.y0 > (both.y0 + both.y1) / 2 && sharedWidth(one, both) > 0);
  const [nearest] = below.toSorted((a, b) => a.y0 - b.y0);
  if (!nearest) return false;
  const row = below.filter((one) => sharedHeight(one, nearest) > 0).toSorted((a, b) => a.x0 - b.x0);
  const [first, second] = row;
  return (
    row.length === 2 &&
    first !== undefined &&
    second !== undefined &&
    isAbout(first, left) &&
    isAbout(second, right)
  );
}
