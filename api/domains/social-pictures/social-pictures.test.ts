import fs from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { drawChanged } from './draw-changed.ts';
import { createSocialPictures } from './social-pictures.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

let site: TestSite;
beforeAll(async () => {
  const database = await testDatabase();
  site = await serveTestSite(database);
  await database.newsCategory.createMany({
    data: [
      { slug: 'Partidos', name: 'Partidos', color: '#C7401C' },
      { slug: 'Raro', name: '"/><script>&', color: '#e3b341' },
    ],
  });
});
afterAll(() => site.close());

async function picture(path: string): Promise<Buffer> {
  const response = await fetch(site.url + path);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Loads a picture and checks that it has the right size and is not blank. */
async function loadPicture(path: string): Promise<string> {
  const png = await picture(path);
  const { format, width, height } = await sharp(png).metadata();
  expect([format, width, height]).toEqual(['png', 1200, 630]);
  const { channels } = await sharp(png).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  expect(png.length).toBeLessThan(150_000);
  return png.toString('base64');
}

const write = (title: string, changes: { category?: string; publicationDate?: Date } = {}) =>
  site.database.news.create({
    data: { title, content: '', category: 'Partidos', publicationDate: inHours(-1), ...changes },
  });

test('the club has a picture', async () => {
  await loadPicture('/og/club.png');
});

test('each article and each match has its own picture', async () => {
  const first = await write('Victoria ante Soria');
  const second = await write('Victoria ante Teruel');
  const match = await createMatch(site.database);
  const away = await createMatch(site.database, { isHome: false, location: null });
  const pictures = await Promise.all(
    [
      `/og/noticias/${first.id}.png`,
      `/og/noticias/${second.id}.png`,
      `/og/partidos/${match.id}.png`,
      `/og/partidos/${away.id}.png`,
    ].map(loadPicture),
  );
  expect(new Set(pictures).size).toBe(4);
});

test.each([
  ['markup', '<image href="file:///etc/passwd"/>&amp;]]></svg>', 'Raro'],
  ['emojis alone', '🏀🔥👨‍👩‍👧', 'Partidos'],
  ['another script', 'Победа 勝利 النصر', 'Partidos'],
  ['one endless word', 'Ñ'.repeat(500), 'Partidos'],
  ['very many words', 'la pista '.repeat(100), 'Partidos'],
  ['nothing', '', 'Raro'],
  ['letters of two files', 'Łukasz Šarić i el Bàsquet', 'Partidos'],
  ['what no line breaks', 'a\u00a0b\n\tc\u0001', 'Partidos'],
])('a title of %s', async (_what, title, category) => {
  const { id } = await write(title, { category });
  await loadPicture(`/og/noticias/${id}.png`);
});

test('the title is drawn', async () => {
  const { id } = await write('Uno');
  const before = await loadPicture(`/og/noticias/${id}.png`);
  await site.database.news.update({ where: { id }, data: { title: 'Dos' } });
  const after = await loadPicture(`/og/noticias/${id}.png`);
  expect(after).not.toBe(before);
  // Characters that the fonts lack are left out, so the same words give the same picture.
  await site.database.news.update({ where: { id }, data: { title: '  🏀 Uno  🏀' } });
  expect(await loadPicture(`/og/noticias/${id}.png`)).toBe(before);
});

test('a match shows its time, its score and its state', async () => {
  const { id } = await createMatch(site.database, {
    opponent: 'Un rival de nombre larguísimo y sin fin, S.A.D.',
  });
  const seen = [await loadPicture(`/og/partidos/${id}.png`)];
  for (const data of [
    { matchDate: inHours(50) },
    { status: 'live' as const, result: '2-0' },
    { status: 'live' as const, result: '102-98' },
    { status: 'finished' as const },
    { status: 'postponed' as const },
    { status: 'cancelled' as const },
  ]) {
    await site.database.match.update({ where: { id }, data });
    seen.push(await loadPicture(`/og/partidos/${id}.png`));
  }
  expect(new Set(seen).size).toBe(seen.length);
});

test('an article’s photograph is drawn, and a missing file causes no error', async () => {
  const blogger = await site.signedIn('blogger');
  const photo = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#00c853' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.append('title', 'Foto del derbi');
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg');
  const uploaded = await blogger.request('POST', '/api/upload-news', form);
  expect(uploaded.status).toBe(200);
  const { id } = await write('Con foto');
  const path = `/og/noticias/${id}.png`;
  const show = async (imageUrl: string | null) => {
    await site.database.news.update({ where: { id }, data: { imageUrl } });
    return loadPicture(path);
  };
  const without = await show(null);
  await show(uploaded.body.imageUrl);
  const { data } = await sharp(await picture(path))
    .extract({ left: 1000, top: 300, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0, blue = 0] = data;
  expect(red < 40 && green > 170 && blue > 50 && blue < 120).toBe(true);
  expect(await show('/uploads/news/no-existe.webp')).toBe(without);
  // Pictures of other sites are not fetched.
  expect(await show(`${site.url}/og/club.png`)).toBe(without);
});

test('an unpublished article has no picture', async () => {
  const { id } = await write('Mañana', { publicationDate: inHours(24) });
  expect((await fetch(`${site.url}/og/noticias/${id}.png`)).status).toBe(404);
  const writer = await site.signedIn('blogger');
  expect((await writer.request('GET', `/og/noticias/${id}.png`)).status).toBe(404);
});

test('a version in the address does not change the picture', async () => {
  const { id } = await write('Con versión');
  expect(await loadPicture(`/og/noticias/${id}.png?v=1`)).toBe(await loadPicture(`/og/noticias/${id}.png`));
});

test('a crawler that asks for all pictures at once gets all of them', async () => {
  const articles = await Promise.all(Array.from({ length: 49 }, (_, at) => write(`Crónica ${at}`)));
  const answers = await Promise.all(articles.map(({ id }) => fetch(`${site.url}/og/noticias/${id}.png`)));
  expect(answers.map(({ status }) => status)).toEqual(articles.map(() => 200));
  await Promise.all(answers.map((answer) => answer.arrayBuffer()));
});

test('the picture of what has changed is drawn before anybody asks', async () => {
  const from = new Date();
  const { database, dataDir } = site;
  await write('Antes de nada');
  await write('Para mañana', { publicationDate: inHours(24) });
  const match = await createMatch(database, { location: 'Pavelló d’Inca' });
  const folder = join(dataDir, 'cache', 'social-pictures');
  const drawn = () => fs.readdirSync(folder).length;
  const before = drawn();
  const storage = { read: async () => null } as never;
  const pictures = createSocialPictures({ database, files: storage, dataDir });
  await drawChanged(database, pictures, { from: new Date(from.getTime() - 1), to: new Date(Date.now() + 1) });
  // The article of tomorrow has none yet.
  expect(drawn()).toBe(before + 2);
  await picture(`/og/partidos/${match.id}.png`);
  // A sale changes nothing that is drawn.
  await database.match.update({ where: { id: match.id }, data: { capacity: 3 } });
  await drawChanged(database, pictures, { from, to: new Date(Date.now() + 1) });
  expect(drawn()).toBe(before + 2);
});
