import { height, sharedHeight, sharedWidth, width } from '../geometry.ts';
import { isLabel } from '../fields/lexicon.ts';
import type { Word } from '../model.ts';
import { editDistance } from '../text/letters.ts';
import { withoutBlanks } from './blanks.ts';
import { startingAt } from './columns.ts';
import { levels, pair } from './pieces.ts';
import { withWholeTaxNumbers } from './broken-numbers.ts';
import { withAccentsOnLetters } from './separate-accents.ts';
import { joinedLabels, joinedLetters } from './spaced-letters.ts';
import { onlyTicked } from './tick-boxes.ts';

// Programs draw a text several times, in pieces, with spaces between its letters, and with signs that nobody sees. Here
// it becomes the words that a person reads.

/** Signs without width, for line breaks and ligatures. */
const INVISIBLE = /[\u200B-\u200F\u2060-\u2064\uFEFF]|[\u{FE0E}\u{FE0F}]/gu;
const HYPHENS = /[\u2010-\u2012\u2212\uFE63\uFF0D]/gu;
/** A dash between the parts of a code or name stands for a hyphen. */
const DASH_INSIDE = /(?<=[\p{L}\d])–(?=[\p{L}\d])/gu;
const SOFT_HYPHEN = /\u00AD/gu;
/** Whether a soft hyphen is a place to break a word, or drawn as the hyphen of a code, is not certain in codes. */
const UNSURE = 0.7;

/** The words of a text layer as a person reads them. */
export function cleanWords(words: readonly Word[]): Word[] {
  const seen = words.map(withoutInvisible).filter(({ text }) => text !== '');
  const whole = joinedPieces(drawnOnce(withAccentsOnLetters(onlyTicked(seen))));
  return withWholeTaxNumbers(joinedLabels(joinedLetters(cutAtColumns(withoutBlanks(whole)))));
}

/** Letters of ligatures whose two bytes some programs write in the wrong order: «琀椀» is «ti». */
const SWAPPED = /[\u{4100}\u{4200}-\u{FF00}]/gu;
const unswapped = (letter: string) => {
  const code = letter.charCodeAt(0);
  const other = String.fromCharCode(code >> 8);
  return (code & 0xff) === 0 && /[\p{L}]/u.test(other) ? other : letter;
};

function withoutInvisible(word: Word): Word {
  const text = word.text
    .replace(SWAPPED, unswapped)
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(DASH_INSIDE, '-');
  if (!text.includes('\u00AD')) return { ...word, text: text.normalize('NFC') };
  const isCode = /\d/.test(text) || text === text.toUpperCase();
  const isHyphen = isCode && !text.includes('-') && /\p{L}\u00AD\d|\d\u00AD\p{L}/u.test(text);
  return {
    ...word,
    text: text.replace(SOFT_HYPHEN, isHyphen ? '-' : '').normalize('NFC'),
    confidence: isCode ? Math.min(word.confidence, UNSURE) : word.confidence,
  };
}

/** How far apart two drawings of a text are at most, in points and in its size: shadows, outlines, fake bold. */
const SHADOW = 2.2;
const SHADOW_OF_SIZE = 0.2;
/** The share of its width that a piece has in common with the word; where a word in a longer text is, is estimated. */
const COVERED = 0.5;
/** The same for equal words: the shadow of an «i» is nearly as far away as the letter is wide. */
const COVERED_BY_SAME = 0.25;
/** The share of their width and height in which two readings of a word lie on each other, if a typeface is broken. */
const ON_EACH_OTHER = 0.85;
/** Letters of a word for each that a broken typeface may have changed. */
const LETTERS_PER_CHANGE = 4;

/** The height of the strips of a page in which words are compared. */
const STRIP = 24;

/** Words that are drawn several times at nearly the same place, once; also in pieces, of which some are longer. */
function drawnOnce(words: readonly Word[]): Word[] {
  const strips = new Map<number, Word[]>();
  // Of equal words the first, so that those of a line are of one drawing: each drawing has other widths.
  const longestFirst = words.toSorted((a, b) => b.text.length - a.text.length);
  const kept = new Set<Word>();
  for (const word of longestFirst) {
    const strip = Math.floor(word.y1 / STRIP);
    const isThere = (other: Word) => isDrawnAgain(other, word) || isChanged(other, word);
    if ([strip - 1, strip, strip + 1].some((at) => strips.get(at)?.some(isThere))) continue;
    kept.add(word);
    const there = strips.get(strip);
    if (there) there.push(word);
    else strips.set(strip, [word]);
  }
  return words.filter((word) => kept.has(word));
}

function isDrawnAgain(other: Word, word: Word): boolean {
  const near = SHADOW + SHADOW_OF_SIZE * Math.max(height(word), height(other));
  const covered = other.text === word.text ? COVERED_BY_SAME : COVERED;
  return (
    Math.abs(other.y1 - word.y1) < near &&
    sharedWidth(other, word) > covered * width(word) &&
    other.text.includes(word.text)
  );
}

/** «Alhcndiga» on «Alhóndiga»: one of the typefaces has wrong letters. */
function isChanged(other: Word, word: Word): boolean {
  const most = Math.floor(other.text.length / LETTERS_PER_CHANGE);
  return (
    most > 0 &&
    sharedWidth(other, word) > ON_EACH_OTHER * Math.max(width(other), width(word)) &&
    sharedHeight(other, word) > ON_EACH_OTHER * Math.max(height(other), height(word)) &&
    editDistance(other.text, word.text, most) <= most
  );
}

/** Gaps between pieces of a word, and between spaced letters, in letter sizes. */
const TOUCHING = 0.06;
const OVERLAPPING = -0.15;
/** Raised cents: smaller digits directly behind the euros, with their foot above the line. */
const RAISED_SIZE = 0.85;
const RAISED_GAP = 0.25;

/** Whether two words of a line touch each other, as pieces of a word do. */
function touches(before: Word, word: Word): boolean {
  const size = Math.min(height(before), height(word));
  const gap = word.x0 - before.x1;
  return (
    gap < TOUCHING * size && gap > OVERLAPPING * size && Math.abs(height(before) - height(word)) < 0.1 * size
  );
}

/** «Titular» right before «Francisco»: a label whose long value leaves no space behind it. */
const isLabelBefore = (before: Word, word: Word) =>
  /\p{Ll}$/u.test(before.text) && /^\p{Lu}\p{Ll}/u.test(word.text) && isLabel(before.text, false);

/** Pieces of a word that touch each other, and euros with raised cents, as one word. */
function joinedPieces(words: readonly Word[]): Word[] {
  const lines = levels(words).map((line) => {
    const joined: Word[] = [];
    for (const word of line) {
      const before = joined.at(-1);
      if (before && touches(before, word) && !isLabelBefore(before, word))
        joined[joined.length - 1] = pair(before, word);
      else joined.push(word);
    }
    return joined;
  });
  const all = lines.flat();
  const cents = all.filter(({ text }) => /^\d\d$/.test(text));
  const taken = new Set<Word>();
  return all
    .map((euros) => {
      if (!/^\D?(\d{1,4}|\d{1,3}\.\d{3}),?$/.test(euros.text)) return euros;
      const raised = cents.find(
        (one) =>
          height(one) < RAISED_SIZE * height(euros) &&
          one.y1 < euros.y1 - 0.05 * height(euros) &&
          sharedHeight(one, euros) > 0 &&
          Math.abs(one.x0 - euros.x1) < RAISED_GAP * height(euros),
      );
      if (!raised) return euros;
      taken.add(raised);
      return { ...euros, text: `${euros.text.replace(',', '')},${raised.text}`, x1: raised.x1 };
    })
    .filter((word) => !taken.has(word));
}

/** A column has this many texts that start below each other. */
const FEWEST_IN_COLUMN = 2;
/** The gap before a column, and how far an estimated place in a word is from the real one, in letter sizes. */
const COLUMN_GAP = 0.5;
const ESTIMATED = 0.8;

/** Where a word may be two: «Salah|Infantil», «ABONO|Montserrat», «ORGANITZADOR|G25443185»; but «EuroCup» is one. */
const BETWEEN_TWO =
  /(?<=\p{Ll}{2}|\p{Lu}{3})(?<!^(?:Euro|Super|La))(?=\p{Lu}\p{Ll})|(?<=\p{L}{4})(?=[A-Z]\d{7})/u;

/** A text that reaches to the next column of its table, as the words of the two columns. */
function cutAtColumns(words: readonly Word[]): Word[] {
  const lines = levels(words);
  const starts = lines.flatMap((line) =>
    line
      .filter((word, index) => word.x0 - (line[index - 1]?.x1 ?? -Infinity) > COLUMN_GAP * height(word))
      .map(({ x0 }) => x0),
  );
  return lines.flat().flatMap((word) => {
    const at = word.text.search(BETWEEN_TWO);
    if (at < 0) return word;
    const near = word.x0 + (width(word) * at) / word.text.length;
    const column = starts.find(
      (start) =>
        Math.abs(start - near) < ESTIMATED * height(word) && startingAt(start, starts) >= FEWEST_IN_COLUMN,
    );
    if (column === undefined) return word;
    return [
      { ...word, text: word.text.slice(0, at), x1: column },
      { ...word, text: word.text.slice(at), x0: column },
    ];
  });
}
