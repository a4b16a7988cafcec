import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let editor: Caller;
let ids: Record<string, string>;

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  editor = await site.signedIn('editor');
  await site.database.newsCategory.createMany({
    data: ['Club', 'Equipo'].map((slug) => ({ slug, name: slug })),
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.news.deleteMany();
  const rows = [
    { title: 'Aire', status: 'published', publicationDate: inHours(-10), category: 'Equipo' },
    { title: 'Barro', status: 'draft', publicationDate: inHours(-20), category: 'Club' },
    { title: 'Cielo', status: 'hidden', publicationDate: inHours(-30), category: 'Club' },
    { title: 'Duna', status: 'published', publicationDate: inHours(40), category: 'Equipo' },
  ] as const;
  ids = {};
  for (const row of rows) {
    const data = { ...row, content: '<p>Palabras</p>', text: `Palabras de ${row.title}` };
    ids[row.title] = String((await site.database.news.create({ data })).id);
  }
  ids['Vacía'] = String(
    (
      await site.database.news.create({
        data: { title: 'Vacía', content: '', category: 'Club', status: 'draft' },
      })
    ).id,
  );
});

const ALL = `query ($search: String, $category: String, $state: ArticleState, $mine: Boolean! = false,
  $order: ArticleOrder! = DATE, $descending: Boolean! = true, $page: Int! = 1, $pageSize: Int! = 20) {
  allNews(search: $search, category: $category, state: $state, mine: $mine, order: $order,
    descending: $descending, page: $page, pageSize: $pageSize) { totalCount items { title state } } }`;

async function titles(variables: Record<string, unknown> = {}, caller = editor): Promise<string[]> {
  const { body } = await caller.graphql(ALL, variables);
  expect(body.errors).toBeUndefined();
  return body.data.allNews.items.map(({ title }: { title: string }) => title);
}

describe('the staff’s list', () => {
  test.each([
    [{}, ['Duna', 'Vacía', 'Aire', 'Barro', 'Cielo']],
    [{ descending: false }, ['Cielo', 'Barro', 'Aire', 'Vacía', 'Duna']],
    [{ order: 'TITLE', descending: false }, ['Aire', 'Barro', 'Cielo', 'Duna', 'Vacía']],
    [{ order: 'CATEGORY', descending: true }, ['Duna', 'Aire', 'Vacía', 'Barro', 'Cielo']],
    [{ order: 'STATE', descending: false }, ['Vacía', 'Barro', 'Duna', 'Aire', 'Cielo']],
    [{ state: 'DRAFT' }, ['Vacía', 'Barro']],
    [{ state: 'SCHEDULED' }, ['Duna']],
    [{ state: 'PUBLISHED' }, ['Aire']],
    [{ state: 'HIDDEN' }, ['Cielo']],
    [{ category: 'equipo' }, ['Duna', 'Aire']],
    [{ category: 'nada' }, []],
    [{ category: 'Club', state: 'DRAFT', search: 'barr' }, ['Barro']],
    [{ search: 'palabras de c' }, ['Cielo']],
    [{ pageSize: 2, page: 2 }, ['Aire', 'Barro']],
    [{ mine: true }, []],
  ])('%j', async (variables, expected) => {
    expect(await titles(variables)).toEqual(expected);
  });

  test('shows the author of each article', async () => {
    await site.database.news.update({
      where: { id: Number(ids['Barro']) },
      data: { authorId: editor.user?.id ?? 0 },
    });
    expect(await titles({ mine: true })).toEqual(['Barro']);
    expect(await titles({ mine: true }, await site.signedIn('blogger'))).toEqual([]);
  });
});

const SET = `mutation ($ids: [ID!]!, $status: ArticleStatus!) {
  setNewsStatus(input: { ids: $ids, status: $status }) { __typename
    ... on SetNewsStatusSuccess { articles { title state version publicationDate } }
    ... on UserError { message } } }`;
const DELETE = `mutation ($ids: [ID!]!) { deleteArticles(input: { ids: $ids }) { __typename
  ... on DeleteArticlesSuccess { ids } ... on UserError { message } } }`;

const of = (...names: string[]) => names.map((name) => ids[name] ?? '');

async function set(names: string[], status: string) {
  const { body } = await editor.graphql(SET, { ids: of(...names), status });
  expect(body.errors).toBeUndefined();
  return body.data.setNewsStatus;
}

describe('bulk actions', () => {
  test('publish articles: new ones get the current date, a hidden one keeps its date', async () => {
    const { articles } = await set(['Barro', 'Cielo', 'Duna', 'Aire'], 'PUBLISHED');
    expect(articles.map(({ state }: { state: string }) => state)).toEqual(Array(4).fill('PUBLISHED'));
    const dates = Object.fromEntries(
      articles.map(({ title, publicationDate }: { title: string; publicationDate: string }) => [
        title,
        Math.round((Date.now() - Date.parse(publicationDate)) / 3_600_000),
      ]),
    );
    expect(dates).toEqual({ Aire: 10, Barro: 0, Cielo: 30, Duna: 0 });
    // The article already in that state has the same version.
    expect(articles.map(({ version }: { version: number }) => version)).toEqual([1, 2, 2, 2]);
    const log = await site.database.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 3 });
    expect(log.map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['publish', 'Barro'],
        ['publish', 'Cielo'],
      ]),
    );
  });

  test('hide articles and turn them into drafts', async () => {
    await set(['Aire', 'Duna'], 'HIDDEN');
    expect(await titles({ state: 'HIDDEN' })).toEqual(['Duna', 'Aire', 'Cielo']);
    await set(['Aire'], 'DRAFT');
    expect(await titles({ state: 'DRAFT' })).toContain('Aire');
  });

  test('publish none of the articles if one has no content', async () => {
    const before = await site.database.auditEntry.count();
    expect(await set(['Barro', 'Vacía'], 'PUBLISHED')).toEqual({
      __typename: 'IncompleteArticlesError',
      message: 'No se ha publicado ninguna noticia: «Vacía» no tiene contenido',
    });
    expect(await titles({ state: 'PUBLISHED' })).toEqual(['Aire']);
    expect(await site.database.auditEntry.count()).toBe(before);
  });

  test('delete articles with one audit entry each; missing ones are skipped', async () => {
    const { body } = await editor.graphql(DELETE, { ids: [...of('Aire', 'Cielo'), '999999', 'x'] });
    expect(body.data.deleteArticles).toEqual({
      __typename: 'DeleteArticlesSuccess',
      ids: expect.arrayContaining(of('Aire', 'Cielo')),
    });
    expect(await titles()).toEqual(['Duna', 'Vacía', 'Barro']);
    const log = await site.database.auditEntry.findMany({ orderBy: { id: 'desc' }, take: 2 });
    expect(log.map(({ action }) => action)).toEqual(['delete', 'delete']);
    expect((await set(['Aire', 'Barro'], 'HIDDEN')).articles).toHaveLength(1);
  });

  test.each([
    [[], 'Selecciona al menos una noticia'],
    [Array(101).fill('1'), 'No puedes cambiar más de 100 noticias a la vez'],
  ])('need at least one article, but not too many (%#)', async (chosen, message) => {
    const { body } = await editor.graphql(SET, { ids: chosen, status: 'DRAFT' });
    expect(body.data.setNewsStatus.message).toBe(message);
    expect((await editor.graphql(DELETE, { ids: chosen })).body.data.deleteArticles.message).toBe(message);
  });
});
