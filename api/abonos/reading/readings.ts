import {
  type Candidate,
  candidatesFor,
  continuation,
  onSameLine,
  type Direction,
  type Layout,
} from './candidates.ts';
import { withoutFormer } from './former-season.ts';
import { type Box, median, union, type Word } from './geometry.ts';
import { type Label, labelsOf, segmentsOf } from './labels.ts';
import { type LabelTopic, meaningsOf } from './lexicon.ts';
import { type Line, linesOf, type Token, textOf } from './lines.ts';
import type { FieldName } from './read-abono.ts';
import { CLOSED_FIELDS, type Shape, shapeOf } from './shapes.ts';
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

/** A page's words as lines, labels and the rest. */
export function layoutOf(words: readonly Word[], slips: boolean): Layout {
  const lines = linesOf(words, slips);
  const found = lines.flatMap((line, index) => labelsOf(line, index, slips));
  const inline = found.filter((label) => isInline(label, lines)).length >= FEWEST_INLINE;
  const labels = withoutEchoes(
    inline ? lines.flatMap((line, index) => labelsOf(line, index, slips, true)) : found,
    lines,
  );
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
    .flatMap((one) => pairsOf(one, layout.slips));
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
  return [
    ...composite,
    ...chosen.map((pair) => readingOf(pair, layout, usedTokens)).filter((one) => one !== null),
  ];
}

/** Fields whose values are never made of words that name other fields, such as headings in a second language. */
const NO_LABELS: ReadonlySet<LabelTopic> = new Set<LabelTopic>(['nombreAsistente', 'anillo']);

/** Whether a word names a field; a ring may be called as rings are, «Grada», a person not as persons are. */
const namesField = (word: string, own: LabelTopic) =>
  meaningsOf([word], false).some(
    ({ topic, likeness }) => (topic !== own || own === 'nombreAsistente') && likeness > 0.9,
  );

/** What a candidate would be for each meaning of its label. */
function pairsOf(candidate: Candidate, slips: boolean): Pair[] {
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
    const weight = (clear ? 1 : 0.9) * (candidate.label.tentative ? 0.92 : 1) * likeness;
    return [{ candidate, topic, clear, ...found, score: found.shape.fit * candidate.place * weight }];
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
  return { inline: 1, right: share('right'), below: share('below'), above: share('above') };
}

function readingOf(pair: Pair, layout: Layout, used: Set<Token>): Reading | null {
  const { candidate, topic, clear, score } = pair;
  const field = topic === 'taxNumber' ? roleOf(candidate.label, layout) : topic;
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
    clear,
    label: candidate.label,
    valueBox,
    box: union([candidate.label, valueBox]),
  };
}

/** The least sure word counts, but a comma that was hard to see does not. */
function lettersOf(tokens: readonly Token[]): number {
  const words = tokens.filter(({ text }) => /[\p{L}\d]/u.test(text));
  return Math.min(1, ...words.map(({ confidence }) => confidence));
}

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

const ORGANISER = /^(organi|promo|club|emis|entid|entit)/;
const SELLER = /^(distri|vend|vened|comerc|venta|venda|ticketera|canal)/;

const roleBy = (word: string) =>
  SELLER.test(word) ? 'nifDistr' : ORGANISER.test(word) ? 'nifOrganizador' : undefined;

/** Whose tax number it is: that of whoever is named over it in a column of its own, or was named last before it. */
function roleOf(label: Label, { lines }: Layout): 'nifOrganizador' | 'nifDistr' | 'other' {
  if (lines[label.line]?.tokens[label.start]?.apart)
    for (let index = label.line - 1; index >= Math.max(0, label.line - 4); index--) {
      const over = columnsOf(lines[index]).find(
        ([first]) => Math.abs((first?.x0 ?? 0) - label.x0) < (lines[index]?.size ?? 0),
      );
      const role =
        over && columnsOf(lines[index]).length > 1 && over.map((token) => roleBy(token.label)).find(Boolean);
      if (role) return role;
    }
  for (let index = label.line; index >= Math.max(0, label.line - 3); index--) {
    const tokens = (lines[index]?.tokens ?? []).filter((token) => index < label.line || token.x0 < label.x0);
    for (const token of tokens.toReversed()) {
      const role = roleBy(token.label);
      if (role) return role;
    }
  }
  return 'other';
}

/** The stretches of a line between gaps. */
function columnsOf(line: Line | undefined): Token[][] {
  const columns: Token[][] = [];
  for (const token of line?.tokens ?? []) {
    const column = columns.at(-1);
    if (column && !token.apart) column.push(token);
    else columns.push([token]);
  }
  return columns;
}

/** «Bloque / Fila / Asiento: 104 / 12 / 5»: as many values as labels, in their order. */
function composites(layout: Layout, usedLabels: Set<Label>, usedTokens: Set<Token>): Reading[] {
  const readings: Reading[] = [];
  for (const chain of chainsOf(layout)) {
    const last = chain.at(-1);
    if (!last) continue;
    for (const { tokens, place } of candidatesFor(last, layout)) {
      const words = tokens.filter(({ kind }) => kind === 'word');
      const parts = words.flatMap((token) =>
        token.text
          // A stroke in a name parts nothing.
          .split(/\d/.test(token.text) ? /[/|·-]/ : /[/|·]/)
          .filter(Boolean)
          .map((text) => ({ ...token, text })),
      );
      const shapes = chain.map((label, index) => compositeReading(label, parts[index], place, layout.slips));
      if (parts.length !== chain.length || shapes.some((shape) => shape === null)) continue;
      readings.push(...shapes.filter((shape) => shape !== null));
      chain.forEach((label) => usedLabels.add(label));
      tokens.forEach((token) => usedTokens.add(token));
      break;
    }
  }
  return readings;
}

function compositeReading(
  label: Label,
  token: Token | undefined,
  place: number,
  slips: boolean,
): Reading | null {
  const meaning = label.meanings[0];
  if (!token || !meaning || meaning.topic === 'other' || meaning.topic === 'taxNumber') return null;
  const shape = shapeOf(meaning.topic, token.text, slips);
  return (
    shape && {
      field: meaning.topic,
      value: shape.value,
      raw: token.text,
      fit: shape.fit,
      letters: token.confidence,
      pairing: place * meaning.likeness,
      clear: meaning.clear,
      label,
      valueBox: union([token]),
      box: union([label, token]),
    }
  );
}

/** Labels that follow each other with nothing but strokes between them. */
function chainsOf({ labels, lines }: Layout): Label[][] {
  const chains: Label[][] = [];
  for (const label of labels) {
    const chain = chains.at(-1);
    const before = chain?.at(-1);
    const between =
      before?.line === label.line ? (lines[label.line]?.tokens.slice(before.end, label.start) ?? []) : null;
    const follows = between !== null && between.length > 0 && between.every(({ kind }) => kind === 'stop');
    if (chain && follows && !before?.led) chain.push(label);
    else chains.push([label]);
  }
  return chains.filter(
    (chain) =>
      chain.length > 1 && new Set(chain.map(({ meanings }) => meanings[0]?.topic)).size === chain.length,
  );
}

/** The size of most letters on a page, in points. */
export const pageLetterSize = ({ lines }: Layout): number => median(lines.map(({ size }) => size));
