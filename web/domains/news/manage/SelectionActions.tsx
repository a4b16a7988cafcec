import type { ArticleStatus } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';

interface SelectionActionsProps {
  pending: boolean;
  onStatus: (status: ArticleStatus) => Promise<void>;
  onDelete: () => void;
}

/** The actions on all selected articles. */
export function SelectionActions({ pending, onStatus, onDelete }: SelectionActionsProps) {
  return (
    <>
      <Button size="sm" pending={pending} onClick={() => void onStatus('PUBLISHED')}>
        Publicar
      </Button>
      <Button size="sm" variant="secondary" pending={pending} onClick={() => void onStatus('HIDDEN')}>
        Ocultar
      </Button>
      <Button size="sm" variant="danger" disabled={pending} onClick={onDelete}>
        Eliminar
      </Button>
    </>
  );
}
