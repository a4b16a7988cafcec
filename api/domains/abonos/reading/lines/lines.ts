import { LETTER_OR_DIGIT } from '../text/letters.ts';
import { asPrinted } from './scanned-words.ts';
import type { Box, Token, Line, Word } from '../model.ts';
import { centerY, height, median, sharedHeight, union } from '../geometry.ts';
import { isLabel, labelWord } from '../fields/lexicon.ts';
import { ABOUT_ALIGNED, headColumns, isNumberAtRight, startingAt } from './columns.ts';
import { withoutCounts } from './counts.ts';
import { FAR, isTyped } from './typewriter.ts';

// Puts the words of a page into lines in reading order: left to right, top to bottom.

/** A gap wider than this many letter sizes separates texts of one line. */
const GAP = 0.72;
/** A gap wider than the usual one by this factor separates too; from this width on it is certainly no space. */
const WIDER = 1.7;
const WIDEST_SPACE = 1;
/** At this distance a stroke separates words instead of joining them. */
const FRAMED = 1.5;
const STROKE = /^[|—–_~=-]+$/u;
/** Boxes of scanned words contain the ink; those of a text layer the whole letter with the space above and below. */
const INK_TO_SIZE = 1.3;

const PARTS =
  /(:(?!\d)|(?<!\d):|…+|\.{3,}|_{3,}|·{2,}|-{3,}|[|•]+|(?<![l\d])·|·(?![l\d])|(?<=\p{L}{2}\.?)\/(?=\p{L}{2}|n\.?[ºo°])(?!(?:da|ada|na|as|os)(?!\p{L}))|(?<=^\p{L}{1,4}\.)(?=\p{L}{4,}:?$)|^\/(?=$|\p{L}{2})|[()[\]]|^[—–=>»→▶-]+$)/iu;

/** Groups words into lines. Words must be upright and straight. */
export function linesOf(words: readonly Word[], scanned: boolean): Line[] {
  const found: Word[][] = [];
  const printed = (scanned ? asPrinted(words) : words)
    .filter(({ text }) => text.trim())
    .toSorted((a, b) => centerY(a) - centerY(b));
  // Strokes of a scan, which may be pieces of a frame, do not decide which words are on a line.
  const isStroke = ({ text }: Word) => scanned && !LETTER_OR_DIGIT.test(text);
  for (const word of [...printed.filter((one) => !isStroke(one)), ...printed.filter(isStroke)]) {
    const home = (isStroke(word) ? found : found.slice(-6)).findLast((group) => belongs(word, group));
    if (home) home.push(word);
    else found.push([word]);
  }
  const factor = scanned ? INK_TO_SIZE : 1;
  const space = usualGap(found, factor);
  const gap = Math.max(GAP, WIDER * space);
  const lines = found.map((group) =>
    withCurrency(lineOf(scanned ? withoutFrame(group) : group, factor, gap)),
  );
  // The boxes of scanned words are not exact enough to show columns.
  return (scanned ? lines : withColumnsApart(lines, space)).toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0);
}

/** A line whose amounts are one text with the currency before them, in a column of its own: «EUR     105,00». */
function withCurrency(line: Line): Line {
  const tokens = line.tokens.map((token, index) => {
    const [before, sign] = [line.tokens[index - 2], line.tokens[index - 1]];
    const isBehind = /^(eur|euros?|€)$/i.test(sign?.text ?? '') && !/\d$/.test(before?.text ?? '');
    return isBehind && /^[\d.,'’]*\d[.,'’]\d\d$/.test(token.text) ? { ...token, apart: false } : token;
  });
  return { ...line, tokens };
}

/** A column is where this many texts of different lines start. */
const FEWEST_IN_COLUMN = 3;
/** A gap wider than a space by this factor separates a text from a column that starts behind it, and from a label there. */
const BEFORE_COLUMN = 1.5;
const BEFORE_LABEL = 0.5;

/** A value may reach almost to the next column: «… Son Moix  Código localizador». */
function withColumnsApart(lines: readonly Line[], space: number): Line[] {
  const starts = lines.flatMap(({ tokens }) =>
    tokens.filter(({ apart }, index) => apart && index > 0).map(({ x0 }) => x0),
  );
  const texts = lines.flatMap(({ tokens }) => textsOf(tokens));
  const boxes = texts.map(union);
  const firsts = texts.flatMap((text) => text.slice(0, 1));
  const headings = new Set(texts.flatMap((text) => secondHeadings(text, boxes)));
  return lines.map((line) => ({
    ...line,
    tokens: line.tokens.map((token, index) => {
      const before = line.tokens[index - 1];
      if (!before || token.apart || token.glued) return token;
      const gap = (token.x0 - before.x1) / (space * line.size);
      const isAtEdge = gap > BEFORE_LABEL && startingAt(token.x0, starts) >= FEWEST_IN_COLUMN;
      const isBehindNumber =
        gap > BEFORE_LABEL &&
        (index === 1 || before.apart) &&
        isNumberAtRight(before, firsts) &&
        startingAt(token.x0, starts, ABOUT_ALIGNED) >= FEWEST_IN_COLUMN;
      return (isAtEdge && (gap > BEFORE_COLUMN || startsLabel(line.tokens, index))) ||
        isBehindNumber ||
        headings.has(token)
        ? { ...token, apart: true }
        : token;
    }),
  }));
}

/** The texts of a line, with the gaps between them. */
export function textsOf(tokens: readonly Token[]): Token[][] {
  const texts: Token[][] = [];
  for (const token of tokens)
    if (token.apart || texts.length === 0) texts.push([token]);
    else texts.at(-1)?.push(token);
  return texts;
}

/** Where a text that may be one label is two: the first token of the second, if each stands above a column. */
function secondHeadings(text: readonly Token[], texts: readonly Box[]): Token[] {
  if (text.length < 2 || !isLabel(textOf(text), false)) return [];
  return text.filter((_, start) => {
    const [left, right] = [text.slice(0, start), text.slice(start)];
    return (
      start > 0 &&
      [left, right].every((part) => isLabel(textOf(part), false)) &&
      headColumns(union(left), union(right), texts)
    );
  });
}

/** Whether a label starts at a token, up to its colon or the next gap, and is not the end of a longer one. */
function startsLabel(tokens: readonly Token[], start: number): boolean {
  const isEnd = ({ apart, kind }: Token, index: number) => index > start && (apart || kind === 'leader');
  const end = tokens.findIndex(isEnd);
  const texts = tokens.slice(0, end < 0 ? tokens.length : end);
  const before = texts.findLastIndex(({ apart }, index) => apart && index < start);
  return (
    isLabel(textOf(texts.slice(start)), false) && !isLabel(textOf(texts.slice(Math.max(0, before))), false)
  );
}

/** The horizontal gap between two boxes; 0 if they overlap. */
const gapBetween = (a: Box, b: Box) => Math.max(a.x0 - b.x1, b.x0 - a.x1, 0);

/** How far the middles of two words of a line may be from each other, as a share of their height. */
const LEVEL = 0.55;

function belongs(word: Word, group: readonly Word[]): boolean {
  // Neighbours decide, so that a line may slope a little across the page.
  const near = group.toSorted((a, b) => gapBetween(a, word) - gapBetween(b, word)).slice(0, 2);
  return near.every((other) => {
    const shared = sharedHeight(word, other) / Math.min(height(word), height(other));
    return (
      shared > 0.5 && Math.abs(centerY(word) - centerY(other)) < LEVEL * Math.max(height(word), height(other))
    );
  });
}

/** Pieces of a frame beside a line: OCR reads them as strokes, and their ends as quotes. */
const FRAME = /^[|—–_~='"“”‘’«»´`-]+$/u;

/** The text of a line without the characters at its ends: these are pieces of a frame, which would hide a label. */
function withoutFrame(words: readonly Word[]): readonly Word[] {
  const sorted = words.toSorted((a, b) => a.x0 - b.x0);
  const [first] = sorted;
  const said = withoutEnds(first && isUpright(first) ? sorted.slice(1) : sorted, FRAME);
  return said.length > 0 ? said : words;
}

/** No «1» is this thin, by its height, and no text starts with a single «l» or «I». */
const THIN = 0.25;

/** Whether an apparent letter is a piece of a vertical rule. */
const isUpright = (word: Word) => /^[1lI!,.']$/.test(word.text) && word.x1 - word.x0 < THIN * height(word);

/** Some texts, from left to right, without those at both ends that contain only such characters. */
export function withoutEnds<Said extends { text: string }>(texts: readonly Said[], signs: RegExp): Said[] {
  const isSaid = ({ text }: Said) => !signs.test(text);
  return texts.slice(Math.max(0, texts.findIndex(isSaid)), texts.findLastIndex(isSaid) + 1);
}

/** The width of spaces in this page's print, in letter sizes: typewriter fonts have wide ones. */
function usualGap(groups: readonly Word[][], factor: number): number {
  const gaps = groups.flatMap((group) => {
    const sorted = group.toSorted((a, b) => a.x0 - b.x0);
    const size = letterSize(sorted) * factor;
    return sorted.slice(1).map((word, index) => (word.x0 - (sorted[index]?.x1 ?? 0)) / size);
  });
  // In pages with little text most gaps separate labels from values: the narrower ones are the spaces.
  const narrow = gaps.filter((gap) => gap > 0 && gap < WIDEST_SPACE).toSorted((a, b) => a - b);
  return narrow[Math.floor(narrow.length / 4)] ?? 0;
}

/** With fewer dots in a row, they are the end of a text. */
const FEWEST_DOTS = 3;

/** The words of a line, with dots that lead to a value and have spaces between them as one word: TeX sets them so. */
function withDotsTogether(words: readonly Word[]): Word[] {
  const runs: Word[][] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run && /^\.+$/.test(word.text) && /^\.+$/.test(run[0]?.text ?? '')) run.push(word);
    else runs.push([word]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    const isLeader = first && run.length >= FEWEST_DOTS;
    return isLeader ? [{ ...first, ...union(run), text: '.'.repeat(run.length) }] : run;
  });
}

function lineOf(words: readonly Word[], factor: number, widest: number): Line {
  const sorted = withDotsTogether(words.toSorted((a, b) => a.x0 - b.x0));
  const size = letterSize(sorted) * factor;
  const tokens: Token[] = [];
  let before: Word | undefined;
  // The last one that is not just a stroke, which on a scan may be a piece of a frame.
  let said: Word | undefined;
  for (const word of sorted) {
    // Small print beside large print has smaller gaps.
    const gap = before ? word.x0 - before.x1 : 0;
    const own = before ? Math.max(height(word) * factor, height(before) * factor, size * 0.7) : size;
    const letters = before ? gap / Math.min(size, own) : Number.POSITIVE_INFINITY;
    const framed =
      factor > 1 &&
      said &&
      said !== before &&
      word.x0 - said.x1 > FRAMED * Math.min(size, height(said) * factor);
    const apart = letters > widest && !(before && letters < FAR && isTyped(before, word));
    const isParted = apart || framed === true || word.isBehindRule === true;
    tokens.push(...tokensOf(word, isParted, letters > FAR));
    before = word;
    if (!STROKE.test(word.text)) said = word;
  }
  return { tokens: withoutCounts(tokens), size, ...union(sorted) };
}

/** Boxes of scanned words end with their letters, and «mano» is lower than «Papá»: the taller half gives the size. */
function letterSize(words: readonly Word[]): number {
  const heights = words.filter(({ text }) => LETTER_OR_DIGIT.test(text)).map(height);
  const middle = median(heights);
  return Math.max(1, median(heights.filter((one) => one >= middle)) || median(words.map(height)));
}

function tokensOf(word: Word, apart: boolean, far: boolean): Token[] {
  const parts = word.text.split(PARTS).filter((part) => part !== undefined && part !== '');
  const letters = Math.max(1, word.text.length);
  let offset = 0;
  return parts.map((text, index) => {
    const x0 = word.x0 + ((word.x1 - word.x0) * offset) / letters;
    offset += text.length;
    return {
      text,
      confidence: word.confidence,
      label: labelWord(text),
      kind: kindOf(text),
      glued: index > 0,
      apart: index === 0 && apart,
      far: index === 0 && far,
      x0,
      x1: word.x0 + ((word.x1 - word.x0) * offset) / letters,
      y0: word.y0,
      y1: word.y1,
    };
  });
}

function kindOf(text: string): Token['kind'] {
  if (/^(:|…+|\.{3,}|_{3,}|·{2,}|-{3,}|[=>»→▶]+)$/u.test(text)) return 'leader';
  return /^([|•·]+|\/|[()[\]]|[—–-]+)$/u.test(text) ? 'stop' : 'word';
}

/** The text of some tokens, with the printed spaces. */
export function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text, glued }, index) => (glued || index === 0 ? text : ` ${text}`)).join('');
}
