import { partsOf } from '../fields/lexicon.ts';
import { height, median, sharedHeight, sharedWidth, width } from '../geometry.ts';
import type { Word } from '../model.ts';
import { editDistance } from '../text/letters.ts';
import { startingAt } from './columns.ts';

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
  return joinedLabels(joinedLetters(cutAtColumns(joinedPieces(drawnOnce(seen)))));
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

/** The words of each line of print, from left to right. */
function levels(words: readonly Word[]): Word[][] {
  const found: Word[][] = [];
  for (const word of words.toSorted((a, b) => a.y1 - b.y1 || a.x0 - b.x0)) {
    const line = found.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y1 - word.y1) < 0.12 * Math.min(height(first), height(word)))
      line.push(word);
    else found.push([word]);
  }
  return found.map((line) => line.toSorted((a, b) => a.x0 - b.x0));
}

/** Whether two words of a line touch each other, as pieces of a word do. */
function touches(before: Word, word: Word): boolean {
  const size = Math.min(height(before), height(word));
  const gap = word.x0 - before.x1;
  return (
    gap < TOUCHING * size && gap > OVERLAPPING * size && Math.abs(height(before) - height(word)) < 0.1 * size
  );
}

/** Pieces of a word that touch each other, and euros with raised cents, as one word. */
function joinedPieces(words: readonly Word[]): Word[] {
  const lines = levels(words).map((line) => {
    const joined: Word[] = [];
    for (const word of line) {
      const before = joined.at(-1);
      if (before && touches(before, word)) joined[joined.length - 1] = pair(before, word);
      else joined.push(word);
    }
    return joined;
  });
  const all = lines.flat();
  const cents = all.filter(({ text }) => /^\d\d$/.test(text));
  const taken = new Set<Word>();
  return all
    .map((euros) => {
      if (!/^\D?(\d{1,4}|\d{1,3}\.\d{3})$/.test(euros.text)) return euros;
      const raised = cents.find(
        (one) =>
          height(one) < RAISED_SIZE * height(euros) &&
          one.y1 < euros.y1 - 0.05 * height(euros) &&
          sharedHeight(one, euros) > 0 &&
          Math.abs(one.x0 - euros.x1) < RAISED_GAP * height(euros),
      );
      if (!raised) return euros;
      taken.add(raised);
      return { ...euros, text: `${euros.text},${raised.text}`, x1: raised.x1 };
    })
    .filter((word) => !taken.has(word));
}

/** A column has this many texts that start below each other. */
const FEWEST_IN_COLUMN = 2;
/** The gap before a column, and how far an estimated place in a word is from the real one, in letter sizes. */
const COLUMN_GAP = 0.5;
const ESTIMATED = 0.8;

/** Where a word may be two: «Salah|Infantil», «ABONO|Montserrat», «ORGANITZADOR|G25443185». */
const BETWEEN_TWO = /(?<=\p{Ll}{2}|\p{Lu}{3})(?=\p{Lu}\p{Ll})|(?<=\p{L}{4})(?=[A-Z]\d{7})/u;

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

const pair = (a: Word, b: Word): Word => ({
  text: `${a.text}${b.text}`.normalize('NFC'),
  confidence: Math.min(a.confidence, b.confidence),
  x0: a.x0,
  x1: Math.max(a.x1, b.x1),
  y0: Math.min(a.y0, b.y0),
  y1: Math.max(a.y1, b.y1),
});

/** The largest gap between the letters of a word, in letter sizes; between words it is wider than the usual by a factor. */
const LETTER_GAP = 1.2;
const BETWEEN_WORDS = 1.5;
/** Fewer letters in a row with gaps between them are words of one letter. */
const FEWEST_LETTERS = 3;

/** The shortest number that shows how wide the spaces between its digits are; «7 8» may be a row and a seat. */
const FEWEST_DIGITS = 3;
/** How far the spaces of a number differ, in letter sizes. */
const EVEN = 0.05;

/**
 * The space between the characters of a page that has it in its values too, in letter sizes: then also codes, amounts and signs
 * are in pieces. Undefined if no number has it.
 */
function spacingOf(lines: readonly (readonly Word[])[]): number | undefined {
  const spaces = lines.flatMap((line) =>
    line.slice(FEWEST_DIGITS - 1).flatMap((_, start) => {
      const digits = line.slice(start, start + FEWEST_DIGITS);
      if (!digits.every(({ text }) => /^\d$/.test(text))) return [];
      const gaps = digits.slice(1).map((word, index) => (word.x0 - (digits[index]?.x1 ?? 0)) / height(word));
      const isEven = Math.max(...gaps) - Math.min(...gaps) < EVEN;
      return isEven && Math.max(...gaps) <= LETTER_GAP ? gaps.slice(0, 1) : [];
    }),
  );
  return spaces.length > 0 ? median(spaces) : undefined;
}

const isSpaced = (word: Word, next: Word) => next.x0 - word.x1 <= LETTER_GAP * height(next);

/** «F I L A»: letters with spaces between them, as words. */
function joinedLetters(words: readonly Word[]): Word[] {
  const lines = levels(words);
  const spacing = spacingOf(lines);
  // Kerning makes two characters one piece.
  const isLetter = ({ text }: Word) =>
    spacing === undefined ? /^[\p{L}º'’.:/-]$/u.test(text) : text.length <= 2;
  if (words.filter(isLetter).length < FEWEST_LETTERS) return [...words];
  const spaced = new Map<Word, Spaced>();
  const found = lines.map((line) => {
    const joined: Word[] = [];
    let letters: Word[] = [];
    const close = () => {
      for (const one of inWords(letters, spacing)) {
        spaced.set(one.word, one);
        joined.push(one.word);
      }
      letters = [];
    };
    for (const word of line) {
      const before = letters.at(-1);
      if (!isLetter(word) || (before && !isSpaced(before, word))) close();
      if (isLetter(word)) letters.push(word);
      else joined.push(word);
    }
    close();
    return joined;
  });
  // Where the spaces between words were lost too, a picture of the page says more.
  if (spacing !== undefined && [...spaced.keys()].some(({ text }) => LOST_SPACE.test(text)))
    return [...words];
  const whole = withRests([...spaced.values()]);
  return found.flatMap((line) =>
    line
      .flatMap((word) => (spaced.has(word) ? (whole.get(word) ?? []) : word))
      .toSorted((a, b) => a.x0 - b.x0),
  );
}

/** «WolfgangMüller», «Anillo1» */
const LOST_SPACE = /\p{Ll}{2}(\p{Lu}|\d)/u;

/** The width of a space, in letter sizes. */
const SPACE = 0.3;

/** Spaced letters as one word. */
interface Spaced {
  word: Word;
  /** Whether they are words of one letter, unless they are the rest of another word. */
  alone?: Word[];
}

/**
 * Spaced letters as words, which are parted by wider gaps.
 * @param spacing the space between all characters of the page, in letter sizes, if there is one
 */
function inWords(letters: readonly Word[], spacing?: number): Spaced[] {
  const isFew =
    spacing === undefined &&
    (letters.length < FEWEST_LETTERS || letters.filter(({ text }) => /\p{L}/u.test(text)).length < 2);
  const gaps = letters.slice(1).map((word, index) => word.x0 - (letters[index]?.x1 ?? 0));
  const own = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  const usual = spacing === undefined ? own : spacing * median(letters.map(height));
  const groups: Word[][] = [[]];
  letters.forEach((letter, index) => {
    const gap = gaps[index - 1];
    if (gap !== undefined && gap > BETWEEN_WORDS * usual && gap > 1) groups.push([]);
    groups.at(-1)?.push(letter);
  });
  return groups.flatMap((group, index) => {
    const [first, ...more] = group;
    if (!first) return [];
    const word = more.reduce(pair, { ...first });
    // «de la»
    if (isFew || group.every(({ text }) => text.length > 1)) return { word, alone: group };
    // The space to the next word is wide only because all are.
    const next = groups[index + 1]?.[0];
    return { word: next ? { ...word, x1: Math.max(word.x1, next.x0 - SPACE * height(word)) } : word };
  });
}

/**
 * What spaced words are read as. One without spaces is broken where its cell ends, «DIRECCIÓNDELPA» over «BELLÓN»: its rest
 * belongs to it.
 */
function withRests(spaced: readonly Spaced[]): Map<Word, Word[]> {
  const read = new Map<Word, Word[]>();
  for (const { word, alone } of spaced) {
    if (read.has(word)) continue;
    let [whole, last] = [word, word];
    for (
      let rest = alone ? undefined : restOf(whole, last, spaced);
      rest;
      rest = restOf(whole, last, spaced)
    ) {
      read.set(rest, []);
      whole = { ...whole, text: whole.text + rest.text };
      last = rest;
    }
    read.set(word, alone ?? apart(whole));
  }
  return read;
}

/** The spaced word below another one with which that is a label of fewer words. */
function restOf(whole: Word, last: Word, spaced: readonly Spaced[]): Word | undefined {
  return spaced.find(
    ({ word: rest }) =>
      Math.abs(rest.x0 - last.x0) < 1 &&
      rest.y0 > last.y0 &&
      sharedHeight(last, rest) > -height(last) &&
      Math.abs(height(rest) - height(last)) < 1 &&
      costOf(whole.text + rest.text) < costOf(whole.text) + costOf(rest.text),
  )?.word;
}

/** How many parts a text has: words of labels, or letters. */
const costOf = (text: string) => partsOf(text)?.length ?? text.length;

/** The most pieces of a label, and the widest gap between them, in letter sizes. */
const MOST_PIECES = 8;
const PIECE_GAP = 0.8;
const FEW_LETTERS = 3;

/** «TEMPORA DA», «BU TA CA»: capitals with spaces between them, which kerning took for pieces, as words of labels. */
function joinedLabels(words: readonly Word[]): Word[] {
  const isPiece = ({ text }: Word) => /^['’\p{Lu}º]*[.:]?$/u.test(text);
  return levels(words).flatMap((line) => {
    const joined: Word[] = [];
    for (let at = 0; at < line.length;) {
      const most = line.slice(at, at + MOST_PIECES).findIndex((word, index) => {
        const before = line[at + index - 1];
        return !isPiece(word) || (index > 0 && before && word.x0 - before.x1 > PIECE_GAP * height(word));
      });
      const pieces = line.slice(at, at + (most < 0 ? MOST_PIECES : most));
      const own = labelOf(pieces);
      joined.push(...(own?.words ?? line.slice(at, at + 1)));
      at += own?.pieces ?? 1;
    }
    return joined;
  });
}

/** The longest label that some pieces begin with, as its words; one of the pieces has few letters. */
function labelOf(pieces: readonly Word[]): { words: Word[]; pieces: number } | undefined {
  for (let count = pieces.length; count > 1; count--) {
    const own = pieces.slice(0, count);
    if (!own.some(({ text }) => text.length <= FEW_LETTERS)) continue;
    const whole = own.reduce(pair);
    const cost = own.reduce((sum, { text }) => sum + costOf(text), 0);
    if (partsOf(whole.text) && costOf(whole.text) < cost) return { words: apart(whole), pieces: count };
  }
  return undefined;
}

/** A label has a word of at least so many letters. */
const LONG_PART = 4;

/** «NOMILLINATGES»: the words of a label whose spaces were lost between its letters. */
function apart(word: Word): Word[] {
  const parts = partsOf(word.text) ?? [];
  // «Losada» is not «los», «a» and «da».
  if (!parts.some(({ length }) => length >= LONG_PART)) return [word];
  const step = width(word) / Math.max(1, word.text.length);
  let at = 0;
  return parts.map((text) => {
    const x0 = word.x0 + at * step;
    at += text.length;
    // A gap, as between words.
    return { ...word, text, x0, x1: word.x0 + at * step - 0.2 * height(word) };
  });
}
