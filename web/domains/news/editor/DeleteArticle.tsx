import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { ActionError } from '../../../ui/ActionError.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Trash } from '../../../ui/page-icons.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAction } from '../../../ui/use-action.ts';

const DeleteEditedArticle = graphql(`
  mutation DeleteEditedArticle($id: ID!) {
    deleteArticle(input: { id: $id }) {
      ... on DeleteArticleSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const CHANGES_NEWS = { additionalTypenames: ['NewsArticle'] };

/** Deletes an article at the second press; leaving the button cancels the first. */
export function DeleteArticle({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const [isArmed, setIsArmed] = useState(false);
  const [, send] = useMutation(DeleteEditedArticle);

  const { run, pending, problem } = useAction(async () => {
    if (!isArmed) {
      setIsArmed(true);
      return null;
    }
    const { data, error } = await send({ id }, CHANGES_NEWS);
    const outcome = readOutcome(data?.deleteArticle, error);
    if (outcome.ok) {
      toast.success('Noticia eliminada');
      onDeleted();
      return null;
    }
    setIsArmed(false);
    return { title: 'Error', message: outcome.message };
  });

  return (
    <>
      <Button
        variant={isArmed ? 'danger' : 'ghost'}
        className={isArmed ? '' : 'text-error!'}
        pending={pending}
        pendingLabel="Eliminando..."
        onBlur={() => !pending && setIsArmed(false)}
        onClick={() => void run()}
      >
        <Trash size={20} />
        {isArmed ? 'Confirmar eliminación' : 'Eliminar noticia'}
      </Button>
      <ActionError problem={problem} />
    </>
  );
}
