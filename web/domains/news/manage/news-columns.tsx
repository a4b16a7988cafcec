import { Badge } from '../../../ui/Badge.tsx';
import type { Column, RowAction } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import type { ActionProblem } from '../../../ui/use-action.ts';
import { ARTICLE_STATES } from '../editor/article-states.ts';
import type { ArticleStatus, NewsRow_ArticleFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';

export const NewsRow_article = graphql(`
  fragment NewsRow_article on NewsArticle {
    id
    version
    title
    state
    publicationDate
    authorName
    category {
      id
      name
      color
    }
  }
`);

export type NewsRow = NewsRow_ArticleFragment;

/** The columns of the manager. */
export const NEWS_COLUMNS: readonly Column<NewsRow>[] = [
  { id: 'titulo', header: 'Título', sortable: true, names: true, cell: ({ title }) => title },
  {
    id: 'estado',
    header: 'Estado',
    sortable: true,
    cell: ({ state }) => <Badge tone={ARTICLE_STATES[state].tone}>{ARTICLE_STATES[state].label}</Badge>,
  },
  {
    id: 'categoria',
    header: 'Categoría',
    sortable: true,
    cell: ({ category }) => <Badge color={category.color}>{category.name}</Badge>,
  },
  { id: 'autor', header: 'Autor', cell: ({ authorName }) => authorName ?? '—' },
  {
    id: 'fecha',
    header: 'Fecha',
    sortable: true,
    firstSort: 'desc',
    className: 'whitespace-nowrap',
    cell: ({ publicationDate }) => formatDateTime(publicationDate),
  },
];

/** The actions on one article. */
export function newsActions(
  { id, state }: NewsRow,
  setStatus: (status: ArticleStatus) => void | Promise<ActionProblem | null>,
  onDelete: () => void,
): RowAction[] {
  return [
    { label: 'Editar', to: `/admin/content/news/edit/${id}` },
    {
      label: state === 'PUBLISHED' ? 'Ver en la web' : 'Ver cómo queda',
      to: `/noticias/${id}`,
    },
    ...(state === 'PUBLISHED'
      ? [{ label: 'Ocultar', onSelect: () => setStatus('HIDDEN') }]
      : [{ label: 'Publicar ahora', onSelect: () => setStatus('PUBLISHED') }]),
    { label: 'Eliminar', danger: true, onSelect: onDelete },
  ];
}
