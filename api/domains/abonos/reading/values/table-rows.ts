import type { Layout, Token, Reading } from '../model.ts';
import { centerX, centerY, height, sharedWidth, union } from '../geometry.ts';
import { textOf } from '../lines/lines.ts';
import { CLOSED_FIELDS, shapeOf } from '../fields/fields.ts';

/** The largest distance of the next row, by the distance of the first row from its heading. */
const MOST_PITCHES = 4;
/** With fewer columns in the heading, it is no table of passes. */
const FEWEST_COLUMNS = 3;

/**
 * Tables with one heading and one pass on each row: the first row is found by its headings, the others continue it.
 * @param readings the values of the page's labels.
 * @returns the readings of the further rows.
 */
export function furtherRows(layout: Layout, readings: readonly Reading[]): Reading[] {
  return headings(readings).flatMap((columns) => rowsUnder(columns, layout));
}

/** Readings whose labels are on one line and whose values are on one line below. */
function headings(readings: readonly Reading[]): Reading[][] {
  const below = readings.filter(({ label, valueBox }) => valueBox.y0 > label.y0 + 0.6 * height(label));
  const rows: Reading[][] = [];
  for (const reading of below) {
    const row = rows.find(
      ([first]) =>
        first && sameLine(first.label, reading.label) && sameLine(first.valueBox, reading.valueBox),
    );
    if (row) row.push(reading);
    else rows.push([reading]);
  }
  // Two cards side by side have the same few headings twice.
  return rows.filter((row) => new Set(row.map(({ field }) => field)).size >= FEWEST_COLUMNS);
}

const sameLine = (a: Parameters<typeof centerY>[0], b: Parameters<typeof centerY>[0]) =>
  Math.abs(centerY(a) - centerY(b)) < 0.5 * Math.max(height(a), height(b));

function rowsUnder(columns: readonly Reading[], layout: Layout): Reading[] {
  const found: Reading[] = [];
  const heading = union(columns.map(({ label }) => label));
  // A text below a heading without a value does not belong to its neighbours either.
  const others = layout.labels.filter(
    (label) => sameLine(label, heading) && !columns.some((column) => sharedWidth(column.label, label) > 0),
  );
  const all = [...columns, ...others.map((label) => ({ label, valueBox: label }))];
  const first = union(columns.map(({ valueBox }) => valueBox));
  let bottom = first.y1;
  let pitch = first.y0 - heading.y0;
  for (const [index, line] of layout.lines.entries()) {
    if (line.y0 < bottom - 0.3 * height(first)) continue;
    const labels = layout.labels.filter((label) => label.line === index && !label.tentative).length;
    // Another heading; but between rows there may be other fields of each, with their own labels.
    if (line.y0 - bottom > MOST_PITCHES * pitch || labels >= FEWEST_COLUMNS) break;
    if (labels > 0) continue;
    const row = columns
      .map((column) => cell(column, all, line.tokens, layout.isOcr))
      .filter((one) => one !== null);
    const closed = row.filter(({ field }) => CLOSED_FIELDS.has(field));
    if (row.length < Math.max(FEWEST_COLUMNS, columns.length * 0.6) || closed.length < 2) continue;
    found.push(...row);
    pitch = Math.max(pitch, line.y0 - bottom);
    bottom = line.y1;
  }
  return found;
}

/** A heading, and the value below it in the first row. */
type Column = Pick<Reading, 'label' | 'valueBox'>;

/** The value in a column of a row. */
function cell(
  column: Reading,
  columns: readonly Column[],
  tokens: readonly Token[],
  isOcr: boolean,
): Reading | null {
  const inside = tokens.filter((_, index) => {
    const start = startOf(tokens, index, columns);
    return columnOf(start, columns) === column;
  });
  const shape = inside.length > 0 ? shapeOf(column.field, textOf(inside), isOcr) : null;
  if (!shape) return null;
  const box = union(inside);
  const letters = Math.min(...inside.map(({ confidence }) => confidence));
  return {
    ...column,
    value: shape.value,
    fit: shape.fit,
    raw: textOf(inside),
    letters,
    valueBox: box,
    box,
    label: box,
  };
}

/** The first word of a group: a name stays together though it reaches into the next column. */
function startOf(tokens: readonly Token[], index: number, columns: readonly Column[]): Token {
  let start = index;
  // «Descuento +33 %»
  const isMark = (token: Token | undefined) => /^([^\p{L}\d]+|\+\d+)$/u.test(token?.text ?? '');
  const isWord = (token: Token | undefined) => token !== undefined && /^\p{L}[^\d]*$/u.test(token.text);
  const begins = (token: Token | undefined) =>
    columns.some(({ label }) => token && Math.abs(label.x0 - token.x0) < 0.5 * height(token));
  while (
    start > 0 &&
    !tokens[start]?.apart &&
    !begins(tokens[start]) &&
    (isMark(tokens[start]) || (isWord(tokens[start]) && isWord(tokens[start - 1])))
  )
    start--;
  return tokens[start] as Token;
}

/**
 * The column of a word: the one whose heading it ends below or is centred below, as the first row is; otherwise the
 * last one that starts before it, if columns start below their headings, or else the nearest.
 */
function columnOf(token: Token, columns: readonly Column[]): Column | undefined {
  const size = height(token);
  const filled = columns.filter(({ label, valueBox }) => label !== valueBox);
  const flush = filled.filter(({ label, valueBox }) => Math.abs(label.x0 - valueBox.x0) < 0.5 * size).length;
  if (flush > filled.length * 0.7) {
    return columns
      .toSorted((a, b) => b.label.x0 - a.label.x0)
      .find(({ label }) => label.x0 <= token.x0 + 0.5 * size);
  }
  const away = ({ label, valueBox }: Column) => {
    const own = union([label, valueBox]);
    return sharedWidth(token, own) > 0 ? -sharedWidth(token, own) : Math.abs(centerX(token) - centerX(own));
  };
  return columns.toSorted((a, b) => away(a) - away(b))[0];
}
