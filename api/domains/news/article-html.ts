import sanitizeHtml from 'sanitize-html';
import { visibleLines } from '../../platform/input/visible-text.input.ts';

/** No real article is nested deeper, and browsers and parsers have problems with deep nesting. */
const MAX_NESTING = 20;

/** Block-level tags: they separate words in the plain text. */
const BLOCKS = /<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|pre|hr|figure|figcaption|img)\b[^>]*>/g;

/** An http(s) address, or a path of our uploads. Other sources (data:, relative) are removed. */
const PICTURE = /^(?:https?:\/\/[^\s]+|\/uploads\/[\w/-]+\.webp)$/i;

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'h2', 'h3', 'h4', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'pre'],
    ...['ul', 'ol', 'li', 'blockquote', 'hr', 'a', 'figure', 'figcaption', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  nestingLimit: MAX_NESTING,
  transformTags: {
    // The page's only h1 is the article's title.
    h1: 'h2',
    // Replaces any `rel`, to keep `noopener` and `noreferrer`.
    a: (tagName, { rel: _theirs, ...attribs }) => ({
      tagName,
      attribs: /^\s*https?:/i.test(attribs['href'] ?? '')
        ? { ...attribs, rel: 'noopener noreferrer' }
        : attribs,
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs['alt'] ?? '', loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs['src'] ?? ''),
};

/** Entities such as `&ZeroWidthSpace;` are characters only after the parser. */
const sanitised = (html: string) => visibleLines(sanitizeHtml(html, options));

/**
 * Sanitises an article's HTML: only tags and attributes in the allow-list stay, and text that can be seen. Sanitised
 * HTML does not change if it is sanitised again.
 */
export function sanitiseHtml(html: string): string {
  const clean = sanitised(html.replaceAll('\0', ''));
  // Removing something between two tags can change how the parser reads the second one, so sanitise twice.
  const again = sanitised(clean);
  return again === clean ? clean : sanitised(again);
}

/** An article's text without tags, on one line, for search and excerpts. Accepts any HTML. */
export function plainText(html: string): string {
  // Sanitised HTML uses «<» and «>» only for tags and escapes only these four characters.
  return sanitiseHtml(html)
    .replaceAll(BLOCKS, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
