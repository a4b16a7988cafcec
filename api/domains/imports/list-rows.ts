import type { z } from 'zod';
import { PLAIN_MESSAGE } from '../../platform/errors.ts';
import { visibleLine } from '../../platform/input/visible-text.input.ts';
import type { RowRemark } from './game-rows.ts';
import { columnFinder, columnsOf } from './table-columns.ts';
import type { TableRow } from './table-row.ts';

/** The names of each column, folded; the first one that the file has counts. Error messages show the first name. */
export type ListColumns<Key extends string> = Readonly<Record<Key, readonly [string, ...string[]]>>;

/** A row of a list. */
export interface ListEntry<Key extends string> {
  line: number;
  /** Undefined if the file has no such column. */
  value(key: Key): string | undefined;
  /** Notes what is wrong in a column. */
  wrong(key: Key, message: string): void;
  /**
   * Checks values with the rules of a form.
   * @param columnOf the column of a field
   * @returns null if something is wrong, which is noted
   */
  check<Output>(schema: z.ZodType<Output>, values: unknown, columnOf: (field: string) => Key): Output | null;
}

/**
 * The rows of a list.
 * @param required columns that a file must have
 * @param problems where missing columns and wrong values are noted
 */
export function listEntries<Key extends string>(
  rows: readonly TableRow[],
  columns: ListColumns<Key>,
  required: readonly Key[],
  problems: RowRemark[],
): ListEntry<Key>[] {
  const columnOf = columnFinder(columnsOf(rows), columns);
  const missing = required.filter((key) => columnOf(key) === undefined);
  if (missing.length > 0) {
    const shown = missing.map((key) => `«${columns[key][0]}»`).join(' y ');
    const [first = required[0]] = missing;
    const column = first === undefined ? '' : columns[first][0];
    problems.push({ line: 1, column, message: `Falta la columna ${shown}` });
    return [];
  }
  return rows.map(({ line, cells }) => {
    const wrong = (key: Key, message: string) =>
      void problems.push({ line, column: columnOf(key) ?? columns[key][0], message });
    return {
      line,
      wrong,
      value(key) {
        const column = columnOf(key);
        return column === undefined ? undefined : visibleLine(cells.get(column) ?? '');
      },
      check(schema, values, fieldColumn) {
        const { success, data, error } = schema.safeParse(values, PLAIN_MESSAGE);
        if (success) return data;
        for (const { path, message } of error.issues) wrong(fieldColumn(String(path[0] ?? '')), message);
        return null;
      },
    };
  });
}
