// Fonts that name another encoding than their own: the picture is right, and the letters outside ASCII are wrong in the text.

/** «JosÉ», «MartÅnez»: a capital outside ASCII behind a small letter; «2025Ä2026»: such a letter between digits. */
const WRONG = /\p{Ll}(?![A-Z])\p{Lu}|\d(?![A-Za-z])[\p{Lu}\p{Ll}]\d/u;
/** «José», «Martínez». */
const RIGHT = /\p{L}(?![a-z])\p{Ll}/u;

/** One such word is a misprint, or a name that is written so. */
const FEWEST = 2;

/** Whether most letters outside ASCII of some words are wrong. */
export function hasWrongLetters(words: readonly string[]): boolean {
  const wrong = new Set(words.filter((word) => WRONG.test(word)));
  const right = new Set(words.filter((word) => RIGHT.test(word) && !WRONG.test(word)));
  return wrong.size >= FEWEST && wrong.size > right.size;
}
