/**
 * Elements that begin a new line in a browser and that articles do not keep, for example `div` of programs and the parts of
 * a table. What they separate must stay separate without them.
 */
export const FOREIGN_BLOCKS = [
  ...['address', 'article', 'aside', 'center', 'dd', 'details', 'dialog', 'dir', 'div', 'dl', 'dt'],
  ...['fieldset', 'footer', 'form', 'header', 'hgroup', 'legend', 'main', 'menu', 'nav', 'optgroup'],
  ...['search', 'section', 'summary', 'title'],
  ...['caption', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
] as const;

const FOREIGN: ReadonlySet<string> = new Set(FOREIGN_BLOCKS);
/** Elements of an article that begin a new line. */
const OWN = new Set([
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'],
]);
/** Own blocks that may contain paragraphs. */
const CONTAINERS = new Set(['li', 'blockquote', 'figure']);
const LISTS = new Set(['ul', 'ol']);
const CELLS = new Set(['td', 'th']);
const VOID = new Set(['br', 'hr', 'img']);

/** Between the cells of a row, which becomes one line. */
const CELL_END = ' · ';

/** A tag or a text. Sanitised HTML uses «<» and «>» only for tags. */
const TOKEN = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)[^>]*>|[^<]+/g;

/** The state while HTML is rewritten from its beginning to its end. */
class Rewriting {
  html = '';
  /** Open elements in the result. The paragraphs that this class opens are `null`, because no closing tag ends them. */
  readonly open: (string | null)[] = [];
  /** How many foreign blocks are open. */
  depth = 0;
  /** A foreign block began or ended since the last text. */
  isBroken = false;
  /** No text on the line yet. */
  isLineStart = true;
  /** The row of a table has a cell with text; the next cell with text is separated from it. */
  rowHasText = false;
  isNewCell = false;

  /** Whether paragraphs may begin here: only own containers are open. */
  private isFlow(): boolean {
    return this.open.every((name) => name !== null && (CONTAINERS.has(name) || LISTS.has(name)));
  }

  private closeParagraph(): void {
    if (this.open.at(-1) !== null || this.open.length === 0) return;
    this.open.pop();
    this.html += '</p>';
    this.isLineStart = true;
  }

  /** Called before anything that a line consists of. */
  private beginInline(): void {
    if (this.isNewCell && this.rowHasText && !this.isLineStart) this.html = this.html.trimEnd() + CELL_END;
    if (this.isBroken && !this.isLineStart && !this.isNewCell) {
      this.html += this.open.includes('pre') ? '\n' : '<br />';
    }
    if (this.depth > 0 && this.isFlow() && !LISTS.has(this.open.at(-1) ?? '')) {
      this.html += '<p>';
      this.open.push(null);
    }
    this.isBroken = false;
    this.isNewCell = false;
  }

  text(text: string): void {
    if (text.trim() === '') {
      this.html += text;
      return;
    }
    const isNextCell = this.isNewCell;
    this.beginInline();
    this.html += isNextCell ? text.trimStart() : text;
    this.rowHasText = true;
    this.isLineStart = false;
  }

  /** The start or end of an element that is left out. */
  foreign(name: string, isEnd: boolean): void {
    this.depth = Math.max(0, this.depth + (isEnd ? -1 : 1));
    if (CELLS.has(name)) {
      this.isNewCell = true;
      return;
    }
    this.isNewCell = false;
    this.rowHasText = false;
    this.closeParagraph();
    this.isBroken = true;
  }

  startTag(name: string, tag: string): void {
    if (OWN.has(name)) {
      this.closeParagraph();
      this.isBroken = false;
      this.isLineStart = true;
      this.isNewCell = false;
    } else if (name === 'br') {
      this.isLineStart = true;
    } else {
      this.beginInline();
      if (name === 'img') this.isLineStart = false;
    }
    this.html += tag;
    if (!VOID.has(name)) this.open.push(name);
  }

  endTag(name: string, tag: string): void {
    if (OWN.has(name)) {
      this.closeParagraph();
      this.isLineStart = true;
      this.isBroken = false;
    }
    const at = this.open.lastIndexOf(name);
    if (at !== -1) this.open.splice(at, 1);
    this.html += tag;
  }

  end(): string {
    this.closeParagraph();
    return this.html;
  }
}

/**
 * Rewrites sanitised HTML without foreign blocks: their text becomes paragraphs, or lines where no paragraph may be, and
 * the cells of a row become one line.
 */
export function withOwnBlocks(html: string): string {
  const result = new Rewriting();
  for (const { 0: token, groups } of html.matchAll(TOKEN)) {
    const name = groups?.['name'];
    const isEnd = groups?.['end'] === '/';
    if (name === undefined) result.text(token);
    else if (FOREIGN.has(name)) result.foreign(name, isEnd);
    else if (isEnd) result.endTag(name, token);
    else result.startTag(name, token);
  }
  return result.end();
}
