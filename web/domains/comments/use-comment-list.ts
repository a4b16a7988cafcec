import { useState } from 'react';
import { useClient } from 'urql';
import type { Comments_ArticleFragment, ListedComment_CommentFragment } from '../../gql/graphql.ts';
import { getFragment, graphql } from '../../gql/index.ts';
import { describeError } from '../../graphql/results.ts';
import { useAction } from '../../ui/use-action.ts';
import { mergeComments } from './comment-list.ts';

/** A comment of the list, with the fields that its order needs. */
export const ListedComment_comment = graphql(`
  fragment ListedComment_comment on Comment {
    id
    createdAt
    ...CommentBody_comment
  }
`);

export type ListedComment = ListedComment_CommentFragment;

const MoreComments = graphql(`
  query MoreComments($newsId: ID!, $after: String!) {
    article(id: $newsId) {
      id
      comments(first: 10, after: $after) {
        endCursor
        items {
          ...ListedComment_comment
        }
      }
    }
  }
`);

/** The comments on the screen: those of the article's query, those loaded later and those just written. */
export function useCommentList({ id: newsId, comments: base }: Comments_ArticleFragment) {
  const client = useClient();
  const [kept, setKept] = useState<readonly ListedComment[]>([]);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [further, setFurther] = useState<{ cursor: string | null }>();
  const [arrived, setArrived] = useState<string | null>(null);
  const first = getFragment(ListedComment_comment, base.items);
  const comments = mergeComments([first, kept], gone);
  const cursor = further ? further.cursor : base.endCursor;

  const more = useAction(async () => {
    if (!cursor) return null;
    const variables = { newsId, after: cursor };
    const { data, error } = await client
      .query(MoreComments, variables, { requestPolicy: 'network-only' })
      .toPromise();
    if (!data?.article)
      return { title: 'No se han podido cargar más comentarios', message: describeError(error) };
    const page = data.article.comments;
    const items = getFragment(ListedComment_comment, page.items);
    setKept((before) => mergeComments([before, first, items]));
    setFurther({ cursor: page.endCursor ?? null });
    const shown = new Set(comments.map(({ id }) => id));
    setArrived(items.find(({ id }) => !shown.has(id))?.id ?? null);
    return null;
  });

  return {
    comments,
    totalCount: base.totalCount - first.filter(({ id }) => gone.has(id)).length,
    hasMore: cursor !== null && cursor !== undefined,
    /** Loads the next page. */
    more,
    /** The first comment of the page that was loaded last. */
    arrived,
    /** Shows a new comment before the article's query includes it, without changing the rest of the list. */
    add: (comment: ListedComment) => setKept((before) => mergeComments([[comment], before, first])),
    remove: (id: string) => {
      setKept((before) => mergeComments([before, first]));
      setGone((before) => new Set(before).add(id));
    },
  };
}
