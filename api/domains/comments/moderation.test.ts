import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Role } from '../../platform/database/client.ts';
import { testDatabase } from '../../testing/database.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { ADD, HIDE, LIST, REMOVE, REPORT, RESTORE, createArticle } from './comments.fixture.ts';

let site: TestSite;
let writer: Caller;
let reader: Caller;
let editor: Caller;
let article: number;
let comment: string;

beforeAll(async () => {
  site = await serveTestSite(await testDatabase());
  editor = await site.signedIn('editor');
});
afterAll(() => site.close());
beforeEach(async () => {
  writer = await site.signedIn('visitor');
  reader = await site.signedIn('visitor');
  article = await createArticle(site.database);
  const { body } = await writer.graphql(ADD, { newsId: String(article), content: 'Fuera de tono' });
  comment = body.data.addComment.comment.id;
});

async function run(document: string, caller: Caller, variables: Record<string, unknown> = {}) {
  const { body } = await caller.graphql(document, { id: comment, ...variables });
  expect(body.errors).toBeUndefined();
  return Object.values(body.data)[0] as Record<string, unknown>;
}

async function shown(caller = site.visitor) {
  const { body } = await caller.graphql(LIST, { id: String(article) });
  return body.data.article.comments;
}

const QUEUE = `query ($newsId: ID) { moderatedComments(newsId: $newsId) { totalCount items {
  id content isHidden hiddenByName reportCount reports { reason } article { id } } } }`;

async function queue() {
  const { body } = await editor.graphql(QUEUE, { newsId: String(article) });
  expect(body.errors).toBeUndefined();
  return body.data.moderatedComments.items;
}

describe('hiding', () => {
  test('hides a comment in all lists, also for its author and staff; restoring shows it again', async () => {
    expect(await run(HIDE, editor)).toEqual({
      __typename: 'HideCommentSuccess',
      comment: { id: comment, isHidden: true, hiddenByName: editor.user?.name, reportCount: 0 },
    });
    for (const caller of [site.visitor, writer, editor]) {
      expect(await shown(caller)).toMatchObject({ totalCount: 0, items: [] });
    }
    expect(await queue()).toMatchObject([{ id: comment, isHidden: true, article: { id: String(article) } }]);
    expect(await run(RESTORE, editor)).toMatchObject({
      __typename: 'RestoreCommentSuccess',
      comment: { isHidden: false, hiddenByName: null },
    });
    expect((await shown()).totalCount).toBe(1);
    expect(await queue()).toEqual([]);
  });

  test('twice is refused with the name of the first, and changes nothing', async () => {
    await run(HIDE, editor);
    const before = await site.database.comment.findUniqueOrThrow({ where: { id: Number(comment) } });
    expect(await run(HIDE, await site.signedIn('admin'))).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: expect.stringContaining(`${editor.user?.name} lo ha cambiado`),
    });
    expect(await site.database.comment.findUniqueOrThrow({ where: { id: Number(comment) } })).toEqual(before);
    await run(RESTORE, editor);
    expect(await run(RESTORE, editor)).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test('stays in effect after the moderator’s account is closed', async () => {
    const blogger = await site.signedIn('blogger');
    await run(HIDE, blogger);
    await site.database.user.delete({ where: { id: blogger.user?.id ?? 0 } });
    expect(await queue()).toMatchObject([{ isHidden: true, hiddenByName: null }]);
  });

  test.each([HIDE, RESTORE])('fails for a deleted comment', async (document) => {
    await run(REMOVE, writer);
    for (const id of [comment, 'x', '99999999999']) {
      expect(await run(document, editor, { id })).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  test('a hidden comment can still be deleted by its author', async () => {
    await run(HIDE, editor);
    expect(await run(REMOVE, writer)).toMatchObject({
      __typename: 'DeleteCommentSuccess',
      commentCount: 0,
    });
    expect(await queue()).toEqual([]);
  });

  const roles: [Role, boolean][] = [
    ['blogger', true],
    ['editor', true],
    ['admin', true],
    ['sports_manager', false],
    ['commercial_manager', false],
    ['socio', false],
    ['visitor', false],
    ['user', false],
  ];
  test.each(roles)('as %s: %s', async (role, allowed) => {
    const caller = await site.signedIn(role);
    for (const document of [HIDE, RESTORE]) {
      const { body } = await caller.graphql(document, { id: comment });
      expect(body.errors?.[0].extensions.code).toBe(allowed ? undefined : 'FORBIDDEN');
    }
  });
});

describe('the audit log', () => {
  async function lines() {
    const rows = await site.database.auditEntry.findMany({
      where: { subjectType: 'comment', subjectId: comment },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ action, actorId, subject }) => [action, actorId, subject]);
  }

  test('has an entry per change, with the article but without the comment’s text', async () => {
    const { title } = await site.database.news.findUniqueOrThrow({ where: { id: article } });
    await run(RESTORE, editor);
    expect(await lines()).toEqual([]);
    await run(REPORT, reader);
    await run(RESTORE, editor);
    await run(HIDE, editor);
    await run(HIDE, editor);
    await run(RESTORE, editor);
    const id = editor.user?.id;
    expect(await lines()).toEqual([
      ['restore', id, title],
      ['hide', id, title],
      ['restore', id, title],
    ]);
  });
});

test('staff can list reported and hidden comments separately', async () => {
  const only = async (kind: string) => {
    const { body } = await editor.graphql(
      `{ moderatedComments(newsId: ${article}, queue: ${kind}) { items { id } } }`,
    );
    return body.data.moderatedComments.items.length;
  };
  expect([await only('REPORTED'), await only('HIDDEN')]).toEqual([0, 0]);
  await run(REPORT, reader);
  expect([await only('REPORTED'), await only('HIDDEN')]).toEqual([1, 0]);
  await run(HIDE, editor);
  expect([await only('REPORTED'), await only('HIDDEN')]).toEqual([0, 1]);
});

describe('staff’s fields of a comment', () => {
  test.each(['reportCount', 'reports { reason }', 'hiddenByName', 'article { id }', 'isHidden'])(
    '%s is not visible to the public or to other fans',
    async (field) => {
      const query = `{ article(id: ${article}) { comments { items { id ${field} } } } }`;
      for (const [caller, code] of [
        [site.visitor, 'UNAUTHENTICATED'],
        [reader, 'FORBIDDEN'],
      ] as const) {
        const { body } = await caller.graphql(query);
        expect(body.errors[0].extensions.code).toBe(code);
      }
      expect((await editor.graphql(query)).body.errors).toBeUndefined();
    },
  );
});

describe('a report', () => {
  test('is shown to staff with its reason, but without its author', async () => {
    expect(await run(REPORT, reader, { reason: ' Insulta \u202e' })).toEqual({
      __typename: 'ReportCommentSuccess',
      id: comment,
    });
    await run(REPORT, await site.signedIn('socio'));
    expect(await queue()).toMatchObject([
      { id: comment, isHidden: false, reportCount: 2, reports: [{ reason: null }, { reason: 'Insulta' }] },
    ]);
    const { body } = await editor.graphql(`{ moderatedComments { items { reports { user { name } } } } }`);
    expect(body.errors[0].message).toContain('Cannot query field');
    expect((await shown()).totalCount).toBe(1);
  });

  test('counts once per user', async () => {
    await run(REPORT, reader);
    expect(await run(REPORT, reader, { reason: 'Otra vez' })).toEqual({
      __typename: 'CommentAlreadyReportedError',
      code: 'COMMENT_ALREADY_REPORTED',
      message: 'Ya habías denunciado este comentario',
    });
    expect(await queue()).toMatchObject([{ reportCount: 1 }]);
    const mine = await reader.graphql(`{ viewer { reportedCommentsOn(newsId: ${article}) } }`);
    expect(mine.body.data.viewer.reportedCommentsOn).toEqual([comment]);
  });

  test('is closed when staff restore the comment, and cannot be made again', async () => {
    await run(REPORT, reader);
    expect(await run(RESTORE, editor)).toMatchObject({ comment: { reportCount: 0 } });
    expect(await queue()).toEqual([]);
    expect(await run(REPORT, reader)).toMatchObject({ __typename: 'CommentAlreadyReportedError' });
  });

  test('that the moderator has not seen is not closed', async () => {
    await run(REPORT, reader);
    const keep = `mutation ($id: ID!, $reports: Int!) {
      restoreComment(input: { id: $id, seen: false, reports: $reports }) { __typename ... on UserError { message } }
    }`;
    const kept = async (reports: number) =>
      (await editor.graphql(keep, { id: comment, reports })).body.data.restoreComment;
    expect(await kept(0)).toEqual({
      __typename: 'ChangedMeanwhileError',
      message: expect.stringContaining('Alguien lo ha denunciado mientras lo mirabas'),
    });
    expect(await queue()).toMatchObject([{ reportCount: 1 }]);
    expect(await kept(1)).toEqual({ __typename: 'RestoreCommentSuccess' });
    expect(await queue()).toEqual([]);
  });

  test('is refused for an own, hidden or missing comment', async () => {
    expect(await run(REPORT, writer)).toMatchObject({ __typename: 'OwnCommentReportError' });
    await run(HIDE, editor);
    for (const id of [comment, '999999', 'x']) {
      expect(await run(REPORT, reader, { id })).toMatchObject({ __typename: 'NotFoundError' });
    }
  });

  test('has a reason of up to 300 characters and needs a signed-in user', async () => {
    expect(await run(REPORT, reader, { reason: 'x'.repeat(301) })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'reason' }],
    });
    const { body } = await site.visitor.graphql(REPORT, { id: comment });
    expect(body.errors[0].extensions.code).toBe('UNAUTHENTICATED');
    expect(await queue()).toEqual([]);
  });

  test('is limited to twenty an hour', async () => {
    const strict = await serveTestSite(site.database, { RATE_LIMIT_FACTOR: '1' });
    await site.database.comment.createMany({
      data: Array.from({ length: 21 }, (_, index) => ({
        content: `Comentario ${index}`,
        userId: writer.user?.id ?? 0,
        newsId: article,
      })),
    });
    const rows = await site.database.comment.findMany({ where: { newsId: article }, select: { id: true } });
    const zealot = strict.withCookie(reader.cookie ?? '');
    const codes: unknown[] = [];
    for (const { id } of rows.slice(0, 21)) {
      const { body } = await zealot.graphql(REPORT, { id: String(id) });
      codes.push(body.errors?.[0].extensions.code ?? body.data.reportComment.__typename);
    }
    expect(codes).toEqual([...Array<string>(20).fill('ReportCommentSuccess'), 'RATE_LIMITED']);
    await strict.close();
  });
});
