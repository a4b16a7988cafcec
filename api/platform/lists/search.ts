import { ValidationError } from '../errors.ts';
import { withAsciiDomain } from '../input/email.input.ts';
import { foldForSearch, isSameToSearch } from '../input/folded-text.input.ts';
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
 * The known names that a user may mean who typed one of them, without minding accents and capitals. Compare the column with
 * these: names are few, and a folded column for each of them is not worth it.
 */
export const namesMeant = (typed: string, known: readonly string[]): string[] =>
  known.filter((name) => isSameToSearch(name, typed));

/**
 * The words of a search box, ready for a comparison with a `search` column, which holds what can be found of a row.
 * @returns null if there is no word
 * @throws ValidationError on `search` if the text is too long
 */
export function searchedWords(search: string | null | undefined): string[] | null {
  const text = withAsciiDomain(visibleLine((search ?? '').replaceAll('\0', '')));
  if (text.length > MAX_SEARCH) {
    throw new ValidationError([
      { path: 'search', message: `La búsqueda no puede superar los ${MAX_SEARCH} caracteres` },
    ]);
  }
  const words = foldForSearch(text)
    .split(/\s+/u)
    .filter((word) => word !== '');
  return words.length > 0 ? words.map(literal) : null;
}

/** The comparison of a `search` column with one word. */
export interface ContainsWord {
  search: { contains: string; mode: 'insensitive' };
}

/**
 * The condition of a search box: the row contains every word, in any order.
 * @param places the conditions under which one word is found; by default in the row's own `search` column
 * @returns null for an empty text
 * @throws ValidationError on `search` if the text is too long
 * @example where: { ...containsWords(search, (word) => [word, { user: word }]) }
 */
export function containsWords(search: string | null | undefined): { AND: ContainsWord[] } | null;
export function containsWords<Where>(
  search: string | null | undefined,
  places: (word: ContainsWord) => Where[],
): { AND: { OR: Where[] }[] } | null;
export function containsWords<Where>(
  search: string | null | undefined,
  places?: (word: ContainsWord) => Where[],
) {
  const words = searchedWords(search)?.map((word) => ({
    search: { contains: word, mode: 'insensitive' as const },
  }));
  if (!words) return null;
  return { AND: places ? words.map((word) => ({ OR: places(word) })) : words };
}
