import { shapeOf } from '../fields/fields.ts';
import { centerX, sharedWidth, union } from '../geometry.ts';
import { textOf, textsOf } from '../lines/lines.ts';
import type { Box, LabelMeaning, Token } from '../model.ts';
import type { FieldName } from '../read-abono.ts';
import { isGivenName } from '../text/given-names.ts';
import { findMoney } from '../text/money.ts';
import { isPrice, PRICE_NAMES } from './prices.ts';

/** From this fit on, a text is the full name of a person. */
const FULL_NAME = 0.9;

/** A column of a table: its heading, and from where to where its values may be printed. */
export interface Column {
  heading: Box;
  text: string;
  /** What the heading may mean; nothing, if it is no label. */
  meanings: readonly LabelMeaning[];
  /** Missing for a heading that names no field, whose values do not belong to its neighbours. */
  names?: { field: FieldName; clear: boolean; pairing: number };
  start: number;
  end: number;
}

/**
 * The tokens of a row in each of its columns: its texts, if they are as many as the columns. Amounts at the right edges of their
 * columns may be below the heading of the next one.
 */
export function cellsOf(row: readonly Token[], columns: readonly Column[]): Token[][] {
  const texts = textsOf(row);
  const isBelow = (text: readonly Token[], index: number) => {
    const { x0, x1 } = union(text);
    return (
      x1 > (columns[index]?.heading.x0 ?? -Infinity) && x0 < (columns[index + 1]?.heading.x1 ?? Infinity)
    );
  };
  if (texts.length === columns.length && texts.every(isBelow)) return texts;
  return columns.map(({ start, end }) =>
    row.filter((token) => centerX(token) >= start && centerX(token) < end),
  );
}

/** The columns of a table with those whose heading has several lines, or none: if each row has as many texts, more than headings. */
export function withUnnamed(columns: readonly Column[], rows: readonly (readonly Token[])[]): Column[] {
  const texts = rows.map(textsOf);
  const count = texts[0]?.length ?? 0;
  if (count <= columns.length || texts.some(({ length }) => length !== count)) return [...columns];
  const boxes = Array.from({ length: count }, (_, at) => union(texts.flatMap((row) => row[at] ?? [])));
  const nearest = columns.map(({ heading }) => {
    const shared = boxes.map((box) => sharedWidth(heading, box));
    return shared.indexOf(Math.max(...shared));
  });
  if (nearest.some((at, index) => at <= (nearest[index - 1] ?? -1))) return [...columns];
  return boxes.map((box, at) => {
    const own = columns[nearest.indexOf(at)];
    return { ...(own ?? { heading: box, text: '', meanings: [] }), start: box.x0, end: box.x1 };
  });
}

/**
 * The columns of a table with those of its prices named by their sums: in each row, the price and the smaller fees give the total.
 * «Precio  Distr.  Importe»: a heading may be unknown, or have several meanings, but none says something else.
 * @param rows the tokens of each row, by columns
 * @param pairing how likely a value is that of its column
 */
export function withPriceColumns(
  columns: readonly Column[],
  rows: readonly (readonly (readonly Token[])[])[],
  pairing: number,
): Column[] {
  const amounts = columns.map((_, index) => rows.map((row) => centsIn(row[index] ?? [])));
  const isAmount = (index: number) => amounts[index]?.every((cents) => cents !== null);
  const all = columns.map((_, index) => index).filter(isAmount);
  const cents = (index: number, row: number) => amounts[index]?.[row] ?? 0;
  const sumOf = (index: number) => rows.reduce((sum, _, row) => sum + cents(index, row), 0);
  const addUp = ([price = 0, fees = 0, total = 0]: readonly number[]) =>
    sumOf(price) > sumOf(fees) &&
    sumOf(fees) > 0 &&
    rows.every((_, row) => cents(price, row) + cents(fees, row) === cents(total, row));
  const mayMean = (name: FieldName, index: number) =>
    columns[index]?.meanings.length === 0 || columns[index]?.meanings.some(({ topic }) => topic === name);
  const [best, ...others] = all
    .flatMap((price) => all.flatMap((fees) => all.map((total) => [price, fees, total])))
    .filter(
      (some) => addUp(some) && some.every((index, at) => mayMean(PRICE_NAMES[at] ?? 'precioTotal', index)),
    );
  const isSame = (some: readonly number[]) =>
    some.every((index, at) => sumOf(index) === sumOf(best?.[at] ?? -1));
  if (!best || !others.every(isSame) || !best.some((index) => columns[index]?.names)) return [...columns];
  return columns.map((column, index) => {
    const field = PRICE_NAMES[best.indexOf(index)];
    const isOther = column.names && isPrice(column.names.field);
    if (field) return { ...column, names: { field, clear: true, pairing } };
    return isOther ? { ...column, names: undefined } : column;
  });
}

/** The amount that is all some tokens say, in cents; null if they say something else. */
function centsIn(tokens: readonly Token[]): number | null {
  const text = textOf(tokens);
  const money = /\p{L}{4}/u.test(text) ? null : findMoney(text, false);
  return money?.clear === true ? money.cents : null;
}

/**
 * The columns of a table with that of its people, if no heading is known to name them: all its texts are different names, and some
 * begin with a given name.
 * @param rows the tokens of each row, by columns
 * @param pairing how likely a value is that of its column
 */
export function withNameColumn(
  columns: readonly Column[],
  rows: readonly (readonly (readonly Token[])[])[],
  pairing: number,
): Column[] {
  const isName = (text: string) => (shapeOf('nombreAsistente', text, false)?.fit ?? 0) >= FULL_NAME;
  const isOfPeople = (index: number) => {
    const texts = rows.map((row) => textOf(row[index] ?? []));
    const areNames = texts.every(isName) && new Set(texts).size === rows.length;
    return areNames && texts.some((text) => isGivenName(text.split(' ')[0] ?? ''));
  };
  const [only, ...others] = columns.filter(
    ({ meanings }, index) => meanings.length === 0 && isOfPeople(index),
  );
  const isNamed = columns.some(({ names }) => names?.field === 'nombreAsistente');
  if (rows.length < 2 || !only || others.length > 0 || isNamed) return [...columns];
  return columns.map((column) =>
    column === only ? { ...column, names: { field: 'nombreAsistente', clear: true, pairing } } : column,
  );
}
