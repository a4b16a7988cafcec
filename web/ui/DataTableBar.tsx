import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import type { Column, Selection, Sort } from './data-table.ts';
import { SelectAll } from './DataTableHead.tsx';
import { Select } from './Select.tsx';

interface DataTableBarProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: Selection<Row> | undefined;
  rows: readonly Row[];
  keys: readonly string[];
}

/** Above a `DataTable`: what to do with the chosen rows; among cards, also choosing all and sorting. */
export function DataTableBar<Row>({ columns, sort, onSort, selection, rows, keys }: DataTableBarProps<Row>) {
  const sortable = columns.filter((column) => column.sortable);
  const count = selection?.selected.size ?? 0;
  return (
    <>
      {rows.length > 0 && (selection || (onSort && sortable.length > 0)) && (
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 @2xl:hidden">
          {selection && (
            <div className="-ml-2.5 flex items-center">
              <SelectAll selection={selection} keys={keys} />
              <span aria-hidden="true">Todas</span>
            </div>
          )}
          {onSort && sortable.length > 0 && (
            <Select
              label="Ordenar por"
              className="min-w-48 flex-1"
              value={sort ? `${sort.by} ${sort.direction}` : ''}
              onChange={({ target }) => {
                const [by = '', direction] = target.value.split(' ');
                onSort({ by, direction: direction === 'desc' ? 'desc' : 'asc' });
              }}
              options={sortable.flatMap(({ id, header }) => [
                { value: `${id} asc`, label: `${header} ↑` },
                { value: `${id} desc`, label: `${header} ↓` },
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
