import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { CHANGES_COMMENTS, HideComment, RestoreComment } from '../moderation-documents.ts';

const refetch = CHANGES_COMMENTS.additionalTypenames;

/** The comment as it is on the screen. */
export interface Decided {
  id: string;
  reportCount: number;
}

/** The decisions about a comment. Keeping a reported comment and showing a hidden one are the same to the API. */
export function useCommentDecisions() {
  const [hide] = useStaffMutation({
    document: HideComment,
    refetch,
    success: ['Comentario oculto', 'Ya no lo ve nadie.'],
    failure: 'Error',
  });
  const [keep] = useStaffMutation({
    document: RestoreComment,
    refetch,
    success: ['Comentario mantenido', 'Sus denuncias quedan resueltas.'],
    failure: 'Error',
  });
  const [restore] = useStaffMutation({
    document: RestoreComment,
    refetch,
    success: ['Comentario restaurado', 'Vuelve a verse en su noticia.'],
    failure: 'Error',
  });
  return {
    // The queue offers it for comments with open reports only.
    hide: ({ id }: Decided) => hide({ id, seen: false, reported: true }),
    keep: ({ id, reportCount }: Decided) => keep({ id, seen: false, reports: reportCount }),
    restore: ({ id, reportCount }: Decided) => restore({ id, seen: true, reports: reportCount }),
  };
}
