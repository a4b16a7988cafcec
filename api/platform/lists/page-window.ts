import { ValidationError, type FieldError } from '../errors.ts';

/** Maximum page size in rows. */
export const MAX_PAGE_SIZE = 100;

/** Deep offsets are expensive for the database, and no reader browses that far. */
const MAX_PAGE = 10_000;

/** The rows of a numbered page. Pages start at 1; `skip` and `take` are in rows. */
export interface PageWindow {
  page: number;
  pageSize: number;
  skip: number;
  take: number;
}

/**
 * Validates a page's number and size.
 * @throws ValidationError on `page` or `pageSize`
 */
export function pageWindow(page: number, pageSize: number): PageWindow {
  const fields: FieldError[] = [];
  if (page < 1 || page > MAX_PAGE) {
    fields.push({ path: 'page', message: `La página debe estar entre 1 y ${MAX_PAGE}` });
  }
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) {
    fields.push({ path: 'pageSize', message: `El tamaño de página debe estar entre 1 y ${MAX_PAGE_SIZE}` });
  }
  if (fields.length > 0) throw new ValidationError(fields);
  return { page, pageSize, skip: (page - 1) * pageSize, take: pageSize };
}
