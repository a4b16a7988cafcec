import { ASKED_AFTERWARDS, JOINED, type RelationLoading } from '../database/relations.ts';
import type { PageSource } from './page-type.ts';

/** Directions by field, also of related rows, and where what is absent stands. */
interface Order {
  [field: string]: keyof typeof OPPOSITE | Order;
}
const OPPOSITE = { asc: 'desc', desc: 'asc', first: 'last', last: 'first' } as const;

interface Listed {
  where: object;
  /** Ends with the id, so that every row has one place. */
  orderBy: readonly object[];
}

/** What `findMany` is given for a page. */
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
  /** The ids of all rows that a text finds. */
  ids: (where: List['where']) => Promise<{ id: number }[]>;
}

/** From this row on a page is far from the first. */
const FAR = 1000;
/** From this row on what is skipped costs more to join than another statement does. */
const TOO_MANY_TO_JOIN = 100;
/** So many found rows are few enough to be asked for one by one. */
const FEW = 500;

/**
 * Reads the rows of a page of a long list. OFFSET reads all that it skips, so what is nearer to the end is read from there
 * and turned round.
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
  // Asked nevertheless: a selection that nobody reads is an error.
  if (skip >= total) return page(orderBy, 0, 0);
  const left = total - skip - take;
  if (left >= skip) return page(orderBy, skip, take);
  const turned = orderBy.map((order) => turnedRound(order as Order));
  const read = await page(turned, Math.max(left, 0), Math.min(take, total - skip));
  return read.toReversed();
}

/**
 * The same of a list that may be searched. PostgreSQL takes looking for a text in a row to cost nothing: with a LIMIT it
 * walks through all rows in their order until it has found enough, comparing whole articles, in place of asking the index.
 * So what a text finds is counted first, and where it is little, read by its ids.
 */
export async function searchedRows<List extends Listed, Row>(
  source: PageSource<List>,
  { rows, ids }: SearchReading<List, Row>,
): Promise<Row[]> {
  const { list, window } = source;
  if (!source.searched || (await source.count()) > FEW) return pageRows(source, { rows });
  const found = (await ids(list.where)).map(({ id }) => id);
  const { skip, take } = window;
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
