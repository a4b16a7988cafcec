import { ValidationError } from '../errors.ts';
import { withAsciiDomain } from '../input/email.input.ts';
import { visibleLine } from '../input/visible-text.input.ts';

/** Maximum length of a search text in characters. */
const MAX_SEARCH = 100;

/**
 * Escapes «%», «_» and «\», the wildcards of PostgreSQL's ILIKE, which Prisma uses for every `insensitive`
 * comparison.
 */
function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/**
 * Compares a whole column, case-insensitively. PostgreSQL texts cannot contain NUL, so such a text matches nothing.
 */
export function equalsText(text: string): { equals: string; mode: 'insensitive' } {
  return { equals: literal(visibleLine(text).replaceAll('\0', '\uFFFD')), mode: 'insensitive' };
}

/**
 * The condition of a search box: the column contains the text, case-insensitively and without wildcards.
 * @returns null for an empty text
 * @throws ValidationError on `search` if the text is too long
 */
export function containsText(
  search: string | null | undefined,
): { contains: string; mode: 'insensitive' } | null {
  const text = withAsciiDomain(visibleLine((search ?? '').replaceAll('\0', '')));
  if (text.length > MAX_SEARCH) {
    throw new ValidationError([
      { path: 'search', message: `La búsqueda no puede superar los ${MAX_SEARCH} caracteres` },
    ]);
  }
  return text === '' ? null : { contains: literal(text), mode: 'insensitive' };
}
