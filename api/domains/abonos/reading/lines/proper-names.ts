import type { Token } from '../model.ts';
import { plain } from '../text/letters.ts';

// Names in sentences: of persons, arenas and competitions.

const CAPITAL = /^[«"“]?([dlDL]['’])?\p{Lu}/u;
const SMALL = /^(de|del|dels|d['’]|da|das|do|dos|la|las|los|les|els|el|i|y|e)$/u;
/** The most small words between two words of a name, «de la». */
const MOST_SMALL = 2;

/** Whether a word is written as names are. */
export const isProper = ({ text }: Token): boolean => CAPITAL.test(text);

/** Whether a text ends with a word: «Vega,» or «Vega.», but not «C.B.» or «Av.». */
export const endsText = ({ text }: Token): boolean =>
  /[,;:!?»”"]$/u.test(text) || /(\p{L}{3}|\d|[ªº])\.$/u.test(text);

/**
 * Where a name ends that starts at a word: words with capital letters, with «de la» and the like between them.
 * @param isPart whether another word may be a part of it, such as a number
 * @returns the start if there is no name
 */
export function nameEnd(
  tokens: readonly Token[],
  start: number,
  isPart: (token: Token) => boolean = () => false,
): number {
  let end = start;
  for (let at = start; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || token.kind !== 'word') break;
    const isNamed = isProper(token) || (at > start && isPart(token));
    if (isNamed) end = at + 1;
    else if (at === start || at - end >= MOST_SMALL || !SMALL.test(token.text)) break;
    if (endsText(token)) break;
  }
  return end;
}

/** All names of a text, without those inside longer ones. */
export function namesIn(tokens: readonly Token[], isPart?: (token: Token) => boolean): Span[] {
  const found: Span[] = [];
  for (let start = 0; start < tokens.length; start++) {
    const end = nameEnd(tokens, start, isPart);
    if (end === start) continue;
    found.push({ start, end });
    start = end - 1;
  }
  return found;
}

interface Span {
  start: number;
  end: number;
}

/** The name whose last word is before a word; empty if there is none. */
export function nameBefore(tokens: readonly Token[], end: number): Token[] {
  for (let start = Math.max(0, end - LONGEST); start < end; start++)
    if (nameEnd(tokens, start) === end) return tokens.slice(start, end);
  return [];
}

/** No name has more words. */
const LONGEST = 10;

/** «Que», «En», «Don» in front of a person. */
const TITLE = /^(que|en|na|don|dona|d|d[.ªa]+|dna|sr|sra|srta|senyor|senyora|senor|senora|el|la)\.?$/;

/** The name that starts at a word or behind the title there: «don Ana Vega». */
export function personAt(tokens: readonly Token[], start: number): Token[] {
  let from = start;
  while (from < start + MOST_TITLES && TITLE.test(plain(tokens[from]?.text ?? ''))) from++;
  return personIn(tokens.slice(from, nameEnd(tokens, from)));
}

const MOST_TITLES = 3;

/** A name without what is in front of it. */
export function personIn(name: readonly Token[]): Token[] {
  const start = name.findIndex(({ text }) => !TITLE.test(plain(text)));
  return start < 0 ? [] : name.slice(start);
}

/** A text without the comma or point behind it. */
export function withoutEnd(tokens: readonly Token[]): Token[] {
  return tokens.map((token, index) =>
    index === tokens.length - 1 && endsText(token)
      ? { ...token, text: token.text.replace(/[,;:.]+$/, '') }
      : token,
  );
}
