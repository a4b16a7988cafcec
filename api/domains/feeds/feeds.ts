import type { WatchedTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/database/client.ts';
import { parseId } from '../../platform/errors.ts';
import type { FileStorage } from '../../platform/files/storage.ts';
import type { Publication } from '../../platform/http/publish.ts';
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

export interface Sources {
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
  /** The address of the caller, for turns. */
  caller: string;
}

interface Feed {
  /** The first group is passed as `part`. */
  path: RegExp;
  /** The tables that it depends on. */
  tables: readonly WatchedTable[];
  read(site: Site, part: string): Promise<Publication | null | 'busy'>;
}

const matchCalendars = () => import('./match-calendar.ts');

const SITEMAP_TABLES: readonly WatchedTable[] = ['news', 'matches', 'players', 'squad_places', 'seasons'];

/** Documents for programs: search engines, feed readers, calendars and social networks. */
export const FEEDS: readonly Feed[] = [
  {
    path: /^\/robots\.txt$/,
    tables: [],
    read: async ({ origin }) => ({ body: robots(origin), type: TEXT, maxAge: HOUR }),
  },
  {
    path: /^\/sitemap\.xml$/,
    tables: SITEMAP_TABLES,
    read: async ({ database, origin }) => ({
      body: await sitemap(database, origin),
      type: XML,
      maxAge: HOUR,
    }),
  },
  {
    path: /^\/sitemaps\/([^/]+)\.xml$/,
    tables: SITEMAP_TABLES,
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
    tables: ['matches', 'venues'],
    read: async ({ database, origin }) => ({
      body: await (await matchCalendars()).clubCalendar(database, origin),
      type: CALENDAR,
      maxAge: 5 * MINUTE,
      fileName: 'calendario.ics',
    }),
  },
  {
    path: /^\/partidos\/([^/]+)\.ics$/,
    tables: ['matches', 'venues'],
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
    read: async ({ pictures, caller }) => image(await (await pictures()).club(caller)),
  },
  {
    path: /^\/og\/noticias\/([^/]+)\.png$/,
    tables: ['news', 'news_categories'],
    read: async ({ pictures, caller }, id) => image(await (await pictures()).article(parseId(id), caller)),
  },
  {
    path: /^\/og\/partidos\/([^/]+)\.png$/,
    tables: ['matches', 'teams'],
    read: async ({ pictures, caller }, id) => image(await (await pictures()).match(parseId(id), caller)),
  },
];

function document(body: string | null, rest: Omit<Publication, 'body'>): Publication | null {
  return body === null ? null : { body, ...rest };
}

function image(png: Buffer | 'busy' | null): Publication | null | 'busy' {
  return png === null || png === 'busy' ? png : { body: png, type: 'image/png', maxAge: HOUR };
}

export async function openPictures(sources: Sources): Promise<SocialPictures> {
  const { createSocialPictures } = await import('../social-pictures/social-pictures.ts');
  return createSocialPictures(sources);
}
