import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Sort } from '../ui/data-table.ts';
import { changeListView, type ListOptions, type ListView, readListView } from './list-address.ts';

export interface ListAddress<Filter extends string> extends ListView<Filter> {
  setSearch: (search: string) => void;
  setSort: (sort: Sort) => void;
  /** Null removes the filter. */
  setFilter: (name: Filter, value: string | null) => void;
  /** For `Pagination`. @param upTo the mark of the list, so that its other pages stay the same while rows arrive */
  pageHref: (page: number, upTo: string | null) => string;
  /** Whether there is a search or a filter. */
  isNarrowed: boolean;
  /** Removes the search and all filters; the order stays. */
  clear: () => void;
}

/**
 * Search, order, filters and page of a list, stored in its URL: it can be sent to a colleague, and «back» works.
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
      // The current URL: the screen may still show the previous one.
      const params = changeListView<Filter>(new URLSearchParams(window.location.search), change);
      void navigate({ search: String(params) }, { replace, preventScrollReset: true });
    };
    const nothing = Object.fromEntries(
      Object.keys(view.filters).map((name) => [name, null]),
    ) as ListView<Filter>['filters'];
    return {
      ...view,
      // One history entry for a whole word, not one for each letter.
      setSearch: (search) => go({ search }, true),
      setSort: (sort) => go({ sort }),
      // Changes only this filter: another may have changed since the screen was rendered.
      setFilter: (name, value) => go({ filters: { [name]: value } as Partial<typeof nothing> }),
      pageHref: (page, upTo) => {
        const params = changeListView(new URLSearchParams(query), { page, upTo });
        return params.size > 0 ? `${pathname}?${params}` : pathname;
      },
      isNarrowed: view.search !== '' || Object.values(view.filters).some((value) => value !== null),
      clear: () => go({ search: '', filters: nothing }),
    };
  }, [pathname, query, navigate, options]);
}
