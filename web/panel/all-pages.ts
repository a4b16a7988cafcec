import type { Client, TypedDocumentNode } from 'urql';
import { describeError } from '../graphql/results.ts';

/** One page of a numbered list of the API. */
interface Page<Row> {
  items: readonly Row[];
  pageCount: number;
  /** The mark of the list. */
  upTo: string | null;
}

/** Ten thousand rows in pages of a hundred, the limit of the API. */
const MOST_PAGES = 100;

/**
 * Loads a whole list for an export, page after page.
 * @param ask loads page `page`, from 1 on; from the second on with the mark of the list, so that what is written in the
 *   meantime is no part of the export
 * @throws errors of `ask`; Error if the list is too long for an export
 */
export async function allPages<Row>(
  ask: (page: number, upTo: string | null) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let mark: string | null = null;
  for (let page = 1, count = 1; page <= count; page++) {
    const { items, pageCount, upTo }: Page<Row> = await ask(page, mark);
    if (pageCount > MOST_PAGES) throw new Error('Hay demasiadas filas: acota la lista con los filtros.');
    rows.push(...items);
    count = pageCount;
    mark ??= upTo;
  }
  return rows;
}

interface ListVariables {
  page: number;
  upTo?: string | null | undefined;
}

/**
 * Loads a whole list of the API for an export, from the network.
 * @param variables those of the list on the screen; its page does not matter
 * @param listOf the list in the response
 * @throws Error with a message for the user
 */
export function exportedRows<Data, Variables extends ListVariables, Row>(
  client: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  listOf: (data: Data) => Page<Row>,
): Promise<Row[]> {
  return allPages(async (page, upTo) => {
    const asked = { ...variables, page, upTo: upTo ?? variables.upTo };
    const { data, error } = await client
      .query(document, asked, { requestPolicy: 'network-only' })
      .toPromise();
    if (!data) throw new Error(describeError(error));
    return listOf(data);
  });
}
