import { ASKED_AFTERWARDS, JOINED, type RelationLoading } from '../database/relations.ts';
import type { PageSource } from './page-type.ts';

/** Directions by field, also of related rows, and the position of nulls. */
interface Order {
  [field: string]: keyof typeof OPPOSITE | Order;
}
const OPPOSITE = { asc: 'desc', desc: 'asc', first: 'last', last: 'first' } as const;

interface Listed {
  where: object;
  /** Ends with the id, so that the order of rows is unambiguous. */
  orderBy: readonly object[];
}

/** The arguments of `findMany` for a page. */
export interface PageArgs<List extends Listed, Where = List['where']> extends RelationLoading {
  where: Where;
  orderBy: List['orderBy'];
  skip: number;
  take: number;
}

interface Reading<List extends Listed, Row> {
  rows: (args: PageArgs<List>) => Promise<Row[]>;
}

interface SearchReading<List extends Listed, Row> {
  rows: (args: PageArgs<List, List['where'] | { id: { in: number[] } }>) => Promise<Row[]>;
  /** The ids of all rows that a search finds. */
  ids: (where: List['where']) => Promise<{ id: number }[]>;
  /** Puts these ids in the order of how well they fit, for lists that readers cannot sort. */
  ranked?: (ids: number[]) => Promise<number[]>;
}

/** From this row on a page counts as far from the first. */
const FAR = 1000;
/** From this row on joining the skipped rows costs more than another statement. */
const TOO_MANY_TO_JOIN = 100;
/** Up to so many results the rows are read by their ids. */
const FEW = 500;

/**
 * Reads the rows of a page of a long list. OFFSET reads all skipped rows, so pages in the second half are read from the
 * end, in reverse order.
 */
export async function pageRows<List extends Listed, Row>(
  { list, window, count }: PageSource<List>,
  { rows }: Reading<List, Row>,
): Promise<Row[]> {
  const { where, orderBy } = list;
  const { skip, take } = window;
  const page = (order: typeof orderBy, from: number, most: number) =>
    rows({
      where,
      orderBy: order,
      skip: from,
      take: most,
      ...(from < TOO_MANY_TO_JOIN ? JOINED : ASKED_AFTERWARDS),
    });
  if (skip < FAR) return page(orderBy, skip, take);
  const total = await count();
  // Runs it nevertheless, because Pothos treats a selection that is not loaded as an error.
  if (skip >= total) return page(orderBy, 0, 0);
  const left = total - skip - take;
  if (left >= skip) return page(orderBy, skip, take);
  const turned = orderBy.map((order) => turnedRound(order as Order));
  const read = await page(turned, Math.max(left, 0), Math.min(take, total - skip));
  return read.toReversed();
}

/**
 * The same for a list with a search. PostgreSQL assumes that searching in a row costs nothing: with a LIMIT it reads
 * all rows in their order until it has found enough, and compares whole articles, instead of using the index. So the
 * results are counted first, and if they are few, read by their ids. Only few can be ranked: nobody reads hundreds of
 * results to the end, so the order of the list is as good then.
 */
export async function searchedRows<List extends Listed, Row extends { id: number }>(
  source: PageSource<List>,
  { rows, ids, ranked }: SearchReading<List, Row>,
): Promise<Row[]> {
  const { list, window } = source;
  if (!source.searched || (await source.count()) > FEW) return pageRows(source, { rows });
  const found = (await ids(list.where)).map(({ id }) => id);
  const { skip, take } = window;
  if (ranked) {
    const shown = (await ranked(found)).slice(skip, skip + take);
    const where = { id: { in: shown } };
    const read = await rows({ where, orderBy: list.orderBy, skip: 0, take, ...ASKED_AFTERWARDS });
    return read.toSorted((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id));
  }
  return rows({ where: { id: { in: found } }, orderBy: list.orderBy, skip, take, ...ASKED_AFTERWARDS });
}

function turnedRound(order: Order): Order {
  return Object.fromEntries(
    Object.entries(order).map(([field, way]) => [
      field,
      typeof way === 'object' ? turnedRound(way) : OPPOSITE[way],
    ]),
  );
}
