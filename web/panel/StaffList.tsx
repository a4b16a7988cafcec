import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { UseQueryState } from 'urql';
import { Button } from '../ui/Button.tsx';
import { DataTable, type DataTableProps } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListPages } from './ListPages.tsx';
import type { ListAddress } from './use-list-address.ts';

interface StaffListProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowLabel' | 'rowActions'
> {
  /** What the address asks for. */
  list: Pick<ListAddress<never>, 'page' | 'pageHref' | 'sort' | 'setSort' | 'isNarrowed' | 'clear'>;
  /** What became of asking the server. */
  answer: readonly [
    Pick<UseQueryState, 'error' | 'fetching' | 'stale'>,
    (again: { requestPolicy: 'network-only' }) => void,
  ];
  /** The rows of this page and how many pages there are; undefined until the first answer has come. */
  rows: readonly Row[] | undefined;
  pageCount: number | undefined;
  /** What could not be loaded, as the message names it: «los carnets». */
  what: string;
  /** Names the pages' numbers: «Páginas de carnets». */
  pagesLabel: string;
  /** What is said where there is nothing at all, and where nothing of it was looked for. */
  empty: {
    seed: string;
    title: string;
    text?: ReactNode;
    action?: ReactNode;
    narrowedTitle: string;
    narrowedText?: ReactNode;
  };
}

/** A list of staff as most of them are: a table, its pages, and what is said where there is none. */
export function StaffList<Row extends RowData>({
  list,
  answer,
  rows,
  pageCount,
  what,
  pagesLabel,
  empty,
  ...table
}: StaffListProps<Row>) {
  const [{ error, fetching, stale }, ask] = answer;
  return (
    <>
      <DataTable
        {...table}
        rows={rows}
        {...(list.sort && { sort: list.sort })}
        onSort={list.setSort}
        loading={fetching || stale}
        error={error && { title: `Error al cargar ${what}`, text: 'Por favor, intenta de nuevo más tarde.' }}
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          list.isNarrowed ? (
            <EmptyState
              title={empty.narrowedTitle}
              seed={empty.seed}
              actions={
                <Button variant="secondary" onClick={list.clear}>
                  Limpiar filtros
                </Button>
              }
            >
              {empty.narrowedText && <p>{empty.narrowedText}</p>}
            </EmptyState>
          ) : (
            <EmptyState title={empty.title} seed={empty.seed} actions={empty.action}>
              {empty.text && <p>{empty.text}</p>}
            </EmptyState>
          )
        }
      />
      {pageCount !== undefined && (
        <ListPages page={list.page} pageCount={pageCount} href={list.pageHref} label={pagesLabel} />
      )}
    </>
  );
}
