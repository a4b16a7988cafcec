import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { UseQueryState } from 'urql';
import { Button } from '../ui/Button.tsx';
import { clampPage } from '../ui/page-window.ts';
import { NewRows } from '../ui/NewRows.tsx';
import { Pagination } from '../ui/Pagination.tsx';
import { TextField } from '../ui/TextField.tsx';

/** With more pages than this, the user can type the page's number. */
const MANY = 10;

/** What a page of the API says about its list. */
export interface PagesOfList {
  pageCount: number;
  /** The mark of the list. */
  upTo: string | null;
  newCount: number;
}

interface ListPagesProps {
  page: number;
  pages: PagesOfList;
  /** Of the query: before its answer, and after a failure, these may be the pages of another view. */
  state: Pick<UseQueryState, 'error' | 'fetching' | 'stale'>;
  /** The URL of a page, see `useListAddress`. */
  href: (page: number, upTo: string | null) => string;
  /** Accessible name: «Páginas de usuarios». */
  label?: string;
}

/**
 * The pages of a list for staff, the same ones while rows arrive; in a long list, the user can type the page's number. A
 * page that has lost its last row gives way to the last one that there is.
 */
export function ListPages({ page, pages, state, label, ...address }: ListPagesProps) {
  const { pageCount, upTo, newCount } = pages;
  const href = (to: number) => address.href(to, upTo);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const isGone = !state.fetching && !state.stale && !state.error && page > pageCount;
  const showLast = useEffectEvent(() => void navigate(href(pageCount), { replace: true }));
  useEffect(() => {
    if (isGone) showLast();
  }, [isGone]);

  function go(event: SubmitEvent) {
    event.preventDefault();
    if (!/\d/.test(typed)) return;
    setTyped('');
    void navigate(href(clampPage(Number(typed), pageCount)));
  }

  return (
    <div className="grid justify-items-center gap-3">
      <NewRows count={newCount} href={href(1)} />
      <Pagination page={page} pageCount={pageCount} href={href} {...(label !== undefined && { label })} />
      {pageCount > MANY && (
        <form onSubmit={go} className="flex items-center gap-2">
          <TextField
            label={`Ir a una página, de 1 a ${pageCount}`}
            hideLabel
            placeholder="Página"
            inputMode="numeric"
            maxLength={4}
            value={typed}
            onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
            className="w-28"
          />
          <Button type="submit" size="sm" variant="secondary">
            Ir
          </Button>
        </form>
      )}
    </div>
  );
}
