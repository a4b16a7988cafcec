import { shapeOf } from '../fields/fields.ts';
import { isCompetition } from '../fields/evento.ts';
import { centerX, height, sharedHeight, sharedWidth, union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import type { Box, Draft, Reading, Word } from '../model.ts';
import { FIELD_NAMES, type FieldName, type FieldSource } from '../read-abono.ts';
import { fieldFrom } from './draft.ts';
import { layoutOf } from './readings.ts';
import { readingOf } from './unlabelled-reading.ts';

/** From this fit on, a text is a name of several words, or typical for another field. */
const TYPICAL = 0.9;
/** How far places in two passes may be from each other, in heights of the print: a number has one digit or two. */
const ALIKE_DOWN = 0.6;
const ALIKE_ACROSS = 1.5;

/** Texts of these fields look like names: «Fondo Sur», «Polideportivo Municipal». */
const OTHERS: readonly FieldName[] = ['anillo', 'bloque', 'tipoAbonament', 'recinto'];

/**
 * The passes of a page with their holders: texts like names, different in each pass, that stand at the same place of all. Then a
 * given name need not be a known one.
 * @param blocks the words of each pass
 */
export function withNamesAtOnePlace(
  drafts: readonly Draft[],
  blocks: readonly (readonly Word[])[],
  source: FieldSource,
): Draft[] {
  if (drafts.length < 2 || drafts.every(({ fields }) => fields.nombreAsistente)) return [...drafts];
  const places = drafts.map(({ fields }) => fields.asiento?.valueBox);
  const names = drafts.map((draft, index) => namesIn(blocks[index] ?? [], draft, source === 'ocr'));
  const isAlike = (one: Reading, at: number, other: Reading, otherAt: number) => {
    const [from, to] = [places[at], places[otherAt]];
    return from !== undefined && to !== undefined && standAlike(one.valueBox, from, other.valueBox, to);
  };
  const rows = (names[0] ?? []).flatMap((first) => {
    const row = names.map((some, at) => some.filter((one) => isAlike(first, 0, one, at)));
    const only = row.flatMap((some) => (some.length === 1 ? some : []));
    const isEach =
      only.length === drafts.length && new Set(only.map(({ value }) => value)).size === only.length;
    return isEach ? [only] : [];
  });
  const [row, ...others] = rows;
  if (!row || others.length > 0) return [...drafts];
  return drafts.map((draft, index) => {
    const name = row[index];
    const { nombreAsistente = name && fieldFrom(name, source) } = draft.fields;
    return { ...draft, fields: { ...draft.fields, ...(nombreAsistente && { nombreAsistente }) } };
  });
}

/** The texts of a pass that may be its holder's name: that of no other field, and the name that was found, if one was. */
function namesIn(words: readonly Word[], { fields }: Draft, isOcr: boolean): Reading[] {
  const used = FIELD_NAMES.flatMap((name) => {
    const { valueBox, labelBox } = fields[name] ?? {};
    return name === 'nombreAsistente' ? [] : [valueBox, labelBox].flatMap((box) => box ?? []);
  });
  const isUsed = (box: Box) =>
    used.some((one) => sharedWidth(one, box) > 0 && sharedHeight(one, box) > 0.3 * height(box));
  const found = fields.nombreAsistente?.value;
  return layoutOf(words, isOcr).segments.flatMap(({ tokens, label }) => {
    const text = textOf(tokens);
    const isOther =
      OTHERS.some((name) => (shapeOf(name, text, isOcr)?.fit ?? 0) >= TYPICAL) || isCompetition(text);
    if (label || /\d/.test(text) || isOther || isUsed(union(tokens))) return [];
    const reading = readingOf('nombreAsistente', tokens, isOcr);
    const isIt = found === undefined || reading?.value === found;
    return reading && reading.fit >= TYPICAL && isIt ? [reading] : [];
  });
}

/** Whether two texts stand alike in their passes, by their left edges, middles or right edges. */
function standAlike(one: Box, from: Box, other: Box, to: Box): boolean {
  const size = Math.max(height(one), height(other));
  const across = [one.x0 - other.x0, centerX(one) - centerX(other), one.x1 - other.x1];
  const down = one.y0 - other.y0 - (from.y0 - to.y0);
  return (
    Math.abs(down) < ALIKE_DOWN * size &&
    across.some((far) => Math.abs(far - (from.x0 - to.x0)) < ALIKE_ACROSS * size)
  );
}
