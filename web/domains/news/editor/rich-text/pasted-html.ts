import { joinWordLists } from './word-lists.ts';

// What other programs put into the clipboard, as an article may have it. Looks are dropped, but emphasis, headings, lists and
// links stay, and the rows of tables become lines, as in api/domains/news/article-blocks.ts.

export interface Pasted {
  html: string;
  /** Whether there is any text. */
  hasText: boolean;
  /** Pictures inside the HTML that can be uploaded. */
  pictures: File[];
  /** Number of pictures that only the other program can read. */
  lost: number;
}

const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, blockquote, pre, table, section, article, header, footer';
const CELL_END = ' · ';
const ADDRESS = /^(?:https?:\/\/|\/uploads\/)/i;

/**
 * The site's security policy refuses inline styles, also in documents that are only read, and reports each. So styles are
 * read as plain text.
 */
function parse(html: string): HTMLElement {
  const inert = html
    .replaceAll(/<(style|script|xml|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replaceAll(/(<[a-z][^>]*?\s)style=/gi, '$1data-style=');
  return new DOMParser().parseFromString(inert, 'text/html').body;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapContent(element: Element, tag: string): void {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
}

const styleOf = (element: Element) => (element.getAttribute('data-style') ?? '').toLowerCase();
const isBold = (style: string) => /font-weight:\s*(?:bold|bolder|[6-9]00)/.test(style);
const isItalic = (style: string) => /font-style:\s*(?:italic|oblique)/.test(style);

/** Programs write emphasis as styles, and may undo a tag by one: Google Docs puts everything into a `b` that is not bold. */
function readStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b, strong')) {
    if (/font-weight:\s*(?:normal|[1-5]00)/.test(styleOf(element))) unwrap(element);
  }
  for (const element of body.querySelectorAll('i, em')) {
    if (/font-style:\s*normal/.test(styleOf(element))) unwrap(element);
  }
  // A link is underlined anyway.
  for (const element of body.querySelectorAll('u')) {
    if (element.closest('a') || element.querySelector('a')) unwrap(element);
  }
  for (const element of [...body.querySelectorAll('[data-style]')]) {
    const style = styleOf(element);
    const isHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
    if (element.textContent?.trim() === '' || element.matches('ul, ol, table, tbody, tr')) continue;
    // A block with blocks inside says it once for all of them; its parts repeat it if it matters.
    if (element.querySelector(BLOCKS)) continue;
    if (isBold(style) && !isHeading && !element.closest('b, strong')) wrapContent(element, 'strong');
    if (isItalic(style) && !element.closest('i, em')) wrapContent(element, 'em');
    if (/text-decoration[a-z-]*:[^;]*line-through/.test(style)) wrapContent(element, 's');
    const isLink = element.closest('a') !== null || element.querySelector('a') !== null;
    if (/text-decoration[a-z-]*:[^;]*underline/.test(style) && !isLink) wrapContent(element, 'u');
  }
}

/** Google Docs puts a nested list beside its item, HTML inside it. */
function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.matches('li')) item.append(list);
  }
}

/** The content of a cell on one line. */
function lineOf(cell: Element): Node[] {
  const blocks = [...cell.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  if (blocks.length === 0) return [...cell.childNodes];
  return blocks.flatMap((block, index) => [
    ...(index > 0 ? [cell.ownerDocument.createTextNode(' ')] : []),
    ...block.childNodes,
  ]);
}

/** A table with one column is a frame around text; any other becomes a line for each row. */
function readTables(body: HTMLElement): void {
  // The inner tables first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td, th')]);
    const isFrame = rows.every((cells) => cells.length <= 1);
    const lines = rows.flatMap((cells) => {
      if (isFrame) return cells.flatMap((cell) => [...cell.childNodes]);
      const line = body.ownerDocument.createElement('p');
      for (const cell of cells) {
        if (cell !== cells[0]) line.append(CELL_END);
        line.append(...lineOf(cell));
      }
      return line.textContent?.replaceAll(/[\s·]/g, '') === '' ? [] : [line];
    });
    table.replaceWith(...lines);
  }
}

/** A picture that is written into the HTML itself. */
function fileOf(address: string): File | null {
  const [, type = '', data = ''] = /^data:(image\/[a-z]+);base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  if (data === '') return null;
  const bytes = Uint8Array.from(atob(data.replaceAll(/\s/g, '')), (letter) => letter.charCodeAt(0));
  return new File([bytes], `pegada.${type.slice('image/'.length)}`, { type });
}

function readPictures(body: HTMLElement): Pick<Pasted, 'pictures' | 'lost'> {
  const pictures: File[] = [];
  let lost = 0;
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    if (ADDRESS.test(address)) continue;
    const file = fileOf(address);
    if (file) pictures.push(file);
    else lost += 1;
    picture.remove();
  }
  return { pictures, lost };
}

function withoutRemains(body: HTMLElement): void {
  const comments = body.ownerDocument.createNodeIterator(body, NodeFilter.SHOW_COMMENT);
  for (let node = comments.nextNode(); node; node = comments.nextNode()) (node as ChildNode).remove();
  for (const element of [...body.querySelectorAll('*')]) {
    // Elements of Office: `o:p`, `v:shape`, `w:sdt`.
    if (element.localName.includes(':')) unwrap(element);
  }
  for (const title of body.querySelectorAll('p.MsoTitle')) {
    const heading = body.ownerDocument.createElement('h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
}

/** Word and Docs leave empty paragraphs, and line breaks, between those with text. */
function dropEmpty(body: HTMLElement): void {
  for (const lineBreak of body.querySelectorAll('br')) {
    const { previousElementSibling: before, nextElementSibling: after } = lineBreak;
    if (before?.matches(BLOCKS) || after?.matches(BLOCKS)) lineBreak.remove();
  }
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if ((paragraph.textContent ?? '').trim() === '' && !paragraph.querySelector('img')) paragraph.remove();
  }
  for (const element of body.querySelectorAll('[data-style]')) element.removeAttribute('data-style');
  // Browsers do not show the space at the beginning of a line.
  for (const block of body.querySelectorAll('p, div, li, h1, h2, h3, h4, h5, h6')) {
    const { firstChild } = block;
    if (firstChild?.nodeType === Node.TEXT_NODE) {
      firstChild.textContent = (firstChild.textContent ?? '').trimStart();
    }
  }
}

/** Reads HTML from the clipboard. */
export function readPasted(html: string): Pasted {
  const body = parse(html);
  withoutRemains(body);
  joinWordLists(body, styleOf);
  const found = readPictures(body);
  readStyles(body);
  nestLists(body);
  readTables(body);
  dropEmpty(body);
  return { html: body.innerHTML, hasText: (body.textContent ?? '').trim() !== '', ...found };
}
