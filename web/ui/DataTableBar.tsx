import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import type { RowData } from '@tanstack/react-table';
import type { Selection } from './data-table.ts';
import { SelectAll } from './DataTableHead.tsx';
import { Select } from './Select.tsx';
import type { Table } from './use-data-table.ts';

interface DataTableBarProps<Row extends RowData> {
  table: Table<Row>;
  selection: Selection<Row> | undefined;
}

/** Above a `DataTable`: the actions on the chosen rows; above cards, also «choose all» and sorting. */
export function DataTableBar<Row extends RowData>({ table, selection }: DataTableBarProps<Row>) {
  const sortable = table.getAllLeafColumns().filter((column) => column.getCanSort());
  const [sort] = table.state.sorting;
  const count = selection?.selected.size ?? 0;
  return (
    <>
      {table.getRowModel().rows.length > 0 && (selection || sortable.length > 0) && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 @2xl:hidden">
          {selection && (
            <div className="-ml-2.5 flex items-center">
              <SelectAll table={table} />
              <span aria-hidden="true">Todas</span>
            </div>
          )}
          {sortable.length > 0 && (
            <Select
              label="Ordenar por"
              className="min-w-[min(12rem,100%)] flex-1"
              value={sort ? `${sort.id} ${sort.desc ? 'desc' : 'asc'}` : ''}
              onChange={({ target }) => {
                const [id = '', direction] = target.value.split(' ');
                table.setSorting([{ id, desc: direction === 'desc' }]);
              }}
              options={sortable.flatMap(({ id, columnDef: { header } }) => [
                { value: `${id} asc`, label: `${String(header)} ↑` },
                { value: `${id} desc`, label: `${String(header)} ↓` },
              ])}
            />
          )}
        </div>
      )}
      {selection && (
        <div
          role="status"
          className={cx(
            'flex flex-wrap items-center gap-x-4 gap-y-2',
            count > 0 && 'rounded-md border border-accent bg-accent-soft px-4 py-2',
          )}
        >
          {count > 0 && (
            <>
              <p className="font-semibold">{count === 1 ? '1 seleccionada' : `${count} seleccionadas`}</p>
              <div className="flex flex-wrap gap-2">{selection.actions}</div>
              <Button size="sm" variant="ghost" onClick={() => selection.onChange(new Set())}>
                Quitar la selección
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}
