/** One page of a numbered list of the API. */
interface Page<Row> {
  items: readonly Row[];
  pageCount: number;
}

/** Ten thousand rows by pages of a hundred; the API turns no further either. */
const MOST_PAGES = 100;

/**
 * Brings a whole list together, page after page, for an export.
 * @param ask answers page `page`, from 1 on
 * @throws whatever `ask` does; Error where the list is longer than an export can be
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
