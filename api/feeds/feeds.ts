import type { Database } from '../database/client.ts';
import { parseId } from '../errors.ts';
import type { FileStorage } from '../files/storage.ts';
import type { Publication, ReadPublication } from '../http/publish.ts';
import { createSocialPictures, type SocialPictures } from '../social-pictures/social-pictures.ts';
import { clubCalendar, matchCalendar } from './match-calendar.ts';
import { newsRss } from './news-rss.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

interface Site {
  database: Database;
  pictures: SocialPictures;
  /** As the visitor called it, without a trailing slash; feeds hold whole addresses. */
  origin: string;
}

interface Feed {
  /** Its first group is `part` below. */
  path: RegExp;
  read(site: Site, part: string): Promise<Publication | null | 'busy'>;
}

/** What the site offers to programs beside its pages: search engines, feed readers, calendars, social networks. */
const FEEDS: readonly Feed[] = [
  {
    path: /^\/robots\.txt$/,
    read: async ({ origin }) => ({ body: robots(origin), type: TEXT, maxAge: HOUR }),
  },
  {
    path: /^\/sitemap\.xml$/,
    read: async ({ database, origin }) => ({
      body: await sitemap(database, origin),
      type: XML,
      maxAge: HOUR,
    }),
  },
  {
    path: /^\/sitemaps\/([^/]+)\.xml$/,
    read: async ({ database, origin }, number) =>
      document(await sitemapFile(database, origin, parseId(number) ?? 0), { type: XML, maxAge: HOUR }),
  },
  {
    path: /^\/noticias\.rss$/,
    read: async ({ database, origin }) => ({
      body: await newsRss(database, origin),
      type: RSS,
      maxAge: 5 * MINUTE,
    }),
  },
  {
    path: /^\/calendario\.ics$/,
    read: async ({ database, origin }) => ({
      body: await clubCalendar(database, origin),
      type: CALENDAR,
      maxAge: 5 * MINUTE,
      fileName: 'calendario.ics',
    }),
  },
  {
    path: /^\/partidos\/([^/]+)\.ics$/,
    read: async ({ database, origin }, id) =>
      document(await matchCalendar(database, origin, parseId(id)), {
        type: CALENDAR,
        maxAge: 5 * MINUTE,
        fileName: `partido-${id}.ics`,
      }),
  },
  { path: /^\/og\/club\.png$/, read: async ({ pictures }) => image(await pictures.club()) },
  {
    path: /^\/og\/noticias\/([^/]+)\.png$/,
    read: async ({ pictures }, id) => image(await pictures.article(parseId(id))),
  },
  {
    path: /^\/og\/partidos\/([^/]+)\.png$/,
    read: async ({ pictures }, id) => image(await pictures.match(parseId(id))),
  },
];

function document(body: string | null, rest: Omit<Publication, 'body'>): Publication | null {
  return body === null ? null : { body, ...rest };
}

function image(png: Buffer | 'busy' | null): Publication | null | 'busy' {
  return png === null || png === 'busy' ? png : { body: png, type: 'image/png', maxAge: HOUR };
}

/**
 * The feeds of a site.
 * @param sources.files where articles' photographs are.
 * @param sources.dataDir drawn pictures are kept in it.
 * @returns finds the feed at an address; null where there is none.
 */
export function createFeeds(sources: {
  database: Database;
  files: FileStorage;
  dataDir: string;
}): (url: URL) => ReadPublication | null {
  const { database } = sources;
  const pictures = createSocialPictures(sources);
  return ({ pathname, origin }) => {
    for (const { path, read } of FEEDS) {
      const found = path.exec(pathname);
      if (found) return () => read({ database, pictures, origin }, found[1] ?? '');
    }
    return null;
  };
}
