import {
  type Candidate,
  OVER,
  candidatesFor,
  continuation,
  onSameLine,
  type Direction,
  type Layout,
} from './candidates.ts';
import { composites } from './composite-labels.ts';
import { withoutFormer } from './former-season.ts';
import { type Box, median, union, type Word } from './geometry.ts';
import { type Label, labelsOf, segmentsOf } from './labels.ts';
import { type LabelTopic, labelWord, meaningsOf } from './lexicon.ts';
import { plain } from './letters.ts';
import { type Line, linesOf, type Token, textOf } from './lines.ts';
import type { FieldName } from './read-abono.ts';
import { CLOSED_FIELDS, type Shape, shapeOf } from './shapes.ts';
import { taxRolesOf, type TaxRole } from './tax-roles.ts';
import { withoutEchoes } from './values-like-labels.ts';

/** A label with its value. */
export interface Reading {
  field: FieldName;
  value: string | number;
  raw: string;
  /** How well the value fits the field, 0 to 1. */
  fit: number;
  /** How sure the letters are, 0 to 1. */
  letters: number;
  /** How sure it is that this is the value of that label, 0 to 1. */
  pairing: number;
  clear: boolean;
  box: Box;
  label: Box;
  valueBox: Box;
}

interface Pair {
  candidate: Candidate;
  topic: LabelTopic;
  clear: boolean;
  tokens: Token[];
  shape: Shape;
  score: number;
}

/** So many labels show that a page puts its values right behind them. */
const FEWEST_INLINE = 3;

const isInline = ({ led, line, end }: Label, lines: readonly Line[]) => {
  const next = lines[line]?.tokens[end];
  return !led && next !== undefined && next.kind === 'word' && !next.apart;
};

/** «Nº» alone is that of a seat, where the row stands before it. */
const isMereNumber = ({ text }: Label) => labelWord(text) === 'num';

const isRowBeside = ({ meanings, line, start }: Label, label: Label) =>
  meanings.some(({ topic }) => topic === 'fila') &&
  (line === label.line ? start < label.start : line === label.line - 1);

/** A page's words as lines, labels and the rest. */
export function layoutOf(words: readonly Word[], slips: boolean): Layout {
  const lines = linesOf(words, slips);
  const found = lines.flatMap((line, index) => labelsOf(line, index, slips));
  const inline = found.filter((label) => isInline(label, lines)).length >= FEWEST_INLINE;
  const labels = withoutEchoes(
    inline ? lines.flatMap((line, index) => labelsOf(line, index, slips, true)) : found,
    lines,
  ).filter((label, _, all) => !isMereNumber(label) || all.some((other) => isRowBeside(other, label)));
  const segments = lines.flatMap((line, index) =>
    segmentsOf(
      line,
      index,
      labels.filter((label) => label.line === index),
    ),
  );
  return { lines, labels, segments: withoutFormer(segments, lines, slips), slips };
}

/** Gives each label the value that fits it best by shape and place; no words are given twice. */
export function readingsOf(layout: Layout): Reading[] {
  const usedLabels = new Set<Label>();
  const usedTokens = new Set<Token>();
  const composite = composites(layout, usedLabels, usedTokens);
  const pairs = layout.labels
    .flatMap((label) => candidatesFor(label, layout))
    .flatMap((one) => pairsOf(one, layout));
  const habit = habitOf(pairs);
  const scored = pairs
    .map((pair) => ({
      ...pair,
      score: pair.score * (pair.candidate.direction === 'inline' ? 1 : habit[pair.candidate.direction]),
    }))
    .toSorted((a, b) => b.score - a.score);
  const chosen: Pair[] = [];
  for (const pair of scored) {
    const { label, isLabel } = pair.candidate;
    if (usedLabels.has(label) || (isLabel && usedLabels.has(isLabel))) continue;
    if (pair.tokens.some((token) => usedTokens.has(token))) continue;
    usedLabels.add(label);
    // What is a value is no label.
    if (isLabel) usedLabels.add(isLabel);
    pair.tokens.forEach((token) => usedTokens.add(token));
    chosen.push(pair);
  }
  const roles = taxRolesOf(layout);
  return [
    ...composite,
    ...chosen.map((pair) => readingOf(pair, layout, usedTokens, roles)).filter((one) => one !== null),
  ];
}

/** Fields whose values are never made of words that name other fields, such as headings in a second language. */
const NO_LABELS: ReadonlySet<LabelTopic> = new Set<LabelTopic>(['nombreAsistente', 'anillo']);

/** Whether a word names a field; a ring may be called as rings are, «Grada», a person not as persons are. */
const namesField = (word: string, own: LabelTopic) =>
  meaningsOf([word], false).some(
    ({ topic, likeness }) => (topic !== own || own === 'nombreAsistente') && likeness > 0.9,
  );

/** Titles are larger than what stands under them, labels are not. */
const TITLE = 1.25;

const isTitle = ({ label, line, direction }: Candidate, lines: readonly Line[]) => {
  const size = lines[label.line]?.size ?? 0;
  const others = Math.min(lines[line]?.size ?? 0, median(lines.map((one) => one.size)));
  return direction !== 'inline' && size > TITLE * others;
};

const isPassWord = ({ text, led }: Label) => !led && /(^|\s)(abono|abonament)$/.test(plain(text));

const isTypical = (topic: LabelTopic, { tokens }: Candidate, slips: boolean) =>
  isOpen(topic) && (shapeOf(topic, textOf(tokens), slips)?.fit ?? 0) >= 0.9;

const isOpen = (topic: LabelTopic): topic is FieldName =>
  topic !== 'other' && topic !== 'taxNumber' && !CLOSED_FIELDS.has(topic);

/** What a value's shape counts for: of texts without one, where they stand tells more than what they are called. */
const standing = (topic: LabelTopic, { fit }: Shape) => (isOpen(topic) ? (1 + 2 * fit) / 3 : fit);

/** What a word counts for as a value that may be a label as well. */
const MAYBE_LABEL = 0.7;

/** What a candidate would be for each meaning of its label. */
function pairsOf(candidate: Candidate, { slips, lines }: Layout): Pair[] {
  // What is a label word by word is none of its neighbour's value.
  const words = candidate.tokens.map(({ label }) => label).filter(Boolean);
  const labels = meaningsOf(words, false);
  if (words.length > 1 && labels.some(({ clear, likeness }) => clear && likeness > 0.9)) return [];
  return candidate.label.meanings.flatMap(({ topic, clear, likeness }) => {
    if (NO_LABELS.has(topic) && words.length > 0 && words.every((word) => namesField(word, topic))) return [];
    const found = bestPart(candidate.tokens, topic, slips, candidate.isLabel !== undefined);
    if (!found) return [];
    // «Localidad» may be a ring or a seat; a number is a seat.
    const seat = topic === 'anillo' && candidate.label.meanings.some((one) => one.topic === 'asiento');
    if (seat && /^\d+$/.test(String(found.shape.value))) return [];
    if (!clear && isOpen(topic) && isTitle(candidate, lines)) return [];
    if (!clear && isOpen(topic) && candidate.direction === 'above' && !isTypical(topic, candidate, slips))
      return [];
    // «Tu abono» over a name is a title; over «General» it may be a label.
    if (topic === 'tipoAbonament' && isPassWord(candidate.label) && !isTypical(topic, candidate, slips))
      return [];
    const weight =
      (clear ? 1 : 0.9) *
      (candidate.label.tentative ? 0.92 : 1) *
      (candidate.isLabel ? MAYBE_LABEL : 1) *
      likeness;
    return [
      { candidate, topic, clear, ...found, score: standing(topic, found.shape) * candidate.place * weight },
    ];
  });
}

/** The words as a value; of a closed field only the beginning where the whole is none. */
function bestPart(
  tokens: Token[],
  topic: LabelTopic,
  slips: boolean,
  isLabel: boolean,
): { tokens: Token[]; shape: Shape } | null {
  // What may be a label is seldom the value of one that we do not need.
  if (topic === 'other') return { tokens, shape: { value: textOf(tokens), fit: isLabel ? 0.3 : 0.6 } };
  const field = topic === 'taxNumber' ? 'nifDistr' : topic;
  const shape = shapeOf(field, textOf(tokens), slips);
  if (shape && field === 'temporada') return { tokens: beginningOf(tokens, shape, slips), shape };
  if (shape || !CLOSED_FIELDS.has(field)) return shape && { tokens, shape };
  for (let length = Math.min(tokens.length - 1, 4); length > 0; length--) {
    const part = tokens.slice(0, length);
    const found = shapeOf(field, textOf(part), slips);
    if (found) return { tokens: part, shape: { ...found, fit: found.fit * 0.9 } };
  }
  return null;
}

/** «2025-2026 · Liga Endesa»: the season alone. */
function beginningOf(tokens: Token[], { value }: Shape, slips: boolean): Token[] {
  const length = tokens.findIndex(
    (_, index) => shapeOf('temporada', textOf(tokens.slice(0, index + 1)), slips)?.value === value,
  );
  return length < 0 ? tokens : tokens.slice(0, length + 1);
}

/** Where this page puts its values: pages are consistent, so what is certain tells about what is not. */
function habitOf(pairs: readonly Pair[]): Record<Direction, number> {
  const votes: Record<Direction, number> = { inline: 0, right: 0, below: 0, above: 0 };
  const telling = pairs.filter(
    ({ topic, shape }) =>
      topic !== 'other' && topic !== 'taxNumber' && CLOSED_FIELDS.has(topic) && shape.fit >= 0.85,
  );
  const choices = new Map<Label, number>();
  for (const { candidate } of telling) choices.set(candidate.label, (choices.get(candidate.label) ?? 0) + 1);
  for (const { candidate } of telling) votes[candidate.direction] += 1 / (choices.get(candidate.label) ?? 1);
  const all = Math.max(1, votes.right + votes.below + votes.above);
  const share = (direction: Direction) => 0.75 + 0.25 * (votes[direction] / all);
  // Where most values stand over their labels, it is no wonder that one does.
  const above = votes.above > all / 2 ? share('above') / OVER : share('above');
  return { inline: 1, right: share('right'), below: share('below'), above };
}

function readingOf(
  pair: Pair,
  layout: Layout,
  used: Set<Token>,
  roles: ReadonlyMap<string, TaxRole>,
): Reading | null {
  const { candidate, topic, clear, score } = pair;
  const ofWhom = topic === 'taxNumber' ? 'other' : topic;
  const field = !clear || topic === 'taxNumber' ? (roleOf(pair, roles) ?? ofWhom) : ofWhom;
  if (field === 'other') return null;
  const { tokens, shape } = goOn(pair, field, layout, used);
  const valueBox = union(tokens);
  return {
    field,
    value: shape.value,
    raw: textOf(tokens),
    fit: shape.fit,
    letters: lettersOf(tokens),
    pairing: Math.min(1, score / Math.max(0.01, pair.shape.fit)),
    clear: clear && !(field === 'referenciaTicket' && isOrders(candidate.label)),
    label: candidate.label,
    valueBox,
    box: union([candidate.label, valueBox]),
  };
}

/** The number of an order is a ticket's only where the ticket has none of its own. */
const isOrders = ({ text }: Label) =>
  /operaci|pedido|comanda|compra|transac|vent?d?a\b/.test(plain(text)) &&
  !/entrada|ti(c|qu)ket|tiquet|abon/.test(plain(text));

/** The least sure word counts, but a comma that was hard to see does not. */
function lettersOf(tokens: readonly Token[]): number {
  const words = tokens.filter(({ text }) => /[\p{L}\d]/u.test(text));
  return Math.min(1, ...words.map(({ confidence }) => confidence));
}

const TAX: ReadonlySet<LabelTopic> = new Set<LabelTopic>(['taxNumber', 'nifOrganizador', 'nifDistr']);

const roleOf = ({ topic, shape }: Pair, roles: ReadonlyMap<string, TaxRole>) =>
  TAX.has(topic) ? roles.get(String(shape.value)) : undefined;

const GOES_ON: ReadonlySet<FieldName> = new Set<FieldName>([
  'evento',
  'recinto',
  'direccion',
  'nombreAsistente',
]);

/** Long texts may take a second line. */
function goOn(
  pair: Pair,
  field: FieldName,
  layout: Layout,
  used: Set<Token>,
): { tokens: Token[]; shape: Shape } {
  if (!GOES_ON.has(field) || pair.candidate.direction === 'above') return pair;
  const size =
    layout.lines[layout.segments.find(({ tokens }) => tokens[0] === pair.tokens[0])?.line ?? -1]?.size;
  const unfinished = textOf(pair.tokens).endsWith(',');
  const next =
    size &&
    ((unfinished && onSameLine(pair.tokens, size, layout)) ||
      continuation(union(pair.tokens), size, unfinished, layout));
  if (!next || next.tokens.some((token) => used.has(token))) return pair;
  const tokens = [...pair.tokens, ...next.tokens.map((token) => ({ ...token, glued: false }))];
  const shape = shapeOf(field, textOf(tokens), layout.slips);
  // A name of one line is a name already; only what gets better or stays a text may grow.
  if (!shape || shape.fit < pair.shape.fit || (field === 'nombreAsistente' && pair.shape.fit >= 0.9))
    return pair;
  next.tokens.forEach((token) => used.add(token));
  return { tokens, shape };
}

/** The size of most letters on a page, in points. */
export const pageLetterSize = ({ lines }: Layout): number => median(lines.map(({ size }) => size));
