import { useMemo } from 'react';
import { useMutation, useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { useChoices } from '../../ui/use-choices.ts';
import { hasRole, lacksSecondFactor, useViewer } from '../users/viewer.tsx';
import type { ModerationNotes } from './CommentItem.tsx';
import { CHANGES_COMMENTS, HideComment, RestoreComment } from './moderation-documents.ts';

const CommentModeration = graphql(`
  query CommentModeration($newsId: ID!) {
    moderatedComments(newsId: $newsId, pageSize: 100) {
      items {
        id
        createdAt
        isHidden
        hiddenByName
        reportCount
        reports {
          reason
        }
        ...CommentBody_comment
      }
    }
  }
`);

const MODERATORS = ['ADMIN', 'EDITOR', 'BLOGGER'] as const;
const UNTOUCHED: ModerationNotes = { isHidden: false, reportCount: 0, reasons: [] };

/** For users who write news: the hidden and reported comments of an article, and the moderation actions. */
export function useModeration(newsId: string, announce: (message: string) => void) {
  const { user } = useViewer();
  const moderates = hasRole(user, ...MODERATORS) && !(user && lacksSecondFactor(user, MODERATORS));
  const [{ data }] = useQuery({
    query: CommentModeration,
    variables: { newsId },
    pause: !moderates,
    requestPolicy: 'cache-and-network',
    context: useMemo(() => CHANGES_COMMENTS, []),
  });
  const [, hideComment] = useMutation(HideComment);
  const [, restoreComment] = useMutation(RestoreComment);
  const items = data?.moderatedComments.items ?? [];
  const find = (id: string) => items.find((item) => item.id === id);
  const { choose, valueOf, isChosen } = useChoices<{ id: string }, boolean>({
    shown: data,
    storedOf: ({ id }) => find(id)?.isHidden ?? false,
    save: ({ id }, hidden, { value }) => (hidden ? hide(id) : restore(id, value)),
  });

  async function hide(id: string): Promise<ActionProblem | null> {
    const reported = (find(id)?.reportCount ?? 0) > 0;
    const answer = await hideComment({ id, seen: false, reported }, CHANGES_COMMENTS);
    const outcome = readOutcome(answer.data?.hideComment, answer.error);
    if (!outcome.ok) return { title: 'Error al ocultar el comentario', message: outcome.message };
    announce('Comentario ocultado');
    return null;
  }

  async function restore(id: string, seen: boolean): Promise<ActionProblem | null> {
    const reports = find(id)?.reportCount ?? null;
    const answer = await restoreComment({ id, seen, reports }, CHANGES_COMMENTS);
    const outcome = readOutcome(answer.data?.restoreComment, answer.error);
    if (!outcome.ok) return { title: 'Error al restaurar el comentario', message: outcome.message };
    announce('Comentario visible para todos');
    return null;
  }

  /** What staff know of a comment; undefined for all other users. */
  function notesOf(id: string): ModerationNotes | undefined {
    if (!moderates) return undefined;
    const item = find(id);
    const known = item && {
      isHidden: item.isHidden,
      hiddenByName: item.hiddenByName ?? null,
      reportCount: item.reportCount,
      reasons: item.reports.flatMap(({ reason }) => reason ?? []),
    };
    if (!isChosen({ id })) return known ?? UNTOUCHED;
    // Approving a comment resolves its reports.
    return valueOf({ id }) ? { ...UNTOUCHED, ...known, isHidden: true } : UNTOUCHED;
  }

  return {
    hidden: items.filter(({ isHidden }) => isHidden),
    notesOf,
    hide: (id: string) => choose({ id }, true),
    restore: (id: string) => choose({ id }, false),
  };
}
