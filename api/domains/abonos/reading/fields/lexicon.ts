import type { LabelMeaning, LabelTopic } from '../model.ts';
import { LABELS } from './fields.ts';
import { endsWithSubject, inSpanish, ofGermanCompound } from './other-languages.ts';
import { differMore, editDistance, letterSet, plain, skeleton } from '../text/letters.ts';

const FILLERS = new Set(
  'de del la el l d dels los las les lo en al es s y i e o u a/a do da dos das eta tu su teu teva seva vostre vostra vuestro vuestra'.split(
    ' ',
  ),
);

/**
 * A word of a label in the form for comparison: plain, in Spanish or Catalan, with one spelling of «número»; empty for a
 * filler. A compound of known words, «entrada-abono», becomes these words with spaces.
 */
export function labelWord(text: string): string {
  return compoundOf(text) ?? simpleWord(text);
}

/** «Entrada-abono», «banaketa-gastuak»: the words of a compound, if all are words of labels. */
function compoundOf(text: string): string | null {
  const parts = text.split('-');
  if (parts.length < 2 || parts.some((part) => part.length < 3)) return null;
  const words = parts.map(simpleWord);
  if (!words.every((word) => vocabulary.has(word))) return null;
  return (endsWithSubject(parts.at(-1) ?? '') ? words.toReversed() : words).join(' ');
}

function simpleWord(text: string): string {
  const word = plain(text)
    // «Abonado/a», «abonat(ada)»: both genders.
    .replace(/(?<=\p{L}{3})[/(](a|o|as|os|da|ada|na)\)?$/u, '')
    .replace(/^n[.\s]*[ºo°ª]\.?$|^n[^\p{L}\d]{1,2}$|^num(ero)?\.?$|^nr[oe]?\.?$/u, 'num')
    .replace(/^[ld]['’´`]/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  const known = inSpanish(word);
  if (FILLERS.has(known) && !/^\p{L}\.$/u.test(text)) return '';
  const isWord = (one: string) => vocabulary.has(one);
  const compound = known === word && !isWord(word) ? ofGermanCompound(word, isWord) : null;
  if (compound) return compound;
  return SHORTENED.test(text) && !vocabulary.has(known) ? `${word}.` : known;
}

/** «Bloq.», «Gtos.»: a word without its end or its middle. */
const SHORTENED = /^\p{L}{1,6}\.$/u;

/** All words of labels. */
const vocabulary = new Set<string>();

interface Phrase {
  list: readonly string[];
  topic: LabelTopic;
  words: number;
  letters: string;
  shape: string;
  /** The letters of its shape, in the form of `letterSet`. */
  letterSet: number;
  clear: boolean;
}

/** «num? fila|row»: all phrases that it means, word by word. */
function spelledOut(phrase: string): string[][] {
  let found: string[][] = [[]];
  for (const slot of phrase.trim().split(/\s+/)) {
    const words = slot.replace(/\?$/, '').split('|').map(labelWord).filter(Boolean);
    const choices = words.flatMap((word) => found.map((before) => [...before, word]));
    found = slot.endsWith('?') || words.length === 0 ? [...found, ...choices] : choices;
  }
  return found.filter((words) => words.length > 0);
}

/** Letters in the form that OCR confuses: «Bloq.» is often read as «Blog.». */
const shapeOf = (letters: string) => skeleton(letters).replaceAll('q', 'g');

function phraseOf(words: readonly string[], topic: LabelTopic, clear: boolean): Phrase {
  const letters = words.join('');
  const shape = shapeOf(letters);
  return {
    list: words,
    topic,
    words: words.length,
    letters,
    shape,
    letterSet: letterSet(shape),
    clear,
  };
}

const phrases: Phrase[] = Object.entries(LABELS).flatMap(([topic, { clear, vague = '' }]) =>
  [clear, vague].flatMap((list, index) =>
    list
      .split(',')
      // In a list over several lines, alternatives may continue on the next one.
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

/** «NOMILLINATGES»: letters that are words of labels without the spaces between them, as these words; null for others. */
export function partsOf(letters: string): string[] | null {
  const [word, colon] = letters.endsWith(':') ? [letters.slice(0, -1), ':'] : [letters, ''];
  const isWord = (text: string) =>
    vocabulary.has(labelWord(text)) || FILLERS.has(plain(text).replace(/['’]$/, ''));
  if (isWord(word)) return [letters];
  if (word.length > LONGEST_SPACED) return null;
  // The fewest words that end at each letter.
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++)
    for (let start = 0; start < end; start++) {
      const before = best[start];
      const part = word.slice(start, end);
      if (before && isWord(part) && before.length + 1 < (best[end]?.length ?? Number.POSITIVE_INFINITY))
        best[end] = [...before, part];
    }
  const words = best[word.length];
  return words?.map((one, index) => (index === words.length - 1 ? `${one}${colon}` : one)) ?? null;
}

/** Longer rows of letters are no label. */
const LONGEST_SPACED = 40;

/** The largest number of words in a label. */
export const LONGEST_LABEL = Math.max(...phrases.map(({ words }) => words));

const known = new Map<string, LabelMeaning[]>();

/**
 * The meaning of some words as a label.
 * @param words in the form of `labelWord`, without empty ones.
 * @param isOcr whether letters may be misread, as in scans.
 * @param fromEnd whether they are in a language that puts the more general word last: «ticket number».
 */
export function meaningsOf(words: readonly string[], isOcr: boolean, fromEnd = false): LabelMeaning[] {
  const asPrinted = meaningsInOrder(words, isOcr);
  return fromEnd && asPrinted.length === 0 && words.length > 1
    ? meaningsInOrder(words.toReversed(), isOcr)
    : asPrinted;
}

function meaningsInOrder(words: readonly string[], isOcr: boolean): LabelMeaning[] {
  const key = `${isOcr ? '~' : '='}${words.join(' ')}`;
  const before = known.get(key);
  if (before) return before;
  const single = words.flatMap((word) => word.split(' '));
  const short = single.some((word) => word.endsWith('.')) ? shortened(single, isOcr) : [];
  const found =
    short.length > 0
      ? short
      : search(
          single.map((word) => word.replaceAll('.', '')),
          isOcr,
        );
  if (known.size > 20_000) known.clear();
  known.set(key, found);
  return found;
}

/** The meaning of a label with abbreviated words; alone, an abbreviated word proves little. */
function shortened(words: readonly string[], isOcr: boolean): LabelMeaning[] {
  const exact = shortFor(words, (word) => word, SHORT);
  // «BI.», «Blog.»: with so few letters, each misread one counts.
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

/** Whether some letters are an abbreviation of a word: its beginning, or letters from the first to near the end. */
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

/** Words in names of rings, tariffs and arenas that differ from a label by a letter or two: «referencia», «tarifa unidad», «provincia». */
const VALUES = /^(preferen(cia|cies|te|tes)?|(tarifa|quota|cuota)unica|provincial)$/;

function search(words: readonly string[], isOcr: boolean): LabelMeaning[] {
  const letters = words.join('');
  if (VALUES.test(letters)) return [];
  const shape = shapeOf(letters);
  const own = { letters, shape, letterSet: letterSet(shape) };
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

/** A word of labels of this length is seldom a misread other one. */
const LONG = 6;

/**
 * «Targeta d'abonament» is not a misread «Tarifa d'abonament», nor «Carné» «P. carné»: it has another word of labels,
 * or one less.
 */
const saysAnother = (words: readonly string[], { list }: Phrase) =>
  words.length > 1
    ? words.length === list.length &&
      words.some((word, index) => word.length >= LONG && word !== list[index] && vocabulary.has(word))
    : list.length > 1 && list.includes(words[0] ?? '');

/** The phrases that a word of some length may mean, in groups of one length. */
function about(length: number, isOcr: boolean): Phrase[][] {
  const most = Math.min(MOST_ERRORS, Math.floor((length + MOST_ERRORS) / lettersPerError(isOcr)));
  return Array.from({ length: 2 * most + 1 }, (_, index) => byLength.get(length + index - most) ?? []);
}

/** OCR joins and splits words. */
const isAsLong = (phrase: Phrase, words: number, isOcr: boolean) =>
  Math.abs(phrase.words - words) <= (isOcr ? 1 : 0);

/** The largest number of wrong letters of a label, and the number of letters for each. */
const MOST_ERRORS = 3;
const lettersPerError = (isOcr: boolean) => (isOcr ? 5 : 8);

function likenessOf(
  phrase: Phrase,
  { letters, shape, letterSet: own }: Pick<Phrase, 'letters' | 'shape' | 'letterSet'>,
  isOcr: boolean,
): number {
  if (phrase.letters === letters) return 1;
  // «Preferencia» is not «referencia»: people do not omit first letters.
  if (!isOcr && phrase.letters[0] !== letters[0]) return 0;
  // A digit in a text layer is a digit: «B10» is a block, not the word «blo».
  if (!isOcr && letters.length < 6) return 0;
  if (isOcr && phrase.shape === shape) return phrase.letters.length > 2 ? 0.95 : 0;
  const limit = Math.min(MOST_ERRORS, Math.floor(phrase.letters.length / lettersPerError(isOcr)));
  // There are thousands of phrases, and nearly all have other letters.
  if (limit === 0 || differMore(phrase.letterSet, own, limit)) return 0;
  const errors = editDistance(phrase.shape, shape, limit);
  return errors <= limit ? 1 - (errors + 0.5) / phrase.letters.length : 0;
}

/** The share of a label's letters that must be right, and the most words of a label. */
const LIKE = 0.9;
const MOST_WORDS = 6;

/**
 * Whether a whole text is a label, also in two languages, «Seient / Asiento», or explained in brackets, «Estadio (recinto)».
 * @param isOcr whether letters may be misread, as in scans.
 */
export function isLabel(text: string, isOcr: boolean): boolean {
  if (topicsOf(text, isOcr).length > 0) return true;
  const explained = /^(.+?) ?\([^)]*\) ?:?$/.exec(text)?.[1];
  const [first = [], ...others] = (explained ?? text).split(' / ').map((part) => topicsOf(part, isOcr));
  return first.some((topic) => others.every((topics) => topics.includes(topic)));
}

/** The meanings of a whole text as one label. */
function topicsOf(text: string, isOcr: boolean): LabelTopic[] {
  const printed = text.replace(/[:.]+$/, '').split(/[\s()]+|\/(?=\p{L}{3})/u);
  const words = printed.map(labelWord).filter(Boolean);
  if (words.length === 0 || words.length > MOST_WORDS) return [];
  // «Sector D»: a capital letter at the end is no small word of a label, but its value.
  if (words.length < printed.length && /^\p{Lu}$/u.test(printed.at(-1) ?? '')) return [];
  return meaningsOf(words, isOcr, printed.some(endsWithSubject)).flatMap(({ topic, likeness }) =>
    likeness >= LIKE ? [topic] : [],
  );
}
