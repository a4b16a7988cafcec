import { club } from '../../club/club.ts';
import type { Database } from '../../platform/database/client.ts';
import { excerpt } from '../news/excerpt.ts';
import { newsList } from '../news/news.ts';
import { element, textElement, xmlDocument, type Xml } from './xml.ts';

// Not built with the package `feed`: it has two dependencies last released in 2019 and lets control characters
// through. Our own writer is needed for the sitemap anyway and covers RSS with four more elements.

/** Maximum number of articles, the newest first. */
const MAX_ARTICLES = 50;
/** Length of the summary, as in lists. */
const SUMMARY = 160;

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** The news as RSS 2.0: the newest published articles with full content and absolute addresses. */
export async function newsRss(database: Database, origin: string): Promise<string> {
  const articles = await latestArticles(database);
  const changed = articles.map(({ updatedAt, publicationDate }) =>
    Math.max(updatedAt.getTime(), publicationDate.getTime()),
  );
  const channel = element('channel', {}, [
    textElement('title', `Noticias | ${club.name}`),
    textElement('link', `${origin}/noticias`),
    textElement('description', club.description),
    textElement('language', club.locale.toLowerCase()),
    textElement('copyright', club.name),
    changed.length > 0 ? textElement('lastBuildDate', new Date(Math.max(...changed)).toUTCString()) : null,
    // Minutes until a reader should refresh.
    textElement('ttl', '15'),
    element('atom:link', { href: `${origin}/noticias.rss`, rel: 'self', type: 'application/rss+xml' }, []),
    ...articles.map((article) => item(article, origin)),
  ]);
  return xmlDocument(element('rss', { version: '2.0', ...NAMESPACES }, [channel]));
}

async function latestArticles(database: Database) {
  const { where, orderBy } = await newsList(database, {});
  return database.news.findMany({
    where,
    orderBy,
    take: MAX_ARTICLES,
    select: {
      id: true,
      title: true,
      content: true,
      text: true,
      imageUrl: true,
      publicationDate: true,
      updatedAt: true,
      newsCategory: { select: { name: true } },
      author: { select: { name: true } },
    },
  });
}

type Article = Awaited<ReturnType<typeof latestArticles>>[number];

function item({ id, title, content, text, ...article }: Article, origin: string): Xml {
  const address = `${origin}/noticias/${id}`;
  const picture = pictureOf(article.imageUrl, origin) ?? `${origin}/og/noticias/${id}.png`;
  return element('item', {}, [
    textElement('title', title),
    textElement('link', address),
    textElement('guid', address, { isPermaLink: 'true' }),
    textElement('pubDate', article.publicationDate.toUTCString()),
    textElement('category', article.newsCategory.name),
    article.author && textElement('dc:creator', article.author.name),
    textElement('description', excerpt(text, SUMMARY)),
    textElement('content:encoded', withAbsoluteAddresses(content, address)),
    element('media:content', { url: picture, medium: 'image' }, []),
  ]);
}

/** The article's picture as an absolute address; null if it has none, or an invalid one. */
function pictureOf(imageUrl: string | null, origin: string): string | null {
  return imageUrl && URL.canParse(imageUrl, origin) ? new URL(imageUrl, origin).href : null;
}

/**
 * Completes the addresses of pictures and links as a browser does on the article's own page. Sanitised HTML uses «<» and
 * «>» only for tags, and straight quotes around values.
 */
function withAbsoluteAddresses(html: string, base: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) =>
    tag.replaceAll(/ (src|href)="([^"]*)"/g, (attribute, name: string, value: string) =>
      !HAS_SCHEME.test(value) && URL.canParse(value, base)
        ? ` ${name}="${new URL(value, base).href}"`
        : attribute,
    ),
  );
}
