import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { UseQueryState } from 'urql';
import { Button } from '../ui/Button.tsx';
import { DataTable, type DataTableProps } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListPages, type PagesOfList } from './ListPages.tsx';
import type { ListAddress } from './use-list-address.ts';

interface StaffListProps<Row extends RowData> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowLabel' | 'rowActions'
> {
  /** The view that the URL asks for. */
  list: Pick<ListAddress<never>, 'page' | 'pageHref' | 'sort' | 'setSort' | 'isNarrowed' | 'clear'>;
  /** The state of the query. */
  answer: readonly [
    Pick<UseQueryState, 'error' | 'fetching' | 'stale'>,
    (again: { requestPolicy: 'network-only' }) => void,
  ];
  /** The rows of this page, and the list's pages; undefined until the first response. */
  rows: readonly Row[] | undefined;
  pages: PagesOfList | undefined;
  /** The name of the rows in the error message: «los carnets». */
  what: string;
  /** The accessible name of the page links: «Páginas de carnets». */
  pagesLabel: string;
  /** The texts of an empty list, with and without filters. */
  empty: {
    seed: string;
    title: string;
    text?: ReactNode;
    action?: ReactNode;
    narrowedTitle: string;
    narrowedText?: ReactNode;
  };
}

/** The usual list of staff: a table, its pages, and a text if it is empty. */
export function StaffList<Row extends RowData>({
  list,
  answer,
  rows,
  pages,
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
      {pages && (
        <ListPages page={list.page} pages={pages} state={answer[0]} href={list.pageHref} label={pagesLabel} />
      )}
    </>
  );
}
