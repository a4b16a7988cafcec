import { useState } from 'react';
import { useMutation } from 'urql';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { Button } from '../../../ui/Button.tsx';
import { Trash } from '../../../ui/page-icons.tsx';
import { toast } from '../../../ui/toast.ts';

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
  const [{ fetching }, run] = useMutation(DeleteEditedArticle);

  async function press() {
    if (!isArmed) {
      setIsArmed(true);
      return;
    }
    const { data, error } = await run({ id }, CHANGES_NEWS);
    const outcome = readOutcome(data?.deleteArticle, error);
    if (outcome.ok) {
      toast.success('Noticia eliminada');
      onDeleted();
      return;
    }
    setIsArmed(false);
    toast.error(outcome.message);
  }

  return (
    <Button
      variant={isArmed ? 'danger' : 'ghost'}
      className={isArmed ? '' : 'text-error!'}
      pending={fetching}
      pendingLabel="Eliminando..."
      onBlur={() => !fetching && setIsArmed(false)}
      onClick={() => void press()}
    >
      <Trash size={20} />
      {isArmed ? 'Confirmar eliminación' : 'Eliminar noticia'}
    </Button>
  );
}
