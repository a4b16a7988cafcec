/** The conjunctions «i» and «y» between surnames are often left out. */
const CONJUNCTIONS = new Set(['i', 'y']);

/** The words of a name in a fixed order, without accents, case and punctuation. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/l[·.•]l/g, 'll')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !CONJUNCTIONS.has(word))
    .toSorted();
}

/**
 * Whether two names belong to the same person, ignoring accents, case and order: «Ibáñez López, José Ángel» and «jose
 * angel ibanez lopez». An empty name matches none.
 */
export function isSameName(one: string | null | undefined, other: string | null | undefined): boolean {
  const words = wordsOf(one ?? '');
  return words.length > 0 && words.join(' ') === wordsOf(other ?? '').join(' ');
}
