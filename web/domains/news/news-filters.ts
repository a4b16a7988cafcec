import type { NewsListPageQueryVariables } from '../../gql/graphql.ts';

import { readMark, UP_TO } from '../../ui/list-mark.ts';

/** Articles per page of the news. */
export const NEWS_PAGE_SIZE = 6;

/** Maximum length of a search in the API, in characters. */
export const LONGEST_SEARCH = 100;

/** More pages than any list has; the API refuses larger offsets. */
const MAX_PAGE = 9999;

/** The filters of the news list, as in its URL. */
export interface NewsFilters {
  /** Empty for no search. */
  search: string;
  /** Slug of a category, or null for all. */
  category: string | null;
  page: number;
  /** The mark of the list when its first page was opened; null for the list of now. */
  upTo: string | null;
}

export const NO_FILTERS: NewsFilters = { search: '', category: null, page: 1, upTo: null };

/** Parses a URL: `?categoria=Club&buscar=derbi&pagina=2`. Invalid values are ignored. */
export function readFilters(params: URLSearchParams): NewsFilters {
  const page = params.get('pagina') ?? '';
  return {
    search: cleanSearch(params.get('buscar') ?? ''),
    category: params.get('categoria')?.trim().slice(0, LONGEST_SEARCH) || null,
    page: /^\d+$/.test(page) ? Math.min(Math.max(1, Number(page)), MAX_PAGE) : 1,
    upTo: readMark(params),
  };
}

/** Normalizes a typed search for the URL. */
export function cleanSearch(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, LONGEST_SEARCH).trim();
}

/** The URL of the list with these filters; the first page has no parameter. */
export function newsAddress({ search, category, page, upTo }: NewsFilters): string {
  const params = new URLSearchParams();
  if (category) params.set('categoria', category);
  if (search) params.set('buscar', search);
  if (page > 1) {
    params.set('pagina', String(page));
    if (upTo) params.set(UP_TO, upTo);
  }
  return params.size > 0 ? `/noticias?${params}` : '/noticias';
}

/** The query's variables, in one place so that loading and rendering use the same. */
export function queryVariables({ search, category, page, upTo }: NewsFilters): NewsListPageQueryVariables {
  return { search: search || null, category, page, pageSize: NEWS_PAGE_SIZE, upTo };
}
