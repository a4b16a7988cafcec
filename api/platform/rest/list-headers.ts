import type { ListPage } from './call.ts';

/** In characters. Some proxies allow 4 kB for all headers of a response. */
const LONGEST_LINK = 3000;

/**
 * The headers of one page of a list: how long the whole list is, and where its other pages are (RFC 8288). A list that
 * stopped in silence would look complete. The links lead through the list as it is now, whatever arrives in between. They
 * repeat the parameters of the request: if these are too long for a header, there are no links.
 */
export function listHeaders(
  { totalCount, page, pageSize, upTo }: ListPage,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): Record<string, string> {
  const last = Math.max(1, Math.ceil(totalCount / pageSize));
  const pages = { first: 1, prev: page - 1, next: page + 1, last };
  const links = Object.entries(pages)
    .filter(([, number]) => number >= 1 && number <= last)
    .map(([relation, number]) => {
      const query = new URLSearchParams(searchParams);
      query.set('page', String(number));
      // The first page is always the list of now.
      query.delete('upTo');
      if (upTo !== null && number > 1) query.set('upTo', upTo);
      return `<${pathname}?${query.toString()}>; rel="${relation}"`;
    });
  const link = links.join(', ');
  return { 'x-total-count': String(totalCount), ...(link.length <= LONGEST_LINK && { link }) };
}
