import sanitizeHtml from 'sanitize-html';
import { visibleLines } from '../../platform/input/visible-text.input.ts';
import { completeAddress } from './article-link.input.ts';
import { FOREIGN_BLOCKS, withOwnBlocks } from './article-blocks.ts';

/** No real article is nested deeper, and browsers and parsers have problems with deep nesting. */
const MAX_NESTING = 20;

/** Block-level tags of an article: they separate words in the plain text. */
const BLOCKS = /<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|pre|hr|figure|figcaption|img)\b[^>]*>/g;

/** An http(s) address, or a path of our uploads. Other sources (data:, relative) are removed. */
const PICTURE = /^(?:https?:\/\/[^\s]+|\/uploads\/[\w/-]+\.webp)$/i;

/** Replaces any `rel`, to keep `noopener` and `noreferrer`. */
function linkTo(href: string | undefined): { href?: string; rel?: string } {
  if (href === undefined) return {};
  const target = completeAddress(href);
  return /^\s*https?:/i.test(target) ? { href: target, rel: 'noopener noreferrer' } : { href: target };
}

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
    h5: 'h4',
    h6: 'h4',
    // Other names of what articles have.
    strike: 's',
    del: 's',
    ins: 'u',
    a: (tagName, { rel: _theirs, href, ...attribs }) => ({
      tagName,
      attribs: { ...attribs, ...linkTo(href) },
    }),
    img: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, alt: attribs['alt'] ?? '', loading: 'lazy' },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !PICTURE.test(attribs['src'] ?? ''),
};

/** Keeps the blocks that articles do not have, to see what they separate. */
const withForeignBlocks: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), ...FOREIGN_BLOCKS],
};

/** Entities such as `&ZeroWidthSpace;` are characters only after the parser. */
function sanitiseOnce(html: string): string {
  const clean = sanitizeHtml(withOwnBlocks(sanitizeHtml(html, withForeignBlocks)), options);
  // The parser cuts a character in half if it follows an end tag that is not closed.
  return visibleLines(clean.replaceAll(/\p{Surrogate}/gu, '')).trim();
}

/**
 * Sanitises an article's HTML: only tags and attributes in the allow-list stay, and text that can be seen. The end of any
 * other block is still the end of a line. Sanitised HTML does not change if it is sanitised again.
 */
export function sanitiseHtml(html: string): string {
  const clean = sanitiseOnce(html.replaceAll('\0', ''));
  // Removing something between two tags can change how the parser reads the second one, so sanitise twice.
  const again = sanitiseOnce(clean);
  return again === clean ? clean : sanitiseOnce(again);
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
