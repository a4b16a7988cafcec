import { nestLists } from './nested-lists.ts';
import { readEmphasis } from './pasted-emphasis.ts';
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

/** The rules of the style sheets in a text; programs for tables write emphasis as classes. */
function styleSheetsOf(html: string): string {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map(([, rules = '']) => rules);
  return sheets.join('\n').replaceAll(/<!--|-->/g, '');
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const isBlank = (node: Node) => (node.textContent ?? '').trim() === '';
const hasPicture = (element: Element) =>
  element.matches('img, hr') || element.querySelector('img, hr') !== null;

const styleOf = (element: Element) => (element.getAttribute('data-style') ?? '').toLowerCase();

/** The content of a cell on one line. */
function lineOf(cell: Element): Node[] {
  for (const lineBreak of cell.querySelectorAll('br')) lineBreak.replaceWith(' ');
  const blocks = [...cell.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  if (blocks.length === 0) return [...cell.childNodes];
  return blocks.flatMap((block, index) => [
    ...(index > 0 ? [cell.ownerDocument.createTextNode(' ')] : []),
    ...block.childNodes,
  ]);
}

/** Spreadsheets fill empty cells, and forms their fields, with fixed spaces. */
function trimLine(line: Element): void {
  const texts: Node[] = [];
  const iterator = line.ownerDocument.createNodeIterator(line, NodeFilter.SHOW_TEXT);
  for (let text = iterator.nextNode(); text; text = iterator.nextNode()) texts.push(text);
  const [first, last] = [texts.find((text) => !isBlank(text)), texts.findLast((text) => !isBlank(text))];
  if (first) first.textContent = (first.textContent ?? '').trimStart();
  if (last) last.textContent = (last.textContent ?? '').trimEnd();
}

/** A table with one column is a frame around text; any other becomes a line for each row, of the cells with text. */
function readTables(body: HTMLElement): void {
  // The inner tables first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) {
    const rows = [...table.querySelectorAll('tr')].map((row) => [...row.querySelectorAll('td, th')]);
    const isFrame = rows.every((cells) => cells.length <= 1);
    const lines = rows.flatMap((cells) => {
      if (isFrame) return cells.flatMap((cell) => [...cell.childNodes]);
      const line = body.ownerDocument.createElement('p');
      for (const cell of cells) {
        if (isBlank(cell) && !hasPicture(cell)) continue;
        trimLine(cell);
        if (line.hasChildNodes()) line.append(CELL_END);
        line.append(...lineOf(cell));
      }
      return line.hasChildNodes() ? [line] : [];
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
  // Word's bookmarks between paragraphs, which would end a list.
  for (const mark of body.querySelectorAll('body > :is(span, a)')) {
    if (mark.textContent === '' && mark.childElementCount === 0) mark.remove();
  }
  // Notes and marks of the other document, and files of the other machine.
  for (const link of body.querySelectorAll('a[href^="#"], a[href^="file:" i], a[href^="about:" i]'))
    unwrap(link);
  for (const title of body.querySelectorAll('p.MsoTitle')) {
    const heading = body.ownerDocument.createElement('h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
}

/** A line break beside a block, or at the end of one, breaks nothing; programs wrap it in elements of its own. */
function dropBreaks(body: HTMLElement): void {
  for (const lineBreak of [...body.querySelectorAll('br')].toReversed()) {
    let shown: Element = lineBreak;
    while (shown.parentElement && !shown.parentElement.matches('body, pre') && isBlank(shown.parentElement)) {
      if (shown.parentElement.matches(BLOCKS) || hasPicture(shown.parentElement)) break;
      shown = shown.parentElement;
    }
    const { previousElementSibling: before, nextElementSibling: after, nextSibling, parentElement } = shown;
    const endsBlock = parentElement?.matches(BLOCKS) && (!nextSibling || (!after && isBlank(nextSibling)));
    if (before?.matches(`${BLOCKS}, hr`) || after?.matches(`${BLOCKS}, hr`) || endsBlock) shown.remove();
  }
}

/** Word and Docs leave empty paragraphs, items and line breaks between those with text. */
function dropEmpty(body: HTMLElement): void {
  dropBreaks(body);
  for (const element of [...body.querySelectorAll('p, li, ul, ol, h1, h2, h3, h4, h5, h6')].toReversed()) {
    if (isBlank(element) && !hasPicture(element)) element.remove();
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
  readEmphasis(body, styleSheetsOf(html));
  nestLists(body);
  readTables(body);
  dropEmpty(body);
  return { html: body.innerHTML, hasText: (body.textContent ?? '').trim() !== '', ...found };
}
