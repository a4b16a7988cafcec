import { centerY, height, sharedHeight, union, width } from '../geometry.ts';
import type { Word, LabelTopic } from '../model.ts';
import { withRaisedPoint } from '../text/accents.ts';
import { labelWord, meaningsOf } from '../fields/lexicon.ts';

// OCR splits words without a space, joins words with one, and reads some strokes twice.

/** The words of a scan as they are printed. */
export const asPrinted = (words: readonly Word[]): Word[] =>
  words
    .filter((word) => !isInside(word, words))
    .flatMap(withoutEndOfLeader)
    .reduce<Word[]>(withInitialJoined, [])
    .map((word) => ({ ...word, text: withRaisedPoint(word.text) }))
    .map(withPoint)
    .map(withShortMaria)
    .map(withShortNumber)
    .flatMap(withNumberApart);

/** A leader is at least this long, by the height of its line: OCR reads few of its dots, or none. */
const LEADER = 2;

/** «Nombre ........ Paula» is «Nombre.. . Paula», and «Total ...... 12,50» is «Total .12,50»: the last dots are no part of the value. */
function withoutEndOfLeader(word: Word, index: number, words: readonly Word[]): Word[] {
  const [before, after] = [words[index - 1], words[index + 1]];
  const isOnLine = (other: Word | undefined) => other !== undefined && sharedHeight(other, word) > 0;
  const isBehindLeader =
    before &&
    isOnLine(before) &&
    (/[.·]{2}$/.test(before.text) || word.x0 - before.x1 > LEADER * height(before));
  if (!isBehindLeader) return [word];
  if (/^[.·]{1,3}$/.test(word.text)) return isOnLine(after) ? [] : [word];
  return [{ ...word, text: word.text.replace(/^[.·]{1,3}(?=[\p{L}\d])/u, '') }];
}

/** «Francisca M: Ferrer»: OCR reads the raised letter of «Mª» as a sign or a digit. */
function withShortMaria(word: Word, index: number, words: readonly Word[]): Word {
  const [before, after] = [words[index - 1], words[index + 1]];
  const isName = (one: Word | undefined) => one !== undefined && /^\p{Lu}[\p{Ll}'’·-]{2,}/u.test(one.text);
  return /^M[:;*?!"'’“”°º2¿]$/u.test(word.text) && isName(before) && isName(after)
    ? { ...word, text: 'Mª' }
    : word;
}

/** «Ne de abono», «N2 Entrada», «N.2 BF-02084»: OCR reads the raised letter of «Nº» as another one, as a sign or a digit. */
function withShortNumber(word: Word, index: number, words: readonly Word[]): Word {
  const after = words[index + 1]?.text ?? '';
  const isLabel = () => meaningsOf(['num', labelWord(after)], true).some(({ likeness }) => likeness === 1);
  const isCode = /^\p{Lu}*[-/]?\d{3}[\d/-]*$/u.test(after);
  return /^N\.?([ec29]|[^\p{L}\d]{1,2})\.?$/iu.test(word.text) &&
    (isCode || /^(de|d[’'`´]\p{L}+)$/iu.test(after) || isLabel())
    ? { ...word, text: 'Nº' }
    : word;
}

/** A point is hardly wider than high, unlike a dash, and lower than a colon, by the height of the word before it. */
const ROUND = 1.3;
const SMALL = 0.4;
/** Its largest distance from the middle of that word. */
const LEVEL = 0.25;
const YEAR = /^(20)?\d\d$/;

/** «Lliga Femenina 2 - 2026/27»: OCR reads the point between two words as a dash or a colon. */
function withPoint(word: Word, index: number, words: readonly Word[]): Word {
  const [before, after] = [words[index - 1], words[index + 1]];
  if (!before || !after || !/^[-–—:]$/.test(word.text)) return word;
  const isPoint =
    width(word) <= ROUND * height(word) &&
    height(word) <= SMALL * height(before) &&
    Math.abs(centerY(word) - centerY(before)) < LEVEL * height(before) &&
    sharedHeight(word, after) > 0 &&
    before.x1 <= word.x0 &&
    word.x1 <= after.x0;
  return isPoint && !(YEAR.test(before.text) && YEAR.test(after.text)) ? { ...word, text: '·' } : word;
}

/** A space is wider than this, by the height of its letters. */
const TOUCHING = 0.12;

/** «P referencia»: OCR separates a large first letter from its word, though there is no space. */
function withInitialJoined(joined: Word[], word: Word): Word[] {
  const before = joined.at(-1);
  const isParted =
    before &&
    /^\p{Lu}$/u.test(before.text) &&
    /^\p{Ll}{3}/u.test(word.text) &&
    Math.abs(word.x0 - before.x1) < TOUCHING * height(before) &&
    sharedHeight(word, before) > 0.6 * Math.min(height(word), height(before));
  if (!isParted) return [...joined, word];
  const confidence = Math.min(before.confidence, word.confidence);
  return [...joined.slice(0, -1), { ...union([before, word]), text: before.text + word.text, confidence }];
}

const SEAT: ReadonlySet<LabelTopic> = new Set<LabelTopic>(['anillo', 'bloque', 'fila', 'asiento']);

/** «Fila9», «F.28»: OCR loses the space between a label and a number; it reads «N.º» as «N.2». */
function withNumberApart(word: Word): Word[] {
  const [, label = '', number] = /^(\p{L}{3,}|(?!N\.)\p{L}{1,5}\.)(\d{1,3})$/u.exec(word.text) ?? [];
  if (!number || !meaningsOf([labelWord(label)], label.endsWith('.')).some(({ topic }) => SEAT.has(topic)))
    return [word];
  const middle = word.x0 + ((word.x1 - word.x0) * label.length) / word.text.length;
  return [
    { ...word, text: label, x1: middle },
    { ...word, text: number, x0: middle },
  ];
}

/** The largest average width of a word's letters, by their height. */
export const WIDEST_LETTER = 0.85;

/** OCR reads strokes of letters a second time, as accents or letters within a word. */
const isInside = (word: Word, words: readonly Word[]) =>
  word.text.length <= 2 &&
  words.some(
    (other) =>
      other.text.length > word.text.length + 1 &&
      // The box of a word sometimes includes its neighbours.
      other.x1 - other.x0 < WIDEST_LETTER * height(other) * other.text.length &&
      word.x0 > other.x0 - 1 &&
      // A stroke after a word separates it from the next one.
      word.x1 < other.x1 + (word.text === '/' ? 0 : 1) &&
      sharedHeight(word, other) > 0.3 * Math.min(height(word), height(other)),
  );
