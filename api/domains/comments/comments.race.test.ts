import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { ADD, HIDE, REMOVE, REPORT, RESTORE, createArticle } from './comments.fixture.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
let site: TestSite;
let writer: Caller;
let editor: Caller;
let article: number;

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
  editor = await site.signedIn('editor');
});
afterAll(async () => {
  await site.close();
  await postgres.close();
});
beforeEach(async () => {
  writer = await site.signedIn('visitor');
  article = await createArticle(postgres.prisma);
});
afterEach(() => postgres.prisma.comment.deleteMany());

/** The outcome of a mutation: the type of its result, or the code of its error. */
async function outcome(
  caller: Caller,
  document: string,
  variables: Record<string, unknown>,
): Promise<string> {
  const { body } = await caller.graphql(document, variables);
  const [result] = Object.values(body.data ?? {}) as ({ __typename: string } | null)[];
  return result?.__typename ?? body.errors[0].extensions.code;
}

function tally(values: string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1;
  return counted;
}

async function write(): Promise<string> {
  const { body } = await writer.graphql(ADD, { newsId: String(article), content: 'Hola' });
  return body.data.addComment.comment.id;
}

test('concurrent reports by one user create one report', async () => {
  const id = await write();
  const reader = await site.signedIn('visitor');
  const results = await Promise.all(Array.from({ length: 12 }, () => outcome(reader, REPORT, { id })));
  expect(tally(results)).toEqual({ ReportCommentSuccess: 1, CommentAlreadyReportedError: 11 });
  expect(await postgres.prisma.commentReport.count()).toBe(1);
});

test('deleting a comment while it is hidden, restored and reported leaves no rows and causes no error', async () => {
  for (let round = 0; round < 15; round += 1) {
    const id = await write();
    const reader = await site.signedIn('visitor');
    const results = await Promise.all([
      outcome(editor, HIDE, { id }),
      outcome(reader, REPORT, { id }),
      outcome(writer, REMOVE, { id }),
      outcome(editor, RESTORE, { id }),
    ]);
    expect(results[2]).toBe('DeleteCommentSuccess');
    const others = new Set(results);
    others.delete('DeleteCommentSuccess');
    for (const allowed of [
      'HideCommentSuccess',
      'RestoreCommentSuccess',
      'ReportCommentSuccess',
      'NotFoundError',
      // Restoring a comment that is not hidden and has no report yet.
      'ChangedMeanwhileError',
    ]) {
      others.delete(allowed);
    }
    expect([...others]).toEqual([]);
  }
  expect(await postgres.prisma.comment.count()).toBe(0);
  expect(await postgres.prisma.commentReport.count()).toBe(0);
});

test('two clicks on delete work once', async () => {
  const id = await write();
  const results = await Promise.all([1, 2].map(() => outcome(writer, REMOVE, { id })));
  expect(tally(results)).toEqual({ DeleteCommentSuccess: 1, NotFoundError: 1 });
});

test('comments on an article that is being deleted are either saved or refused, without an unexpected error', async () => {
  const writing = Array.from({ length: 10 }, () =>
    outcome(writer, ADD, { newsId: String(article), content: 'Hola' }),
  );
  const results = await Promise.all([
    ...writing,
    outcome(editor, `mutation ($id: ID!) { deleteArticle(input: { id: $id }) { __typename } }`, {
      id: String(article),
    }),
  ]);
  expect(results.pop()).toBe('DeleteArticleSuccess');
  const { AddCommentSuccess: written = 0, NotFoundError: refused = 0, ...rest } = tally(results);
  expect(rest).toEqual({});
  expect(written + refused).toBe(10);
  expect(await postgres.prisma.comment.count()).toBe(0);
});

test('of concurrent comments by one account, ten are accepted', async () => {
  const strict = await serveTestSite(postgres.prisma, { RATE_LIMIT_FACTOR: '1' });
  const busy = strict.withCookie(writer.cookie ?? '');
  const results = await Promise.all(
    Array.from({ length: 30 }, () => outcome(busy, ADD, { newsId: String(article), content: 'Hola' })),
  );
  expect(tally(results)).toEqual({ AddCommentSuccess: 10, RATE_LIMITED: 20 });
  expect(await postgres.prisma.comment.count()).toBe(10);
  await strict.close();
});
