/**
 * The beginning of a text, cut at a word.
 * @param length maximum number of characters, including the ellipsis
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const room = text.slice(0, Math.max(0, length - 1));
  const lastSpace = room.lastIndexOf(' ');
  const wholeWords = text[room.length] === ' ' || lastSpace <= 0 ? room : room.slice(0, lastSpace);
  // Do not cut a surrogate pair in half or end with punctuation before the ellipsis, as in «.…».
  return `${wholeWords.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s.,;:¡¿(«–—-]+$/u, '')}…`;
}
