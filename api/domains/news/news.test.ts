import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { testEmbedded } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;
const ids: Record<string, string> = {};

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR - hours * HOUR);

/** From the latest to the earliest; the two of ten hours ago have the same publication date. */
const articles = [
  { key: 'mañana', title: 'Renovación de la capitana', category: 'Equipo', hours: -24 },
  {
    key: 'derbi',
    title: 'Derbi en Menorca',
    category: 'Partidos',
    hours: 1,
    text: 'Un 100% de acierto en tiros',
  },
  { key: 'campus', title: 'Campus de verano', category: 'Cantera', hours: 5, text: 'Plazas para 100 niños' },
  { key: 'gemela', title: 'Segunda del mismo instante', category: 'Equipo', hours: 10 },
  { key: 'gemelo', title: 'Primera del mismo instante', category: 'Equipo', hours: 10 },
  {
    key: 'fichaje',
    title: 'ÚLTIMA HORA: fichaje',
    category: 'Equipo',
    hours: 20,
    text: String.raw`ruta C:\pista_1`,
  },
  { key: 'previa', title: 'Previa del domingo', category: 'Equipo', hours: 30, text: 'Pista 1 a las doce' },
  { key: 'inicio', title: 'Empieza la temporada', category: 'Equipo', hours: 40 },
];

beforeAll(async () => {
  embedded = await testEmbedded();
  const database = embedded.prisma;
  site = await serveTestSite(database);
  await database.newsCategory.createMany({
    data: [
      { slug: 'Partidos', name: 'Los partidos', order: 1, color: '#C7401C' },
      { slug: 'Equipo', name: 'El equipo', order: 0 },
      { slug: 'Cantera', name: 'La cantera', order: 2 },
      { slug: 'Archivo', name: 'Archivo', order: 3, isActive: false },
    ],
  });
  const { user } = await site.signedIn('blogger');
  // Created in reverse order, so that neither ids nor creation order match the expected order.
  for (const { key, hours, text = '', ...rest } of articles.toReversed()) {
    const data = {
      ...rest,
      text,
      content: `<p>${text}</p>`,
      authorId: user?.id ?? null,
      publicationDate: ago(hours),
    };
    ids[key] = String((await database.news.create({ data })).id);
  }
});
afterAll(() => site.close());

const NEWS = `query ($search: String, $category: String, $page: Int! = 1, $pageSize: Int! = 6) {
  news(search: $search, category: $category, page: $page, pageSize: $pageSize) {
    items { id } totalCount page pageSize pageCount
  }
}`;

async function keys(variables: Record<string, unknown>, caller: Caller = site.visitor): Promise<string[]> {
  const { body } = await caller.graphql(NEWS, variables);
  expect(body.errors).toBeUndefined();
  return body.data.news.items.map(({ id }: { id: string }) => keyOf(id));
}

const keyOf = (id: string) => Object.keys(ids).find((key) => ids[key] === id);

const all = ['derbi', 'campus', 'gemela', 'gemelo', 'fichaje', 'previa', 'inicio'];

describe('the list', () => {
  test('has published articles, the latest first, equal dates by id', async () => {
    expect(await keys({ pageSize: 100 })).toEqual(all);
  });

  test('hides scheduled articles, even from their authors', async () => {
    expect(await keys({ pageSize: 100 }, await site.signedIn('admin'))).toEqual(all);
  });

  test('has pages of six without duplicates or gaps', async () => {
    const { body } = await site.visitor.graphql(NEWS);
    expect(body.data.news).toMatchObject({ totalCount: 7, page: 1, pageSize: 6, pageCount: 2 });
    const pages = [await keys({}), await keys({ page: 2 }), await keys({ page: 3 })];
    expect(pages.map((page) => page.length)).toEqual([6, 1, 0]);
    expect(pages.flat()).toEqual(all);
  });

  test.each([
    ['page', { page: 0 }],
    ['page', { page: 10_001 }],
    ['pageSize', { pageSize: 0 }],
    ['pageSize', { pageSize: 101 }],
    ['search', { search: 'x'.repeat(101) }],
  ])('refuses %s out of bounds: %o', async (path, variables) => {
    const { body } = await site.visitor.graphql(NEWS, variables);
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });

  test.each([
    ['a title without case', 'DERBI', ['derbi']],
    ['capitals with accents', 'última', ['fichaje']],
    ['the text', 'plazas', ['campus']],
    ['a percent sign as it is', '100%', ['derbi']],
    ['a lone percent sign', '%', ['derbi']],
    ['an underscore as it is', 'pista_1', ['fichaje']],
    ['a backslash as it is', String.raw`C:\pista`, ['fichaje']],
    ['text around which there is space', '  campus ', ['campus']],
    ['a quote that ends nothing', "'; DROP TABLE news; --", []],
    ['a character that no text holds', 'der\0bi', ['derbi']],
    ['nothing', '   ', all],
  ])('search finds %s', async (_what, search, expected) => {
    expect(await keys({ search, pageSize: 100 })).toEqual(expected);
  });

  test.each([
    ['Partidos', ['derbi']],
    ['pARTIDOS', ['derbi']],
    ['Archivo', []],
    ['no-hay', []],
    ['%', []],
    ['Parti_os', []],
    ['\0', []],
    ['', all],
  ])('of the category «%s»', async (category, expected) => {
    expect(await keys({ category, pageSize: 100 })).toEqual(expected);
  });

  test('combines search and category', async () => {
    expect(await keys({ category: 'Equipo', search: 'instante' })).toEqual(['gemela', 'gemelo']);
    expect(await keys({ category: 'Cantera', search: 'instante' })).toEqual([]);
  });
});

const ARTICLE = `query ($id: ID!) {
  article(id: $id) {
    id title authorName category { slug }
    previous { id } next { id } related { id }
  }
}`;

async function article(key: string, caller: Caller = site.visitor) {
  const { body } = await caller.graphql(ARTICLE, { id: ids[key] ?? key });
  expect(body.errors).toBeUndefined();
  return body.data.article;
}

describe('an article', () => {
  test('has its neighbours in time and others of its category', async () => {
    const found = await article('gemelo');
    expect(found.category.slug).toBe('Equipo');
    expect(found.authorName).toMatch(/^Persona/);
    expect(keyOf(found.previous.id)).toBe('fichaje');
    expect(keyOf(found.next.id)).toBe('gemela');
    expect(found.related.map(({ id }: { id: string }) => keyOf(id))).toEqual(['gemela', 'fichaje', 'previa']);
  });

  test('neighbours link all articles in both directions', async () => {
    const forwards: unknown[] = [];
    for (let key: string | undefined = 'inicio'; key;) {
      forwards.push(key);
      const { next } = await article(key);
      key = next ? keyOf(next.id) : undefined;
    }
    expect(forwards).toEqual(all.toReversed());
    const backwards: unknown[] = [];
    for (let key: string | undefined = 'derbi'; key;) {
      backwards.push(key);
      const { previous } = await article(key);
      key = previous ? keyOf(previous.id) : undefined;
    }
    expect(backwards).toEqual(all);
  });

  test('without others in its category has no related articles', async () => {
    expect((await article('campus')).related).toEqual([]);
  });

  test.each(['999999', '0', '-1', 'abc', '1e3', '99999999999', ''])('«%s» does not exist', async (id) => {
    expect(await article(id)).toBeNull();
  });

  test.each([
    [['blogger'], true],
    [['admin'], true],
    [['editor'], true],
    [['visitor', 'blogger'], true],
    [['sports_manager'], false],
    [['commercial_manager'], false],
    [['socio'], false],
    [['visitor'], false],
  ] as const)('scheduled for tomorrow is visible to %s: %s', async ([role, ...others], shown) => {
    const caller = await site.signedIn(role, ...others);
    expect((await article('mañana', caller))?.title).toBe(shown ? 'Renovación de la capitana' : undefined);
  });

  test('scheduled for tomorrow does not exist for the public', async () => {
    expect(await article('mañana')).toBeNull();
    const answer = await site.visitor.request('GET', `/api/news/${ids['mañana']}`);
    expect(answer.status).toBe(404);
  });

  test.each([
    ['{ article(id: "1") { related(limit: 4) { id } } }', 'limit'],
    ['{ article(id: "1") { related(limit: 0) { id } } }', 'limit'],
    ['{ article(id: "1") { excerpt(length: 0) } }', 'length'],
    ['{ article(id: "1") { excerpt(length: 1001) } }', 'length'],
  ])('refuses %s', async (query, path) => {
    const { body } = await site.visitor.graphql(query);
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ path }] });
  });
});

describe('the number of database queries', () => {
  const CARD = 'id title excerpt imageUrl publicationDate authorName category { slug name color }';
  const cost = (query: string, variables: Record<string, unknown>) =>
    statementsOf(embedded, async () => {
      const { body } = await site.visitor.graphql(query, variables);
      expect(body.errors).toBeUndefined();
    });

  test('a page of cards needs the same number with one article as with seven', async () => {
    const page = `query ($n: Int!) { news(pageSize: $n) { items { ${CARD} } totalCount pageCount } }`;
    const seven = await cost(page, { n: 7 });
    // The articles with category and author, the total, and the scheduled articles.
    expect(seven).toHaveLength(3);
    expect(await cost(page, { n: 1 })).toHaveLength(3);
    expect(seven.join()).not.toContain('"content"');
  });

  test('a category filter needs one more', async () => {
    const page = `query ($c: String) { news(category: $c) { items { ${CARD} } totalCount } }`;
    expect(await cost(page, { c: 'Equipo' })).toHaveLength(4);
  });

  test('for an article’s page', async () => {
    const page = `query ($id: ID!) { article(id: $id) { ${CARD} content galleryImages
      previous { id title } next { id title } related { ${CARD} } } }`;
    // The article and the related ones, each with category and author, and one query per neighbour.
    expect(await cost(page, { id: ids['gemelo'] })).toHaveLength(4);
  });

  test('neighbours of a long list are refused before any query', async () => {
    const statements = await statementsOf(embedded, async () => {
      const { body } = await site.visitor.graphql('{ news(pageSize: 35) { items { id previous { id } } } }');
      expect(body.errors[0].extensions.code).toBe('TOO_COMPLEX');
    });
    expect(statements).toEqual([]);
  });
});

describe('over REST', () => {
  test('lists articles with all fields', async () => {
    const { status, body } = await site.visitor.request('GET', '/api/news?limit=2&page=2&category=equipo');
    expect(status).toBe(200);
    expect(body.map(({ id }: { id: number }) => keyOf(String(id)))).toEqual(['fichaje', 'previa']);
    expect(body[0]).toEqual({
      id: Number(ids['fichaje']),
      title: 'ÚLTIMA HORA: fichaje',
      content: String.raw`<p>ruta C:\pista_1</p>`,
      imageUrl: null,
      galleryImages: [],
      category: 'Equipo',
      authorId: expect.any(Number),
      authorName: expect.stringMatching(/^Persona/),
      publicationDate: ago(20).toISOString(),
    });
  });

  test('returns a hundred articles by default', async () => {
    expect((await site.visitor.request('GET', '/api/news')).body).toHaveLength(all.length);
    expect((await site.visitor.request('GET', '/api/news?category=all')).body).toHaveLength(all.length);
    expect((await site.visitor.request('GET', '/api/news?search=100%25')).body).toHaveLength(1);
  });

  test.each(['limit=101', 'limit=0', 'limit=x', 'page=0'])('refuses %s with 400', async (query) => {
    const { status, body } = await site.visitor.request('GET', `/api/news?${query}`);
    expect(status).toBe(400);
    expect(body.message).toContain(query.split('=')[0]);
  });

  test('reports a missing article in Spanish', async () => {
    const { status, body } = await site.visitor.request('GET', '/api/news/999999');
    expect([status, body.message]).toEqual([404, 'La noticia no existe o ha sido eliminada']);
  });
});
