import type { Database, Prisma } from '../../platform/database/client.ts';

/** Creates a published article; tests set only the fields that matter to them. */
export async function createArticle(
  database: Database,
  changes: Partial<Prisma.NewsUncheckedCreateInput> = {},
): Promise<number> {
  await database.newsCategory.upsert({
    where: { slug: 'Club' },
    create: { slug: 'Club', name: 'Club' },
    update: {},
  });
  const { id } = await database.news.create({
    data: {
      title: 'Se estrena el pabellón',
      content: '<p>En marzo.</p>',
      text: 'En marzo.',
      category: 'Club',
      publicationDate: new Date(Date.now() - 3_600_000),
      ...changes,
    },
    select: { id: true },
  });
  return id;
}

const ERROR = '... on UserError { code message }';
const FIELDS = '... on ValidationError { fields { path message } }';

/** The mutations with all fields of their results. */
export const ADD = `mutation ($newsId: ID!, $content: String!) { addComment(input: { newsId: $newsId, content: $content }) {
  __typename ... on AddCommentSuccess { comment { id content authorName createdAt } commentCount } ${ERROR} ${FIELDS} } }`;
export const REMOVE = `mutation ($id: ID!) { deleteComment(input: { id: $id }) {
  __typename ... on DeleteCommentSuccess { id commentCount } ${ERROR} } }`;
export const REPORT = `mutation ($id: ID!, $reason: String) { reportComment(input: { id: $id, reason: $reason }) {
  __typename ... on ReportCommentSuccess { id } ${ERROR} ${FIELDS} } }`;
export const HIDE = `mutation ($id: ID!) { hideComment(input: { id: $id }) {
  __typename ... on HideCommentSuccess { comment { id isHidden hiddenByName reportCount } } ${ERROR} } }`;
export const RESTORE = `mutation ($id: ID!) { restoreComment(input: { id: $id }) {
  __typename ... on RestoreCommentSuccess { comment { id isHidden hiddenByName reportCount } } ${ERROR} } }`;
export const LIST = `query ($id: ID!, $first: Int = 10, $after: String) { article(id: $id) {
  comments(first: $first, after: $after) { totalCount endCursor items { id content authorName } } } }`;
