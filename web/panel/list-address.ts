import type { Sort } from '../ui/data-table.ts';

/** What a list of the panel can be asked for in its address. */
export interface ListOptions<Filter extends string = never> {
  /** Columns that it can be sorted by; others in an address are ignored. */
  sorts?: readonly string[];
  defaultSort?: Sort;
  /** The values that each filter takes; null where any text is one. */
  filters?: Readonly<Record<Filter, readonly string[] | null>>;
}

/** What an address asks of a list. */
export interface ListView<Filter extends string = never> {
  /** Empty where nothing is searched. */
  search: string;
  /** From 1 on. */
  page: number;
  sort: Sort | undefined;
  /** Null where a filter keeps everything. */
  filters: Readonly<Record<Filter, string | null>>;
}

/** Longest search, in characters, as the API takes it. */
const LONGEST_SEARCH = 100;

// `?buscar=mas&orden=-fecha&pagina=2&rol=editor`; a minus sorts downwards, what is as usual is left out.
const SEARCH = 'buscar';
const SORT = 'orden';
const PAGE = 'pagina';

/** Reads an address; whatever in it makes no sense counts as not being there. */
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
    sort: sorts.includes(by) ? { by, direction: order.startsWith('-') ? 'desc' : 'asc' } : defaultSort,
    filters: Object.fromEntries(
      allowed.map(([name, values]) => {
        const value = params.get(name);
        return [name, value && (!values || values.includes(value)) ? value : null];
      }),
    ) as ListView<Filter>['filters'],
  };
}

/** The address of the same list with something changed; any change but that of the page goes back to page 1. */
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
  set(PAGE, change.page !== undefined && change.page > 1 ? String(change.page) : null);
  return next;
}
