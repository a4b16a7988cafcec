import type { NewsListPageQueryVariables } from '../../gql/graphql.ts';

/** Spec section 9. */
export const NEWS_PAGE_SIZE = 6;

/** The longest text that the API looks for, in characters. */
export const LONGEST_SEARCH = 100;

/** No list is that long, and the API refuses what lies far beyond. */
const MAX_PAGE = 9999;

/** What the list of news shows, as its address says. */
export interface NewsFilters {
  /** Empty for no search. */
  search: string;
  /** Slug of a category, or null for all. */
  category: string | null;
  page: number;
}

export const NO_FILTERS: NewsFilters = { search: '', category: null, page: 1 };

/** Reads an address: `?categoria=Club&buscar=derbi&pagina=2`. What makes no sense counts as not given. */
export function readFilters(params: URLSearchParams): NewsFilters {
  const page = params.get('pagina') ?? '';
  return {
    search: cleanSearch(params.get('buscar') ?? ''),
    category: params.get('categoria')?.trim().slice(0, LONGEST_SEARCH) || null,
    page: /^\d+$/.test(page) ? Math.min(Math.max(1, Number(page)), MAX_PAGE) : 1,
  };
}

/** A search as it goes into the address, whatever was typed. */
export function cleanSearch(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_SEARCH).trim();
}

/** The address of the list filtered so; the first page is not named. */
export function newsAddress({ search, category, page }: NewsFilters): string {
  const params = new URLSearchParams();
  if (category) params.set('categoria', category);
  if (search) params.set('buscar', search);
  if (page > 1) params.set('pagina', String(page));
  return params.size > 0 ? `/noticias?${params}` : '/noticias';
}

/** The same for the page's query, in one place so that loading and rendering ask for equal things. */
export function queryVariables({ search, category, page }: NewsFilters): NewsListPageQueryVariables {
  return { search: search || null, category, page, pageSize: NEWS_PAGE_SIZE };
}
