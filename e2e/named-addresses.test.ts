import { expect, test } from 'vitest';
import { PAGES } from '../web/routes.ts';
import { matchOnSale } from './fans.ts';
import { siteUrl } from './worker-site.ts';

// Programs follow what pages and feeds name in their metadata; nobody sees when such an address leads nowhere.

const FEEDS = ['/noticias.rss', '/calendario.ics', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest'];

/** Addresses in structured data, at any depth. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

/** Addresses that the head of a page and its structured data name. */
function namedIn(html: string, page: string): string[] {
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  const attributes = [...html.matchAll(/<(?:link|meta)\b[^>]*\s(?:href|content)="([^"]*)"/g)];
  return [
    ...data.flatMap(([, json = '']) => addressesIn(JSON.parse(json))),
    ...attributes
      .map(([, value = '']) => value.replaceAll('&amp;', '&'))
      .filter((value) => /^(?:https?:|\/)/.test(value))
      .map((value) => new URL(value, page).href),
  ];
}

/** Addresses in a feed, a calendar or a sitemap. Long lines of calendars are folded. */
function namedInFeed(text: string): string[] {
  const plain = text.replaceAll('&quot;', '"').replaceAll('&lt;', '<');
  return [...plain.replaceAll(/\r?\n /g, '').matchAll(/https?:\/\/[^\s"'<>\\]+/g)].map(([address]) =>
    address.replaceAll('&amp;', '&'),
  );
}

async function publicPaths(): Promise<string[]> {
  const news = (await (await fetch(`${siteUrl()}/api/news?limit=1`)).json()) as { id: number }[];
  const players = (await (await fetch(`${siteUrl()}/api/players`)).json()) as { id: number }[];
  const match = await matchOnSale();
  const idOf = (path: string) => {
    if (path.startsWith('/noticias')) return String(news[0]?.id);
    return path.startsWith('/jugadores') ? String(players[0]?.id) : match;
  };
  return PAGES.filter(({ access }) => access === undefined).map(({ path }) =>
    path.replace(':id', idOf(path)),
  );
}

test(
  'every address in structured data, feeds and metadata leads somewhere',
  { timeout: 240_000 },
  async () => {
    const site = siteUrl();
    const namedBy = new Map<string, string>();
    const note = (addresses: readonly string[], by: string) => {
      for (const address of addresses) {
        const url = new URL(address);
        url.hash = '';
        if (url.origin === site && !namedBy.has(url.href)) namedBy.set(url.href, by);
      }
    };
    for (const path of await publicPaths()) {
      const answer = await fetch(site + path);
      expect(answer.status, path).toBe(200);
      note(namedIn(await answer.text(), site + path), path);
    }
    for (const path of FEEDS) {
      const answer = await fetch(site + path);
      expect(answer.status, path).toBe(200);
      note(namedInFeed(await answer.text()), path);
    }
    expect(namedBy.size).toBeGreaterThan(100);
    const broken: string[] = [];
    for (const [address, by] of namedBy) {
      const { status } = await fetch(address, { redirect: 'follow' });
      if (status !== 200) broken.push(`${status} ${address} named by ${by}`);
    }
    expect(broken).toEqual([]);
  },
);

test('an article names its last change and a publisher with a logo', async () => {
  const [article] = (await (await fetch(`${siteUrl()}/api/news?limit=1`)).json()) as { id: number }[];
  const html = await (await fetch(`${siteUrl()}/noticias/${article?.id}`)).text();
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const news = JSON.parse(json)['@graph'].find(
    (item: Record<string, unknown>) => item['@type'] === 'NewsArticle',
  );
  expect(Date.parse(news.dateModified)).toBeGreaterThanOrEqual(Date.parse(news.datePublished));
  expect(news.publisher.logo).toMatchObject({ '@type': 'ImageObject', url: `${siteUrl()}/icon-512.png` });
});
