import type { TableRow } from './table-row.ts';

/** The names that each column may have, folded; the most important first. */
export type ColumnNames<Column extends string = string> = Readonly<Record<Column, readonly string[]>>;

/** «Equipo_Local » and «EQUIPO LOCAL» are the same column. */
export const columnKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A name without its spaces: JSON and some programs write «equipoLocal» or «equipolocal». */
const joined = (name: string) => name.replaceAll(' ', '');

/**
 * Finds the columns of a file.
 * @param names the columns that the file has, by their keys
 * @returns the file's name of a column; undefined if it has none
 */
export function columnFinder<Column extends string>(
  names: Iterable<string>,
  wanted: ColumnNames<Column>,
): (column: Column) => string | undefined {
  const known = new Map([...names].map((name) => [joined(name), name]));
  const columns = Object.keys(wanted) as Column[];
  const found = new Map(
    columns.map((column) => {
      const name = wanted[column].find((each) => known.has(joined(each)));
      return [column, name && known.get(joined(name))] as const;
    }),
  );
  return (column) => found.get(column);
}

/** The columns that any row has: JSON leaves out what has no value, also in its first row. */
export const columnsOf = (rows: readonly TableRow[]): Set<string> =>
  new Set(rows.flatMap(({ cells }) => [...cells.keys()]));

/** How many wanted columns are among some names as they are written. */
export function countColumns(names: readonly string[], wanted: ColumnNames): number {
  const columnOf = columnFinder(names.map(columnKey), wanted);
  return Object.keys(wanted).filter((column) => columnOf(column) !== undefined).length;
}

/** Lines above the titles of a table: its name, the club, the day on which it was printed, empty ones. */
const MOST_LINES_ABOVE = 20;

/** The place of the titles in a table: the line with the most wanted columns; the first one if no line has any. */
export function titlesOf(
  lines: readonly (readonly string[])[],
  wanted: ColumnNames,
): { index: number; found: number } {
  let best = { index: 0, found: 0 };
  for (const [index, names] of lines.slice(0, MOST_LINES_ABOVE).entries()) {
    const found = countColumns(names, wanted);
    if (found > best.found) best = { index, found };
  }
  return best;
}

/** The cells of a line by the titles above them. Of two columns with one title, the first counts. */
export function cellsOf(titles: readonly string[], line: readonly string[]): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [index, title] of titles.entries()) {
    const key = columnKey(title);
    if (!cells.has(key)) cells.set(key, line[index] ?? '');
  }
  return cells;
}
