import { cx } from './cx.ts';
import { type Column, nextSort, type Selection, type Sort, withMembers } from './data-table.ts';
import { SelectBox } from './SelectBox.tsx';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  selection: Selection<Row> | undefined;
  /** Of the rows on the screen. */
  keys: readonly string[];
  hasActions: boolean;
}

const CELL =
  'sticky top-(--bar-h) z-10 border-y border-hairline bg-canvas px-3 text-left align-middle text-sm font-semibold text-muted';

/** The head of a `DataTable`. Where rows are cards it is not there: `DataTableBar` sorts instead. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, onSort, selection, keys, hasActions } = props;
  return (
    <thead className="@max-2xl:hidden">
      <tr>
        {selection && (
          <th scope="col" className={cx(CELL, 'w-12')}>
            <SelectAll selection={selection} keys={keys} />
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead key={column.id} column={column} sort={sort} onSort={onSort} />
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
export function SelectAll<Row>({ selection, keys }: { selection: Selection<Row>; keys: readonly string[] }) {
  const count = keys.filter((key) => selection.selected.has(key)).length;
  const all = keys.length > 0 && count === keys.length;
  return (
    <SelectBox
      label="Seleccionar todas las filas de esta página"
      checked={all}
      mixed={count > 0 && !all}
      onChange={(checked) => selection.onChange(withMembers(selection.selected, keys, checked))}
    />
  );
}

interface ColumnHeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function ColumnHead<Row>({ column, sort, onSort }: ColumnHeadProps<Row>) {
  const { id, header, sortable, firstSort, align } = column;
  const direction = sort?.by === id ? sort.direction : undefined;
  const look = cx(CELL, align === 'end' && 'text-right', column.className);
  if (!sortable || !onSort) {
    return (
      <th scope="col" className={cx(look, 'h-11 py-2')}>
        {header}
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
        onClick={() => onSort(nextSort(sort, id, firstSort))}
        className={cx(
          '-mx-2 inline-flex min-h-11 items-center gap-1 rounded-sm px-2 text-left hover:text-fg',
          direction && 'text-fg',
        )}
      >
        {header}
        <SortMark direction={direction} />
      </button>
    </th>
  );
}

/** Two arrows, of which the one that holds is painted. */
function SortMark({ direction }: { direction: Sort['direction'] | undefined }) {
  const strength = (of: Sort['direction']) => (direction === of ? 1 : 0.35);
  return (
    <svg viewBox="0 0 10 16" fill="currentColor" aria-hidden="true" className="h-4 w-2.5 shrink-0">
      <path d="M5 1l4 5.5H1z" opacity={strength('asc')} />
      <path d="M5 15L1 9.5h8z" opacity={strength('desc')} />
    </svg>
  );
}
