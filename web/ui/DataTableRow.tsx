import type { ReactNode } from 'react';
import { ActionError } from './ActionError.tsx';
import { cx } from './cx.ts';
import type { RowData } from '@tanstack/react-table';
import type { RowAction, Selection } from './data-table.ts';
import { RowActionContext, useRowActions } from './row-action.ts';
import { RowMenu } from './RowMenu.tsx';
import { SelectBox } from './SelectBox.tsx';
import { Skeleton } from './Skeleton.tsx';
import type { ActionProblem } from './use-action.ts';
import type { CellOf, Look, RowOf } from './use-data-table.ts';

interface DataTableRowProps<Row extends RowData> {
  row: RowOf<Row>;
  /** The column that names the row. */
  nameColumn: string | undefined;
  selection: Selection<Row> | undefined;
  actions: readonly RowAction[] | undefined;
  label: string | undefined;
}

const CELL = 'border-b border-hairline px-3 align-middle @max-2xl:border-0 @max-2xl:px-0';
/** Column widths apply to table rows, not to cards. */
const FIELD = 'h-13 py-2 @max-2xl:h-auto @max-2xl:w-auto! @max-2xl:py-0';
/** As a card: the checkbox and the menu are in the upper corners, the fields one below another. */
const CARD =
  '@max-2xl:relative @max-2xl:grid @max-2xl:gap-1.5 @max-2xl:rounded-lg @max-2xl:border @max-2xl:border-hairline ' +
  '@max-2xl:bg-surface @max-2xl:p-4 @max-2xl:shadow-card';

/** One row of a `DataTable`, a card where there is no room for a line. */
export function DataTableRow<Row extends RowData>(props: DataTableRowProps<Row>) {
  const { row, nameColumn, selection, actions, label } = props;
  const selected = row.getIsSelected();
  const { problem, run } = useRowActions();
  return (
    <RowActionContext value={run}>
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
              label={`Seleccionar ${selection.labelOf(row.original)}`}
              checked={selected}
              onChange={(checked) => row.toggleSelected(checked)}
            />
          </td>
        )}
        {row.getAllCells().map((cell) => (
          <Cell
            key={cell.id}
            look={cell.column.columnDef.meta}
            header={String(cell.column.columnDef.header)}
            isName={cell.column.id === nameColumn}
            room={cx(!!selection && '@max-2xl:pl-9', !!actions && '@max-2xl:pr-9')}
          >
            {contentOf(cell)}
          </Cell>
        ))}
        {actions && (
          <td className={cx(CELL, 'w-14 text-right @max-2xl:absolute @max-2xl:top-1.5 @max-2xl:right-1.5')}>
            {actions.length > 0 && (
              <RowMenu
                label={label ? `Acciones de ${label}` : 'Acciones'}
                actions={actions}
                onSelect={(select) => run(() => select?.())}
              />
            )}
          </td>
        )}
      </tr>
      <RowProblem
        problem={problem}
        columns={row.getAllCells().length + (selection ? 1 : 0) + (actions ? 1 : 0)}
      />
    </RowActionContext>
  );
}

/** Why the last action on a row failed, under it. */
function RowProblem({ problem, columns }: { problem: ActionProblem | null; columns: number }) {
  if (!problem) return null;
  return (
    <tr className="@max-2xl:block">
      <td
        colSpan={columns}
        className="border-b border-hairline p-3 @max-2xl:block @max-2xl:border-0 @max-2xl:p-0"
      >
        <ActionError problem={problem} />
      </td>
    </tr>
  );
}

/** Called, not rendered as a component: new columns at a render would mount the cells again and lose the focus. */
function contentOf<Row extends RowData>(cell: CellOf<Row>): ReactNode {
  const content = cell.column.columnDef.cell;
  return typeof content === 'function' ? content(cell.getContext()) : content;
}

interface CellProps {
  look: Look | undefined;
  header: string;
  isName: boolean;
  /** Leaves space for the corners of the card. */
  room: string;
  children: ReactNode;
}

function Cell({ look, header, isName, room, children }: CellProps) {
  const { speaks } = look ?? {};
  const style = cx(
    CELL,
    FIELD,
    look?.align === 'end' && 'text-right tabular-nums @max-2xl:text-left',
    look?.wideOnly && '@max-2xl:hidden',
    look?.className,
  );
  if (isName) {
    return (
      <th
        scope="row"
        className={cx(
          style,
          room,
          'text-left font-semibold @max-2xl:order-first @max-2xl:mb-1 @max-2xl:min-h-7 @max-2xl:text-base',
        )}
      >
        {children}
      </th>
    );
  }
  return (
    <td
      className={cx(
        style,
        !speaks &&
          '@max-2xl:grid @max-2xl:grid-cols-[7.5rem_minmax(0,1fr)] @max-2xl:gap-x-3 @max-3xs:grid-cols-1',
      )}
    >
      {!speaks && <span className="hidden text-sm text-muted @max-2xl:block">{header}</span>}
      <div className="min-w-0">{children}</div>
    </td>
  );
}

/** Skeleton rows with the final height. */
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
