import { useMutation } from 'urql';
import { type Outcome, readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';
import { CHANGES_COMMENTS, HideComment, RestoreComment } from '../moderation-documents.ts';

function tell(outcome: Outcome<unknown>, title: string, description: string): void {
  if (outcome.ok) toast.success(title, description);
  else toast.error(outcome.message);
}

/** What staff decide about a comment. Letting one stand and showing it again are the same to the API. */
export function useCommentDecisions() {
  const [hiding, hide] = useMutation(HideComment);
  const [restoring, restore] = useMutation(RestoreComment);
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
