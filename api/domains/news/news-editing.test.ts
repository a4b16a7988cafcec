import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '../../platform/database/client.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';

let site: TestSite;
let blogger: Caller;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  await site.database.newsCategory.createMany({
    data: ['Equipo', 'Club'].map((slug) => ({ slug, name: slug })),
  });
  blogger = await site.signedIn('blogger');
});
afterAll(() => site.close());

const fine = { title: 'Nuevo pabellón', content: '<p>Se estrena en marzo.</p>', category: 'Club' };

const CREATE = `mutation ($input: ArticleInput!) { createArticle(input: $input) {
  __typename
  ... on CreateArticleSuccess { article { id title content excerpt imageUrl galleryImages publicationDate authorId
    authorName category { slug } } }
  ... on ValidationError { message fields { path message } }
} }`;
const UPDATE = `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) {
  __typename
  ... on UpdateArticleSuccess { article { id title content excerpt imageUrl galleryImages authorId category { slug } } }
  ... on ValidationError { fields { path message } }
  ... on NotFoundError { message }
} }`;
const DELETE = `mutation ($input: DeleteArticleInput!) { deleteArticle(input: $input) {
  __typename ... on DeleteArticleSuccess { id } ... on NotFoundError { message }
} }`;

async function create(input: Record<string, unknown> = {}, caller = blogger) {
  const { body } = await caller.graphql(CREATE, { input: { ...fine, ...input } });
  expect(body.errors).toBeUndefined();
  return body.data.createArticle;
}

async function update(input: Record<string, unknown>, caller = blogger) {
  const { body } = await caller.graphql(UPDATE, { input });
  expect(body.errors).toBeUndefined();
  return body.data.updateArticle;
}

describe('who may write', () => {
  const everyone: [Role, boolean][] = [
    ['blogger', true],
    ['admin', true],
    ['editor', true],
    ['sports_manager', false],
    ['commercial_manager', false],
    ['socio', false],
    ['visitor', false],
    ['user', false],
  ];

  test.each(everyone)('%s: %s', async (role, allowed) => {
    const { article } = await create();
    const before = await site.database.news.count();
    const caller = await site.signedIn(role);
    const created = await caller.graphql(CREATE, { input: fine });
    const updated = await caller.graphql(UPDATE, { input: { id: article.id, title: 'Otro título' } });
    const deleted = await caller.graphql(DELETE, { input: { id: article.id } });
    const codes = [created, updated, deleted].map(({ body }) => body.errors?.[0].extensions.code);
    expect(codes).toEqual(allowed ? [undefined, undefined, undefined] : Array(3).fill('FORBIDDEN'));
    // One row more or less if allowed, otherwise no change.
    expect(await site.database.news.count()).toBe(before);
    const left = await site.database.news.findUnique({ where: { id: Number(article.id) } });
    expect(left?.title).toBe(allowed ? undefined : fine.title);
  });

  test('not without a signed-in user', async () => {
    const { article } = await create();
    const answers = [
      await site.visitor.graphql(CREATE, { input: fine }),
      await site.visitor.graphql(UPDATE, { input: { id: article.id, title: 'Otro título' } }),
      await site.visitor.graphql(DELETE, { input: { id: article.id } }),
    ];
    for (const { body } of answers) expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await site.visitor.request('POST', '/api/news', fine)).status).toBe(401);
    expect((await site.visitor.request('PUT', `/api/news/${article.id}`, fine)).status).toBe(401);
    expect((await site.visitor.request('DELETE', `/api/news/${article.id}`)).status).toBe(401);
    expect(await site.database.news.count({ where: { id: Number(article.id) } })).toBe(1);
  });
});

describe('writing', () => {
  test('stores the trimmed input with the caller as author and the current date', async () => {
    const before = Date.now();
    const { article } = await create({ title: '  Nuevo pabellón ', category: 'cLUB' });
    expect(article).toMatchObject({
      title: 'Nuevo pabellón',
      content: fine.content,
      excerpt: 'Se estrena en marzo.',
      imageUrl: null,
      galleryImages: [],
      category: { slug: 'Club' },
      authorId: String(blogger.user?.id),
      authorName: blogger.user?.name,
    });
    expect(Date.parse(article.publicationDate)).toBeGreaterThanOrEqual(before - 1);
    expect(Date.parse(article.publicationDate)).toBeLessThanOrEqual(Date.now() + 1);
  });

  test('sanitises the content and the searchable text', async () => {
    const { article } = await create({
      content: '<p onclick="x()">Hola<script>alert(1)</script></p><img src=x onerror=alert(1)>',
    });
    expect(article.content).toBe('<p>Hola</p>');
    const row = await site.database.news.findUniqueOrThrow({ where: { id: Number(article.id) } });
    expect([row.content, row.text]).toEqual(['<p>Hola</p>', 'Hola']);
    const changed = await update({ id: article.id, content: '<h1>Adiós</h1><style>p{}</style>' });
    expect(changed.article).toMatchObject({ content: '<h2>Adiós</h2>', excerpt: 'Adiós' });
  });

  test('with a future date stays out of the list until then', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const { article } = await create({ title: 'Aún no', publicationDate: tomorrow });
    expect(article.publicationDate).toBe(tomorrow);
    const { body } = await site.visitor.graphql('{ news(search: "Aún no") { totalCount } }');
    expect(body.data.news.totalCount).toBe(0);
  });

  test('accepts uploaded pictures and pictures of other sites', async () => {
    const galleryImages = ['/uploads/news/gala-anual-1764000000000-3fa9c1.webp', 'http://fotos.test/b.png'];
    const imageUrl = 'https://fotos.test/a.jpg?w=1';
    expect((await create({ imageUrl, galleryImages })).article).toMatchObject({ imageUrl, galleryImages });
    expect((await create({ imageUrl: '' })).article.imageUrl).toBeNull();
  });

  test('links the article with a match, with another and with none', async () => {
    const [first, second] = [await createMatch(site.database), await createMatch(site.database)];
    const matchOf = async (id: string) =>
      (await site.database.news.findUniqueOrThrow({ where: { id: Number(id) } })).matchId;
    const { article } = await create({ matchId: String(first.id) });
    expect(await matchOf(article.id)).toBe(first.id);
    await update({ id: article.id, title: 'Otro título' });
    expect(await matchOf(article.id)).toBe(first.id);
    await update({ id: article.id, matchId: String(second.id) });
    expect(await matchOf(article.id)).toBe(second.id);
    await update({ id: article.id, matchId: null });
    expect(await matchOf(article.id)).toBeNull();
    const last = await site.database.auditEntry.findFirstOrThrow({
      where: { subjectType: 'news', subjectId: article.id },
      orderBy: { id: 'desc' },
    });
    expect(last.changes).toEqual({ matchId: [second.id, null] });
  });

  test.each(['0', '99999999', '999999999999999999999', 'x', '-1'])('refuses match %s', async (matchId) => {
    const { article } = await create();
    const before = await site.database.news.count();
    const refused = { __typename: 'ValidationError', fields: [{ path: 'matchId' }] };
    expect(await create({ matchId })).toMatchObject(refused);
    expect(await update({ id: article.id, title: 'Otro título', matchId })).toMatchObject(refused);
    expect(await site.database.news.count()).toBe(before);
    const kept = await site.database.news.findUniqueOrThrow({ where: { id: Number(article.id) } });
    expect(kept).toMatchObject({ title: fine.title, matchId: null });
  });

  const shortTitle = 'El título debe tener al menos 3 caracteres';
  const empty = 'El contenido no puede estar vacío';
  const badPicture = 'La imagen debe ser una URL válida';
  test.each([
    ['title', shortTitle, { title: 'ab' }],
    ['title', shortTitle, { title: '  a  ' }],
    ['title', 'El título no puede superar los 200 caracteres', { title: 'x'.repeat(201) }],
    ['title', 'El título contiene caracteres no permitidos', { title: 'uno\0dos' }],
    ['content', empty, { content: '' }],
    ['content', empty, { content: ' \n ' }],
    ['content', empty, { content: '<p> </p><script>alert(1)</script>' }],
    ['content', 'El contenido no puede superar los 80.000 caracteres', { content: 'x'.repeat(80_001) }],
    ['category', 'Selecciona una categoría válida', { category: 'Fútbol' }],
    ['category', 'Selecciona una categoría válida', { category: '' }],
    ['category', 'Selecciona una categoría válida', { category: '%' }],
    ['imageUrl', badPicture, { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', badPicture, { imageUrl: 'data:image/png;base64,AAAA' }],
    ['imageUrl', badPicture, { imageUrl: '//spy.test/a.jpg' }],
    ['imageUrl', badPicture, { imageUrl: '/uploads/../secret.webp' }],
    ['imageUrl', badPicture, { imageUrl: 'https://x.test/" onerror="alert(1)' }],
    ['galleryImages.1', badPicture, { galleryImages: ['https://x.test/a.jpg', 'no'] }],
    [
      'galleryImages',
      'La galería no puede tener más de 20 imágenes',
      { galleryImages: Array(21).fill('https://x.test/a.jpg') },
    ],
  ])('refuses a bad %s: «%s» (%#)', async (path, message, input) => {
    const before = await site.database.news.count();
    expect(await create(input)).toMatchObject({ __typename: 'ValidationError', fields: [{ path, message }] });
    expect(await site.database.news.count()).toBe(before);
    const { article } = await create();
    expect(await update({ id: article.id, ...input })).toMatchObject({ fields: [{ path, message }] });
  });

  test('reports all invalid fields at once', async () => {
    const { fields } = await create({ title: '', content: '', imageUrl: 'x' });
    expect(fields.map(({ path }: { path: string }) => path)).toEqual(['title', 'content', 'imageUrl']);
  });
});

describe('changing', () => {
  test('keeps omitted fields, and keeps the author if another user makes the change', async () => {
    const { article } = await create({ imageUrl: 'https://x.test/a.jpg' });
    const changed = await update({ id: article.id, title: 'Con otro título' }, await site.signedIn('editor'));
    expect(changed.article).toMatchObject({
      title: 'Con otro título',
      content: fine.content,
      imageUrl: 'https://x.test/a.jpg',
      category: { slug: 'Club' },
      authorId: String(blogger.user?.id),
    });
    const same = await update({ id: article.id, title: null, content: null, category: null });
    expect(same.article.title).toBe('Con otro título');
  });

  test.each([null, ''])('removes the picture with %o', async (imageUrl) => {
    const { article } = await create({ imageUrl: 'https://x.test/a.jpg' });
    expect((await update({ id: article.id, imageUrl })).article.imageUrl).toBeNull();
  });

  test.each(['999999', 'abc', '-1'])('fails for the unknown article «%s»', async (id) => {
    const message = 'La noticia no existe o ha sido eliminada';
    expect(await update({ id, title: 'Da lo mismo' })).toEqual({ __typename: 'NotFoundError', message });
    const { body } = await blogger.graphql(DELETE, { input: { id } });
    expect(body.data.deleteArticle).toEqual({ __typename: 'NotFoundError', message });
  });
});

test('deleting also deletes the comments, and works only once', async () => {
  const { article } = await create();
  const newsId = Number(article.id);
  await site.database.comment.create({ data: { newsId, userId: blogger.user?.id ?? 0, content: '¡Bien!' } });
  const input = { id: article.id };
  expect((await blogger.graphql(DELETE, { input })).body.data.deleteArticle).toEqual({
    __typename: 'DeleteArticleSuccess',
    id: article.id,
  });
  expect(await site.database.comment.count({ where: { newsId } })).toBe(0);
  expect((await blogger.graphql(DELETE, { input })).body.data.deleteArticle.__typename).toBe('NotFoundError');
});

describe('over REST', () => {
  test('an article is written, changed and deleted', async () => {
    const created = await blogger.request('POST', '/api/news', { ...fine, authorId: 9999, id: 1 });
    expect(created.status).toBe(201);
    const { id } = created.body;
    expect(created.body).toMatchObject({
      id: expect.any(Number),
      category: 'Club',
      authorId: blogger.user?.id,
    });

    const changes = {
      title: 'Cambiado',
      imageUrl: 'https://x.test/a.jpg',
      galleryImages: ['https://x.test/b.jpg'],
    };
    const changed = await blogger.request('PUT', `/api/news/${id}`, changes);
    expect([changed.status, changed.body]).toMatchObject([200, { ...changes, content: fine.content }]);
    expect((await blogger.request('PUT', `/api/news/${id}`, { imageUrl: null })).body.imageUrl).toBeNull();

    const deleted = await blogger.request('DELETE', `/api/news/${id}`);
    expect([deleted.status, deleted.body]).toEqual([204, '']);
    expect((await site.visitor.request('GET', `/api/news/${id}`)).status).toBe(404);
    expect((await blogger.request('PUT', `/api/news/${id}`, { title: 'Otra vez' })).status).toBe(404);
    expect((await blogger.request('DELETE', `/api/news/${id}`)).status).toBe(404);
  });

  test('invalid input is a 400 with the fields', async () => {
    const { status, body } = await blogger.request('POST', '/api/news', { title: 'ab', content: 7 });
    expect(status).toBe(400);
    expect(body.message).toBe('El título debe tener al menos 3 caracteres');
    expect(body.fields.map(({ path }: { path: string }) => path)).toEqual(['title', 'content']);
  });

  test('an invalid date and a wrong role are refused', async () => {
    const input = { ...fine, publicationDate: 'mañana' };
    expect((await blogger.request('POST', '/api/news', input)).status).toBe(400);
    expect((await (await site.signedIn('socio')).request('POST', '/api/news', fine)).status).toBe(403);
  });
});
