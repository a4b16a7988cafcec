/** «1.», «a)», «iv.» count; «·», «o» and «§» are drawn. */
const COUNTED = /^\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

interface Item {
  level: number;
  tag: 'ul' | 'ol';
  start: number;
  line: Element;
}

function itemOf(line: Element, styleOf: (element: Element) => string): Item | null {
  const [, level] = /mso-list:[^;]*\blevel(\d)/.exec(styleOf(line)) ?? [];
  if (level === undefined) return null;
  const sign = [...line.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
  const text = sign?.textContent?.trim() ?? '';
  sign?.remove();
  const tag = COUNTED.test(text) ? 'ol' : 'ul';
  return { level: Number(level), tag, start: Number.parseInt(text, 10) || 1, line };
}

/**
 * Word writes the items of lists as paragraphs with the bullet as text. Paragraphs that follow each other become one list,
 * with lists inside for deeper levels.
 * @param styleOf the style of an element in lower case
 */
export function joinWordLists(body: HTMLElement, styleOf: (element: Element) => string): void {
  /** The open lists, the outermost first. */
  let open: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const line of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const item = itemOf(line, styleOf);
    if (!item) continue;
    if (line.previousElementSibling !== last || last === null) open = [];
    open = open.filter(({ level }) => level <= item.level);
    let current = open.at(-1);
    if (!current || current.level < item.level || current.list.localName !== item.tag) {
      const list = body.ownerDocument.createElement(item.tag);
      if (item.tag === 'ol' && item.start !== 1) list.setAttribute('start', String(item.start));
      if (current && current.level < item.level) current.list.lastElementChild?.append(list);
      else line.before(list);
      open = [...open.filter(({ level }) => level < item.level), { level: item.level, list }];
      current = { level: item.level, list };
    }
    const element = body.ownerDocument.createElement('li');
    element.append(...line.childNodes);
    current.list.append(element);
    line.remove();
    last = open[0]?.list ?? null;
  }
}
