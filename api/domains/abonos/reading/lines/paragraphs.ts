import { isLabel, labelWord, meaningsOf } from '../fields/lexicon.ts';
import { grouped, height, union, width } from '../geometry.ts';
import type { Line, Token } from '../model.ts';
import { findMoney } from '../text/money.ts';
import { textOf } from './lines.ts';

// Sentences go on in the lines below: their words in the order in which they are read.

/** How far the lines of a paragraph are from each other, and their left edges and sizes may differ, in letter sizes. */
const PITCH = 0.85;
const ALIGNED = 0.5;
const SIMILAR = 0.15;
/** How far the first line of a paragraph may be indented, in letter sizes. */
const INDENT = 4;
/** How much space a line may leave at its end beside the first word of the next one, in letter sizes. */
const RAGGED = 0.5;
/** The least words of a sentence, and of a line that goes on: those of a table's column do not. */
const FEWEST_WORDS = 5;
const FEWEST_IN_LINE = 4;

/** The most words of the label of a price. */
const LONGEST_PRICE = 4;
/** With fewer words, a line is not justified. */
const FEWEST_IN_JUSTIFIED = 8;

/** The text of a line up to a wide gap. */
interface Stretch {
  tokens: Token[];
  size: number;
  /** Whether it stands behind a label or starts with one, and is not the rest of another text. */
  labelled: boolean;
}

/**
 * The paragraphs of a page, each with its words as if it were printed on one line: a line goes on in the one below if the first
 * word of that had no place on it, or if it ends with «de» or the like. A word that is parted at the end of a line is one word again.
 */
export function paragraphsOf(lines: readonly Line[]): Token[][] {
  const stretches = stretchesIn(lines);
  const blocks = grouped(stretches, (stretch, block) => {
    const last = block.at(-1);
    return last && isBelow(stretch, last, block.length === 1);
  });
  return blocks.flatMap(sentencesOf).filter((tokens) => tokens.length >= FEWEST_WORDS);
}

/** So many lines above and below a line show whether there is a gap between columns, which most of them then have. */
const NEXT = 2;
const FEWEST_ALIKE = 2;
/** It is wider than the space between words, in letter sizes. */
const GUTTER = 0.5;

/** The texts of all lines, separated by wide gaps. */
export const stretchesIn = (lines: readonly Line[]): Stretch[] =>
  lines.flatMap((line, index) =>
    stretchesOf(
      line,
      lines.slice(Math.max(0, index - NEXT), index + NEXT + 1).filter((other) => other !== line),
    ),
  );

/**
 * The texts of a line, separated by wide gaps.
 * @param around the lines above and below: the second column of small print starts at the same place of each
 */
export function stretchesOf({ tokens, size }: Line, around: readonly Line[] = []): Stretch[] {
  // A justified line of a sentence has wide spaces.
  const isLong = tokens.length >= FEWEST_IN_JUSTIFIED;
  const isColumn = ({ x0 }: Token, before: Token | undefined) =>
    before !== undefined &&
    x0 - before.x1 > GUTTER * size &&
    around.filter((line) =>
      line.tokens.some((token) => token.apart && Math.abs(token.x0 - x0) < SIMILAR * size),
    ).length >= FEWEST_ALIKE;
  const starts = tokens.flatMap((token, index) =>
    index === 0 || (isLong ? token.far : token.apart) || isColumn(token, tokens[index - 1]) ? [index] : [],
  );
  const texts = starts.map((start, index) => tokens.slice(start, starts[index + 1]));
  return texts.map((own, index) => {
    const before = texts[index - 1];
    return {
      tokens: own,
      size,
      labelled: isLabelled(own) || (before !== undefined && isLabel(textOf(before), false)),
    };
  });
}

/** @param isFirst whether the upper one is the first line of its paragraph, which may be indented */
function isBelow(lower: Stretch, upper: Stretch, isFirst: boolean): boolean {
  const [one, other] = [union(upper.tokens), union(lower.tokens)];
  const { size } = upper;
  const indent = one.x0 - other.x0;
  return (
    indent > -ALIGNED * size &&
    indent < (isFirst ? INDENT : ALIGNED) * size &&
    Math.abs(lower.size - size) < SIMILAR * size &&
    other.y0 - one.y1 < PITCH * size &&
    other.y0 - one.y0 > 0.5 * height(one)
  );
}

function sentencesOf(block: readonly Stretch[]): Token[][] {
  const edge = Math.max(...block.map(({ tokens }) => union(tokens).x1));
  const found: Token[][] = [];
  for (const [index, { tokens, size, labelled }] of block.entries()) {
    const before = block[index - 1];
    const [first] = tokens;
    const open = found.at(-1);
    const isFull =
      before &&
      first &&
      // A list follows.
      before.tokens.at(-1)?.text !== ':' &&
      before.tokens.length >= FEWEST_IN_LINE &&
      // «… por cuenta del» above «organizador: …»
      (goesOn(before.tokens) || (!labelled && union(before.tokens).x1 + width(first) > edge - RAGGED * size));
    if (open && isFull) open.push(...joined(open, tokens));
    else found.push([...tokens]);
  }
  return found;
}

/** Whether a line ends with a word that others follow. */
const goesOn = (tokens: readonly Token[]) =>
  /^(de|del|dels|d['’]|en|la|las|los|el|els|les|al|y|i|con|amb|a|per|por|para|\()$/u.test(
    tokens.at(-1)?.text ?? '',
  );

/** Whether a text starts with a label and a colon, dots or an amount: «Fila: 12», «Fila ..... 12», «Preu 95,00 €». */
export function isLabelled(tokens: readonly Token[]): boolean {
  const amount = tokens.slice(0, LONGEST_PRICE).findIndex(({ text }) => /^\d/.test(text));
  const words = tokens.slice(0, Math.max(0, amount)).map(({ label }) => label);
  const isPrice =
    /^\p{Lu}/u.test(tokens[0]?.text ?? '') &&
    meaningsOf(words.filter(Boolean), false).some(({ topic }) => topic.startsWith('precio')) &&
    findMoney(textOf(tokens.slice(amount, amount + 2)), false)?.clear === true;
  if (isPrice) return true;
  const leader = tokens.findIndex(({ kind }) => kind === 'leader');
  return leader > 0 && isLabel(textOf(tokens.slice(0, leader)), false);
}

/** The words of a further line; the first one may be the rest of a word, which is then added to it in place. */
function joined(open: Token[], tokens: readonly Token[]): Token[] {
  const [first, ...more] = tokens;
  const last = open.at(-1);
  if (!first || !last) return [];
  if (/\p{L}-$/u.test(last.text) && /^[\p{L}\d]/u.test(first.text)) {
    // «Sala-Sanjaume» and «B-86712049» have their hyphen also on one line.
    const text = (/^\p{Ll}/u.test(first.text) ? last.text.slice(0, -1) : last.text) + first.text;
    open[open.length - 1] = { ...last, ...union([last, first]), text, label: labelWord(text) };
    return more;
  }
  return [{ ...first, apart: false, far: false, glued: false }, ...more];
}
