import { useMutation } from 'urql';
import { graphql } from '../../gql/index.ts';
import { type Outcome, readOutcome } from '../../graphql/results.ts';
import { toast } from '../../ui/toast.ts';

const HideQueuedComment = graphql(`
  mutation HideQueuedComment($id: ID!) {
    hideComment(input: { id: $id }) {
      ... on HideCommentSuccess {
        comment {
          id
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

const RestoreQueuedComment = graphql(`
  mutation RestoreQueuedComment($id: ID!) {
    restoreComment(input: { id: $id }) {
      ... on RestoreCommentSuccess {
        comment {
          id
        }
      }
      ... on UserError {
        message
      }
    }
  }
`);

const CHANGES_COMMENTS = { additionalTypenames: ['Comment'] };

function tell(outcome: Outcome<unknown>, title: string, description: string): void {
  if (outcome.ok) toast.success(title, description);
  else toast.error(outcome.message);
}

/** What staff decide about a comment. Letting one stand and showing it again are the same to the API. */
export function useCommentDecisions() {
  const [hiding, hide] = useMutation(HideQueuedComment);
  const [restoring, restore] = useMutation(RestoreQueuedComment);
  return {
    pending: hiding.fetching || restoring.fetching,
    async hide(id: string) {
      const { data, error } = await hide({ id }, CHANGES_COMMENTS);
      tell(readOutcome(data?.hideComment, error), 'Comentario oculto', 'Ya no lo ve nadie.');
    },
    async letStand(id: string) {
      const { data, error } = await restore({ id }, CHANGES_COMMENTS);
      tell(
        readOutcome(data?.restoreComment, error),
        'Comentario mantenido',
        'Sus denuncias quedan resueltas.',
      );
    },
    async restore(id: string) {
      const { data, error } = await restore({ id }, CHANGES_COMMENTS);
      tell(
        readOutcome(data?.restoreComment, error),
        'Comentario restaurado',
        'Vuelve a verse en su noticia.',
      );
    },
  };
}
