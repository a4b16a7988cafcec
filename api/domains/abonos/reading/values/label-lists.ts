import { labelWord, meaningsOf } from '../fields/lexicon.ts';
import { isField, shapeOf } from '../fields/fields.ts';
import { overlap, sharedHeight, sharedWidth, union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import type { Layout, Line, Reading, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { lettersOf } from './readings.ts';

// «Bloque / Fila / Asiento: 104 / 12 / 5»: several labels in one list, and their values in another one beside or below it.

/** A part of a list, with the tokens that it is in. */
interface Part {
  text: string;
  tokens: Token[];
}

const SEPARATOR = /\s*[/|·•]\s*|\s+[-–—]\s+/gu;
/** The lines of a list's values are nearer than this, in letter sizes. */
const PITCH = 2.5;

/** The readings of a page with those of its lists of labels, which count more than what was read inside a list. */
export function withLists(readings: readonly Reading[], { lines, isOcr }: Layout): Reading[] {
  const listed = lines.flatMap((line, index) => {
    const below = lines[index + 1];
    return (
      beside(line, isOcr) ??
      (below && below.y0 - line.y1 < PITCH * line.size ? inTwoLines(line, below, isOcr) : null) ??
      []
    );
  });
  const isInside = (one: Reading) =>
    listed.some(
      ({ box, label }) =>
        (sharedHeight(box, one.label) > 0 && sharedWidth(label, one.label) > 0) || overlap(box, one.valueBox),
    );
  return [...readings.filter((one) => !isInside(one)), ...listed];
}

/** Labels and values on one line: as many values as labels, and the last label before the first value. */
function beside(line: Line, isOcr: boolean): Reading[] | null {
  const parts = partsOf(line.tokens);
  const count = (parts.length + 1) / 2;
  const middle = parts[count - 1];
  if (!Number.isInteger(count) || count < 2 || !middle) return null;
  for (const cut of cutsOf(middle)) {
    const [label, value] = [middle.text.slice(0, cut), middle.text.slice(cut).replace(/^[\s:]+/, '')];
    const names = namesOf([...parts.slice(0, count - 1).map(({ text }) => text), label], isOcr);
    const tokens = middle.tokens.slice(-1);
    const values = [{ text: value, tokens }, ...parts.slice(count)];
    const readings = names && readingsOf(names, parts.slice(0, count), values, isOcr);
    if (readings) return readings;
  }
  return null;
}

/** Where a label may end in a text. */
const cutsOf = ({ text }: Part) => [...text.matchAll(/\s*:\s*|\s+/g)].map(({ index }) => index);

function inTwoLines(line: Line, below: Line, isOcr: boolean): Reading[] | null {
  const [labels, values] = [partsOf(line.tokens), partsOf(below.tokens)];
  if (labels.length < 2 || labels.length !== values.length) return null;
  const names = namesOf(
    labels.map(({ text }) => text),
    isOcr,
  );
  return names && readingsOf(names, labels, values, isOcr);
}

/** The text of a line in parts, where strokes or points separate them. */
function partsOf(tokens: readonly Token[]): Part[] {
  const text = textOf(tokens);
  const starts: number[] = [];
  let end = 0;
  for (const [index, token] of tokens.entries()) {
    if (index > 0 && !token.glued) end++;
    starts.push(end);
    end += token.text.length;
  }
  const strokes = [...text.matchAll(SEPARATOR)];
  return [...strokes, undefined].map((stroke, index) => {
    const before = strokes[index - 1];
    const [from, to] = [before ? before.index + before[0].length : 0, stroke?.index ?? text.length];
    const inside = tokens.filter((token, at) => {
      const start = starts[at] ?? 0;
      return start < to && start + token.text.length > from;
    });
    return { text: text.slice(from, to).trim(), tokens: inside };
  });
}

/** The fields that some labels name, each another one; null if one of them names none. */
function namesOf(labels: readonly string[], isOcr: boolean): FieldName[] | null {
  const names = labels.flatMap((label) => {
    const words = label
      .replace(/[:.]+$/, '')
      .split(/\s+/)
      .map(labelWord)
      .filter(Boolean);
    const topic = words.length > 0 ? meaningsOf(words, isOcr)[0]?.topic : undefined;
    return topic && isField(topic) ? [topic] : [];
  });
  return names.length === labels.length && new Set(names).size === names.length ? names : null;
}

function readingsOf(
  names: readonly FieldName[],
  labels: readonly Part[],
  values: readonly Part[],
  isOcr: boolean,
): Reading[] | null {
  const label = union(labels.flatMap(({ tokens }) => tokens));
  const readings = names.flatMap((field, index): Reading[] => {
    const part = values[index];
    const shape = part && part.tokens.length > 0 ? shapeOf(field, part.text, isOcr) : null;
    if (!part || !shape) return [];
    const valueBox = union(part.tokens);
    return [
      {
        ...shape,
        field,
        raw: part.text,
        letters: lettersOf(part.tokens),
        pairing: 1,
        clear: true,
        rule: 'label-list',
        label,
        labelText: labels[index]?.text,
        valueBox,
        box: union([label, valueBox]),
      },
    ];
  });
  return readings.length === names.length ? readings : null;
}
