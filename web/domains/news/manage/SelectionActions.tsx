import type { ArticleStatus } from '../../../gql/graphql.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type ActionProblem, useAction } from '../../../ui/use-action.ts';

interface SelectionActionsProps {
  onStatus: (status: ArticleStatus) => Promise<ActionProblem | null>;
  onDelete: () => void;
}

/** The actions on all selected articles. */
export function SelectionActions({ onStatus, onDelete }: SelectionActionsProps) {
  const { run, pending, problem } = useAction(onStatus);
  return (
    <>
      <Button size="sm" pending={pending} onClick={() => void run('PUBLISHED')}>
        Publicar
      </Button>
      <Button size="sm" variant="secondary" pending={pending} onClick={() => void run('HIDDEN')}>
        Ocultar
      </Button>
      <Button size="sm" variant="danger" disabled={pending} onClick={onDelete}>
        Eliminar
      </Button>
      <ActionError problem={problem} className="basis-full" />
    </>
  );
}
