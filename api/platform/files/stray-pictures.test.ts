import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { RATINGS, addPlayers } from '../../domains/players/players.fixture.ts';
import { openBlobs } from './open-blobs.ts';
import { removeStrayPictures } from './stray-pictures.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-stray-'));
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await database.newsCategory.create({ data: { name: 'Equipo', slug: 'Equipo' } });
});
afterAll(() => fs.rmSync(dataDir, { recursive: true }));

const HOUR = 60 * 60_000;
const name = (kind: string, word: string) => `${kind}/${word}-1763770000000-abc123`;
const sizes = (picture: string) => ['-400', '-800', ''].map((size) => `uploads/${picture}${size}.webp`);

const SHOWN = ['cover', 'gallery', 'inside'].map((word) => name('news', word));
const LOGO = name('sponsors', 'logo');
const FACE = name('players', 'cara');
const SHIRT = name('products', 'camiseta');
const STRAY = [name('news', 'nunca-guardada'), name('sponsors', 'viejo')];

async function showSome(): Promise<void> {
  const [cover, gallery, inside] = SHOWN;
  await database.news.create({
    data: {
      title: 'Derbi',
      text: 'Derbi',
      category: 'Equipo',
      imageUrl: `/uploads/${cover}.webp`,
      galleryImages: [`/uploads/${gallery}.webp`],
      content: `<p>Así fue</p><img src="https://pmb.example/uploads/${inside}-800.webp">`,
    },
  });
  await database.sponsor.create({
    data: { name: 'Forn', category: 'oro', logoUrl: `/uploads/${LOGO}.webp` },
  });
  await database.product.create({
    data: { name: 'Camiseta', price: 50, category: 'ropa', imageUrl: `/uploads/${SHIRT}.webp` },
  });
  const player = { dorsal: 7, name: 'Aina', position: ['PG' as const], country: 'ES', ...RATINGS };
  await addPlayers(database, [
    { ...player, primaryQuality: '', secondaryQuality: '', profileImage: `/uploads/${FACE}.webp` },
  ]);
}

test('unused pictures are deleted after a day in all sizes; used ones stay', async () => {
  await showSome();
  const place = { dataDir, objectStore: undefined };
  const blobs = openBlobs(place);
  const kept = [...SHOWN, LOGO, FACE, SHIRT].flatMap(sizes);
  for (const key of [...kept, ...STRAY.flatMap(sizes)]) await blobs.put(key, Buffer.from('x'));
  expect(await removeStrayPictures(database, place, Date.now() + 23 * HOUR)).toBe(0);
  expect(await removeStrayPictures(database, place, Date.now() + 25 * HOUR)).toBe(6);
  const left = (await blobs.list('uploads')).map(({ key }) => key);
  expect(left.toSorted()).toEqual(kept.toSorted());
});
