import type { WatchedTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { parseId } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import { answerWith, publish, type Publication } from '../../platform/http/publish.ts';
import { nameOperation } from '../../platform/http/request-scope.ts';
import type { ReadPublic, Route } from '../../platform/http/route.ts';
import type { SocialPictures } from '../social-pictures/social-pictures.ts';
import { newsRss } from './news-rss.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapFile } from './sitemap.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const TEXT = 'text/plain; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
const RSS = 'application/rss+xml; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';

interface Sources {
  database: Database;
  /** Storage of the articles' photographs. */
  files: FileStorage;
  /** Folder for the picture cache. */
  dataDir: string;
}

interface Site {
  database: Database;
  /** Loaded on first use, because it would add a fifth to the start time. */
  pictures(): Promise<SocialPictures>;
  /** The site's origin as the visitor called it, without a trailing slash, for absolute addresses. */
  origin: string;
}

interface Feed {
  /** The first group is passed as `part`. */
  path: RegExp;
  /** The tables that it depends on. */
  tables: readonly WatchedTable[];
  read(site: Site, part: string): Promise<Publication | null | 'busy'>;
}

const matchCalendars = () => import('./match-calendar.ts');

/** Documents for programs: search engines, feed readers, calendars and social networks. */
const FEEDS: readonly Feed[] = [
  {
    path: /^\/robots\.txt$/,
    tables: [],
    read: async ({ origin }) => ({ body: robots(origin), type: TEXT, maxAge: HOUR }),
  },
  {
    path: /^\/sitemap\.xml$/,
    tables: ['news', 'matches'],
    read: async ({ database, origin }) => ({
      body: await sitemap(database, origin),
      type: XML,
      maxAge: HOUR,
    }),
  },
  {
    path: /^\/sitemaps\/([^/]+)\.xml$/,
    tables: ['news', 'matches'],
    read: async ({ database, origin }, number) =>
      document(await sitemapFile(database, origin, parseId(number) ?? 0), { type: XML, maxAge: HOUR }),
  },
  {
    path: /^\/noticias\.rss$/,
    tables: ['news', 'news_categories', 'users'],
    read: async ({ database, origin }) => ({
      body: await newsRss(database, origin),
      type: RSS,
      maxAge: 5 * MINUTE,
    }),
  },
  {
    path: /^\/calendario\.ics$/,
    tables: ['matches'],
    read: async ({ database, origin }) => ({
      body: await (await matchCalendars()).clubCalendar(database, origin),
      type: CALENDAR,
      maxAge: 5 * MINUTE,
      fileName: 'calendario.ics',
    }),
  },
  {
    path: /^\/partidos\/([^/]+)\.ics$/,
    tables: ['matches'],
    read: async ({ database, origin }, id) =>
      document(await (await matchCalendars()).matchCalendar(database, origin, parseId(id)), {
        type: CALENDAR,
        maxAge: 5 * MINUTE,
        fileName: `partido-${id}.ics`,
      }),
  },
  {
    path: /^\/og\/club\.png$/,
    tables: [],
    read: async ({ pictures }) => image(await (await pictures()).club()),
  },
  {
    path: /^\/og\/noticias\/([^/]+)\.png$/,
    tables: ['news', 'news_categories'],
    read: async ({ pictures }, id) => image(await (await pictures()).article(parseId(id))),
  },
  {
    path: /^\/og\/partidos\/([^/]+)\.png$/,
    tables: ['matches'],
    read: async ({ pictures }, id) => image(await (await pictures()).match(parseId(id))),
  },
];

function document(body: string | null, rest: Omit<Publication, 'body'>): Publication | null {
  return body === null ? null : { body, ...rest };
}

function image(png: Buffer | 'busy' | null): Publication | null | 'busy' {
  return png === null || png === 'busy' ? png : { body: png, type: 'image/png', maxAge: HOUR };
}

async function openPictures(sources: Sources): Promise<SocialPictures> {
  const { createSocialPictures } = await import('../social-pictures/social-pictures.ts');
  return createSocialPictures(sources);
}

/** The rows of the table of routes for the feeds. Texts are cached; pictures have a cache of their own. */
export function feedRoutes(sources: Sources): Route[] {
  const { database } = sources;
  let opening: Promise<SocialPictures> | undefined;
  const pictures = () => (opening ??= openPictures(sources));
  return FEEDS.map(({ path, tables, read }): Route => {
    const readAt = ({ pathname, origin }: URL) =>
      read({ database, pictures, origin }, path.exec(pathname)?.[1] ?? '');
    const cached: ReadPublic = async (url, { request }) => {
      for (const table of tables) request.tables.add(table);
      const found = await readAt(url);
      return found === null || found === 'busy' ? null : answerWith(found);
    };
    return {
      path,
      methods: ['GET', 'HEAD'],
      access: 'public',
      ...(!path.source.endsWith('\\.png$') && { cached }),
      handle: async ({ request, response, url, record }) => {
        nameOperation(record, 'feed or picture');
        await publish(request, response, () => readAt(url));
      },
    };
  });
}
