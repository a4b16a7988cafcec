import type { DatabaseTransaction } from '../../platform/database/client.ts';
import type { RowRemark } from './game-rows.ts';
import type { Imported } from './imported-rows.ts';
import type { ColumnNames } from './table-columns.ts';
import type { TableRow } from './table-row.ts';

/** What an import of a list changed, as it is stored. */
export interface ListRows<Id extends number | string = number | string, Row = object> {
  list: (Omit<Imported<Row>, 'id'> & { id: Id })[];
  /** Accounts that became `socio` by it. */
  members?: number[];
  /** Of which season the squad is. */
  season?: number;
}

/** What a file would change. */
export interface ListPlan {
  created: number;
  changed: number;
  unchanged: number;
  skipped: number;
  problems: RowRemark[];
  notes: RowRemark[];
  /** Writes it, in the transaction in which it was planned. */
  write(): Promise<ListRows>;
}

export interface PlanOptions {
  now: Date;
  /** Whether what is read stays as it is until the transaction ends, so that the plan can be written. */
  locks: boolean;
  /** Of which season the squad is; by default today's. */
  season?: number | null | undefined;
}

/** A list that can be imported, undone and exported. */
export interface ImportList {
  /** The columns that a file may have. */
  columns: ColumnNames;
  plan: (
    transaction: DatabaseTransaction,
    rows: readonly TableRow[],
    options: PlanOptions,
  ) => Promise<ListPlan>;
  /** @throws ImportInUseError if something depends on it, or was changed since */
  undo(transaction: DatabaseTransaction, rows: ListRows, now: Date): Promise<void>;
  /** The whole list as CSV, in the form that changes nothing when it is imported. */
  export(database: DatabaseTransaction, season?: number | null): Promise<string>;
}

/** Whether two rows have the same values: the database keeps the fields of JSON in its own order. */
export const isSameRow = (one: object, other: object): boolean => sortedJson(one) === sortedJson(other);

const sortedJson = (row: unknown): string =>
  JSON.stringify(row, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
