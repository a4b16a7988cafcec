import {
  type Cell,
  type Column as TableColumn,
  type ColumnDef,
  type ReactTable,
  type Row as TableRow,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { Column, Selection, Sort } from './data-table.ts';

/** How the cells of a column look. */
export type Look = Pick<Column<never>, 'align' | 'names' | 'speaks' | 'wideOnly' | 'className'>;

/** The library reads only the type of it. */
const columnMeta: Look = {};
const features = tableFeatures({ rowSortingFeature, rowSelectionFeature, columnMeta });
type Features = typeof features;

export type Table<Row extends RowData> = ReactTable<Features, Row>;
export type ColumnOf<Row extends RowData> = TableColumn<Features, Row>;
export type CellOf<Row extends RowData> = Cell<Features, Row>;
export type RowOf<Row extends RowData> = TableRow<Features, Row>;

interface DataTableOptions<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: Selection<Row> | undefined;
}

const NO_ROWS: readonly never[] = [];

/** The columns, the order and the chosen rows of a `DataTable`, kept by TanStack Table. The server sorts the rows. */
export function useDataTable<Row extends RowData>(options: DataTableOptions<Row>): Table<Row> {
  const { columns, rows = NO_ROWS, rowKey, sort, onSort, selection } = options;
  const sorting = sort ? [{ id: sort.by, desc: sort.direction === 'desc' }] : [];
  const rowSelection = Object.fromEntries(
    [...(selection?.selected ?? [])].map((key) => [key, true as const]),
  );
  return useTable<Features, Row>({
    features,
    data: rows,
    columns: useMemo(() => columns.map((column) => toDefinition(column)), [columns]),
    getRowId: rowKey,
    state: { sorting, rowSelection },
    manualSorting: true,
    enableSorting: onSort !== undefined,
    enableSortingRemoval: false,
    enableMultiSort: false,
    onSortingChange: (change) => {
      const [next] = typeof change === 'function' ? change(sorting) : change;
      if (next) onSort?.({ by: next.id, direction: next.desc ? 'desc' : 'asc' });
    },
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      selection?.onChange(new Set(Object.keys(next)));
    },
  });
}

function toDefinition<Row extends RowData>(column: Column<Row>): ColumnDef<Features, Row> {
  const { id, header, cell, sortable = false, firstSort, ...meta } = column;
  return {
    id,
    header,
    cell: ({ row }) => cell(row.original),
    // A column without a value cannot be sorted; the server has the values.
    accessorFn: () => null,
    enableSorting: sortable,
    sortDescFirst: firstSort === 'desc',
    meta,
  };
}
