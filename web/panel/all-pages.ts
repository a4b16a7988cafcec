/** One page of a numbered list of the API. */
interface Page<Row> {
  items: readonly Row[];
  pageCount: number;
}

/** Ten thousand rows in pages of a hundred, the limit of the API. */
const MOST_PAGES = 100;

/**
 * Loads a whole list for an export, page after page.
 * @param ask loads page `page`, from 1 on
 * @throws errors of `ask`; Error if the list is too long for an export
 */
export async function allPages<Row>(ask: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, count = 1; page <= count; page++) {
    const { items, pageCount } = await ask(page);
    if (pageCount > MOST_PAGES) throw new Error('Hay demasiadas filas: acota la lista con los filtros.');
    rows.push(...items);
    count = pageCount;
  }
  return rows;
}
