import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Alert } from './Alert.tsx';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import { DataTableBar } from './DataTableBar.tsx';
import { DataTableHead } from './DataTableHead.tsx';
import { DataTableRow, SkeletonRows } from './DataTableRow.tsx';
import type { Column, RowAction, Selection, Sort } from './data-table.ts';
import { useDataTable } from './use-data-table.ts';

export interface DataTableProps<Row> {
  /** Accessible name of the table: «Usuarios». */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined before the first response. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: Selection<Row>;
  /** The row's menu, and its label: «Acciones de Joan Mas». */
  rowActions?: (row: Row) => readonly RowAction[];
  rowLabel?: (row: Row) => string;
  /** Shown in place of a table without rows: an `EmptyState`. */
  empty: ReactNode;
  /** The rows are outdated and a new response is on its way. */
  loading?: boolean;
  /** Why there are no rows: a title and advice. */
  error?: { title: string; text: string } | undefined;
  onRetry?: () => void;
  /** Number of skeleton rows while loading. */
  skeletonRows?: number;
}

/**
 * A table with a sticky head, shown as cards if there is no room for columns. The server sorts, pages and searches: the
 * table only shows what was chosen.
 */
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, sort, onSort, selection, rowActions, loading, error } = props;
  const table = useDataTable({ columns, rows, rowKey, sort, onSort, selection });
  if (error && !rows?.length) return <Failed {...error} onRetry={props.onRetry} pending={loading} />;
  if (rows?.length === 0 && !loading) return props.empty;
  const nameColumn = (columns.find((column) => column.names) ?? columns[0])?.id;
  return (
    <div className="@container grid gap-3">
      {error && <Failed {...error} onRetry={props.onRetry} pending={loading} />}
      <DataTableBar table={table} selection={selection} />
      <table
        aria-busy={loading || !rows}
        className={cx(
          'w-full border-separate border-spacing-0 text-[0.9375rem] transition-opacity duration-150 @max-2xl:block',
          loading && rows && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <DataTableHead table={table} hasSelection={!!selection} hasActions={!!rowActions} />
        <tbody className="@max-2xl:grid @max-2xl:gap-3">
          {rows ? (
            table
              .getRowModel()
              .rows.map((row) => (
                <DataTableRow
                  key={row.id}
                  row={row}
                  nameColumn={nameColumn}
                  selection={selection}
                  actions={rowActions?.(row.original)}
                  label={props.rowLabel?.(row.original)}
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
