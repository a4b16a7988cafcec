import { Badge } from '../../../ui/Badge.tsx';
import type { Column, RowAction } from '../../../ui/data-table.ts';
import { formatDateTime } from '../../../ui/dates.ts';
import { ARTICLE_STATES } from '../editor/article-states.ts';
import type { ManagedArticle } from './news-list.ts';
import type { useNewsChanges } from './use-news-changes.ts';

/** The columns of the manager. */
export const NEWS_COLUMNS: readonly Column<ManagedArticle>[] = [
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

/** What can be done to one article. */
export function newsActions(
  { id, state }: ManagedArticle,
  { setStatus }: ReturnType<typeof useNewsChanges>,
  onDelete: () => void,
): RowAction[] {
  return [
    { label: 'Editar', to: `/admin/content/news/edit/${id}` },
    {
      label: state === 'PUBLISHED' ? 'Ver en la web' : 'Ver cómo queda',
      to: `/noticias/${id}`,
    },
    ...(state === 'PUBLISHED'
      ? [{ label: 'Ocultar', onSelect: () => void setStatus([id], 'HIDDEN') }]
      : [{ label: 'Publicar ahora', onSelect: () => void setStatus([id], 'PUBLISHED') }]),
    { label: 'Eliminar', danger: true, onSelect: onDelete },
  ];
}
