import { cx } from './cx.ts';
import { type Column, type RowAction, type Selection, withMembers } from './data-table.ts';
import { RowMenu } from './RowMenu.tsx';
import { SelectBox } from './SelectBox.tsx';
import { Skeleton } from './Skeleton.tsx';

interface DataTableRowProps<Row> {
  row: Row;
  id: string;
  columns: readonly Column<Row>[];
  named: Column<Row> | undefined;
  selection: Selection<Row> | undefined;
  actions: readonly RowAction[] | undefined;
  label: string | undefined;
}

const CELL = 'border-b border-hairline px-3 align-middle @max-2xl:border-0 @max-2xl:px-0';
/** Widths are for lines, not for cards. */
const FIELD = 'h-13 py-2 @max-2xl:h-auto @max-2xl:w-auto! @max-2xl:py-0';
/** As a card: what chooses it and its menu stand in its upper corners, its fields below one another. */
const CARD =
  '@max-2xl:relative @max-2xl:grid @max-2xl:gap-1.5 @max-2xl:rounded-lg @max-2xl:border @max-2xl:border-hairline ' +
  '@max-2xl:bg-surface @max-2xl:p-4 @max-2xl:shadow-card';

/** One row of a `DataTable`, a card where there is no room for a line. */
export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, id, columns, named, selection, actions, label } = props;
  const selected = selection?.selected.has(id) ?? false;
  return (
    <tr
      data-selected={selected || undefined}
      className={cx(
        'group @2xl:hover:[&>*]:bg-fg/4 @2xl:data-selected:[&>*]:bg-accent-soft/60 data-selected:@max-2xl:border-accent',
        CARD,
      )}
    >
      {selection && (
        <td className={cx(CELL, 'w-12 @max-2xl:absolute @max-2xl:top-1.5 @max-2xl:left-1.5')}>
          <SelectBox
            label={`Seleccionar ${selection.labelOf(row)}`}
            checked={selected}
            onChange={(checked) => selection.onChange(withMembers(selection.selected, [id], checked))}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell
          key={column.id}
          column={column}
          row={row}
          isName={column === named}
          room={cx(!!selection && '@max-2xl:pl-9', !!actions && '@max-2xl:pr-9')}
        />
      ))}
      {actions && (
        <td className={cx(CELL, 'w-14 text-right @max-2xl:absolute @max-2xl:top-1.5 @max-2xl:right-1.5')}>
          {actions.length > 0 && (
            <RowMenu label={label ? `Acciones de ${label}` : 'Acciones'} actions={actions} />
          )}
        </td>
      )}
    </tr>
  );
}

interface CellProps<Row> {
  column: Column<Row>;
  row: Row;
  isName: boolean;
  /** Keeps the corners of the card free. */
  room: string;
}

function Cell<Row>({ column, row, isName, room }: CellProps<Row>) {
  const look = cx(
    CELL,
    FIELD,
    column.align === 'end' && 'text-right tabular-nums @max-2xl:text-left',
    column.wideOnly && '@max-2xl:hidden',
    column.className,
  );
  if (isName) {
    return (
      <th
        scope="row"
        className={cx(
          look,
          room,
          'text-left font-semibold @max-2xl:order-first @max-2xl:mb-1 @max-2xl:min-h-7 @max-2xl:text-base',
        )}
      >
        {column.cell(row)}
      </th>
    );
  }
  return (
    <td
      className={cx(
        look,
        !column.speaks && '@max-2xl:grid @max-2xl:grid-cols-[7.5rem_minmax(0,1fr)] @max-2xl:gap-3',
      )}
    >
      {!column.speaks && <span className="hidden text-sm text-muted @max-2xl:block">{column.header}</span>}
      <div className="min-w-0">{column.cell(row)}</div>
    </td>
  );
}

/** Lines of the final height while the rows are on their way. */
export function SkeletonRows({ count, columns, label }: { count: number; columns: number; label: string }) {
  return Array.from({ length: count }, (_, at) => (
    <tr key={at} className={CARD}>
      <td colSpan={columns} className={cx(CELL, FIELD, '@max-2xl:grid @max-2xl:gap-2')}>
        {at === 0 && (
          <span role="status" className="sr-only">
            {label}
          </span>
        )}
        <Skeleton className="my-2 h-6" />
        <Skeleton className="hidden h-5 w-2/3 @max-2xl:block" />
      </td>
    </tr>
  ));
}
