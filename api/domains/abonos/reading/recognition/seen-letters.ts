import { withoutSigns, lengthOf } from '../text/letters.ts';
import type { Box, Word } from '../model.ts';
import { height, median, width } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { type LetterPicture, lettersIn, separateLetters, unlikeness } from '../picture/letter-pictures.ts';
import { type Typeface, typefaces } from './typefaces.ts';

// Typical errors of the OCR engine: among capitals and digits it reads every third «K» as an «R», bold ones most often,
// and «Keita» becomes «Reita»; on poor scans it also reads an «H» or an «X». Their shapes are so different that they
// can be distinguished even if the rest of the word is doubtful. In bold print it reads one of two strokes side by side
// as an «i», «Vallès» as «Valiès»; but that stroke has no separate dot.

const READ = 'R';
const MEANT = 'K';
/** The capitals that it is read as. */
const READ_AS = 'RHX';
/** How much more similar the other letter must be. */
const MUCH_LIKER = 0.1;
/** A letter less similar than this was cut badly. */
const LIKE = 0.4;
/** The paper around a word, by its height. */
const MARGIN = 0.15;

const CAPITALS =
  /^[\p{Lu}\d]*[RHX][\p{Lu}\d]*(?:[-./][\p{Lu}\d]+)*[.,:]?$|^[\p{Lu}\d]+[-./][\p{Lu}\d-]*[RHX][\p{Lu}\d]*[.,:]?$/u;

/** A word that starts with it, like a name. */
const NAME = /^R\p{Ll}{2,}[-.,:]?/u;

/** Beside an «l», an «i» may be another one. */
const BESIDE_L = /li(?=\p{Ll})|il(?=\p{Ll})/u;

/** The least height of letters that show whether an «i» has a dot, in points. */
const CLEARLY_HIGH = 6.2;
/** A stroke is a letter of full height, at most this wide by its height. */
const AS_HIGH = 0.93;
const NARROW = 0.4;
/** Letters that are lower. */
const LOW = /[aceomnrsuvwxz]/;
/**
 * Between a dot and its stroke the paper is visible: in a whole stroke no row is lighter than its bottom by this much.
 */
const SHINES = 60;

/** «465»: how «+65» is read; a plus sign is lower than digits. */
const MAY_BE_AGE = /^\(?[4t][1-9]\d\)?$/;
const LOWER_THAN_DIGITS = 0.88;

/**
 * Corrects words: an «l» for an «i» without a dot, a «K» that was read as another letter, and the plus sign before an
 * age that was read as a digit.
 */
export async function withSeenLetters(words: readonly Word[], picture: GreyPicture): Promise<Word[]> {
  const isRead = ({ text }: Word) => CAPITALS.test(text) || NAME.test(text);
  const faces = words.some(isRead) ? await typefaces() : [];
  return words.map((read) => {
    if (MAY_BE_AGE.test(read.text)) return withSeenCross(read, picture);
    const word = BESIDE_L.test(read.text) ? withWholeStrokes(read, picture) : read;
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

function withSeenCross(word: Word, picture: GreyPicture): Word {
  const digits = separateLetters(picture, withMargin(word)).filter(
    // Brackets have the same height, but are narrower than any digit but «1», and no age starts with that.
    ({ box }) => width(box) > NARROW * height(box),
  );
  const [first, ...others] = digits.map(({ box }) => box);
  const isCross =
    first && others.length === 2 && others.every((box) => height(first) < LOWER_THAN_DIGITS * height(box));
  return isCross ? { ...word, text: word.text.replace(/[4t]/, '+') } : word;
}

function withWholeStrokes(word: Word, picture: GreyPicture): Word {
  const letters = separateLetters(picture, withMargin(word)).map(({ box }) => box);
  const tallest = Math.max(0, ...letters.map(height));
  if (letters.length !== lengthOf(word.text) || tallest < CLEARLY_HIGH * picture.scale) return word;
  const isStroke = (box: Box) =>
    height(box) >= AS_HIGH * tallest && width(box) < NARROW * height(box) && isWhole(box, picture);
  const read = [...withoutSigns(word.text)];
  // Pieces of one letter and two touching ones may have the right number together: then other letters do not match.
  const isApart = letters.every((box, at) =>
    read[at] === 'l' ? isStroke(box) : !LOW.test(read[at] ?? '') || height(box) < AS_HIGH * tallest,
  );
  if (!isApart) return word;
  let index = 0;
  const text = word.text.replace(/[\p{L}\d]/gu, (letter) => {
    const box = letters[index++];
    return letter === 'i' && box && isStroke(box) ? 'l' : letter;
  });
  return { ...word, text };
}

/** Whether nothing separates the top of a stroke from its bottom. */
function isWhole({ x0, x1, y0, y1 }: Box, { data, width: across }: GreyPicture): boolean {
  const rows = Array.from({ length: y1 - y0 }, (_, row) =>
    Math.min(...data.subarray((y0 + row) * across + x0, (y0 + row) * across + x1)),
  );
  const share = (of: number) => Math.round(of * rows.length);
  const foot = median(rows.slice(share(0.5), share(0.9)));
  return Math.max(...rows.slice(share(0.1), share(0.5))) - foot < SHINES;
}

/** Whether the first letter of a name matches the other one, in any typeface. */
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
  const count = lengthOf(word.text);
  const apart = separateLetters(picture, place);
  const letters = apart.length === count ? apart : lettersIn(picture, place, count);
  const face = letters && likestFace(letters, word.text, faces);
  if (!letters || !face) return word.text;
  let index = 0;
  return word.text.replace(/[\p{L}\d]/gu, (read) => {
    const letter = letters[index++];
    const [own, other] = [face.get(read), face.get(MEANT)];
    if (!READ_AS.includes(read) || !letter || !own || !other) return read;
    const unlike = unlikeness(letter, other);
    return unlike < LIKE && unlikeness(letter, own) - unlike > MUCH_LIKER ? MEANT : read;
  });
}

/** The typeface in which a word matches its reading best. */
function likestFace(
  letters: readonly LetterPicture[],
  text: string,
  faces: readonly Typeface[],
): Typeface | undefined {
  const read = [...withoutSigns(text)];
  const unlike = (face: Typeface) =>
    letters.reduce((sum, letter, index) => {
      const known = READ_AS.includes(read[index] ?? '') ? undefined : face.get(read[index] ?? '');
      return sum + (known ? unlikeness(letter, known) : 0);
    }, 0);
  return faces.map((face) => ({ face, sum: unlike(face) })).toSorted((a, b) => a.sum - b.sum)[0]?.face;
}
