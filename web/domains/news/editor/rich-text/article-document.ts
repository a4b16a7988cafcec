import { DOMParser as DocumentReader, DOMSerializer, type Node } from 'prosemirror-model';
import { completeAddress } from '../../../../../api/domains/news/article-link.input.ts';
import { articleSchema } from './article-schema.ts';

const reader = DocumentReader.fromSchema(articleSchema);
const writer = DOMSerializer.fromSchema(articleSchema);

function parse(html: string): HTMLElement {
  // A separate inert document: nothing in it is executed or loaded.
  return new DOMParser().parseFromString(html, 'text/html').body;
}

/** Parses HTML into the editor's document model. */
export function readArticle(html: string): Node {
  return reader.parse(parse(html));
}

/** Whether a document has text or pictures. */
function isEmpty(document: Node): boolean {
  return document.childCount === 1 && !!document.firstChild?.isTextblock && document.content.size <= 2;
}

/** Serializes a document to HTML; empty if it has no content. */
export function writeArticle(document: Node): string {
  if (isEmpty(document)) return '';
  const body = parse('');
  body.append(writer.serializeFragment(document.content, { document: body.ownerDocument }));
  while (body.lastElementChild?.matches('p:empty')) body.lastElementChild.remove();
  body.querySelectorAll('li').forEach(unwrapLine);
  body.querySelectorAll('figure > p').forEach((paragraph) => {
    const isPicture = [...paragraph.childNodes].every((node) => node.nodeName === 'IMG');
    if (isPicture) paragraph.replaceWith(...paragraph.childNodes);
  });
  body.querySelectorAll('pre').forEach(keepFirstLine);
  return body.innerHTML;
}

/** Parsers leave out a line break right after `<pre>`, so an empty first line needs two. */
function keepFirstLine(pre: Element): void {
  if (pre.textContent?.startsWith('\n')) pre.prepend('\n');
}

/**
 * The editor wraps list items in paragraphs; the HTML leaves them out if the item has only one, also before a nested
 * list.
 */
function unwrapLine(item: Element): void {
  const [first, ...others] = item.children;
  if (first?.nodeName !== 'P' || others.some((other) => !other.matches('ul, ol'))) return;
  first.replaceWith(...first.childNodes);
}

const STRUCTURE = ['h2', 'h3', 'h4', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'];
const EMPHASIS = ['strong, b', 'em, i', 'u', 's', 'code'];

/** What a round trip through the editor must keep: text, structure, formatting, link targets and pictures. */
function essence(html: string): string {
  const body = parse(html);
  const words = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, '');
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  return JSON.stringify([
    words(body),
    STRUCTURE.map((tag) => all(tag).length),
    EMPHASIS.map((tags) => all(tags).map(words).join('')),
    all('a[href]').map((link) => [completeAddress(link.getAttribute('href') ?? ''), words(link)]),
    all('ol').map((list) => list.getAttribute('start') ?? '1'),
    all('pre').map((pre) => pre.textContent),
    all('img').map((picture) => [picture.getAttribute('src'), picture.getAttribute('alt')]),
  ]);
}

/** Whether the editor keeps an article without losses. Otherwise the user edits its HTML. */
export function isKeptWhole(html: string): boolean {
  return essence(writeArticle(readArticle(html))) === essence(html);
}
