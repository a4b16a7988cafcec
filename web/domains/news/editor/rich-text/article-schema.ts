import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { completeAddress } from '../../../../../api/domains/news/article-link.input.ts';

// Everything that an article may contain (the allow-list of api/domains/news/article-html.ts), so that the editor loses
// nothing.

const block = (tag: string, rest: NodeSpec = {}): NodeSpec => ({
  content: 'inline*',
  group: 'block',
  parseDOM: [{ tag }],
  toDOM: () => [tag, 0],
  ...rest,
});

const heading: NodeSpec = {
  attrs: { level: { default: 2, validate: 'number' } },
  content: 'inline*',
  group: 'block',
  defining: true,
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    // The page's only h1 is the article's title.
    attrs: { level: Math.min(4, Math.max(2, level)) },
  })),
  toDOM: ({ attrs }) => [`h${Number(attrs['level'])}`, 0],
};

/** The number of a list's first item; it may be 0 or less. */
function firstNumber(start: string | null): number {
  const number = Number.parseInt(start ?? '', 10);
  return Number.isNaN(number) ? 1 : number;
}

const orderedList: NodeSpec = {
  attrs: { start: { default: 1, validate: 'number' } },
  content: 'list_item+',
  group: 'block',
  parseDOM: [{ tag: 'ol', getAttrs: (element) => ({ start: firstNumber(element.getAttribute('start')) }) }],
  toDOM: ({ attrs }) => (attrs['start'] === 1 ? ['ol', 0] : ['ol', { start: String(attrs['start']) }, 0]),
};

const optional = { default: null, validate: 'string|null' };

/** The attributes of an element that the allow-list keeps; null if they are missing. */
function attributes(element: HTMLElement, names: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, element.getAttribute(name)]));
}

/** Omits the missing attributes. */
function present(attrs: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attrs).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

const PICTURE = /^(?:https?:\/\/\S+|\/uploads\/[\w/-]+\.webp)$/i;

const image: NodeSpec = {
  inline: true,
  group: 'inline',
  draggable: true,
  attrs: {
    src: { validate: 'string' },
    alt: { default: '', validate: 'string' },
    title: optional,
    width: optional,
    height: optional,
  },
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (element) =>
        PICTURE.test(element.getAttribute('src') ?? '') && {
          ...attributes(element, ['src', 'title', 'width', 'height']),
          alt: element.getAttribute('alt') ?? '',
        },
    },
  ],
  toDOM: ({ attrs }) => ['img', present(attrs)],
};

const nodes = {
  doc: { content: 'block+' },
  paragraph: block('p'),
  heading,
  blockquote: block('blockquote', { content: 'block+', defining: true }),
  code_block: block('pre', {
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
  }),
  bullet_list: block('ul', { content: 'list_item+' }),
  ordered_list: orderedList,
  list_item: { content: 'block+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  figure: block('figure', { content: '(block | figcaption)+' }),
  figcaption: { content: 'inline*', parseDOM: [{ tag: 'figcaption' }], toDOM: () => ['figcaption', 0] },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  text: { group: 'inline' },
  image,
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

/** Allowed link targets: no scripts. */
const LINK = /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i;

/** The target of a link, completed as the API does; null if an article may not have it. */
export function linkTarget(typed: string): string | null {
  const target = completeAddress(typed.trim());
  return LINK.test(target) ? target : null;
}

const simple = (...tags: [string, ...string[]]): MarkSpec => ({
  parseDOM: tags.map((tag) => ({ tag })),
  toDOM: (): DOMOutputSpec => [tags[0], 0],
});

const marks = {
  link: {
    attrs: { href: { validate: 'string' }, title: optional },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = linkTarget(element.getAttribute('href') ?? '');
          return href !== null && { ...attributes(element, ['title']), href };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', present(attrs), 0],
  },
  strong: simple('strong', 'b'),
  em: simple('em', 'i'),
  underline: simple('u', 'ins'),
  strike: simple('s', 'strike', 'del'),
  code: simple('code'),
} satisfies Record<string, MarkSpec>;

/** The document schema of an article. */
export const articleSchema = new Schema({ nodes, marks });
