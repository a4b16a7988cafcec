import { ValidationError } from '../errors.ts';

/** The longest text that anybody looks for, in characters. */
const MAX_SEARCH = 100;

/** «%», «_» and «\» would be wildcards of PostgreSQL's ILIKE, which Prisma's `insensitive` mode uses for every comparison. */
function literal(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Compares a whole column without case. PostgreSQL has no NUL in texts, so one never matches anything. */
export function equalsText(text: string): { equals: string; mode: 'insensitive' } {
  return { equals: literal(text.replaceAll('\0', '\uFFFD')), mode: 'insensitive' };
}

/**
 * What a search box's text asks of a column: that it holds the text, whatever the case, every character taken as it is.
 * @returns null where nothing is looked for.
 * @throws ValidationError on `search` where the text is too long.
 */
export function containsText(
  search: string | null | undefined,
): { contains: string; mode: 'insensitive' } | null {
  const text = (search ?? '').replaceAll('\0', '').trim();
  if (text.length > MAX_SEARCH) {
    throw new ValidationError([
      { path: 'search', message: `La búsqueda no puede superar los ${MAX_SEARCH} caracteres` },
    ]);
  }
  return text === '' ? null : { contains: literal(text), mode: 'insensitive' };
}
