import { useEffect, useRef, useState } from 'react';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { ActionError } from '../../ui/ActionError.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { formatNumber } from '../../ui/text.ts';
import { CommentBox } from './CommentBox.tsx';
import { CommentItem } from './CommentItem.tsx';
import { withHidden } from './comment-list.ts';
import { useCommentList } from './use-comment-list.ts';
import { useModeration } from './use-moderation.ts';
import { useOwnComments } from './use-own-comments.ts';

export const Comments_article = graphql(`
  fragment Comments_article on NewsArticle {
    id
    comments(first: 10) {
      totalCount
      endCursor
      items {
        ...ListedComment_comment
      }
    }
  }
`);

/** The comments on an article: the form first, then the comments, newest first. */
export function Comments({ article: key }: { article: FragmentType<typeof Comments_article> }) {
  const article = getFragment(Comments_article, key);
  const [said, announce] = useState('');
  const list = useCommentList(article);
  const own = useOwnComments(article.id, list, announce);
  const moderation = useModeration(article.id, announce);
  const shown = withHidden(list.comments, moderation.hidden, !list.hasMore);
  const heading = useRef<HTMLHeadingElement>(null);
  const next = list.arrived;
  useEffect(() => {
    // The button has moved down: move the focus to the first new comment.
    if (next) document.getElementById(itemId(next))?.focus();
  }, [next]);
  const [removed, setRemoved] = useState<string | null>(null);
  useEffect(() => {
    // Its dialog has gone with it: as long as that is open, nothing else takes the focus.
    if (removed) heading.current?.focus({ preventScroll: true });
  }, [removed]);

  const actions = {
    report: own.report,
    hide: moderation.hide,
    restore: moderation.restore,
    remove: async (id: string) => {
      const problem = await own.remove(id);
      if (!problem) setRemoved(id);
      return problem;
    },
  };

  return (
    <section aria-labelledby="comentarios" className="grid min-w-0 gap-7 border-t-4 border-accent pt-7">
      <div className="flex flex-wrap items-center gap-3">
        <h2 ref={heading} id="comentarios" tabIndex={-1} className="display text-display-sm">
          Comentarios
        </h2>
        <Badge tone="accent">
          {formatNumber(list.totalCount)}
          <span className="sr-only"> en total</span>
        </Badge>
      </div>
      <CommentBox newsId={article.id} onSend={own.add} />
      {own.hiddenCount > 0 && (
        <p className="text-sm text-muted">
          {own.hiddenCount === 1
            ? 'El club ha ocultado un comentario tuyo en esta noticia.'
            : `El club ha ocultado ${own.hiddenCount} comentarios tuyos en esta noticia.`}
        </p>
      )}
      {shown.length === 0 && (
        <p className="text-lg text-muted">Todavía no hay comentarios. El primero puede ser el tuyo.</p>
      )}
      <ol className="grid gap-6" hidden={shown.length === 0}>
        {shown.map((comment) => (
          <li
            key={comment.id}
            id={itemId(comment.id)}
            tabIndex={-1}
            className="border-hairline not-first:border-t not-first:pt-6"
          >
            <CommentItem
              id={comment.id}
              comment={comment}
              isOwn={own.isOwn(comment.id)}
              isReported={own.isReported(comment.id)}
              moderation={moderation.notesOf(comment.id)}
              actions={actions}
            />
          </li>
        ))}
      </ol>
      {list.hasMore && (
        <>
          <ActionError problem={list.more.problem} />
          <Button
            variant="secondary"
            pending={list.more.pending}
            pendingLabel="Cargando..."
            className="sm:w-fit print:hidden"
            onClick={() => void list.more.run()}
          >
            Ver más comentarios
          </Button>
        </>
      )}
      <span role="status" className="sr-only">
        {said}
      </span>
    </section>
  );
}

const itemId = (id: string) => `comentario-${id}`;
