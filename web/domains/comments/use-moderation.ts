import { useMemo, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { graphql } from '../../gql/index.ts';
import { readOutcome } from '../../graphql/results.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
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
  // Optimistic state of recent decisions, until the server's list includes them.
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const items = data?.moderatedComments.items ?? [];

  const decide = (id: string, hidden: boolean | null) =>
    setDecided((before) => {
      const after = new Map(before);
      if (hidden === null) after.delete(id);
      else after.set(id, hidden);
      return after;
    });

  async function hide(id: string): Promise<ActionProblem | null> {
    const reported = (notesOf(id)?.reportCount ?? 0) > 0;
    decide(id, true);
    const answer = await hideComment({ id, seen: false, reported }, CHANGES_COMMENTS);
    const outcome = readOutcome(answer.data?.hideComment, answer.error);
    if (!outcome.ok) {
      decide(id, null);
      return { title: 'Error al ocultar el comentario', message: outcome.message };
    }
    announce('Comentario ocultado');
    return null;
  }

  async function restore(id: string): Promise<ActionProblem | null> {
    const seen = notesOf(id)?.isHidden ?? true;
    const reports = items.find((item) => item.id === id)?.reportCount ?? null;
    decide(id, false);
    const answer = await restoreComment({ id, seen, reports }, CHANGES_COMMENTS);
    const outcome = readOutcome(answer.data?.restoreComment, answer.error);
    if (!outcome.ok) {
      decide(id, null);
      return { title: 'Error al restaurar el comentario', message: outcome.message };
    }
    announce('Comentario visible para todos');
    return null;
  }

  /** What staff know of a comment; undefined for all other users. */
  function notesOf(id: string): ModerationNotes | undefined {
    if (!moderates) return undefined;
    const item = items.find((candidate) => candidate.id === id);
    const isHidden = decided.get(id);
    const known = item && {
      isHidden: item.isHidden,
      hiddenByName: item.hiddenByName ?? null,
      reportCount: item.reportCount,
      reasons: item.reports.flatMap(({ reason }) => reason ?? []),
    };
    if (isHidden === undefined) return known ?? UNTOUCHED;
    // Approving a comment resolves its reports.
    return isHidden ? { ...UNTOUCHED, ...known, isHidden } : UNTOUCHED;
  }

  return { hidden: items.filter(({ isHidden }) => isHidden), notesOf, hide, restore };
}
