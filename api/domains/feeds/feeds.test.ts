import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { PRIVATE_AREAS } from './robots.ts';

let site: TestSite;
beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  await createMatch(database);
});
afterAll(() => site.close());

const get = (path: string, headers?: Record<string, string>) =>
  site.visitor.request('GET', path, undefined, headers);

describe.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 3600],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 3600],
  ['/sitemaps/1.xml', 'application/xml; charset=utf-8', 3600],
  ['/noticias.rss', 'application/rss+xml; charset=utf-8', 300],
  ['/calendario.ics', 'text/calendar; charset=utf-8', 300],
  ['/partidos/1.ics', 'text/calendar; charset=utf-8', 300],
  ['/og/club.png', 'image/png', 3600],
  ['/og/partidos/1.png', 'image/png', 3600],
])('%s', (path, type, maxAge) => {
  test('has a content type and a maximum age', async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(`public, max-age=${maxAge}`);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test('responds 304 to a caller that has it', async () => {
    const { headers } = await get(path);
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(path.endsWith('.png') ? /^"[\w-]{27}"$/ : /^W\/"[\w-]{27}"$/);
    const opaque = etag.replace('W/', '');
    for (const known of [opaque, `W/${opaque}`, `"other", ${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': known });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, '', etag]);
    }
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('responds to HEAD with its length and without a body', async () => {
    const whole = await fetch(site.url + path, { headers: { 'accept-encoding': 'identity' } });
    const { byteLength } = await whole.arrayBuffer();
    const head = await site.visitor.request('HEAD', path, undefined, { 'accept-encoding': 'identity' });
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(String(byteLength));
    expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
  });

  test('accepts no writes', async () => {
    const { status, headers } = await site.visitor.request('POST', path, {});
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test.each([
  '/partidos/2.ics',
  '/partidos/0.ics',
  '/partidos/x.ics',
  '/partidos/99999999999.ics',
  '/partidos/%22.ics',
  '/og/partidos/2.png',
  '/og/partidos/..%2Fclub.png',
  '/og/noticias/1.png',
  '/sitemaps/0.xml',
  '/sitemaps/2.xml',
  '/sitemaps/1e0.xml',
])('%s does not exist', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('other addresses are still pages', async () => {
  for (const path of ['/partidos/1', '/noticias', '/calendario', '/sitemap.xml/']) {
    expect((await get(path)).body).toBe('page');
  }
});

test('a saved file gets a name', async () => {
  const disposition = async (path: string) => (await get(path)).headers.get('content-disposition');
  expect(await disposition('/calendario.ics')).toBe('inline; filename="calendario.ics"');
  expect(await disposition('/partidos/1.ics')).toBe('inline; filename="partido-1.ics"');
  expect(await disposition('/noticias.rss')).toBeNull();
});

test('robots.txt names the sitemap and excludes private areas', async () => {
  const { body } = await get('/robots.txt');
  const lines = body.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  for (const area of PRIVATE_AREAS) expect(lines).toContain(`Disallow: ${area}`);
  expect(lines).not.toContain('Disallow: /');
});

test('addresses use the configured origin', async () => {
  const installed = await serveTestSite(site.database, { PUBLIC_URL: 'https://club.example/' });
  try {
    for (const path of ['/robots.txt', '/sitemap.xml', '/noticias.rss', '/calendario.ics']) {
      const { body } = await installed.visitor.request('GET', path);
      expect(body).toContain('https://club.example/');
      expect(body).not.toContain('127.0.0.1');
      expect(body).not.toContain('example//');
    }
  } finally {
    await installed.close();
  }
});
