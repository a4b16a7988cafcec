/**
 * The text of the demonstration's HTML, for search and excerpts: tags become spaces, white space is folded. It knows
 * the plain HTML written in `news/` and nothing more (no entities, scripts or comments); it is not a sanitiser.
 */
export function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,;:!?»)])/g, '$1')
    .trim();
}
