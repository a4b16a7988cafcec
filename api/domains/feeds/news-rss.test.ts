import { afterAll, beforeAll, expect, test } from 'vitest';
import { inHours } from '../matches/matches.fixture.ts';
import { plainText, sanitiseHtml } from '../news/article-html.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';
import { listOf, parseXml } from '../../testing/xml.ts';

let site: TestSite;
beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  await database.newsCategory.create({ data: { slug: 'Club', name: 'Club & «afición» <3' } });
});
afterAll(() => site.close());

const HOSTILE = `¡Épica! 🏀 <script>alert("1")</script> & ]]> &amp; 'fin' \u0001\u000b\uFFFE👨‍👩‍👧`;

function write(changes: {
  title?: string;
  html?: string;
  hours?: number;
  imageUrl?: string;
  authorId?: number;
}) {
  const { title = 'Título', html = '<p>Texto</p>', hours = -1, ...rest } = changes;
  const content = sanitiseHtml(html);
  const data = {
    title,
    content,
    text: plainText(content),
    category: 'Club',
    publicationDate: inHours(hours),
  };
  return site.database.news.create({ data: { ...data, ...rest } });
}

type Element = Record<string, ReturnType<typeof JSON.parse>>;

async function channel(): Promise<Element & { item: Element[] }> {
  const { body } = await site.visitor.request('GET', '/noticias.rss');
  const found = parseXml(body).rss.channel;
  return { ...found, item: listOf<Element>(found.item) };
}

test('without articles it is a valid channel', async () => {
  const found = await channel();
  expect(found.item).toEqual([]);
  expect(found).toMatchObject({
    title: 'Noticias | Palma Mallorca Bàsquet',
    link: `${site.url}/noticias`,
    language: 'es-es',
    'atom:link': { '@href': `${site.url}/noticias.rss`, '@rel': 'self' },
  });
  expect(found.lastBuildDate).toBeUndefined();
});

test('an article with any text is complete', async () => {
  const { user } = await site.signedIn('blogger');
  const html =
    '<p>Uno &lt; dos &amp;&amp; tres ]]&gt; <a href="/noticias/1">aquí</a> y <a href="https://otra.example/x">allí</a></p>' +
    '<p>El texto src="/no-tocar" queda</p><img src="/uploads/a/b.webp" alt="Foto 🏀">';
  const article = await write({ title: HOSTILE, html, authorId: user?.id ?? 0 });
  const { item, lastBuildDate } = await channel();
  const address = `${site.url}/noticias/${article.id}`;
  expect(item).toHaveLength(1);
  expect(item[0]).toMatchObject({
    // Control characters are not allowed in XML; everything else stays as written.
    title: `¡Épica! 🏀 <script>alert("1")</script> & ]]> &amp; 'fin' 👨‍👩‍👧`,
    link: address,
    guid: { '#text': address, '@isPermaLink': 'true' },
    category: 'Club & «afición» <3',
    'dc:creator': user?.name,
    'media:content': { '@url': `${site.url}/og/noticias/${article.id}.png`, '@medium': 'image' },
  });
  expect(new Date(item[0]?.['pubDate']).getTime()).toBe(
    Math.floor(article.publicationDate.getTime() / 1000) * 1000,
  );
  expect(new Date(lastBuildDate).getTime()).toBe(Math.floor(article.updatedAt.getTime() / 1000) * 1000);
  const content = item[0]?.['content:encoded'];
  expect(content).toContain(`href="${site.url}/noticias/1"`);
  expect(content).toContain('href="https://otra.example/x"');
  expect(content).toContain(`src="${site.url}/uploads/a/b.webp"`);
  expect(content).toContain('El texto src="/no-tocar" queda');
  expect(item[0]?.['description']).toBe('Uno < dos && tres ]]> aquí y allí El texto src="/no-tocar" queda');
});

test('completes addresses as the article’s page does', async () => {
  const hrefs = [
    '../entradas',
    'otra?a=1&amp;b=2',
    '#final',
    '?x=1',
    'mailto:ana@club.es',
    'tel:+34971',
    'www.club.es',
  ];
  const { id } = await write({ hours: -90, html: hrefs.map((href) => `<a href="${href}">a</a>`).join('') });
  const { item } = await channel();
  const content = String(item.find((one) => one['link'].endsWith(`/${id}`))?.['content:encoded']);
  expect([...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    `${site.url}/entradas`,
    `${site.url}/noticias/otra?a=1&amp;b=2`,
    `${site.url}/noticias/${id}#final`,
    `${site.url}/noticias/${id}?x=1`,
    'mailto:ana@club.es',
    'tel:+34971',
    'https://www.club.es',
  ]);
});

test('has the picture of the article, as an absolute address', async () => {
  await write({ title: 'propia', imageUrl: '/uploads/x.webp' });
  await write({ title: 'ajena', imageUrl: 'https://fotos.example/y.jpg?a=1&b=2' });
  const { item } = await channel();
  const picture = (title: string) => item.find((one) => one['title'] === title)?.['media:content']['@url'];
  expect(picture('propia')).toBe(`${site.url}/uploads/x.webp`);
  expect(picture('ajena')).toBe('https://fotos.example/y.jpg?a=1&b=2');
});

test('has the newest fifty published articles, the latest first', async () => {
  await write({ title: 'mañana', hours: 24 });
  for (let hours = 2; hours <= 52; hours += 1) await write({ title: `hace ${hours}`, hours: -hours });
  const { item } = await channel();
  const titles = item.map(({ title }) => title);
  expect(titles).toHaveLength(50);
  expect(titles).not.toContain('mañana');
  expect(titles.slice(3, 6)).toEqual(['hace 2', 'hace 3', 'hace 4']);
  expect(titles.at(-1)).toBe('hace 48');
});

test('gets a new version when an article is edited', async () => {
  const etag = async () => (await site.visitor.request('GET', '/noticias.rss')).headers.get('etag');
  const before = await etag();
  expect(await etag()).toBe(before);
  const [latest] = (await channel()).item;
  const id = Number(latest?.['link'].split('/').at(-1));
  await site.database.news.update({ where: { id }, data: { title: 'Corregida' } });
  expect(await etag()).not.toBe(before);
});
