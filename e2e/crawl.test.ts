import fs from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DemonstrationRole } from './browser.ts';
import { demonstrationDataDir } from './demonstration.ts';
import { startSite, type SiteProcess } from './site-process.ts';

// Every link and picture that leads on from the home page, as fast as the site answers, with the limits of a real site.

let dataDir: string;
let site: SiteProcess;
let siteUrl: string;

beforeAll(async () => {
  dataDir = await demonstrationDataDir();
  site = startSite({ DATA_DIR: dataDir, DEMO: 'small', RATE_LIMIT_FACTOR: '1' });
  siteUrl = await site.untilListening();
});
afterAll(async () => {
  site.process.kill('SIGTERM');
  await site.untilExit();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** How many requests are open at once. */
const AT_ONCE = 16;

async function cookieOf(role: DemonstrationRole): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@pmb.test`, password: 'demo1234' }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie().join('; ');
}

/** What a page, a style sheet or a feed leads to on this site. */
function leadsTo(text: string, address: string): string[] {
  const found = [
    ...[...text.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, value = '']) => value),
    ...[...text.matchAll(/\ssrcset="([^"]+)"/gi)].flatMap(([, value = '']) =>
      value.split(', ').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
    ),
    ...[...text.matchAll(/<(?:loc|link|url)>([^<]+)</g)].map(([, value = '']) => value),
    ...[...text.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, value = '']) => value),
  ];
  return found.flatMap((value) => {
    const url = new URL(value.replaceAll('&amp;', '&'), siteUrl + address);
    // Drawing the pictures of shared links takes longest, and `named-addresses.test.ts` follows them.
    return url.origin === siteUrl && !url.pathname.startsWith('/og/') ? url.pathname + url.search : [];
  });
}

/** Follows everything. @returns how many addresses there are, and those that do not lead anywhere */
async function crawl(cookie: string): Promise<{ count: number; broken: string[] }> {
  const foundOn = new Map([
    ['/', 'nothing'],
    ['/sitemap.xml', 'nothing'],
    ['/noticias.rss', 'nothing'],
  ]);
  const broken: string[] = [];
  const follow = async (address: string) => {
    const answer = await fetch(siteUrl + address, { headers: { cookie } });
    const text = await answer.text();
    if (answer.status !== 200 || text === '') {
      broken.push(`${answer.status} ${address} on ${foundOn.get(address)}`);
    }
    if (!/html|xml|css/.test(answer.headers.get('content-type') ?? '')) return;
    for (const next of leadsTo(text, address)) if (!foundOn.has(next)) foundOn.set(next, address);
  };
  const followed = new Set<string>();
  for (;;) {
    const next = [...foundOn.keys()].filter((address) => !followed.has(address)).slice(0, AT_ONCE);
    if (next.length === 0) return { count: followed.size, broken };
    for (const address of next) followed.add(address);
    await Promise.all(next.map(follow));
  }
}

// One after the other from one address, as in an office.
test.each([null, 'admin', 'editor'] as const)(
  'every link and picture leads somewhere, at full speed, signed in as %s',
  async (role) => {
    const { count, broken } = await crawl(role ? await cookieOf(role) : '');
    expect(broken).toEqual([]);
    expect(count).toBeGreaterThan(300);
  },
);
