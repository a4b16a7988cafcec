import type { RowData } from '@tanstack/react-table';
import { cx } from './cx.ts';
import type { Sort } from './data-table.ts';
import { SelectBox } from './SelectBox.tsx';
import type { ColumnOf, Table } from './use-data-table.ts';

interface DataTableHeadProps<Row extends RowData> {
  table: Table<Row>;
  hasSelection: boolean;
  hasActions: boolean;
}

const CELL =
  'sticky top-(--bar-h) z-10 border-y border-hairline bg-canvas px-3 text-left align-middle text-sm font-semibold text-muted';

/** The head of a `DataTable`. Cards have none: `DataTableBar` sorts instead. */
export function DataTableHead<Row extends RowData>(props: DataTableHeadProps<Row>) {
  const { table, hasSelection, hasActions } = props;
  return (
    <thead className="@max-2xl:hidden">
      <tr>
        {hasSelection && (
          <th scope="col" className={cx(CELL, 'w-12')}>
            <SelectAll table={table} />
          </th>
        )}
        {table.getAllLeafColumns().map((column) => (
          <ColumnHead key={column.id} column={column} />
        ))}
        {hasActions && (
          <th scope="col" className={cx(CELL, 'w-14')}>
            <span className="sr-only">Acciones</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

/** Chooses every row on the screen, or none. */
export function SelectAll<Row extends RowData>({ table }: { table: Table<Row> }) {
  const all = table.getIsAllRowsSelected();
  return (
    <SelectBox
      label="Seleccionar todas las filas de esta página"
      checked={all}
      mixed={table.getIsSomeRowsSelected() && !all}
      onChange={(checked) => table.toggleAllRowsSelected(checked)}
    />
  );
}

function ColumnHead<Row extends RowData>({ column }: { column: ColumnOf<Row> }) {
  const { header, meta } = column.columnDef;
  const direction = column.getIsSorted() || undefined;
  const look = cx(CELL, meta?.align === 'end' && 'text-right', meta?.className);
  if (!column.getCanSort()) {
    return (
      <th scope="col" className={cx(look, 'h-11 py-2')}>
        {String(header)}
      </th>
    );
  }
  return (
    <th
      scope="col"
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={look}
    >
      <button
        type="button"
        onClick={() => column.toggleSorting()}
        className={cx(
          '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-left hover:text-fg',
          direction && 'text-fg',
        )}
      >
        {String(header)}
        <SortMark direction={direction} />
      </button>
    </th>
  );
}

/** Two arrows; the active one is highlighted. */
function SortMark({ direction }: { direction: Sort['direction'] | undefined }) {
  const strength = (of: Sort['direction']) => (direction === of ? 1 : 0.35);
  return (
    <svg viewBox="0 0 10 16" fill="currentColor" aria-hidden="true" className="h-4 w-2.5 shrink-0">
      <path d="M5 1l4 5.5H1z" opacity={strength('asc')} />
      <path d="M5 15L1 9.5h8z" opacity={strength('desc')} />
    </svg>
  );
}
