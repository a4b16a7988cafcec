import { height, type Word } from './geometry.ts';
import type { GreyPicture } from './grey-picture.ts';
import { type LetterPicture, lettersIn, separateLetters, unlikeness } from './letter-pictures.ts';
import { type Typeface, typefaces } from './typefaces.ts';

// One slip is the reader's own: among capitals and digits it takes every third «K» for an «R», bold ones most of all, and
// «Keita» is «Reita». The two look nothing alike, so whatever else of a word is doubtful, its «R»s can be told.

const READ = 'R';
const MEANT = 'K';
/** By how much the other letter must look more alike. */
const MUCH_LIKER = 0.1;
/** A letter that is less alike than this was cut badly. */
const LIKE = 0.4;
/** Paper around a word, by its height. */
const MARGIN = 0.15;

const CAPITALS =
  /^[\p{Lu}\d]*R[\p{Lu}\d]*(?:[-./][\p{Lu}\d]+)*[.,:]?$|^[\p{Lu}\d]+[-./][\p{Lu}\d-]*R[\p{Lu}\d]*[.,:]?$/u;

/** A word that begins with it, as names do. */
const NAME = /^R\p{Ll}{2,}[-.,:]?/u;

/** Words of capitals and digits, and names, with a «K» wherever one is seen that was read as an «R». */
export async function withSeenLetters(words: readonly Word[], picture: GreyPicture): Promise<Word[]> {
  const isRead = ({ text }: Word) => CAPITALS.test(text) || NAME.test(text);
  const faces = words.some(isRead) ? await typefaces() : [];
  return words.map((word) => {
    if (CAPITALS.test(word.text)) return { ...word, text: seen(word, picture, faces) };
    return NAME.test(word.text) && beginsOtherwise(word, picture, faces)
      ? { ...word, text: MEANT + word.text.slice(1) }
      : word;
  });
}

const withMargin = (word: Word) => {
  const margin = height(word) * MARGIN;
  return { x0: word.x0 - margin, x1: word.x1 + margin, y0: word.y0 - margin, y1: word.y1 + margin };
};

/** Whether the first letter of a name, in whatever typeface, looks as the other one. */
function beginsOtherwise(word: Word, picture: GreyPicture, faces: readonly Typeface[]): boolean {
  const [first] = separateLetters(picture, withMargin(word));
  if (!first) return false;
  const [own, other] = [READ, MEANT].map((letter) =>
    Math.min(...faces.flatMap((face) => face.get(letter) ?? []).map((known) => unlikeness(first, known))),
  );
  return own !== undefined && other !== undefined && other < LIKE && own - other > MUCH_LIKER;
}

function seen(word: Word, picture: GreyPicture, faces: readonly Typeface[]): string {
  const place = withMargin(word);
  const count = word.text.replace(/[^\p{L}\d]/gu, '').length;
  const apart = separateLetters(picture, place);
  const letters = apart.length === count ? apart : lettersIn(picture, place, count);
  const face = letters && likestFace(letters, word.text, faces);
  if (!letters || !face) return word.text;
  let index = 0;
  return word.text.replace(/[\p{L}\d]/gu, (read) => {
    const letter = letters[index++];
    const [own, other] = [face.get(READ), face.get(MEANT)];
    if (read !== READ || !letter || !own || !other) return read;
    const unlike = unlikeness(letter, other);
    return unlike < LIKE && unlikeness(letter, own) - unlike > MUCH_LIKER ? MEANT : READ;
  });
}

/** The typeface in which a word looks most as it was read. */
function likestFace(
  letters: readonly LetterPicture[],
  text: string,
  faces: readonly Typeface[],
): Typeface | undefined {
  const read = [...text.replace(/[^\p{L}\d]/gu, '')];
  const unlike = (face: Typeface) =>
    letters.reduce((sum, letter, index) => {
      const known = read[index] === READ ? undefined : face.get(read[index] ?? '');
      return sum + (known ? unlikeness(letter, known) : 0);
    }, 0);
  return faces.map((face) => ({ face, sum: unlike(face) })).toSorted((a, b) => a.sum - b.sum)[0]?.face;
}
