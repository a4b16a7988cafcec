import { useMutation } from 'urql';
import type { ArticleStatus } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { readOutcome } from '../../../graphql/results.ts';
import { toast } from '../../../ui/toast.ts';

const SetNewsStatus = graphql(`
  mutation SetNewsStatus($input: SetNewsStatusInput!) {
    setNewsStatus(input: $input) {
      ... on SetNewsStatusSuccess {
        articles {
          id
          state
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteArticles = graphql(`
  mutation DeleteArticles($input: DeleteArticlesInput!) {
    deleteArticles(input: $input) {
      ... on DeleteArticlesSuccess {
        ids
      }
      ...MutationFailure
    }
  }
`);

const CHANGES_NEWS = { additionalTypenames: ['NewsArticle', 'NewsCategory'] };

const DONE: Readonly<Record<ArticleStatus, [one: string, many: string]>> = {
  PUBLISHED: ['Noticia publicada', 'noticias publicadas'],
  HIDDEN: ['Noticia oculta', 'noticias ocultas'],
  DRAFT: ['Noticia devuelta a borrador', 'noticias devueltas a borrador'],
};

function told(count: number, [one, many]: [one: string, many: string], asked: number): void {
  const gone = asked - count;
  toast.success(
    count === 1 ? one : `${count} ${many}`,
    gone > 0 ? `${gone === 1 ? 'Otra ya no existía' : `Otras ${gone} ya no existían`}.` : undefined,
  );
}

/** What staff do with one article or several at once; each tells how it went. True where it was done. */
export function useNewsChanges() {
  const [{ fetching: isSetting }, set] = useMutation(SetNewsStatus);
  const [{ fetching: isDeleting }, remove] = useMutation(DeleteArticles);
  return {
    pending: isSetting || isDeleting,
    async setStatus(ids: readonly string[], status: ArticleStatus): Promise<boolean> {
      const { data, error } = await set({ input: { ids: [...ids], status } }, CHANGES_NEWS);
      const outcome = readOutcome(data?.setNewsStatus, error);
      if (outcome.ok) told(outcome.value.articles.length, DONE[status], ids.length);
      else toast.error(outcome.message);
      return outcome.ok;
    },
    async remove(ids: readonly string[]): Promise<boolean> {
      const { data, error } = await remove({ input: { ids: [...ids] } }, CHANGES_NEWS);
      const outcome = readOutcome(data?.deleteArticles, error);
      if (outcome.ok)
        told(outcome.value.ids.length, ['Noticia eliminada', 'noticias eliminadas'], ids.length);
      else toast.error(outcome.message);
      return outcome.ok;
    },
  };
}
