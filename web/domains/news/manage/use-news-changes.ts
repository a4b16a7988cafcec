import type { ArticleStatus, SetNewsStatusInput } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';

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

const NEWS_LISTS = ['NewsArticle', 'NewsCategory'] as const;

const DONE: Readonly<Record<ArticleStatus, [one: string, many: string]>> = {
  PUBLISHED: ['Noticia publicada', 'noticias publicadas'],
  HIDDEN: ['Noticia oculta', 'noticias ocultas'],
  DRAFT: ['Noticia devuelta a borrador', 'noticias devueltas a borrador'],
};

/** The toast: how many articles were changed, and how many of the selected ones no longer existed. */
function doneText(count: number, [one, many]: readonly [one: string, many: string], chosen: number) {
  const gone = chosen - count;
  const title = count === 1 ? one : `${count} ${many}`;
  if (gone <= 0) return title;
  return [title, `${gone === 1 ? 'Otra ya no existía' : `Otras ${gone} ya no existían`}.`] as const;
}

/** The new status of articles, as they are on the screen. */
export function statusInput(
  articles: readonly { id: string; version: number }[],
  status: ArticleStatus,
  notify?: boolean,
): SetNewsStatusInput {
  return {
    ids: articles.map(({ id }) => id),
    seen: articles.map(({ version }) => version),
    status,
    ...(notify !== undefined && { notify }),
  };
}

/** The actions of staff on one article or several. */
export function useNewsChanges() {
  const [setStatus] = useStaffMutation({
    document: SetNewsStatus,
    refetch: NEWS_LISTS,
    success: ({ articles }, { input }) => doneText(articles.length, DONE[input.status], input.ids.length),
    failure: 'Error',
  });
  const [remove] = useStaffMutation({
    document: DeleteArticles,
    refetch: NEWS_LISTS,
    success: ({ ids }, { input }) =>
      doneText(ids.length, ['Noticia eliminada', 'noticias eliminadas'], input.ids.length),
    failure: 'Error',
  });
  return { setStatus, remove };
}
