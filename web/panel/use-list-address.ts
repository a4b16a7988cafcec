import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Sort } from '../ui/data-table.ts';
import { changeListView, type ListOptions, type ListView, readListView } from './list-address.ts';

export interface ListAddress<Filter extends string> extends ListView<Filter> {
  setSearch: (search: string) => void;
  setSort: (sort: Sort) => void;
  /** Null keeps everything. */
  setFilter: (name: Filter, value: string | null) => void;
  /** For `Pagination`. */
  pageHref: (page: number) => string;
  /** Whether the list is narrowed at all. */
  isNarrowed: boolean;
  /** Takes back the search and every filter; the order stays. */
  clear: () => void;
}

/**
 * Search, order, filters and page of a list, kept in its address: it can be sent to a colleague, and «back» works.
 * @param options must stay the same object: declare it outside of the component.
 */
export function useListAddress<Filter extends string = never>(
  options: ListOptions<Filter>,
): ListAddress<Filter> {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const view = readListView(new URLSearchParams(query), options);
    const go = (change: Parameters<typeof changeListView<Filter>>[1], replace = false) => {
      // As the address is now: what is on the screen may still be the one before.
      const params = changeListView<Filter>(new URLSearchParams(window.location.search), change);
      void navigate({ search: String(params) }, { replace, preventScrollReset: true });
    };
    const nothing = Object.fromEntries(
      Object.keys(view.filters).map((name) => [name, null]),
    ) as ListView<Filter>['filters'];
    return {
      ...view,
      // One entry of the history for a whole word, not one a letter.
      setSearch: (search) => go({ search }, true),
      setSort: (sort) => go({ sort }),
      // This one alone: another may have been set since the screen was drawn.
      setFilter: (name, value) => go({ filters: { [name]: value } as Partial<typeof nothing> }),
      pageHref: (page) => {
        const params = changeListView(new URLSearchParams(query), { page });
        return params.size > 0 ? `${pathname}?${params}` : pathname;
      },
      isNarrowed: view.search !== '' || Object.values(view.filters).some((value) => value !== null),
      clear: () => go({ search: '', filters: nothing }),
    };
  }, [pathname, query, navigate, options]);
}
