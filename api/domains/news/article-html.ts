import sanitizeHtml from 'sanitize-html';

/** Deeper nesting is no article; browsers and parsers choke on it. */
const MAX_NESTING = 20;

/** Tags that stand on lines of their own: their text is not one word with their neighbour's. */
const BLOCKS = /<\/?(?:p|br|h[1-6]|ul|ol|li|blockquote|pre|hr|figure|figcaption|img)\b[^>]*>/g;

/** A picture of another site or an upload of ours; anything else (data:, relative) is not shown. */
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
    // What another site does with its opener or the referrer is out of our hands.
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

/**
 * Makes an article's HTML safe to show to everybody: only what the allow-list names is left. What comes out can go in
 * again unchanged.
 */
export function sanitiseHtml(html: string): string {
  const clean = sanitizeHtml(html.replaceAll('\0', ''), options).trim();
  // What stood between two tags may be gone, and the second is read otherwise beside the first.
  const again = sanitizeHtml(clean, options).trim();
  return again === clean ? clean : sanitizeHtml(again, options).trim();
}

/** The text of an article without its tags, on one line, for search and excerpts. Any HTML may go in. */
export function plainText(html: string): string {
  // In what the sanitiser writes, «<» and «>» only ever mean a tag, and only these four characters are escaped.
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
