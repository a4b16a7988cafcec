/**
 * The beginning of a text, cut at a word.
 * @param length the most characters of the result, its ellipsis among them.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = text.slice(0, Math.max(0, length - 1));
  const lastSpace = room.lastIndexOf(' ');
  const wholeWords = text[room.length] === ' ' || lastSpace <= 0 ? room : room.slice(0, lastSpace);
  // A letter of two code units must not be cut in half, and «.…» or «,…» is no ending.
  return `${wholeWords.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s.,;:¡¿(«–—-]+$/u, '')}…`;
}
