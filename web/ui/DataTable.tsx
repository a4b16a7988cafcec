import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow, SkeletonRows } from './DataTableRow.tsx';
import type { Column, RowAction, Selection, Sort } from './data-table.ts';

export interface DataTableProps<Row> {
  /** Names the table for screen readers: «Usuarios». */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while nothing has come yet. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: Selection<Row>;
  /** The menu at the end of each row, and how the row is called in its name: «Acciones de Joan Mas». */
  rowActions?: (row: Row) => readonly RowAction[];
  rowLabel?: (row: Row) => string;
  /** Stands in place of the table where there is no row: an `EmptyState`. */
  empty: ReactNode;
  /** What is shown is on its way to be replaced. */
  loading?: boolean;
  /** Why there are no rows: a title and what to do. */
  error?: { title: string; text: string } | undefined;
  onRetry?: () => void;
  /** How many lines to keep while loading. */
  skeletonRows?: number;
}

/**
 * Rows of anything: a table with a head that stays, and cards where there is no room for one. Sorting, paging and
 * searching are the server's: the table only says what was asked for.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, rowActions, loading, error } = props;
  if (error && !rows?.length) return <Failed {...error} onRetry={props.onRetry} pending={loading} />;
  if (rows?.length === 0 && !loading) return props.empty;
  const keys = rows?.map(rowKey) ?? [];
  const named = columns.find((column) => column.names) ?? columns[0];
  return (
    <div className="@container grid gap-3">
      {error && <Failed {...error} onRetry={props.onRetry} pending={loading} />}
      <DataTableBar
        columns={columns}
        sort={sort}
        onSort={onSort}
        selection={selection}
        rows={rows ?? []}
        keys={keys}
      />
      <table
        aria-busy={loading || !rows}
        className={cx(
          'w-full border-separate border-spacing-0 text-[0.9375rem] transition-opacity duration-150 @max-2xl:block',
          loading && rows && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <DataTableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          selection={selection}
          keys={keys}
          hasActions={!!rowActions}
        />
        <tbody className="@max-2xl:grid @max-2xl:gap-3">
          {rows ? (
            rows.map((row) => (
              <DataTableRow
                key={rowKey(row)}
                row={row}
                id={rowKey(row)}
                columns={columns}
                named={named}
                selection={selection}
                actions={rowActions?.(row)}
                label={props.rowLabel?.(row)}
              />
            ))
          ) : (
            <SkeletonRows
              count={props.skeletonRows ?? 8}
              columns={columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0)}
              label={`Cargando ${caption.toLocaleLowerCase('es')}...`}
            />
          )}
        </tbody>
      </table>
    </div>
  );
}

interface FailedProps {
  title: string;
  text: string;
  onRetry: (() => void) | undefined;
  pending: boolean | undefined;
}

function Failed({ title, text, onRetry, pending }: FailedProps) {
  return (
    <Alert
      tone="error"
      title={title}
      actions={
        onRetry && (
          <Button size="sm" variant="secondary" pending={pending ?? false} onClick={onRetry}>
            Reintentar
          </Button>
        )
      }
    >
      {text}
    </Alert>
  );
}
