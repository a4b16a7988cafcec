import { isLabel, partsOf } from '../fields/lexicon.ts';
import { height, median, sharedHeight, width } from '../geometry.ts';
import type { Word } from '../model.ts';
import { levels, pair } from './pieces.ts';

// Letters and digits with spaces between them, for which programs have several reasons: they become words.

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

/** How much narrower than the usual space kerning makes one. */
const KERNED = 0.5;

const isSpaced = (word: Word, next: Word, spacing = 0) => {
  const gap = next.x0 - word.x1;
  return gap <= LETTER_GAP * height(next) && gap >= KERNED * spacing * height(next);
};

/** «F I L A»: letters with spaces between them, as words. */
export function joinedLetters(words: readonly Word[]): Word[] {
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
      if (!isLetter(word) || (before && !isSpaced(before, word, spacing))) close();
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

/** «TEMPORA DA», «Lo calizador»: letters with spaces between them, which kerning took for pieces, as words of labels. */
export function joinedLabels(words: readonly Word[]): Word[] {
  const isPiece = ({ text }: Word) =>
    /^(?![.:])(['’\p{Lu}º]*((?<=\p{Lu})\/\p{Lu}*)?|\p{Lu}?\p{Ll}*)[.:]?$/u.test(text);
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
    const parts = partsOf(whole.text);
    const isCapitals = whole.text === whole.text.toUpperCase() && isLong(parts);
    // «de León» may be pieces as well: its letters make more words, «de», «l», «e» …, and no label.
    const isCertain = isCapitals || (parts && parts.length <= count && isLabel(parts.join(' '), false));
    if (parts && isCertain && parts.length < cost) return { words: apart(whole), pieces: count };
  }
  return undefined;
}

/**
 * A label has a word of at least so many letters, and most of its letters are in such words: «DA SILVA» and «Losada» have none
 * of labels, and «DI STEFANO» only «DIST.».
 */
const LONG_PART = 4;
const IN_LONG_PARTS = 0.5;

function isLong(parts: readonly string[] | null): boolean {
  if (!parts) return false;
  const inLong = parts.filter(({ length }) => length >= LONG_PART).join('').length;
  return inLong > 0 && inLong >= IN_LONG_PARTS * parts.join('').length;
}

/** «NOMILLINATGES»: the words of a label whose spaces were lost between its letters. */
function apart(word: Word): Word[] {
  const parts = partsOf(word.text) ?? [];
  if (!isLong(parts)) return [word];
  const step = width(word) / Math.max(1, word.text.length);
  let at = 0;
  return parts.map((text) => {
    const x0 = word.x0 + at * step;
    at += text.length;
    // A gap, as between words.
    return { ...word, text, x0, x1: word.x0 + at * step - 0.2 * height(word) };
  });
}
