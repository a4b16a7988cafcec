import type { Sort } from '../ui/data-table.ts';
import { readMark, UP_TO } from '../ui/list-mark.ts';

/** The options of a list in its URL. */
export interface ListOptions<Filter extends string = never> {
  /** Columns that it can be sorted by; others in the URL are ignored. */
  sorts?: readonly string[];
  defaultSort?: Sort;
  /** The values of each filter; null if any text is allowed. */
  filters?: Readonly<Record<Filter, readonly string[] | null>>;
}

/** The view of a list that a URL asks for. */
export interface ListView<Filter extends string = never> {
  /** Empty without a search. */
  search: string;
  /** From 1 on. */
  page: number;
  /** The mark of the list (`upTo` of a page) when it was opened; null for the list of now. */
  upTo: string | null;
  sort: Sort | undefined;
  /** Null without a filter. */
  filters: Readonly<Record<Filter, string | null>>;
}

/** Longest search, in characters, that the API accepts. */
const LONGEST_SEARCH = 100;

// `?buscar=mas&orden=-fecha&pagina=2&rol=editor`; a minus means descending, defaults are left out.
const SEARCH = 'buscar';
const SORT = 'orden';
const PAGE = 'pagina';

/** Reads a URL; invalid parameters are ignored. */
export function readListView<Filter extends string = never>(
  params: URLSearchParams,
  { sorts = [], defaultSort, filters }: ListOptions<Filter>,
): ListView<Filter> {
  const page = params.get(PAGE) ?? '';
  const order = params.get(SORT) ?? '';
  const by = order.replace(/^-/, '');
  const allowed = Object.entries<readonly string[] | null>(filters ?? {});
  return {
    search: (params.get(SEARCH) ?? '').trim().slice(0, LONGEST_SEARCH),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
    upTo: readMark(params),
    sort: sorts.includes(by) ? { by, direction: order.startsWith('-') ? 'desc' : 'asc' } : defaultSort,
    filters: Object.fromEntries(
      allowed.map(([name, values]) => {
        const value = params.get(name);
        return [name, value && (!values || values.includes(value)) ? value : null];
      }),
    ) as ListView<Filter>['filters'],
  };
}

/** The URL of the same list with a change; any change except that of the page goes back to page 1. */
export function changeListView<Filter extends string = never>(
  params: URLSearchParams,
  change: Partial<Omit<ListView<Filter>, 'filters'>> & { filters?: Partial<ListView<Filter>['filters']> },
): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  if (change.search !== undefined) set(SEARCH, change.search.trim());
  if (change.sort) set(SORT, (change.sort.direction === 'desc' ? '-' : '') + change.sort.by);
  for (const [name, value] of Object.entries<string | null | undefined>(change.filters ?? {})) {
    set(name, value ?? null);
  }
  const page = change.page !== undefined && change.page > 1 ? String(change.page) : null;
  set(PAGE, page);
  // The first page is always the list of now.
  if (!page) next.delete(UP_TO);
  else if (change.upTo) set(UP_TO, change.upTo);
  return next;
}
