import { centerX, centerY, height, median } from '../reading/geometry.ts';
import type { Word } from '../reading/model.ts';
import { differMore, editDistance, letterSet, skeleton } from '../reading/text/letters.ts';
import type { FixedWord } from './model.ts';
import { errorsAllowed, foldedWord } from './paper-words.ts';

// Which words of a page are a lesson's, if the lesson lies on the page in some way.

/** How far from its expected place a word may be, in heights of its letters: along its line, and down the page. */
const MOST_ASIDE = 1;
export const MOST_DOWN = 5;
const LARGEST_SLANT = Math.tan((6 * Math.PI) / 180);
const LARGEST_SCALE = 2;

/** A place of the lesson on the page: scaled and turned by `a` and `b`, then moved. */
export interface Transform {
  a: number;
  b: number;
  x: number;
  y: number;
}

/** A fixed word, and the word of the page that may be it. */
export interface Match {
  fixed: FixedWord;
  word: Word;
}

/** The forms of a word that are compared. */
interface Forms {
  text: string;
  shape: string;
  letters: number;
}

const formsOf = (text: string): Forms => ({ text, shape: skeleton(text), letters: letterSet(text) });

/** Computed once for each word of a page, which is compared with every known layout. */
const formsOfWords = new WeakMap<Word, Forms>();

/** The forms of a word of a page. */
export function wordForms(word: Word): Forms {
  const forms = formsOfWords.get(word) ?? formsOf(foldedWord(word.text));
  formsOfWords.set(word, forms);
  return forms;
}

/** The same words on both sides: for each fixed word all of the page that may be it. */
export function likelyMatches(
  lesson: readonly FixedWord[],
  words: readonly Word[],
  isOcr: boolean,
): Match[][] {
  const seen = words
    .map((word) => ({ word, forms: wordForms(word) }))
    .filter(({ forms }) => forms.text !== '');
  return lesson.map((fixed) => {
    if (!isOcr)
      return seen.filter(({ forms }) => forms.text === fixed.text).map(({ word }) => ({ fixed, word }));
    const limit = errorsAllowed(fixed.text.length);
    const { text, shape, letters } = formsOf(fixed.text);
    const isSame = ({ forms }: (typeof seen)[number]) =>
      forms.shape === shape ||
      // Nearly all words have other letters, and comparing them costs more.
      (limit > 0 &&
        !differMore(forms.letters, letters, limit) &&
        editDistance(text, forms.text, limit) <= limit);
    return seen.filter(isSame).map(({ word }) => ({ fixed, word }));
  });
}

/** A point of the lesson on the page. */
export const apply = ({ a, b, x, y }: Transform, px: number, py: number): [number, number] => [
  a * px - b * py + x,
  b * px + a * py + y,
];

/** The transform that lays two words on two others; null if it would distort a page more than scanners do. */
export function through(one: Match, other: Match): Transform | null {
  const [x0, y0] = [centerX(one.fixed), centerY(one.fixed)];
  const [dx, dy] = [centerX(other.fixed) - x0, centerY(other.fixed) - y0];
  const length = dx * dx + dy * dy;
  if (length < height(one.fixed) ** 2) return null;
  const [ex, ey] = [centerX(other.word) - centerX(one.word), centerY(other.word) - centerY(one.word)];
  const a = (dx * ex + dy * ey) / length;
  const b = (dx * ey - dy * ex) / length;
  return plausible({ a, b, x: centerX(one.word) - a * x0 + b * y0, y: centerY(one.word) - b * x0 - a * y0 });
}

function plausible(transform: Transform): Transform | null {
  const { a, b } = transform;
  const scale = Math.hypot(a, b);
  const isUpright = a > 0 && Math.abs(b) <= LARGEST_SLANT * a;
  return isUpright && scale < LARGEST_SCALE && scale > 1 / LARGEST_SCALE ? transform : null;
}

/** The transform with the least squares of the distances of some matches. */
export function leastSquares(matches: readonly Match[]): Transform | null {
  const count = matches.length;
  const mean = (of: (match: Match) => number) => matches.reduce((sum, one) => sum + of(one), 0) / count;
  const [mx, my] = [mean(({ fixed }) => centerX(fixed)), mean(({ fixed }) => centerY(fixed))];
  const [nx, ny] = [mean(({ word }) => centerX(word)), mean(({ word }) => centerY(word))];
  let [along, across, size] = [0, 0, 0];
  for (const { fixed, word } of matches) {
    const [px, py] = [centerX(fixed) - mx, centerY(fixed) - my];
    const [qx, qy] = [centerX(word) - nx, centerY(word) - ny];
    along += px * qx + py * qy;
    across += px * qy - py * qx;
    size += px * px + py * py;
  }
  if (size === 0) return null;
  const [a, b] = [along / size, across / size];
  return plausible({ a, b, x: nx - a * mx + b * my, y: ny - b * mx - a * my });
}

/** How far a word is from where a transform expects it, in heights of its letters; null if it is too far. */
export function distanceOf({ fixed, word }: Match, transform: Transform): number | null {
  const [x, y] = apply(transform, centerX(fixed), centerY(fixed));
  const size = Math.max(height(word), height(fixed) * Math.hypot(transform.a, transform.b) * 0.7);
  const aside = Math.abs(centerX(word) - x) / size;
  const down = Math.abs(centerY(word) - y) / size;
  return aside <= MOST_ASIDE && down <= MOST_DOWN ? aside + down : null;
}

/** The matches that a transform explains: each fixed word with the nearest one of the page, no word twice. */
export function explained(likely: readonly Match[][], transform: Transform): Match[] {
  const near = chosen(likely.flat(), (match) => distanceOf(match, transform), []);
  return [...near, ...chosen(likely.flat(), (match) => distanceAlong(match, transform, near), near)];
}

/** Of all matches the nearest ones, besides those of words that are matched already. */
function chosen(
  likely: readonly Match[],
  farnessOf: (match: Match) => number | null,
  before: readonly Match[],
): Match[] {
  const fixed = new Set(before.map((match) => match.fixed));
  const words = new Set(before.map((match) => match.word));
  const near = likely
    .flatMap((match) => {
      const distance = fixed.has(match.fixed) || words.has(match.word) ? null : farnessOf(match);
      return distance === null ? [] : [{ match, distance }];
    })
    .toSorted((a, b) => a.distance - b.distance);
  return near.flatMap(({ match }) => {
    if (fixed.has(match.fixed) || words.has(match.word)) return [];
    fixed.add(match.fixed);
    words.add(match.word);
    return [match];
  });
}

/** How far a label may move along its line behind a value of another length, in heights of its letters. */
const MOST_ALONG = 18;
const SAME_HEIGHT = 0.4;

/** How far along its line a word has moved, if that line has not moved down; null for any other word. */
function distanceAlong(match: Match, transform: Transform, near: readonly Match[]): number | null {
  const { fixed, word } = match;
  const size = Math.max(height(word), 1);
  const off = ({ fixed: one, word: other }: Match) =>
    centerY(other) - apply(transform, centerX(one), centerY(one))[1];
  const row = near.filter(
    ({ fixed: other }) => Math.abs(centerY(other) - centerY(fixed)) < SAME_HEIGHT * height(fixed),
  );
  const along = Math.abs(centerX(word) - apply(transform, centerX(fixed), centerY(fixed))[0]) / size;
  const down = Math.abs(off(match) - median(row.map(off))) / size;
  return along <= MOST_ALONG && down <= SAME_HEIGHT ? along + down : null;
}
