// Letters that people and OCR confuse.

/** A letter or digit anywhere in a text. */
export const LETTER_OR_DIGIT = /[\p{L}\d]/u;

/** The letters and digits of a text alone. */
export const withoutSigns = (text: string): string => text.replace(/[^\p{L}\d]/gu, '');

/** The letters of a text alone. */
export const onlyLetters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

/** Lower case without accents, «l·l» as «ll». */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/l[·.•]l/g, 'll')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '');
}

const SKELETON: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  j: 'l',
  '|': 'l',
  '!': 'l',
  '5': 's',
  '8': 'b',
  '6': 'g',
  '9': 'g',
  '2': 'z',
};

/** The shape of a word: letters and digits that OCR confuses become one. */
export function skeleton(text: string): string {
  return plain(text).replace(/[01ij|!58692]/g, (letter) => SKELETON[letter] ?? letter);
}

/** Rows of the table for distances, which are reused: thousands of words are compared, and new rows would cost more. */
const ROOM = 256;
let [row, rowBefore] = [new Uint16Array(ROOM), new Uint16Array(ROOM)];

/**
 * The number of letters to add, drop or replace to turn one word into the other (Levenshtein distance).
 * @returns the distance, or `limit + 1` as soon as it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  if (b.length >= row.length)
    [row, rowBefore] = [new Uint16Array(2 * b.length), new Uint16Array(2 * b.length)];
  for (let column = 0; column <= b.length; column++) row[column] = column;
  for (let line = 1; line <= a.length; line++) {
    [row, rowBefore] = [rowBefore, row];
    row[0] = line;
    // Further from the diagonal than the limit, no path is short enough.
    const from = Math.max(1, line - limit);
    const to = Math.min(b.length, line + limit);
    let least = line;
    if (from > 1) row[from - 1] = limit + 1;
    for (let column = from; column <= to; column++) {
      const replace =
        (rowBefore[column - 1] ?? 0) + (a.charCodeAt(line - 1) === b.charCodeAt(column - 1) ? 0 : 1);
      const drop = column === line + limit ? limit + 1 : (rowBefore[column] ?? 0) + 1;
      const own = Math.min(replace, drop, (row[column - 1] ?? 0) + 1);
      row[column] = own;
      if (own < least) least = own;
    }
    if (least > limit) return limit + 1;
  }
  return Math.min(limit + 1, row[b.length] ?? 0);
}

/** The letters of a word, a bit for each. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * Whether words with these letters are further apart than a limit in any order: each error changes at most two bits.
 */
export function differMore(a: number, b: number, limit: number): boolean {
  let different = a ^ b;
  for (let left = 2 * limit; left >= 0; left--) {
    if (different === 0) return false;
    different &= different - 1;
  }
  return different !== 0;
}

const AS_DIGIT: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  i: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
};

/** The digits that OCR misread, where only digits are possible. */
export function asDigits(text: string): string {
  return text.replace(/[OoQDIli|!ZzSsGB]/g, (letter) => AS_DIGIT[letter] ?? letter);
}

/** The number of letters and digits in a text, without punctuation. */
export const lengthOf = (text: string): number => withoutSigns(text).length;
