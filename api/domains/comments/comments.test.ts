import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../platform/database/embedded.ts';
import { testEmbedded } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { statementsOf } from '../../testing/statements.ts';
import { ADD, HIDE, LIST, REMOVE, createArticle } from './comments.fixture.ts';
import { commentFacts } from './comments.ts';

let embedded: EmbeddedDatabase;
let site: TestSite;
let fan: Caller;
let article: number;

beforeAll(async () => {
  embedded = await testEmbedded();
  site = await serveTestSite(embedded.prisma);
});
afterAll(() => site.close());
beforeEach(async () => {
  fan = await site.signedIn('visitor');
  article = await createArticle(site.database);
});

async function add(content: string, caller = fan, newsId: number | string = article) {
  const { body } = await caller.graphql(ADD, { newsId: String(newsId), content });
  expect(body.errors).toBeUndefined();
  return body.data.addComment;
}

async function list(variables: Record<string, unknown> = {}, caller = site.visitor) {
  const { body } = await caller.graphql(LIST, { id: String(article), ...variables });
  expect(body.errors).toBeUndefined();
  return body.data.article.comments;
}

const texts = (comments: { items: { content: string }[] }) => comments.items.map(({ content }) => content);

describe('writing', () => {
  test('publishes the comment under the author’s name', async () => {
    const { comment, commentCount } = await add('¡Qué <b>ganas</b>!');
    expect(comment).toMatchObject({ content: '¡Qué <b>ganas</b>!', authorName: fan.user?.name });
    expect(commentCount).toBe(1);
    expect(await list()).toEqual({
      totalCount: 1,
      endCursor: null,
      items: [{ id: comment.id, content: '¡Qué <b>ganas</b>!', authorName: fan.user?.name }],
    });
  });

  test('exposes nothing else about the author', async () => {
    await add('Hola');
    for (const field of ['userId', 'authorId', 'author { id }', 'user { email }', 'isOwn']) {
      const { body } = await site.visitor.graphql(
        `{ article(id: ${article}) { comments { items { ${field} } } } }`,
      );
      expect(body.errors[0].message).toContain('Cannot query field');
    }
  });

  test.each(['', '   ', '\u200b', 'x'.repeat(1001)])('refuses %j', async (content) => {
    const result = await add(content);
    expect(result).toMatchObject({ __typename: 'ValidationError', fields: [{ path: 'content' }] });
    expect((await list()).totalCount).toBe(0);
  });

  test.each(['999999', 'x', '-1', '99999999999'])('finds no article %s', async (newsId) => {
    expect(await add('Hola', fan, newsId)).toMatchObject({ __typename: 'NotFoundError', code: 'NOT_FOUND' });
  });

  test('is not possible on a scheduled article, except for users who may read it', async () => {
    const newsId = await createArticle(site.database, {
      publicationDate: new Date(Date.now() + 3_600_000),
    });
    expect(await add('Hola', fan, newsId)).toMatchObject({ __typename: 'NotFoundError' });
    expect(await add('Borrador', await site.signedIn('blogger'), newsId)).toMatchObject({
      __typename: 'AddCommentSuccess',
    });
  });

  test('needs a signed-in user', async () => {
    const { body } = await site.visitor.graphql(ADD, { newsId: String(article), content: 'Hola' });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect((await list()).totalCount).toBe(0);
  });

  test('is limited to ten in ten minutes; comments refused for their text do not count', async () => {
    const strict = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1' });
    const busy = strict.withCookie(fan.cookie ?? '');
    expect(await add('', busy)).toMatchObject({ __typename: 'ValidationError' });
    for (let index = 0; index < 10; index += 1) {
      expect(await add(`Número ${index}`, busy)).toMatchObject({ __typename: 'AddCommentSuccess' });
    }
    const { status, headers, body } = await busy.graphql(ADD, { newsId: String(article), content: 'Once' });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
    expect(body.errors[0]).toMatchObject({
      message: 'Has escrito muchos comentarios seguidos. Espera unos minutos y vuelve a probar.',
      extensions: { code: 'RATE_LIMITED' },
    });
    expect((await list()).totalCount).toBe(10);
    // Other users are not affected.
    const other = strict.withCookie((await site.signedIn('visitor')).cookie ?? '');
    expect(await add('Hola', other)).toMatchObject({ __typename: 'AddCommentSuccess' });
    await strict.close();
  });
});

describe('the list', () => {
  async function write(count: number) {
    const createdAt = new Date('2026-03-01T10:00:00Z');
    await site.database.comment.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        content: `Comentario ${index}`,
        userId: fan.user?.id ?? 0,
        newsId: article,
        // Several comments have the same time, to test the order of equal times.
        createdAt: new Date(createdAt.getTime() + Math.floor(index / 3) * 1000),
      })),
    });
  }

  test('has each comment once, the latest first, even if new ones are added in between', async () => {
    await write(11);
    const pages: string[] = [];
    let after: string | null = null;
    do {
      const page: { items: { content: string }[]; endCursor: string | null; totalCount: number } = await list(
        { first: 4, after },
      );
      pages.push(...texts(page));
      after = page.endCursor;
      await add('Entretanto');
    } while (after);
    expect(pages).toEqual(Array.from({ length: 11 }, (_, index) => `Comentario ${10 - index}`));
  });

  test('continues after a cursor whose comment was deleted', async () => {
    await write(6);
    const { items, endCursor } = await list({ first: 3 });
    await site.database.comment.delete({ where: { id: Number(items[2].id) } });
    expect(texts(await list({ first: 3, after: endCursor }))).toEqual([
      'Comentario 2',
      'Comentario 1',
      'Comentario 0',
    ]);
  });

  test.each([
    { first: 0 },
    { first: 51 },
    { after: 'x' },
    { after: '99999999999999999-1' },
    { after: '1-x' },
  ])('refuses %j', async (variables) => {
    const { body } = await site.visitor.graphql(LIST, { id: String(article), ...variables });
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  test('needs two statements for any length', async () => {
    await write(20);
    const statements = await statementsOf(embedded, () => list({ first: 10 }));
    expect(statements.filter((sql) => /FROM "public"\."comments"/.test(sql))).toHaveLength(2);
    // One more statement loads all authors.
    expect(statements.filter((sql) => /FROM "public"\."users"/.test(sql)).length).toBeLessThanOrEqual(1);
  });

  test('cannot be requested for a whole page of articles', async () => {
    const { body } = await site.visitor.graphql(
      '{ news(pageSize: 100) { items { comments(first: 50) { items { content } } } } }',
    );
    expect(body.errors[0].extensions.code).toBe('TOO_COMPLEX');
  });
});

describe('deleting', () => {
  async function remove(id: string, caller = fan) {
    const { body } = await caller.graphql(REMOVE, { id });
    expect(body.errors).toBeUndefined();
    return body.data.deleteComment;
  }

  test('deletes an own comment, once', async () => {
    await add('Se queda');
    const { comment } = await add('Se va');
    expect(await remove(comment.id)).toEqual({
      __typename: 'DeleteCommentSuccess',
      id: comment.id,
      commentCount: 1,
    });
    expect(texts(await list())).toEqual(['Se queda']);
    expect(await remove(comment.id)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test.each(['visitor', 'blogger', 'admin', 'editor'] as const)('is refused to another %s', async (role) => {
    const { comment } = await add('Mío');
    expect(await remove(comment.id, await site.signedIn(role))).toMatchObject({
      __typename: 'NotFoundError',
    });
    expect((await list()).totalCount).toBe(1);
  });

  test.each(['x', '0', '99999999999'])('fails for the unknown comment %s', async (id) => {
    expect(await remove(id)).toMatchObject({ __typename: 'NotFoundError' });
  });

  test('happens with the article and with the account', async () => {
    const { comment } = await add('Con el artículo');
    const other = await createArticle(site.database);
    await add('Con la cuenta', fan, other);
    const blogger = await site.signedIn('blogger');
    await blogger.graphql(`mutation { deleteArticle(input: { id: ${article} }) { __typename } }`);
    expect(await site.database.comment.count({ where: { id: Number(comment.id) } })).toBe(0);
    await site.database.user.delete({ where: { id: fan.user?.id ?? 0 } });
    expect(await site.database.comment.count({ where: { newsId: other } })).toBe(0);
  });
});

describe('a user’s own comments', () => {
  const OWN = `query ($newsId: ID!) { viewer { commentsOn(newsId: $newsId) { id isHidden } } }`;

  test('on an article include hidden ones', async () => {
    const { comment } = await add('Mío');
    await add('De otra', await site.signedIn('visitor'));
    await add('En otra', fan, await createArticle(site.database));
    const own = async () => (await fan.graphql(OWN, { newsId: String(article) })).body.data.viewer.commentsOn;
    expect(await own()).toEqual([{ id: comment.id, isHidden: false }]);
    await (await site.signedIn('editor')).graphql(HIDE, { id: comment.id });
    expect(await own()).toEqual([{ id: comment.id, isHidden: true }]);
  });

  test.each(['commentsOn(newsId: 1) { id }', 'reportedCommentsOn(newsId: 1)'])(
    '%s is not visible to administrators',
    async (field) => {
      const { body } = await (await site.signedIn('admin')).graphql(`{ users { items { id ${field} } } }`);
      expect(body.errors[0].extensions.code).toBe('FORBIDDEN');
    },
  );
});

test('only visible comments count for points', async () => {
  const { comment } = await add('Visible');
  const hidden = await add('Escondido');
  await (await site.signedIn('admin')).graphql(HIDE, { id: hidden.comment.id });
  expect(await commentFacts(site.database, fan.user?.id ?? 0)).toEqual([
    {
      id: Number(comment.id),
      newsId: article,
      articleTitle: 'Se estrena el pabellón',
      createdAt: new Date(comment.createdAt),
    },
  ]);
});
