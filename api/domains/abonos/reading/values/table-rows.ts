import { centerX, centerY, emptiest, height, median, sharedWidth, union, width } from '../geometry.ts';
import { CLOSED_FIELDS, isField } from '../fields/fields.ts';
import type { Box, Label, LabelMeaning, Layout, Line, Reading, Token } from '../model.ts';
import { withItems } from './ordered-items.ts';
import { startsSum } from '../labels/sum-lines.ts';
import { textOf } from '../lines/lines.ts';
import { WIDEST_LETTER } from '../lines/scanned-words.ts';
import { isYearBehind, valueIn } from './pairs.ts';
import { addUp, isPrice, PRICE_NAMES } from './prices.ts';
import { type Column, cellsOf, withNameColumn, withPriceColumns, withUnnamed } from './table-columns.ts';
import { namesNoTicket } from '../fields/referencia-ticket.ts';
import { lettersOf } from './readings.ts';
import type { FieldName } from '../read-abono.ts';
import { withWholeNames } from './whole-names.ts';

// Tables with one heading and one pass on each row, like those of receipts.

/** With fewer columns in the heading, it is no table of passes. */
const FEWEST_COLUMNS = 3;
/** Some values of a row may be unreadable, but not more than the rest of its columns. */
const MOST_FILLED = 0.6;

/** How well a value of a text layer fits the heading of its column, if other rows have one there too. */
const IN_COLUMN = 0.8;

/**
 * The readings of a page with the rows of its tables: the first row is found by its headings; where there are more, all
 * are read by columns.
 * @param readings the values of the page's labels.
 */
export function withTableRows(readings: readonly Reading[], layout: Layout): Reading[] {
  const tables = headingsOf(layout, readings).map((heading) =>
    withoutCount(rowsUnder(heading, readings, layout), readings),
  );
  const found = tables.filter((rows) => rows.length > 1).flat();
  if (found.length === 0) return withItems(withPricesOf(tables.flat(), readings), readings, layout.isOcr);
  const cells = found.flatMap((row, index) =>
    row.map((reading): Reading => ({
      ...reading,
      pairing: layout.isOcr ? reading.pairing : Math.max(reading.pairing, IN_COLUMN),
      rule: 'table-row',
      row: index,
    })),
  );
  const numbered = withItems(cells, readings, layout.isOcr);
  const inRows = new Set(numbered.map(({ field }) => field));
  // What a table says of each pass, a text elsewhere, such as the total of all, does not; but the order has a number too.
  const isOfRow = ({ field, label, ofOrder = false }: Reading) =>
    (inRows.has(field) && !ofOrder) || cells.some((one) => one.label === label);
  return [...readings.filter((one) => !isOfRow(one)), ...numbered];
}

/** The rows of a table without the column that counts them: «N.º» 1, 2, 3 are no seats if each pass has one elsewhere. */
function withoutCount(rows: Reading[][], readings: readonly Reading[]): Reading[][] {
  const [first = [], ...others] = rows;
  if (others.length === 0) return rows;
  const isElsewhere = (field: FieldName) =>
    readings.filter((one) => one.field === field && one.clear).length >= rows.length;
  const counts = first.filter(
    ({ field, clear }) =>
      !clear &&
      rows.every((row, index) => row.some((one) => one.field === field && Number(one.value) === index + 1)) &&
      isElsewhere(field),
  );
  const fields = new Set(counts.map(({ field }) => field));
  return rows.map((row) => row.filter(({ field }) => !fields.has(field)));
}

/** The readings of a page with the prices of the only row of a table, if they add up there: headings may have several meanings. */
function withPricesOf(rows: readonly Reading[][], readings: readonly Reading[]): Reading[] {
  const priced = rows.map((row) => row.filter(({ field }) => isPrice(field)));
  const [prices = [], ...others] = priced.filter(addUp);
  // Another pass has a row of its own, though OCR lost a comma in it.
  const isOnly = priced.filter((row) => row.length === PRICE_NAMES.length).length === 1;
  if (prices.length === 0 || others.length > 0 || !isOnly) return [...readings];
  const inRow = prices.map((reading): Reading => ({ ...reading, rule: 'table-row' }));
  return [...readings.filter(({ field }) => !isPrice(field)), ...inRow];
}

/** A cell of a table without a value. */
export interface EmptyCell {
  field: FieldName;
  box: Box;
}

/** The cells without a value in rows of tables, where other rows have one: OCR may have overlooked it. */
export function emptyCells(readings: readonly Reading[]): EmptyCell[] {
  const inRows = readings.filter(({ row }) => row !== undefined);
  const fields = [...new Set(inRows.map(({ field }) => field))];
  return [...new Set(inRows.map(({ row }) => row))].flatMap((row) => {
    const own = inRows.filter((reading) => reading.row === row);
    const [y0, y1] = [
      median(own.map(({ valueBox }) => valueBox.y0)),
      median(own.map(({ valueBox }) => valueBox.y1)),
    ];
    return fields
      .filter((field) => !own.some((reading) => reading.field === field))
      .map((field) => {
        const { x0, x1 } = union(inRows.filter((one) => one.field === field).map(({ valueBox }) => valueBox));
        return { field, box: { x0, x1, y0, y1 } };
      });
  });
}

/** Lines with labels whose values are on one line below. */
function headingsOf({ labels, lines }: Layout, readings: readonly Reading[]): number[] {
  return lines.flatMap((line, index) => {
    const own = labels.filter((label) => label.line === index);
    const below = readings.filter(
      ({ label, valueBox }) =>
        own.some((one) => one === label) && centerY(valueBox) > label.y0 + 1.1 * height(label),
    );
    const level = below.filter(({ valueBox }) =>
      below.some((other) => other.valueBox !== valueBox && sameLine(other.valueBox, valueBox)),
    );
    const fields = new Set(level.map(({ field }) => field)).size;
    // Two cards side by side have the same few headings twice.
    return line && fields >= FEWEST_COLUMNS && fields > level.length / 2 ? [index] : [];
  });
}

const sameLine = (a: Box, b: Box) => Math.abs(centerY(a) - centerY(b)) < 0.5 * Math.max(height(a), height(b));

/** The top and bottom of most words of a line: the box of a scanned word may reach into the next line. */
const heightsOf = ({ tokens }: Line) => ({
  y0: median(tokens.map(({ y0 }) => y0)),
  y1: median(tokens.map(({ y1 }) => y1)),
});

function rowsUnder(heading: number, readings: readonly Reading[], layout: Layout): Reading[][] {
  const { lines, labels, segments, isOcr } = layout;
  const head = lines[heading];
  if (!head) return [];
  const labelsOn = (index: number) => labels.filter(({ line }) => line === index).length;
  // The second line of a heading has one label more.
  const isHeading = (index: number) =>
    labelsOn(index) > 1 &&
    labelsOn(index) > segments.filter(({ line, label }) => line === index && !label).length;
  const next = lines.findIndex((_, index) => index > heading && isHeading(index));
  const below = lines.slice(heading + 1, next < 0 ? lines.length : next);
  const columns = columnsOf(heading, below, readings, layout);
  const named = columns.filter(({ names }) => names).length;
  const rows: { tokens: Token[]; inCell: Reading[] }[] = [];
  let bottom = heightsOf(head).y1;
  for (const [index, line] of below.entries()) {
    const { y0, y1 } = heightsOf(line);
    if ((y0 + y1) / 2 < bottom || startsSum(textOf(line.tokens)) || isSentence(line, columns)) continue;
    const tokens = isOcr ? apartIn(line.tokens, columns) : line.tokens;
    const cells = cellsOf(tokens, columns);
    // «Bloque 104, fila 12, asiento 5» in one cell: not «Anillo Bajo» in the column of rings.
    const listed = labels.filter(
      (label) =>
        label.line === heading + 1 + index &&
        !columns.some(({ names }) => label.meanings.some(({ topic }) => topic === names?.field)),
    );
    const isListed = (one: Reading) =>
      listed.length > 1 && listed.some((label) => sharedWidth(label, one.valueBox) > 0);
    const row = columns
      .flatMap((column, at) => cell(column, cells[at] ?? [], isOcr) ?? [])
      .filter((one) => !isListed(one));
    const closed = row.filter(({ field }) => CLOSED_FIELDS.has(field)).length;
    // Between rows there may be other fields of each, with their own labels.
    if (listed.length < 2 && labelsOn(heading + 1 + index) > row.length / 2) continue;
    if (row.length < Math.max(FEWEST_COLUMNS, named * MOST_FILLED) || closed < 2) continue;
    const inCell = readings.filter(({ label }) => listed.length > 1 && listed.some((one) => one === label));
    rows.push({ tokens, inCell });
    bottom = y1;
  }
  const all = isOcr
    ? columns
    : withUnnamed(
        columns,
        rows.map(({ tokens }) => tokens),
      );
  const cells = rows.map(({ tokens }) => cellsOf(tokens, all));
  const usual = median(columns.flatMap(({ names }) => names?.pairing ?? []));
  const priced = withPriceColumns(all, cells, usual);
  const whole = isOcr ? priced : withNameColumn(priced, cells, usual);
  return rows.map(({ inCell }, index) => {
    const own = whole.flatMap((column, at) => cell(column, cells[index]?.[at] ?? [], isOcr) ?? []);
    const isFree = ({ valueBox }: Reading) => !inCell.some(({ label }) => sharedWidth(label, valueBox) > 0);
    const row = withWholeNames([...inCell, ...own.filter(isFree)], isOcr);
    return index > 0 ? row.map((one) => ({ ...one, label: one.valueBox, box: one.valueBox })) : row;
  });
}

/** Whether a text goes on over half of the edges of columns that it reaches: a sentence below a table has none. */
function isSentence({ tokens }: Line, columns: readonly Column[]): boolean {
  const columnOf = (token: Token) => columns.findIndex(({ end }) => centerX(token) < end);
  const next = tokens.filter((token, index) => {
    const before = tokens[index - 1];
    return before !== undefined && columnOf(before) !== columnOf(token);
  });
  return next.filter(({ apart }) => !apart).length >= next.length / 2;
}

/** The columns of a heading, from left to right. */
function columnsOf(
  heading: number,
  below: readonly Line[],
  readings: readonly Reading[],
  { labels, segments }: Layout,
): Column[] {
  const usual = median(readings.map(({ pairing }) => pairing));
  const own = labels.filter(({ line }) => line === heading);
  const named = own.map((label): Omit<Column, 'start' | 'end'> => {
    const { text, meanings } = label;
    const reading = readings.find((one) => one.label === label);
    if (reading) return { heading: label, text, meanings, names: reading };
    // The value of the first row was not read.
    const { topic, clear } = meaningOf(label, own) ?? {};
    if (!topic || !isField(topic)) return { heading: label, text, meanings };
    return { heading: label, text, meanings, names: { field: topic, clear: clear ?? false, pairing: usual } };
  });
  const others = segments
    .filter((one) => one.line === heading && !own.some((label) => sharedWidth(label, one) > 0))
    .map((segment) => ({ heading: segment, text: textOf(segment.tokens), meanings: [] }));
  const all = [...named, ...others].toSorted((a, b) => a.heading.x0 - b.heading.x0);
  // Sentences have no columns.
  const words = below
    .filter(({ tokens }) => tokens.filter(({ apart }) => apart).length >= FEWEST_COLUMNS)
    .flatMap(({ tokens }) => tokens.filter(({ kind }) => kind === 'word'));
  const ends = all.map(({ heading: { x1 } }, index) => {
    const following = all[index + 1];
    return following ? emptiest(x1, Math.max(x1, following.heading.x0), words) : Infinity;
  });
  return all.map((column, index) => ({
    ...column,
    start: ends[index - 1] ?? -Infinity,
    end: ends[index] ?? Infinity,
  }));
}

/** The meaning of a heading: of several the one that no other heading has, and rather a clear one. */
function meaningOf({ meanings }: Label, headings: readonly Label[]): LabelMeaning | undefined {
  const isOthers = ({ topic }: LabelMeaning) =>
    headings.some(
      (other) => other.meanings.length < meanings.length && other.meanings.some((one) => one.topic === topic),
    );
  const own = meanings.filter((meaning) => !isOthers(meaning));
  const free = own.length > 0 ? own : meanings;
  return free.find(({ clear }) => clear) ?? free[0];
}

/** «7 1», which OCR read as «71»: words too wide for their letters, parted where a column ends inside them. */
function apartIn(tokens: readonly Token[], columns: readonly Column[]): Token[] {
  return tokens.flatMap((token) => {
    const { text, x0, x1 } = token;
    const column = columns.find(({ end }) => end > x0 && end < x1);
    if (!column || text.length < 2 || width(token) < WIDEST_LETTER * height(token) * text.length)
      return [token];
    const share = (text.length * (column.end - x0)) / width(token);
    const at = Math.max(1, Math.min(text.length - 1, Math.round(share)));
    return [
      { ...token, text: text.slice(0, at).replace(/[^\p{L}\d]+$/u, ''), x1: column.end },
      { ...token, text: text.slice(at).replace(/^[^\p{L}\d]+/u, ''), x0: column.end, apart: true },
    ];
  });
}

/** The value in a column of a row. */
function cell(column: Column, inside: Token[], isOcr: boolean): Reading | null {
  const { names, heading, text, start, end } = column;
  const found = names && inside.length > 0 ? valueIn(inside, names.field, isOcr) : null;
  if (!names || !found) return null;
  const { field, clear, pairing } = names;
  if (field === 'referenciaTicket' && isYearBehind(text, found.shape.value)) return null;
  const valueBox = union(found.tokens);
  // Words that OCR joined with those of the next column.
  const share = isOcr ? sharedWidth(valueBox, { ...valueBox, x0: start, x1: end }) / width(valueBox) : 1;
  return {
    field,
    ...found.shape,
    raw: textOf(found.tokens),
    letters: lettersOf(found.tokens),
    pairing: pairing * share,
    clear,
    ofOrder: field === 'referenciaTicket' && namesNoTicket(text),
    label: heading,
    labelText: text,
    valueBox,
    box: union([heading, valueBox]),
  };
}
