/** «1.», «a)», «iv.», «2.1» count; «·», «o» and «§» are drawn. */
const COUNTED = /^\(?(?:\d+(?:\.\d+)*[.)]?|(?:[a-z]|[ivxlc]+)[.)])/i;

/** «Artículo 1», «Paso 2:» and the like, which no list of ours can count. */
const WORDS = /\p{L}{2}/u;

/**
 * A bullet or a number with the run of fixed spaces that Word draws after it. Mail programs drop Word's own marks and leave
 * only this.
 */
const DRAWN_SIGN = /^\s*(?:[·•◦▪‣§oØ–-]|\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,5})[.)])\s*\u00A0{2}\s*/i;

const MARKED_LIST = /mso-list:[^;]*\blevel\s*(\d)/;

interface Item {
  /** Only compared: the level of the outline, or the indentation. */
  level: number;
  tag: 'ul' | 'ol';
  start: number;
}

type StyleOf = (element: Element) => string;

const POINTS: Readonly<Record<string, number>> = { pt: 1, px: 0.75, in: 72, cm: 28.35, mm: 2.835 };

/** The left margin in points. */
function indentation(style: string): number {
  const [, shorthand = ''] = /(?:^|;)\s*margin:([^;]+)/.exec(style) ?? [];
  const [, own] = /(?:^|;)\s*margin-left:\s*([^;]+)/.exec(style) ?? [];
  const left = own ?? shorthand.trim().split(/\s+/)[3] ?? '';
  const [, size = '0', unit = ''] = /^(-?[\d.]+)(pt|px|in|cm|mm)/.exec(left.trim()) ?? [];
  return Number(size) * (POINTS[unit] ?? 0);
}

/** Removes letters at the beginning of a text, however many elements they are spread over. */
function removeStart(element: Element, count: number): void {
  const texts = element.ownerDocument.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  let left = count;
  for (let text = texts.nextNode(); text && left > 0; text = texts.nextNode()) {
    const { length } = text.textContent ?? '';
    text.textContent = (text.textContent ?? '').slice(left);
    left -= length;
  }
}

/** The number that an item begins a list with: the last of «2.3». */
function firstNumber(sign: string): number {
  const [, number = '1'] = /(\d+)\D*$/.exec(sign) ?? [];
  return Number(number);
}

/** Takes the bullet or number out of a line; null if the line is no item. */
function takeSign(line: Element, styleOf: StyleOf): (Item & { sign: string }) | null {
  const style = styleOf(line);
  const text = line.textContent ?? '';
  const [, level] = MARKED_LIST.exec(style) ?? [];
  if (level !== undefined) {
    const mark = [...line.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
    const sign = mark?.textContent?.trim() ?? '';
    mark?.remove();
    if (WORDS.test(sign) && !COUNTED.test(sign)) {
      line.prepend(`${sign} `);
      return null;
    }
    const tag = line.getAttribute('data-list') ?? (COUNTED.test(sign) ? 'ol' : 'ul');
    const start = firstNumber(line.getAttribute('data-start') ?? sign);
    return { level: Number(level), tag: tag === 'ol' ? 'ol' : 'ul', start, sign };
  }
  const [drawn] = DRAWN_SIGN.exec(text) ?? [];
  if (drawn === undefined || drawn.length === text.length) return null;
  removeStart(line, drawn.length);
  const sign = drawn.trim();
  const tag = COUNTED.test(sign) ? 'ol' : 'ul';
  return { level: indentation(style), tag, start: firstNumber(sign), sign };
}

/** Word writes parts of one list as paragraphs and parts as `li`, so these become paragraphs first. */
function flattenMarkedLists(body: HTMLElement, styleOf: StyleOf): void {
  const lists = [...body.querySelectorAll('ul, ol')].filter((list) => !list.parentElement?.closest('ul, ol'));
  for (const list of lists) {
    const items = [...list.querySelectorAll('li')];
    const isMarked = items.every(
      (item) => MARKED_LIST.test(styleOf(item)) && !item.querySelector('p, li, table'),
    );
    if (items.length === 0 || !isMarked) continue;
    for (const item of items) {
      const parent = item.parentElement;
      const line = body.ownerDocument.createElement('p');
      line.setAttribute('data-style', styleOf(item));
      line.setAttribute('data-list', parent?.localName ?? 'ul');
      line.setAttribute('data-start', (item === parent?.children[0] && parent.getAttribute('start')) || '1');
      line.append(...item.childNodes);
      list.before(line);
    }
    list.remove();
  }
}

interface OpenList {
  level: number;
  list: Element;
  indentation: number;
}

/** A further paragraph of an item, indented like it. */
function continuesItem(line: Element, open: readonly OpenList[], styleOf: StyleOf): boolean {
  if (!line.className.startsWith('MsoListParagraph')) return false;
  const own = indentation(styleOf(line));
  const item = open.findLast((list) => list.indentation <= own)?.list.lastElementChild;
  item?.append(line);
  return item !== undefined;
}

/**
 * Word writes the items of lists as paragraphs with the bullet as text. Paragraphs that follow each other become one list,
 * with lists inside for deeper levels. A numbered heading stays a heading and keeps its number.
 * @param styleOf the style of an element in lower case
 */
export function joinWordLists(body: HTMLElement, styleOf: StyleOf): void {
  flattenMarkedLists(body, styleOf);
  /** The open lists, the outermost first. */
  let open: OpenList[] = [];
  for (const line of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    if (line.closest('li')) continue;
    const follows = open[0] !== undefined && line.previousElementSibling === open[0].list;
    const item = takeSign(line, styleOf);
    if (!item && follows && continuesItem(line, open, styleOf)) continue;
    if (item && line.localName !== 'p') {
      if (COUNTED.test(item.sign)) line.prepend(`${item.sign} `);
      continue;
    }
    if (!item) continue;
    if (!follows) open = [];
    open = open.filter(({ level }) => level <= item.level);
    let current = open.at(-1);
    // Items that skip a level are in a list of the same item.
    const deeper = current?.list.lastElementChild?.lastElementChild;
    if (current && current.level < item.level && deeper?.localName === item.tag) {
      current = { level: item.level, list: deeper, indentation: 0 };
      open.push(current);
    } else if (!current || current.level < item.level || current.list.localName !== item.tag) {
      const list = body.ownerDocument.createElement(item.tag);
      if (item.tag === 'ol' && item.start !== 1) list.setAttribute('start', String(item.start));
      if (current && current.level < item.level) current.list.lastElementChild?.append(list);
      else if (current) current.list.after(list);
      else line.before(list);
      current = { level: item.level, list, indentation: 0 };
      open = [...open.filter(({ level }) => level < item.level), current];
    }
    current.indentation = indentation(styleOf(line));
    const element = body.ownerDocument.createElement('li');
    element.append(...line.childNodes);
    current.list.append(element);
    line.remove();
  }
}
