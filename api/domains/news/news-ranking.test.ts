import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { serveTestSite, type TestSite } from '../../testing/site.ts';

const ARTICLES = [
  // The latest first.
  ['Derbis de verano', 'El canasta decide'],
  ['Otra noticia', 'Se juega el derbi (2-1) en casa'],
  ['Una más', 'Los derbis vuelven'],
  ['Gran derbi en casa', 'Texto'],
  ['El DÈRBI', 'Gran tarde'],
] as const;

const databases: [string, () => Promise<{ prisma: Database; close?: () => Promise<void> }>][] = [
  ['the embedded database', async () => ({ prisma: await testDatabase() })],
  ['PostgreSQL', testPostgres],
];

describe.each(databases)('on %s', (_name, open) => {
  let opened: Awaited<ReturnType<typeof open>>;
  let site: TestSite;

  beforeAll(async () => {
    opened = await open();
    site = await serveTestSite(opened.prisma);
    await opened.prisma.newsCategory.create({ data: { slug: 'Club', name: 'Club' } });
    await opened.prisma.news.createMany({
      data: ARTICLES.map(([title, text], index) => ({
        title,
        text,
        content: `<p>${text}</p>`,
        category: 'Club',
        publicationDate: new Date(Date.now() - (index + 1) * 60_000),
      })),
    });
  });
  afterAll(async () => {
    await site.close();
    await opened.close?.();
  });

  async function found(search: string, page = 1, pageSize = 10): Promise<string[]> {
    const { body } = await site.visitor.graphql(
      `query ($search: String!, $page: Int!, $pageSize: Int!) {
        news(search: $search, page: $page, pageSize: $pageSize) { items { title } }
      }`,
      { search, page, pageSize },
    );
    expect(body.errors).toBeUndefined();
    return body.data.news.items.map(({ title }: { title: string }) => title);
  }

  const DERBI = ['Gran derbi en casa', 'El DÈRBI', 'Derbis de verano', 'Otra noticia', 'Una más'];

  test.each([
    // Whole word of a title, part of a title, whole word of a text, part of a text; then by date.
    ['derbi', DERBI],
    ['  Dérbi ', DERBI],
    ['gran derbi', ['Gran derbi en casa', 'El DÈRBI']],
    ['derbi gran', ['Gran derbi en casa', 'El DÈRBI']],
    ['derbi casa', ['Gran derbi en casa', 'Otra noticia']],
    // Signs with a meaning in patterns are only signs.
    ['(2-1)', ['Otra noticia']],
    ['derbi.', []],
    ['d%i', []],
    ['\\m', []],
    ['[d]erbi', []],
  ])('%j finds what fits best first', async (search, titles) => {
    expect(await found(search)).toEqual(titles);
  });

  test('the pages of a search follow each other', async () => {
    const pages = [await found('derbi', 1, 2), await found('derbi', 2, 2), await found('derbi', 3, 2)];
    expect(pages).toEqual([DERBI.slice(0, 2), DERBI.slice(2, 4), DERBI.slice(4)]);
  });

  test('a list without a search is by date', async () => {
    expect(await found(' ')).toEqual(ARTICLES.map(([title]) => title));
  });
});
