import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '../../platform/files/pictures.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-article-pictures-'));
let site: TestSite;
let blogger: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase(), { DATA_DIR: dataDir });
  blogger = await site.signedIn('blogger');
});
afterAll(async () => {
  await site.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

describe('a picture that no article uses any more', () => {
  beforeAll(async () => {
    await site.database.newsCategory.create({ data: { slug: 'Club', name: 'Club' } });
  });

  const CREATE = `mutation ($input: ArticleInput!) { createArticle(input: $input) {
    ... on CreateArticleSuccess { article { id } } } }`;
  const UPDATE = `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { __typename } }`;
  const DELETE = `mutation ($id: ID!) { deleteArticle(input: { id: $id }) { __typename } }`;

  const uploaded = async () => {
    const data = new FormData();
    data.append('title', 'Unas palabras');
    const image = await picture(900, 40).jpeg().toBuffer();
    data.append('image', new Blob([Uint8Array.from(image)], { type: 'image/jpeg' }), 'foto.jpg');
    const { body } = await blogger.request('POST', '/api/upload-news', data);
    return String(body.imageUrl);
  };
  const write = async (input: Record<string, unknown>) => {
    const article = { title: 'Con fotos', content: '<p>Texto</p>', category: 'Club', ...input };
    const { body } = await blogger.graphql(CREATE, { input: article });
    return String(body.data.createArticle.article.id);
  };
  const change = (id: string, input: Record<string, unknown>) =>
    blogger.graphql(UPDATE, { input: { id, ...input } });
  /** Number of stored sizes of the picture. */
  const sizes = (imageUrl: string) => {
    const name = path.basename(imageUrl, '.webp');
    const stored = fs.readdirSync(path.join(dataDir, 'uploads/news'));
    return stored.filter((file) => file.startsWith(name)).length;
  };

  test('is deleted in all sizes, wherever the article used it', async () => {
    const [main, gallery, inText, other] = [
      await uploaded(),
      await uploaded(),
      await uploaded(),
      await uploaded(),
    ];
    const id = await write({
      imageUrl: main,
      galleryImages: [gallery],
      content: `<p>Texto</p><img src="${inText}" alt="">`,
    });
    expect([main, gallery, inText].map(sizes)).toEqual([3, 3, 3]);
    await change(id, { imageUrl: other });
    expect([main, gallery, inText, other].map(sizes)).toEqual([0, 3, 3, 3]);
    await change(id, { galleryImages: [], content: '<p>Texto</p>' });
    expect([gallery, inText, other].map(sizes)).toEqual([0, 0, 3]);
    await blogger.graphql(DELETE, { id });
    expect(sizes(other)).toBe(0);
  });

  test('stays while another article uses it, also in its text or in a smaller size', async () => {
    const shared = await uploaded();
    const id = await write({ imageUrl: shared });
    const second = await write({
      content: `<p>x</p><img src="${shared.replace('.webp', '-400.webp')}" alt="">`,
    });
    await change(id, { imageUrl: null });
    expect(sizes(shared)).toBe(3);
    await blogger.graphql(DELETE, { id: second });
    expect(sizes(shared)).toBe(0);
  });

  test('stays during autosave, and if saving is refused', async () => {
    const image = await uploaded();
    const id = await write({ imageUrl: image, status: 'DRAFT' });
    await change(id, { imageUrl: null, autosave: true });
    expect(sizes(image)).toBe(3);
    await change(id, { imageUrl: image });
    await change(id, { imageUrl: null, title: '' });
    await change(id, { imageUrl: null, expectedVersion: 1 });
    expect(sizes(image)).toBe(3);
  });
});
