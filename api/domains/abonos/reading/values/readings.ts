import { LETTER_OR_DIGIT, plain } from '../text/letters.ts';
import { withoutHomes } from '../labels/home-address.ts';
import { withoutMenu } from '../labels/menus.ts';
import { withoutEchoes } from '../labels/values-like-labels.ts';
import type { Reading, Layout, Word, Label, Line, Segment, Token, Shape } from '../model.ts';
import { arenaAndAddress } from './arena-and-address.ts';
import { candidatesFor, continuation, isFull } from './candidates.ts';
import { height, union } from '../geometry.ts';
import { labelsOf, segmentsOf } from '../labels/labels.ts';
import { linesOf, textOf } from '../lines/lines.ts';
import { looksCut } from './draft.ts';
import { habitsOf, type Pair, pairsOf, rankOf, withBlocksBesideLevels, withOtherMeanings } from './pairs.ts';
import type { FieldName } from '../read-abono.ts';
import { addressGoesOn, startsAddress } from '../fields/direccion.ts';
import { shapeOf } from '../fields/fields.ts';
import { namesNoTicket } from '../fields/referencia-ticket.ts';
import { isGivenName } from '../text/given-names.ts';
import { stackedLabels } from '../labels/stacked-labels.ts';
import { personGoesOn } from './telling-texts.ts';

/** The number of labels that show that a page has values directly after labels. */
const FEWEST_INLINE = 3;

const isInline = ({ led, line, end }: Label, lines: readonly Line[]) => {
  const next = lines[line]?.tokens[end];
  return !led && next !== undefined && next.kind === 'word' && !next.apart;
};

/** A page's words as lines, labels and other texts. */
export function layoutOf(words: readonly Word[], isOcr: boolean): Layout {
  const lines = linesOf(words, isOcr);
  const labelsWhere = (inline: boolean) =>
    lines.flatMap((line, index) => labelsOf(line, index, isOcr, inline));
  const found = labelsWhere(false);
  const inline = found.filter((label) => isInline(label, lines)).length >= FEWEST_INLINE;
  const own = withoutEchoes(inline ? labelsWhere(true) : found, lines);
  const labels = withoutMenu(withoutHomes(own, lines), lines);
  const segments = lines.flatMap((line, index) =>
    segmentsOf(
      line,
      index,
      labels.filter((label) => label.line === index),
    ),
  );
  return { lines, labels, segments: withoutHeadings(segments, lines), isOcr };
}

/** Without these numbered lines, «3. Preferente» may be a value. */
const FIRST_NUMBERS = [1, 2, 3];

/** The texts of a page without the numbered headings of a form: «4. Importes (en euros)» below a label is not its value. */
function withoutHeadings(segments: readonly Segment[], lines: readonly Line[]): Segment[] {
  const numberOf = (index: number) => {
    const [first, second] = lines[index]?.tokens ?? [];
    const number = /^(\d{1,2})[.)]?$/.exec(first?.text ?? '')?.[1];
    const isTitle = second !== undefined && /^\p{Lu}|^[.)]$/u.test(second.text) && !second.apart;
    return number && isTitle ? Number(number) : undefined;
  };
  const numbers = new Set(lines.flatMap((_, index) => numberOf(index) ?? []));
  if (!FIRST_NUMBERS.every((number) => numbers.has(number))) return [...segments];
  return segments.filter(
    (one) =>
      one.start > 0 ||
      one.label ||
      numberOf(one.line) === undefined ||
      one.tokens.length !== lines[one.line]?.tokens.length,
  );
}

/** Gives each label the value with the best format and position; no words are used twice. */
export function readingsOf(layout: Layout): Reading[] {
  const usedLabels = new Set<Label>();
  const usedTokens = new Set<Token>();
  const stacked = stackedLabels(layout);
  const pairs = layout.labels
    .flatMap((label) => candidatesFor(label, layout, stacked))
    .flatMap((one) => pairsOf(one, layout));
  const habits = habitsOf(pairs, layout.labels);
  const scored = pairs
    .map((pair) => {
      const { label, direction } = pair.candidate;
      const score = pair.score * (habits.get(label)?.[direction] ?? 1);
      return { ...pair, score, rank: rankOf({ ...pair, score }) };
    })
    .toSorted((a, b) => b.rank - a.rank);
  const chosen: Pair[] = [];
  for (const pair of scored) {
    const { label, isLabel } = pair.candidate;
    if (usedLabels.has(label) || (isLabel && usedLabels.has(isLabel))) continue;
    if (pair.tokens.some((token) => usedTokens.has(token))) continue;
    usedLabels.add(label);
    // Words of a value are no label.
    if (isLabel) usedLabels.add(isLabel);
    pair.tokens.forEach((token) => usedTokens.add(token));
    chosen.push(pair);
  }
  const meant = withBlocksBesideLevels(withOtherMeanings(chosen, layout.isOcr), layout.isOcr);
  const readings = meant.flatMap((pair) => readingsOfPair(pair, layout, usedTokens));
  const isLabelled = (field: FieldName) => readings.some((one) => one.field === field && !one.rule);
  return readings.filter(({ field, rule }) => !rule || !isLabelled(field));
}

/** The reading of a label's value; that of an arena and of the address behind it. */
function readingsOfPair(pair: Pair, layout: Layout, used: Set<Token>): Reading[] {
  const { topic } = pair;
  // «NIF» alone does not say whose it is.
  if (topic === 'taxNumber' || topic === 'other') return [];
  const { tokens, shape } = goOn(pair, topic, layout, used);
  const as = (field: FieldName, own: Token[]) => {
    const found = shapeOf(field, textOf(own), layout.isOcr);
    return found ? [readingOf(pair, field, own, found)] : [];
  };
  if (topic === 'anillo' && isInSeatList(pair, tokens, layout)) return as('anillo', tokens.slice(1));
  // «Avda. Mayor 112, Polígono Norte, 50016 Zaragoza» has no arena in it.
  const mayHaveBoth = topic === 'recinto' || (topic === 'direccion' && !startsAddress(textOf(tokens)));
  const both = mayHaveBoth ? arenaAndAddress(tokens) : null;
  if (!both) return [readingOf(pair, topic, tokens, shape)];
  // One of both has no label of its own, which counts more.
  const unlabelled = (some: Reading[]): Reading[] => some.map((one) => ({ ...one, rule: 'no-label' }));
  const [arena, address] = [as('recinto', both.arena), as('direccion', both.address)];
  return topic === 'recinto' ? [...arena, ...unlabelled(address)] : [...unlabelled(arena), ...address];
}

/** Labels of a whole seat; behind «Zona», «Anillo Bajo» is what the ring is called. */
const OF_SEAT = /locali|ubica|\b(lugar|lloc|asiento|seient)\b/;

/** «Localidad: Anillo Inferior · Bloque B14»: the ring is named there as the block is. */
function isInSeatList({ candidate: { label } }: Pair, tokens: readonly Token[], { labels }: Layout): boolean {
  const [first, second] = tokens;
  const isNamed = first?.label === 'anillo' && /^\p{Lu}/u.test(first.text) && second !== undefined;
  const isBlockNext = labels.some(
    (one) => one.line === label.line && one.start > label.end && one.meanings[0]?.topic === 'bloque',
  );
  return isNamed && isBlockNext && OF_SEAT.test(plain(label.text));
}

function readingOf(
  { candidate, clear, score, shape: own }: Pair,
  field: FieldName,
  tokens: Token[],
  shape: Shape,
): Reading {
  const valueBox = union(tokens);
  return {
    field,
    value: shape.value,
    raw: textOf(tokens),
    fit: shape.fit,
    letters: lettersOf(tokens),
    pairing: Math.min(1, score / Math.max(0.01, own.fit)),
    clear,
    ofOrder: field === 'referenciaTicket' && namesNoTicket(candidate.label.text),
    label: candidate.label,
    labelText: candidate.label.text,
    valueBox,
    box: union([candidate.label, valueBox]),
  };
}

/** The least certain word counts, but not a comma with a low confidence. */
export function lettersOf(tokens: readonly Token[]): number {
  const words = tokens.filter(({ text }) => LETTER_OR_DIGIT.test(text));
  return Math.min(1, ...words.map(({ confidence }) => confidence));
}

/** Fields whose values may continue on a second line. */
export const GOES_ON: ReadonlySet<FieldName> = new Set<FieldName>([
  'evento',
  'recinto',
  'direccion',
  'nombreAsistente',
]);

/** Fields whose values do so only if they cannot end where the line does: «Mayores de» above «65 años». */
const CUT_GOES_ON: ReadonlySet<FieldName> = new Set<FieldName>(['tipoAbonament', 'anillo']);

/** «María Dolores Sanz / Bilbao» above a label: a name of which only the end stands right above it. */
function fromLineAbove(
  pair: Pair,
  { segments, lines, isOcr }: Layout,
  used: Set<Token>,
): { tokens: Token[]; shape: Shape } {
  const box = union(pair.tokens);
  const start = segments.find(
    (one) =>
      !one.label &&
      one.y1 <= box.y0 + 0.4 * height(box) &&
      box.y0 - one.y1 < 0.75 * height(box) &&
      Math.abs(one.x0 - box.x0) < height(box) &&
      Math.abs((lines[one.line]?.size ?? 0) - height(box)) < 0.35 * height(box),
  );
  const [given] = start?.tokens ?? [];
  if (!start || !given || !isGivenName(given.text) || isGivenName(pair.tokens[0]?.text ?? '')) return pair;
  const tokens = [...start.tokens, ...pair.tokens.map((token) => ({ ...token, glued: false }))];
  const shape = shapeOf('nombreAsistente', textOf(tokens), isOcr);
  if (!shape || tokens.some((token) => used.has(token) && !pair.tokens.includes(token))) return pair;
  start.tokens.forEach((token) => used.add(token));
  return { tokens, shape };
}

/** Long texts may continue on the lines below. */
function goOn(pair: Pair, field: FieldName, layout: Layout, used: Set<Token>): Found {
  if (field === 'nombreAsistente' && pair.candidate.direction === 'above')
    return fromLineAbove(pair, layout, used);
  const isCut = CUT_GOES_ON.has(field) && looksCut(String(pair.shape.value));
  if (!(GOES_ON.has(field) || isCut) || pair.candidate.direction === 'above') return pair;
  let whole: Found = pair;
  let line: readonly Token[] = pair.tokens;
  for (let count = 1; count < (field === 'direccion' ? MOST_LINES : 2); count++) {
    const below = nextLine(pair, line, field, layout);
    if (!below || below.some((token) => used.has(token))) break;
    // The third line of an address has its town.
    if (count > 1 && !addressGoesOn(textOf(whole.tokens), textOf(below))) break;
    const more = withLine(whole, below, field, layout, pair);
    if (!more) break;
    below.forEach((token) => used.add(token));
    [whole, line] = [more, below];
  }
  return whole;
}

/** A value while it is put together. */
interface Found {
  tokens: Token[];
  shape: Shape;
}

/** The most lines of an address below each other. */
const MOST_LINES = 3;

/** The line in which the last line of a value goes on, or undefined. */
function nextLine(
  { candidate }: Pair,
  line: readonly Token[],
  field: FieldName,
  layout: Layout,
): Token[] | undefined {
  const { size } =
    layout.lines[layout.segments.find(({ tokens }) => tokens[0] === line[0])?.line ?? -1] ?? {};
  const below = size ? continuation(line, candidate.label, size, layout)?.tokens : undefined;
  // Below an arena there may be its address.
  return below && field === 'recinto' && startsAddress(textOf(below)) ? undefined : below;
}

/** Whether a line starts between a label and its value: a roll sets in what goes on. */
function isSetIn(line: readonly Token[], { candidate: { label, x0 } }: Pair): boolean {
  const box = union([...line]);
  const least = 0.6 * height(box);
  return box.x0 > label.x0 + least && box.x0 < x0 - least;
}

/** A value with its next line, if it is complete only with it. */
function withLine(
  value: Found,
  line: readonly Token[],
  field: FieldName,
  { lines, isOcr }: Layout,
  pair: Pair,
): Found | undefined {
  // «parc. 12-» above «14»
  const isBroken = /[\p{L}\d]-$/u.test(value.tokens.at(-1)?.text ?? '');
  const rest = line.map((token, index) => ({ ...token, glued: isBroken && index === 0 }));
  const tokens = [...value.tokens, ...rest];
  const shape = shapeOf(field, textOf(tokens), isOcr);
  const { label } = pair.candidate;
  const hasNoRoom = isFull(value.tokens, line, label, height(union(value.tokens)), lines);
  // A name of one line is complete, unless it ends with «i» or «de»; a continuation must improve the value or keep it a text.
  const isWholeName =
    field === 'nombreAsistente' &&
    !isSetIn(line, pair) &&
    value.shape.fit >= 0.9 &&
    !looksCut(String(value.shape.value)) &&
    !personGoesOn(textOf(value.tokens), textOf(line), hasNoRoom);
  return shape && shape.fit >= value.shape.fit && !isWholeName ? { tokens, shape } : undefined;
}
