import type { Database } from '../../platform/database/client.ts';
import { newsList } from '../news/news.ts';
import { publicPlaces } from '../players/players.ts';
import { element, textElement, xmlDocument, type Xml } from './xml.ts';

/** Maximum number of addresses in one file (sitemaps.org). */
export const MAX_ADDRESSES = 50_000;

const NAMESPACE = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' };

/** Public pages that do not belong to a row of the database. */
export const PUBLIC_PAGES = [
  '/',
  '/calendario',
  '/noticias',
  '/clasificacion',
  '/plantilla',
  '/entradas',
  '/entradas/proximo',
  '/entradas/abonos',
  '/entradas/grupos',
  '/hazte-socio',
  '/equipacion-nike',
  '/tienda',
  '/patrocinadores',
  '/hazte-patrocinador',
  '/nosotros',
  '/aviso-legal',
  '/politica-privacidad',
  '/politica-cookies',
] as const;

interface Address {
  path: string;
  lastModified?: Date;
}

/** One kind of page; all kinds together form one list of addresses. */
interface Source {
  count: number;
  read(skip: number, take: number): Promise<Address[]>;
}

async function sources(database: Database): Promise<Source[]> {
  const { where } = await newsList(database, {});
  // By id, so that full files do not change.
  const orderBy = { id: 'asc' } as const;
  const select = { id: true, updatedAt: true };
  const players = { where: { places: { some: publicPlaces() } } };
  return [
    {
      count: PUBLIC_PAGES.length,
      read: async (skip, take) => PUBLIC_PAGES.slice(skip, skip + take).map((path) => ({ path })),
    },
    {
      count: await database.news.count({ where }),
      read: async (skip, take) => {
        const rows = await database.news.findMany({
          where,
          orderBy,
          skip,
          take,
          select: { ...select, publicationDate: true },
        });
        // An article scheduled on Monday for Friday is new on Friday.
        return rows.map(({ id, updatedAt, publicationDate }) => ({
          path: `/noticias/${id}`,
          lastModified: updatedAt > publicationDate ? updatedAt : publicationDate,
        }));
      },
    },
    {
      count: await database.match.count(),
      read: async (skip, take) => {
        const rows = await database.match.findMany({ orderBy, skip, take, select });
        return rows.map(({ id, updatedAt }) => ({ path: `/partidos/${id}`, lastModified: updatedAt }));
      },
    },
    {
      count: await database.player.count(players),
      // Their pages also change with each game, so nothing here says when.
      read: async (skip, take) => {
        const rows = await database.player.findMany({
          ...players,
          orderBy,
          skip,
          take,
          select: { id: true },
        });
        return rows.map(({ id }) => ({ path: `/jugadores/${id}` }));
      },
    },
  ];
}

const total = (all: readonly Source[]) => all.reduce((sum, { count }) => sum + count, 0);

/** A slice of the list of all addresses. */
async function addresses(all: readonly Source[], from: number, until: number): Promise<Address[]> {
  const found: Address[] = [];
  let start = 0;
  for (const { count, read } of all) {
    const skip = Math.max(0, from - start);
    const take = Math.min(count, until - start) - skip;
    if (take > 0) found.push(...(await read(skip, take)));
    start += count;
  }
  return found;
}

function urlSet(origin: string, list: readonly Address[]): string {
  const url = ({ path, lastModified }: Address): Xml =>
    element('url', {}, [
      textElement('loc', origin + path),
      lastModified && textElement('lastmod', lastModified.toISOString()),
    ]);
  return xmlDocument(element('urlset', NAMESPACE, list.map(url)));
}

/** All public addresses of the site, or an index of sitemap files if they do not fit into one. */
export async function sitemap(database: Database, origin: string): Promise<string> {
  const all = await sources(database);
  const count = total(all);
  if (count <= MAX_ADDRESSES) return urlSet(origin, await addresses(all, 0, count));
  const files = Array.from({ length: Math.ceil(count / MAX_ADDRESSES) }, (_, index) =>
    element('sitemap', {}, [textElement('loc', `${origin}/sitemaps/${index + 1}.xml`)]),
  );
  return xmlDocument(element('sitemapindex', NAMESPACE, files));
}

/** One of the files of the index, starting at 1; null after the last one. */
export async function sitemapFile(
  database: Database,
  origin: string,
  number: number,
): Promise<string | null> {
  const all = await sources(database);
  const from = (number - 1) * MAX_ADDRESSES;
  if (from < 0 || from >= total(all)) return null;
  return urlSet(origin, await addresses(all, from, from + MAX_ADDRESSES));
}
