import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let editor: Caller;
let editorId: number;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  await site.database.newsCategory.createMany({
    data: [
      { slug: 'Equipo', name: 'Equipo', order: 1 },
      { slug: 'Club', name: 'Club', order: 0 },
      { slug: 'Partidos', name: 'Partidos', order: 2 },
    ],
  });
  editor = await site.signedIn('editor');
  editorId = editor.user?.id ?? 0;
});
afterAll(() => site.close());
beforeEach(() => site.database.news.deleteMany());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

const CREATE = `mutation ($input: ArticleInput!) { createArticle(input: $input) { __typename
  ... on CreateArticleSuccess { article { id title content state version publicationDate category { slug } } }
  ... on ValidationError { fields { path message } } } }`;
const UPDATE = `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { __typename
  ... on UpdateArticleSuccess { article { id title state version publicationDate } }
  ... on ArticleConflictError { code message stored { title content version updatedAt } }
  ... on ValidationError { fields { path message } } } }`;

/** Runs a mutation with a single field and returns its result. */
async function run(document: string, input: Record<string, unknown>, caller = editor) {
  const { body } = await caller.graphql(document, { input });
  expect(body.errors).toBeUndefined();
  return body.data[Object.keys(body.data)[0] ?? ''];
}

async function draft(input: Record<string, unknown> = {}) {
  return (await run(CREATE, { title: 'Borrador', status: 'DRAFT', ...input })).article;
}

async function logged(id: string) {
  const rows = await site.database.auditEntry.findMany({
    where: { subjectType: 'news', subjectId: id },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ action, actorId, changes }) => ({
    action,
    actorId,
    fields: Object.keys(changes ?? {}),
  }));
}

describe('a draft', () => {
  test('requires only a title and gets the first category', async () => {
    expect(await draft()).toMatchObject({
      title: 'Borrador',
      content: '',
      state: 'DRAFT',
      version: 1,
      category: { slug: 'Club' },
    });
    expect(await run(CREATE, { title: '', status: 'DRAFT' })).toMatchObject({ fields: [{ path: 'title' }] });
    expect(await run(CREATE, { title: 'Sin más' })).toMatchObject({
      fields: [{ path: 'content' }, { path: 'category' }],
    });
  });

  test('cannot be published without content; then it gets the current date', async () => {
    const { id } = await draft();
    expect(await run(UPDATE, { id, status: 'PUBLISHED' })).toMatchObject({
      fields: [{ path: 'content', message: 'El contenido no puede estar vacío' }],
    });
    await site.database.news.update({ where: { id: Number(id) }, data: { publicationDate: inHours(-48) } });
    const { article } = await run(UPDATE, { id, status: 'PUBLISHED', content: '<p>Ya está</p>' });
    expect(article).toMatchObject({ state: 'PUBLISHED', version: 2 });
    expect(Date.parse(article.publicationDate)).toBeGreaterThan(inHours(-1).getTime());
  });

  test('with a future date is scheduled; publishing it at once sets the current date', async () => {
    const { id } = await draft({ content: '<p>Mañana</p>' });
    const publicationDate = inHours(20).toISOString();
    const scheduled = await run(UPDATE, { id, status: 'PUBLISHED', publicationDate });
    expect(scheduled.article).toMatchObject({ state: 'SCHEDULED', publicationDate });
    const renamed = await run(UPDATE, { id, title: 'Con otro título' });
    expect(renamed.article).toMatchObject({ state: 'SCHEDULED', publicationDate });
    expect((await run(UPDATE, { id, status: 'PUBLISHED' })).article.state).toBe('PUBLISHED');
  });
});

test('a hidden article keeps its date until it is public again', async () => {
  const publicationDate = inHours(-30).toISOString();
  const { article } = await run(CREATE, {
    title: 'De ayer',
    content: '<p>Ayer</p>',
    category: 'Club',
    publicationDate,
  });
  const { id } = article;
  expect((await run(UPDATE, { id, status: 'HIDDEN' })).article.state).toBe('HIDDEN');
  expect((await run(UPDATE, { id, status: 'PUBLISHED' })).article).toMatchObject({
    state: 'PUBLISHED',
    publicationDate,
  });
  expect(await logged(id)).toEqual([
    { action: 'create', actorId: editorId, fields: [] },
    { action: 'hide', actorId: editorId, fields: ['status'] },
    { action: 'publish', actorId: editorId, fields: ['status'] },
  ]);
});

describe.each(['draft', 'hidden', 'scheduled'] as const)('an article that is %s', (state) => {
  let id: number;
  let neighbour: number;
  beforeEach(async () => {
    const common = { content: '<p>x</p>', text: 'x', category: 'Partidos' };
    const visible = { ...common, title: 'Visible', publicationDate: inHours(-3) };
    neighbour = (await site.database.news.create({ data: visible })).id;
    const row = await site.database.news.create({
      data: {
        ...common,
        title: 'Secreto ante el Rival',
        status: state === 'scheduled' ? 'published' : state,
        publicationDate: inHours(state === 'scheduled' ? 5 : -2),
      },
    });
    id = row.id;
  });

  test('appears in no public query or page', async () => {
    const match = await site.database.match.create({
      data: {
        subject: 'x',
        homeTeam: 'PMB',
        awayTeam: 'Rival',
        opponent: 'Rival',
        isHome: true,
        matchDate: inHours(1),
        competition: 'LIGA',
      },
    });
    const { body } = await site.visitor.graphql(`{
      news { totalCount items { title } }
      article(id: ${id}) { title }
      other: article(id: ${neighbour}) { next { title } previous { title } related { title } }
      match(id: ${match.id}) { news { title } }
    }`);
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({
      news: { totalCount: 1, items: [{ title: 'Visible' }] },
      article: null,
      other: { next: null, previous: null, related: [] },
      match: { news: [] },
    });
    for (const address of ['/noticias.rss', '/sitemap.xml', '/api/news']) {
      const answer = await site.visitor.request('GET', address);
      expect(answer.status).toBe(200);
      const text = JSON.stringify(answer.body);
      expect(text).not.toContain('Secreto');
      expect(text).not.toMatch(new RegExp(`noticias/${id}\\b`));
    }
    expect((await site.visitor.request('GET', `/api/news/${id}`)).status).toBe(404);
    expect((await site.visitor.request('GET', `/og/noticias/${id}.png`)).status).toBe(404);
  });

  test('accepts no public comments and hides existing ones', async () => {
    const fan = await site.signedIn('visitor');
    const add = `mutation ($newsId: ID!) { addComment(input: { newsId: $newsId, content: "Hola" }) { __typename } }`;
    const { body } = await fan.graphql(add, { newsId: String(id) });
    expect(body.data.addComment.__typename).toBe('NotFoundError');
  });

  test('can be previewed by writers', async () => {
    const asked = `{ article(id: ${id}) { title state } }`;
    for (const role of ['blogger', 'editor', 'admin'] as const) {
      const { body } = await (await site.signedIn(role)).graphql(asked);
      expect(body.data.article).toEqual({ title: 'Secreto ante el Rival', state: state.toUpperCase() });
    }
    const { body } = await (await site.signedIn('commercial_manager')).graphql(asked);
    expect(body.data.article).toBeNull();
  });
});

describe('two users who edit the same article', () => {
  test('the second gets a conflict with the stored version, and nothing is overwritten', async () => {
    const { id, version } = await draft({ content: '<p>Uno</p>' });
    await run(UPDATE, { id, title: 'De la primera', content: '<p>Dos</p>', expectedVersion: version });
    const refused = await run(UPDATE, { id, title: 'Del segundo', expectedVersion: version });
    expect(refused).toEqual({
      __typename: 'ArticleConflictError',
      code: 'ARTICLE_CONFLICT',
      message: 'Otra persona ha guardado cambios en esta noticia mientras la editabas',
      stored: { title: 'De la primera', content: '<p>Dos</p>', version: 2, updatedAt: expect.any(String) },
    });
    expect(await logged(id)).toHaveLength(2);
    const kept = await run(UPDATE, { id, title: 'Del segundo', expectedVersion: 2 });
    expect(kept.article).toMatchObject({ title: 'Del segundo', version: 3 });
  });

  test('at the same moment: one of them wins', async () => {
    const { id } = await draft();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        run(UPDATE, { id, title: `Título ${index}`, expectedVersion: 1 }),
      ),
    );
    const names = outcomes.map(({ __typename }) => __typename).toSorted();
    expect(names).toEqual([...Array(5).fill('ArticleConflictError'), 'UpdateArticleSuccess']);
  });

  test('saving without a change leaves even the version unchanged', async () => {
    const { id } = await draft();
    expect((await run(UPDATE, { id, title: 'Borrador' })).article.version).toBe(1);
    expect(await logged(id)).toHaveLength(1);
  });
});

test('autosave adds one audit entry per interval, even if others write too', async () => {
  const { id } = await draft();
  await run(UPDATE, { id, title: 'Borrador 2', autosave: true });
  await run(UPDATE, { id, title: 'Borrador 3', autosave: true });
  expect(await logged(id)).toHaveLength(1);
  const other = await site.signedIn('blogger');
  await run(UPDATE, { id, title: 'Borrador 4', autosave: true }, other);
  await run(UPDATE, { id, title: 'Borrador 5', autosave: true }, other);
  expect((await logged(id)).map(({ actorId }) => actorId)).toEqual([editorId, other.user?.id]);
  await run(UPDATE, { id, title: 'Guardado a mano' });
  expect(await logged(id)).toHaveLength(3);
  // Every change visible to readers has an audit entry.
  await run(UPDATE, { id, content: '<p>Ya</p>', status: 'PUBLISHED', autosave: true });
  expect((await logged(id)).at(-1)).toMatchObject({ action: 'publish' });
});

test('a scheduled article that is hidden keeps its hour, and waits for it when it is published again', async () => {
  const publicationDate = inHours(48).toISOString();
  const { id } = await draft({
    content: '<p>Hola</p>',
    category: 'Club',
    status: 'PUBLISHED',
    publicationDate,
  });
  expect((await run(UPDATE, { id, status: 'HIDDEN' })).article).toMatchObject({
    state: 'HIDDEN',
    publicationDate,
  });
  expect((await run(UPDATE, { id, status: 'PUBLISHED' })).article).toMatchObject({
    state: 'SCHEDULED',
    publicationDate,
  });
});
