import type { Box, Label, Segment } from '../model.ts';
import { centerX, height, median } from '../geometry.ts';
import { partOf } from './joined-values.ts';

// Tables with labels at the left, and beside each label its values, in one column for each pass.

/** In fewer rows, texts after values are not a column. */
const FEWEST_ROWS = 8;
/** The largest difference between edges of one column, in heights. */
const EDGE = 0.6;
/** A gap between columns is wider than the spaces beside it. */
const WIDER = 1.2;
const STROKE = /^[|—–-]+$/u;

type Edge = (box: Box) => number;

/** A row of a table with labels at its left. */
interface Row {
  label: Label;
  /** The texts after its label, from left to right. */
  segments: Segment[];
}

/** The positions of the columns after the first one. */
export interface ColumnTable {
  rows: Row[];
  edge: Edge;
  columns: number[];
}

/** The same segments, split where a value is so close to the next column that both look like one text. */
export function partedInColumns(segments: readonly Segment[], labels: readonly Label[]): Segment[] {
  const table = tableOf(segments, labels);
  if (!table || table.edge !== left) return [...segments];
  const rows = new Set(table.rows.flatMap((row) => row.segments));
  return segments.flatMap((segment) => (rows.has(segment) ? parted(segment, table.columns) : [segment]));
}

function parted(segment: Segment, columns: readonly number[]): Segment[] {
  const { tokens } = segment;
  const gapBefore = (at: number) => (tokens[at]?.x0 ?? 0) - (tokens[at - 1]?.x1 ?? 0);
  const starts = tokens.flatMap((token, at) =>
    at > 0 && columns.some((column) => isAt(token, column, left)) ? [at] : [],
  );
  const widest = Math.max(0, ...tokens.map((_, at) => (at === 0 || starts.includes(at) ? 0 : gapBefore(at))));
  // OCR reads a stroke in the gap.
  const cuts = starts.filter(
    (at) => STROKE.test(tokens[at - 1]?.text ?? '') || gapBefore(at) >= WIDER * widest,
  );
  return [0, ...cuts].map((from, index) => partOf(segment, tokens.slice(from, cuts[index]), from));
}

const left: Edge = ({ x0 }) => x0;

/** Whether a column has text. */
export const isAt = (box: Box, at: number, edge: Edge) => Math.abs(edge(box) - at) < EDGE * height(box);

/** The table of a page, if it has one. */
export function tableOf(segments: readonly Segment[], labels: readonly Label[]): ColumnTable | undefined {
  const rows = rowsOf(segments, labels);
  const tables = [left, centerX].map((edge) => ({ rows, edge, columns: columnsOf(rows, edge) }));
  return tables.find(({ columns }) => columns.length > 0);
}

/** Rows that start with a label, below each other, with only values after it. */
function rowsOf(segments: readonly Segment[], labels: readonly Label[]): Row[] {
  const rows = labels
    .filter((label) => !labels.some((other) => other.line === label.line && other !== label))
    .map((label) => ({
      label,
      segments: segments
        .filter((segment) => segment.line === label.line && !segment.label)
        .toSorted((a, b) => a.x0 - b.x0),
    }))
    .filter(({ label, segments: [first] }) => first && first.x0 >= label.x1);
  return [left, ({ x1 }: Box) => x1]
    .map((edge) => {
      const middle = median(rows.map(({ label }) => edge(label)));
      return rows.filter(({ label }) => isAt(label, middle, edge));
    })
    .reduce((most, some) => (some.length > most.length ? some : most));
}

/** The positions where enough second, third … values of rows are below each other, and their first ones too. */
function columnsOf(rows: readonly Row[], edge: Edge): number[] {
  const full = rows.filter((row) => row.segments.length > 1);
  const begin = median(full.flatMap(({ segments }) => segments.slice(0, 1).map(edge)));
  const level = full.filter(({ segments: [first] }) => first && isAt(first, begin, edge));
  if (level.length < FEWEST_ROWS) return [];
  const most = Math.max(...level.map(({ segments }) => segments.length));
  return Array.from({ length: most - 1 }, (_, index) =>
    level.flatMap(({ segments }) => segments.slice(index + 1, index + 2)),
  ).flatMap((cells) => {
    const at = median(cells.map(edge));
    return cells.filter((cell) => isAt(cell, at, edge)).length >= FEWEST_ROWS ? [at] : [];
  });
}
