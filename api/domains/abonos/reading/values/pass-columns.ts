import { continuation } from './candidates.ts';
import type { Layout, Segment, Reading } from '../model.ts';
import { isAt, tableOf } from './column-tables.ts';
import { height, union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import { GOES_ON, lettersOf } from './readings.ts';
import { CLOSED_FIELDS, shapeOf } from '../fields/fields.ts';

// Tables with one pass in each column: labels at the left, and beside each label the values of all passes.

/** With fewer cells of a recognisable format, it is no table of passes. */
const FEWEST_CLOSED = 5;
/** The least share of the first pass's fields that the others have. */
const MOST = 0.6;

/**
 * The passes of further columns: the first one is found by its labels.
 * @param readings the values of the page's labels.
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

/** A cell as a value of the same field as the first value of its row. */
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
