import { type Candidate, clarityOf, type Direction, OVER } from './candidates.ts';
import type { Layout, Label, LabelTopic, Token, Shape } from '../model.ts';
import { centerY, height } from '../geometry.ts';
import { isYear } from '../fields/codes.ts';
import { isLevel } from '../fields/anillo.ts';
import { NAMED_BLOCK } from '../fields/bloque.ts';
import { isField, CLOSED_FIELDS, shapeOf } from '../fields/fields.ts';
import { labelWord, meaningsOf } from '../fields/lexicon.ts';
import { namesNoTicket } from '../fields/referencia-ticket.ts';
import { OF_TARIFF } from '../fields/tipo-abonament.ts';
import { textOf } from '../lines/lines.ts';
import { plain } from '../text/letters.ts';
import type { FieldName } from '../read-abono.ts';
import { isNamedTariff } from './telling-texts.ts';

// Rates how well a word near a label fits as its value.

/** A label with words that may be its value. */
export interface Pair {
  candidate: Candidate;
  topic: LabelTopic;
  clear: boolean;
  tokens: Token[];
  shape: Shape;
  score: number;
}

/** Fields whose values never have the name of another field. */
const NEVER_NAMED: ReadonlySet<LabelTopic> = new Set<LabelTopic>(['evento', 'recinto', 'direccion']);

/** «Concepto   Importe»: headings beside each other, none of which is the value of the other. */
const namesAnother = (topic: LabelTopic, { isLabel }: Candidate) =>
  NEVER_NAMED.has(topic) && isLabel?.meanings.every((one) => one.topic !== topic) === true;

/** From this fit on, a value is typical for its field. */
export const TYPICAL = 0.9;

const isTypical = (topic: LabelTopic, { tokens }: Candidate, isOcr: boolean) =>
  isOpen(topic) && (shapeOf(topic, textOf(tokens), isOcr)?.fit ?? 0) >= TYPICAL;

const isOpen = (topic: LabelTopic): topic is FieldName => isField(topic) && !CLOSED_FIELDS.has(topic);

/** The priority of a pair: for texts without a format, the position says more than the words. */
export function rankOf({ topic, shape: { fit }, tokens, score }: Pair): number {
  return clarityOf(tokens) * (isOpen(topic) ? (score * (1 + 2 * fit)) / (3 * fit) : score);
}

/** Dots lead from another label to its value. */
const LEADING = /^([.·_]{3,}|…+)$/u;

/** The weight of a word as a value that may also be a label. */
const MAYBE_LABEL = 0.7;

/** «Grada Oeste»: a label that belongs to the name of the stand behind it; «Grada Superior» is at that level. */
const OF_STAND = /^(grada|graderia|graderio|tribuna)$/;

const OF_NAMES: Partial<Record<LabelTopic, RegExp>> = { tipoAbonament: OF_TARIFF, anillo: OF_STAND };

/** The words of a candidate as the value of a field: with its label, if that is part of the value's name and no colon parts them. */
function wordsFor(topic: LabelTopic, candidate: Candidate, { lines, isOcr }: Layout): Token[] {
  const { label, tokens, direction } = candidate;
  const ofName = OF_NAMES[topic];
  if (!ofName || direction !== 'inline' || label.led) return tokens;
  const named = lines[label.line]?.tokens.slice(label.start, label.end) ?? [];
  // «Abono LM-841309» is the number of a pass.
  if (!isTypical(topic, candidate, isOcr)) return tokens;
  const isNameless = topic === 'anillo' && (isLevel(textOf(tokens)) || /\d/.test(textOf(tokens)));
  if (isNameless) return tokens;
  return ofName.test(plain(textOf(named))) ? [...named, ...tokens] : tokens;
}

/** Whether a value is rather a year than the number of a ticket: its label does not ask for a number, as in «Abono 2025». */
export const isYearBehind = (label: string, value: string | number): boolean =>
  isYear(String(value)) && !label.split(/\s+/).some((word) => labelWord(word).split(' ').includes('num'));

/** The values of a candidate, for each meaning of its label. */
export function pairsOf(candidate: Candidate, layout: Layout): Pair[] {
  const { isOcr } = layout;
  // A text that consists of words of labels is not the value of its neighbour.
  if (candidate.tokens.some(({ text }) => LEADING.test(text))) return [];
  const words = candidate.tokens.map(({ label }) => label).filter(Boolean);
  const labels = meaningsOf(words, false);
  // Behind a colon it is: «Clase: Socio de número».
  const isBehind = candidate.label.led && candidate.line === candidate.label.line;
  if (!isBehind && words.length > 1 && labels.some(({ clear, likeness }) => clear && likeness > 0.9))
    return [];
  return candidate.label.meanings.flatMap(({ topic, clear, likeness }) => {
    const found = valueIn(wordsFor(topic, candidate, layout), topic, isOcr, candidate.isLabel !== undefined);
    if (!found) return [];
    if (namesAnother(topic, candidate)) return [];
    // «Concepto» heads what is bought: «Abono Joven» there is the tariff.
    if (topic === 'evento' && isNamedTariff(candidate.tokens)) return [];
    if (topic === 'referenciaTicket' && isYearBehind(candidate.label.text, found.shape.value)) return [];
    if (!clear && isOpen(topic) && candidate.direction === 'above' && !isTypical(topic, candidate, isOcr))
      return [];
    const weight =
      (clear ? 1 : 0.9) *
      (candidate.label.tentative ? 0.92 : 1) *
      (candidate.isLabel ? MAYBE_LABEL : 1) *
      likeness;
    return [{ candidate, topic, clear, ...found, score: found.shape.fit * candidate.place * weight }];
  });
}

/**
 * The chosen pairs of a page. Beside «Nivel: Baja», «Localidad: 5» is no second ring but the seat: a label does not mean a field
 * of which there is a label with fewer meanings, if it may mean another one.
 */
export function withOtherMeanings(pairs: readonly Pair[], isOcr: boolean): Pair[] {
  return pairs.map((pair) => {
    const { meanings } = pair.candidate.label;
    const isNamedElsewhere = (field: LabelTopic) =>
      pairs.some(
        ({ topic, candidate: { label } }) =>
          topic === field &&
          label.meanings.length < meanings.length &&
          // The number of an order is none of a ticket.
          !(topic === 'referenciaTicket' && namesNoTicket(label.text)),
      );
    if (!isNamedElsewhere(pair.topic)) return pair;
    const others = meanings.filter(({ topic }) => isField(topic) && !isNamedElsewhere(topic));
    const [other] = others.flatMap(({ topic, clear }) => {
      const found = valueIn(pair.candidate.tokens, topic, isOcr);
      // Any text may be a ring or a name, and any word a code; what has a format with digits is one or none.
      const hasFormat = !isOpen(topic) && /\d/.test(String(found?.shape.value));
      const isOne = hasFormat || (found?.shape.fit ?? 0) >= Math.min(TYPICAL, pair.shape.fit);
      const score = (pair.score / pair.shape.fit) * (found?.shape.fit ?? 0);
      return found && isOne ? [{ ...pair, ...found, topic, clear, score }] : [];
    });
    return other ?? pair;
  });
}

/**
 * The chosen pairs of a page, with the stands as blocks where a level is beside each: «Zona: Fondo Norte» and «Grada: Superior» both
 * may name a ring or a block.
 */
export function withBlocksBesideLevels(pairs: readonly Pair[], isOcr: boolean): Pair[] {
  const rings = pairs.filter(({ topic }) => topic === 'anillo');
  const levels = rings.filter(({ tokens }) => isLevel(textOf(tokens)));
  const blocks = pairs.filter(({ topic }) => topic === 'bloque');
  if (levels.length !== rings.length - levels.length || blocks.length >= levels.length) return [...pairs];
  return pairs.map((pair) => {
    const other = pair.candidate.label.meanings.find(({ topic }) => topic === 'bloque');
    if (!other || !rings.includes(pair) || levels.includes(pair)) return pair;
    const found = valueIn(pair.candidate.tokens, 'bloque', isOcr);
    return found && found.shape.fit >= NAMED_BLOCK
      ? { ...pair, ...found, topic: 'bloque', clear: other.clear }
      : pair;
  });
}

/** Below this confidence, a letter or two after a value are specks. */
const SPECK = 0.5;

/** «Superior co», «eoeaccsoccoe C11»: OCR reads letters in specks, and round ones in dots before a value. */
function withoutSpecks(tokens: Token[]): Token[] {
  const first = tokens.findIndex(({ text, confidence }) => confidence >= SPECK || !DOTS.test(text));
  const seen = tokens.slice(Math.max(0, first));
  const last = seen.findLastIndex(({ text, confidence }) => confidence >= SPECK || /\d|\p{L}{3}/u.test(text));
  return last < 0 ? seen : seen.slice(0, last + 1);
}

const DOTS = /^[aceosu.]{6,}$/;

/** Some words as a value; for a closed field only the beginning if the whole is not valid. */
export function valueIn(
  words: Token[],
  topic: LabelTopic,
  isOcr: boolean,
  isLabel = false,
): { tokens: Token[]; shape: Shape } | null {
  const tokens = isOcr ? withoutSpecks(words) : words;
  // A possible label is seldom the value of a label without a field of ours.
  if (topic === 'other') return { tokens, shape: { value: textOf(tokens), fit: isLabel ? 0.3 : 0.6 } };
  const field = topic === 'taxNumber' ? 'nifDistr' : topic;
  const shape = shapeOf(field, textOf(tokens), isOcr);
  if (shape && field === 'temporada') return { tokens: beginningOf(tokens, shape, isOcr), shape };
  if (shape || !CLOSED_FIELDS.has(field)) return shape && { tokens, shape };
  for (let length = Math.min(tokens.length - 1, 4); length > 0; length--) {
    const part = tokens.slice(0, length);
    const found = shapeOf(field, textOf(part), isOcr);
    if (found) return { tokens: part, shape: { ...found, fit: found.fit * 0.9 } };
  }
  return null;
}

/** «2025-2026 · Liga Endesa»: the season alone. */
function beginningOf(tokens: Token[], { value }: Shape, isOcr: boolean): Token[] {
  const length = tokens.findIndex(
    (_, index) => shapeOf('temporada', textOf(tokens.slice(0, index + 1)), isOcr)?.value === value,
  );
  return length < 0 ? tokens : tokens.slice(0, length + 1);
}

/**
 * The distance around a label within which its neighbours say more than the rest of the page, in its heights, and their
 * weight.
 */
const NEAR = 6;
const MORE = 3;

/**
 * The positions of values around each label: pages are consistent, so certain values show the places of uncertain ones.
 */
export function habitsOf(
  pairs: readonly Pair[],
  labels: readonly Label[],
): Map<Label, Record<Direction, number>> {
  const telling = pairs.filter(
    ({ topic, shape }) => isField(topic) && CLOSED_FIELDS.has(topic) && shape.fit >= 0.85,
  );
  const choices = new Map<Label, number>();
  for (const { candidate } of telling) choices.set(candidate.label, (choices.get(candidate.label) ?? 0) + 1);
  const votes = telling.map(({ candidate: { label, direction } }) => ({
    label,
    direction,
    weight: 1 / (choices.get(label) ?? 1),
  }));
  return new Map(labels.map((label) => [label, habitAt(label, votes)]));
}

function habitAt(
  at: Label,
  given: readonly { label: Label; direction: Direction; weight: number }[],
): Record<Direction, number> {
  const votes: Record<Direction, number> = { inline: 0, right: 0, below: 0, above: 0 };
  for (const { label, direction, weight } of given) {
    const near = Math.abs(centerY(label) - centerY(at)) < NEAR * height(at);
    votes[direction] += near ? MORE * weight : weight;
  }
  const all = Math.max(1, votes.right + votes.below + votes.above);
  const share = (direction: Direction) => 0.75 + 0.25 * (votes[direction] / all);
  // If most values are above their labels, that is no reason for doubt.
  const above = votes.above > all / 2 ? share('above') / OVER : share('above');
  return { inline: 1, right: share('right'), below: share('below'), above };
}
