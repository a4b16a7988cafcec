import { meanings, type LabelTopic } from '../labels/label-phrases.ts';
import { differMore, editDistance, letterSet, plain, skeleton, strokesOf } from './letters.ts';

const FILLERS = new Set(
  'de del la el l d dels los las les lo en al es s y i e o u a/a tu su teu teva seva vostre vostra vuestro vuestra'.split(
    ' ',
  ),
);

/** The words of a label as they are compared: plain, without fillers, every way of writing «número» the same. */
export function labelWord(text: string): string {
  const word = plain(text)
    // «Abonado/a», «abonat(ada)»: whoever it is.
    .replace(/(?<=\p{L}{3})[/(](a|o|as|os|da|ada|na)\)?$/u, '')
    .replace(/^n[.\s]*[ºo°ª]\.?$|^n[^\p{L}\d]{1,2}$|^num(ero)?\.?$|^nr[oe]?\.?$/u, 'num')
    .replace(/^[ld]['’´`]/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (FILLERS.has(word) && !/^\p{L}\.$/u.test(text)) return '';
  return SHORTENED.test(text) && !vocabulary.has(word) ? `${word}.` : word;
}

/** «Bloq.», «Gtos.»: a word with its end or its middle left out. */
const SHORTENED = /^\p{L}{1,6}\.$/u;

/** All words of labels. */
const vocabulary = new Set<string>();

interface Phrase {
  list: readonly string[];
  topic: LabelTopic;
  words: number;
  letters: string;
  shape: string;
  strokes: string;
  /** The letters of its shape, as `letterSet` tells them. */
  letterSet: number;
  clear: boolean;
}

/** «num? fila|row»: all that it stands for, word by word. */
function spelledOut(phrase: string): string[][] {
  let found: string[][] = [[]];
  for (const slot of phrase.trim().split(/\s+/)) {
    const words = slot.replace(/\?$/, '').split('|').map(labelWord).filter(Boolean);
    const choices = words.flatMap((word) => found.map((before) => [...before, word]));
    found = slot.endsWith('?') || words.length === 0 ? [...found, ...choices] : choices;
  }
  return found.filter((words) => words.length > 0);
}

/** What letters look like to a scanner: «Bloq.» is often read as «Blog.». */
const shapeOf = (letters: string) => skeleton(letters).replaceAll('q', 'g');

function phraseOf(words: readonly string[], topic: LabelTopic, clear: boolean): Phrase {
  const letters = words.join('');
  const shape = shapeOf(letters);
  const strokes = strokesOf(letters);
  return {
    list: words,
    topic,
    words: words.length,
    letters,
    shape,
    strokes,
    letterSet: letterSet(shape),
    clear,
  };
}

const phrases: Phrase[] = Object.entries(meanings).flatMap(([topic, { clear, vague = '' }]) =>
  [clear, vague].flatMap((list, index) =>
    list
      .split(',')
      // In a list over several lines, a choice may go on in the next one.
      .flatMap((phrase) => spelledOut(phrase.replace(/\|\s+/g, '|')))
      .map((words) => phraseOf(words, topic as LabelTopic, index === 0)),
  ),
);

for (const { list } of phrases) list.forEach((word) => vocabulary.add(word));

const byLetters = groupedBy(({ letters }) => letters);
const byLength = groupedBy(({ letters }) => letters.length);

function groupedBy<Key>(keyOf: (phrase: Phrase) => Key): Map<Key, Phrase[]> {
  const groups = new Map<Key, Phrase[]>();
  for (const phrase of phrases) {
    const group = groups.get(keyOf(phrase));
    if (group) group.push(phrase);
    else groups.set(keyOf(phrase), [phrase]);
  }
  return groups;
}

/** The most words that a label has. */
export const LONGEST_LABEL = Math.max(...phrases.map(({ words }) => words));

export type { LabelTopic };

/** What a label may mean. */
export interface LabelMeaning {
  topic: LabelTopic;
  clear: boolean;
  /** 1 for a label as it should be written, less for each slip. */
  likeness: number;
}

const known = new Map<string, LabelMeaning[]>();

/**
 * What some words mean as a label.
 * @param words as `labelWord` leaves them, without empty ones.
 * @param isOcr whether letters may be misread, as in scans.
 */
export function meaningsOf(words: readonly string[], isOcr: boolean): LabelMeaning[] {
  const key = `${isOcr ? '~' : '='}${words.join(' ')}`;
  const before = known.get(key);
  if (before) return before;
  const short = words.some((word) => word.endsWith('.')) ? shortened(words, isOcr) : [];
  const found =
    short.length > 0
      ? short
      : search(
          words.map((word) => word.replaceAll('.', '')),
          isOcr,
        );
  if (known.size > 20_000) known.clear();
  known.set(key, found);
  return found;
}

/** What a label with shortened words means; alone, a word that is shortened shows little. */
function shortened(words: readonly string[], isOcr: boolean): LabelMeaning[] {
  const exact = shortFor(words, (word) => word, SHORT);
  // «BI.», «Blog.»: of so few letters each that is misread counts.
  return exact.length > 0 || !isOcr ? exact : shortFor(words, shapeOf, MISREAD);
}

const SHORT = 0.97;
const MISREAD = 0.93;

function shortFor(
  words: readonly string[],
  seen: (word: string) => string,
  likeness: number,
): LabelMeaning[] {
  const fits = words.map((word) =>
    word.endsWith('.')
      ? (one: string | undefined) =>
          one !== undefined && isShortFor(seen(word.slice(0, -1)), seen(one), words.length > 1)
      : (one: string | undefined) => one === word,
  );
  const found = phrases.filter(
    ({ list }) => list.length === words.length && fits.every((fit, index) => fit(list[index])),
  );
  return found
    .map(({ topic }) => ({ topic, clear: false, likeness }))
    .filter((one, index, all) => all.findIndex(({ topic }) => topic === one.topic) === index);
}

/** Whether a word is shortened to some letters: its beginning, or letters of it from the first to near the end. */
function isShortFor(letters: string, word: string, beside: boolean): boolean {
  if (letters.length >= word.length || letters[0] !== word[0]) return false;
  if (word.startsWith(letters)) return beside || letters.length > 1;
  if (letters.length < 2 || word.length < 5) return false;
  let at = 0;
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return at >= word.length - 1;
}

/** What rings and tariffs are called, which is a label but for a letter or two: «referencia», «tarifa unidad». */
const VALUES = /^(preferen(cia|cies|te|tes)?|(tarifa|quota|cuota)unica)$/;

function search(words: readonly string[], isOcr: boolean): LabelMeaning[] {
  const letters = words.join('');
  if (VALUES.test(letters)) return [];
  const shape = shapeOf(letters);
  const own = { letters, shape, strokes: strokesOf(letters), letterSet: letterSet(shape) };
  const exact = (byLetters.get(letters) ?? []).filter((phrase) => isAsLong(phrase, words.length, isOcr));
  let found: LabelMeaning[] = [];
  for (const group of exact.length > 0 ? [exact] : about(letters.length, isOcr))
    for (const phrase of group) {
      if (!isAsLong(phrase, words.length, isOcr) || saysAnother(words, phrase)) continue;
      const likeness = likenessOf(phrase, own, isOcr);
      if (likeness > 0) found.push({ topic: phrase.topic, clear: phrase.clear, likeness });
    }
  const best = Math.max(0, ...found.map(({ likeness }) => likeness));
  found = found.filter(({ likeness }) => likeness === best);
  return found.filter((one, index) => found.findIndex(({ topic }) => topic === one.topic) === index);
}

/** Words of labels that are as long are seldom misread ones. */
const LONG = 6;

/** «Targeta d'abonament» is no misread «Tarifa d'abonament», «Carné» no «P. carné»: it says another word of labels, or one less. */
const saysAnother = (words: readonly string[], { list }: Phrase) =>
  words.length > 1
    ? words.length === list.length &&
      words.some((word, index) => word.length >= LONG && word !== list[index] && vocabulary.has(word))
    : list.length > 1 && list.includes(words[0] ?? '');

/** Phrases that a word of some length may stand for, in groups of one length. */
function about(length: number, isOcr: boolean): Phrase[][] {
  const most = Math.min(MOST_SLIPS, Math.floor((length + MOST_SLIPS) / lettersASlip(isOcr)));
  return Array.from({ length: 2 * most + 1 }, (_, index) => byLength.get(length + index - most) ?? []);
}

/** A reader of letters joins words and parts them. */
const isAsLong = (phrase: Phrase, words: number, isOcr: boolean) =>
  Math.abs(phrase.words - words) <= (isOcr ? 1 : 0);

/** Letters of a label that may be wrong, and how many letters there must be for each. */
const MOST_SLIPS = 3;
const lettersASlip = (isOcr: boolean) => (isOcr ? 5 : 8);

/** Words with the same strokes are likely the same; of shorter ones too many have them. */
const SAME_STROKES = 0.9;
const FEWEST_STROKES = 5;

/** Whether the letters of a label are others with as many strokes; its first one, which is large, is read well. */
const hasStrokesOf = (phrase: Phrase, { shape, strokes }: Pick<Phrase, 'shape' | 'strokes'>) =>
  phrase.strokes === strokes && phrase.shape[0] === shape[0];

function likenessOf(
  phrase: Phrase,
  { letters, shape, strokes, letterSet: own }: Pick<Phrase, 'letters' | 'shape' | 'strokes' | 'letterSet'>,
  isOcr: boolean,
): number {
  if (phrase.letters === letters) return 1;
  // «Preferencia» is no «referencia»: people leave no first letter out.
  if (!isOcr && phrase.letters[0] !== letters[0]) return 0;
  // A digit in what a text layer says is a digit: «B10» is a block, not the word «blo».
  if (!isOcr && letters.length < 6) return 0;
  if (isOcr && phrase.shape === shape) return phrase.letters.length > 2 ? 0.95 : 0;
  if (isOcr && phrase.letters.length >= FEWEST_STROKES && hasStrokesOf(phrase, { shape, strokes }))
    return SAME_STROKES;
  const limit = Math.min(MOST_SLIPS, Math.floor(phrase.letters.length / lettersASlip(isOcr)));
  // There are thousands of phrases, and nearly all of them have other letters.
  if (limit === 0 || differMore(phrase.letterSet, own, limit)) return 0;
  const slipsFound = editDistance(phrase.shape, shape, limit);
  return slipsFound <= limit ? 1 - (slipsFound + 0.5) / phrase.letters.length : 0;
}
