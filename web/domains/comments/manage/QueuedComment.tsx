import { Link } from 'react-router-dom';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { formatDateTime, isoInstant } from '../../../ui/dates.ts';
import { type ActionProblem, useAction } from '../../../ui/use-action.ts';
import type { Decided, useCommentDecisions } from './use-comment-decisions.ts';

export const QueuedComment_comment = graphql(`
  fragment QueuedComment_comment on Comment {
    id
    content
    createdAt
    authorName
    isHidden
    hiddenByName
    reportCount
    reports {
      reason
      createdAt
    }
    article {
      id
      title
    }
  }
`);

interface QueuedCommentProps {
  comment: FragmentType<typeof QueuedComment_comment>;
  decisions: ReturnType<typeof useCommentDecisions>;
}

/** A comment that waits for staff: its text and article, the reports, and the possible actions. */
export function QueuedComment({ comment: key, decisions }: QueuedCommentProps) {
  const comment = getFragment(QueuedComment_comment, key);
  const { authorName, article, reportCount, isHidden, hiddenByName } = comment;
  const reasons = comment.reports.filter(({ reason }) => reason);
  const { run, pending, problem } = useAction((decide: (comment: Decided) => Promise<ActionProblem | null>) =>
    decide(comment),
  );
  const about = `el comentario de ${authorName}`;
  return (
    <article className="grid gap-3 rounded-lg border border-hairline bg-surface p-4 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
        <h2 className="font-semibold">{authorName}</h2>
        <time dateTime={isoInstant(comment.createdAt)} className="text-muted">
          {formatDateTime(comment.createdAt)}
        </time>
        {reportCount > 0 && (
          <Badge tone="error">{reportCount === 1 ? '1 denuncia' : `${reportCount} denuncias`}</Badge>
        )}
        {isHidden && <Badge tone="warn">Oculto{hiddenByName && ` por ${hiddenByName}`}</Badge>}
      </header>
      <p className="wrap-anywhere whitespace-pre-line">{comment.content}</p>
      {reasons.length > 0 && (
        <ul aria-label="Motivos de las denuncias" className="grid gap-1 border-l-4 border-error pl-3 text-sm">
          {reasons.map(({ reason, createdAt }) => (
            <li key={createdAt} className="wrap-anywhere">
              «{reason}»
            </li>
          ))}
        </ul>
      )}
      <footer className="flex flex-wrap items-center justify-between gap-3">
        <Link to={`/noticias/${article.id}`} className="min-w-0 text-sm underline underline-offset-4">
          {article.title}
        </Link>
        <div className="flex flex-wrap gap-2">
          {isHidden ? (
            <Button
              size="sm"
              variant="secondary"
              disabled={pending}
              onClick={() => void run(decisions.restore)}
            >
              Restaurar<span className="sr-only"> {about}</span>
            </Button>
          ) : (
            <>
              <Button
                size="sm"
                variant="secondary"
                disabled={pending}
                onClick={() => void run(decisions.keep)}
              >
                Mantener<span className="sr-only"> {about}</span>
              </Button>
              <Button size="sm" variant="danger" disabled={pending} onClick={() => void run(decisions.hide)}>
                Ocultar<span className="sr-only"> {about}</span>
              </Button>
            </>
          )}
        </div>
      </footer>
      <ActionError problem={problem} />
    </article>
  );
}
