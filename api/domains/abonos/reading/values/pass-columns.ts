import { continuation, type Layout } from './candidates.ts';
import { isAt, tableOf } from './column-tables.ts';
import { height, union } from '../lines/geometry.ts';
import type { Segment } from '../labels/labels.ts';
import { textOf } from '../lines/lines.ts';
import { GOES_ON, lettersOf, type Reading } from './readings.ts';
import { CLOSED_FIELDS, shapeOf } from './shapes.ts';

// Tables with a pass in each column: labels at the left, and beside each what it names of the first pass, the second and so on.

/** In fewer of them that tell by their shape what they are, it is not one of passes. */
const FEWEST_CLOSED = 5;
/** Of what the first pass says, the others say so large a share. */
const MOST = 0.6;

/**
 * The passes of further columns: the first is found by its labels.
 * @param readings what the labels of the page gave.
 */
export function furtherColumns(layout: Layout, readings: readonly Reading[]): Reading[] {
  const table = tableOf(layout.segments, layout.labels);
  if (!table) return [];
  return table.columns.flatMap((at) => {
    const found = table.rows.flatMap(({ label, segments }) => {
      const first = readings.find((reading) => reading.label === label);
      const cell = segments.slice(1).find((segment) => isAt(segment, at, table.edge));
      const own = first && cell && readingIn(cell, first, layout);
      return own ? [own] : [];
    });
    const named = table.rows.filter(({ label }) => readings.some((reading) => reading.label === label));
    const closed = found.filter(({ field }) => CLOSED_FIELDS.has(field));
    return found.length >= MOST * named.length && closed.length >= FEWEST_CLOSED ? found : [];
  });
}

/** What a cell says of the field that the first value of its row has. */
function readingIn(cell: Segment, first: Reading, layout: Layout): Reading | null {
  const size = layout.lines[cell.line]?.size ?? height(cell);
  const next = GOES_ON.has(first.field) ? continuation(cell.tokens, first.field, size, layout) : null;
  const whole = [cell.tokens, [...cell.tokens, ...(next?.tokens ?? [])]];
  const [alone, goneOn] = whole.map((tokens) => shapeOf(first.field, textOf(tokens), layout.isOcr));
  const grows = next && alone && goneOn && goneOn.fit >= alone.fit && first.field !== 'nombreAsistente';
  const shape = grows ? goneOn : alone;
  if (!shape) return null;
  const tokens = (grows ? whole[1] : whole[0]) ?? [];
  const box = union(tokens);
  return {
    ...first,
    ...shape,
    raw: textOf(tokens),
    letters: lettersOf(tokens),
    box,
    label: box,
    valueBox: box,
  };
}
