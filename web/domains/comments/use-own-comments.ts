import { useMemo, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { getFragment, graphql } from '../../gql/index.ts';
import { type Failure, readOutcome } from '../../graphql/results.ts';
import { toast } from '../../ui/toast.ts';
import type { ActionProblem } from '../../ui/use-action.ts';
import { useViewer } from '../users/viewer.tsx';
import { type ListedComment, ListedComment_comment } from './use-comment-list.ts';

const OwnComments = graphql(`
  query OwnComments($newsId: ID!) {
    viewer {
      id
      commentsOn(newsId: $newsId) {
        id
        isHidden
      }
      reportedCommentsOn(newsId: $newsId)
    }
  }
`);

const AddComment = graphql(`
  mutation AddComment($newsId: ID!, $content: String!) {
    addComment(input: { newsId: $newsId, content: $content }) {
      ... on AddCommentSuccess {
        comment {
          ...ListedComment_comment
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteComment = graphql(`
  mutation DeleteComment($id: ID!) {
    deleteComment(input: { id: $id }) {
      ... on DeleteCommentSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const ReportComment = graphql(`
  mutation ReportComment($id: ID!, $reason: String) {
    reportComment(input: { id: $id, reason: $reason }) {
      ... on ReportCommentSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const CHANGES_COMMENTS = { additionalTypenames: ['Comment'] };

interface List {
  add: (comment: ListedComment) => void;
  remove: (id: string) => void;
}

/** What the signed-in user wrote and reported on an article, with functions to write, delete and report. */
export function useOwnComments(newsId: string, list: List, announce: (message: string) => void) {
  const { status } = useViewer();
  const [{ data }] = useQuery({
    query: OwnComments,
    variables: { newsId },
    pause: status !== 'signed-in',
    context: useMemo(() => CHANGES_COMMENTS, []),
  });
  const [, addComment] = useMutation(AddComment);
  const [, deleteComment] = useMutation(DeleteComment);
  const [, reportComment] = useMutation(ReportComment);
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  const own = (status === 'signed-in' && data?.viewer?.commentsOn) || [];

  async function add(content: string): Promise<Failure | null> {
    const answer = await addComment({ newsId, content }, CHANGES_COMMENTS);
    const outcome = readOutcome(answer.data?.addComment, answer.error);
    if (!outcome.ok) return outcome;
    const comment = getFragment(ListedComment_comment, outcome.value.comment);
    if (comment) list.add(comment);
    announce('Comentario publicado');
    return null;
  }

  async function remove(id: string): Promise<ActionProblem | null> {
    const answer = await deleteComment({ id }, CHANGES_COMMENTS);
    const outcome = readOutcome(answer.data?.deleteComment, answer.error);
    // An already deleted comment counts as success.
    if (!outcome.ok && outcome.type !== 'NotFoundError')
      return { title: 'Error al eliminar el comentario', message: outcome.message };
    list.remove(id);
    announce('Comentario eliminado');
    return null;
  }

  async function report(id: string, reason: string): Promise<Failure | null> {
    const answer = await reportComment({ id, reason });
    const outcome = readOutcome(answer.data?.reportComment, answer.error);
    if (!outcome.ok && outcome.type !== 'CommentAlreadyReportedError') return outcome;
    setReported((before) => new Set(before).add(id));
    toast.success('Denuncia enviada', 'Gracias: el equipo del club la revisará.');
    return null;
  }

  return {
    isOwn: (id: string) => own.some((comment) => comment.id === id),
    isReported: (id: string) => reported.has(id) || !!data?.viewer?.reportedCommentsOn.includes(id),
    hiddenCount: own.filter(({ isHidden }) => isHidden).length,
    add,
    remove,
    report,
  };
}
