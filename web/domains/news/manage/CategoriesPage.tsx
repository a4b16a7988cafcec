import { useMemo, useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import type { CategoryRow_CategoryFragment } from '../../../gql/graphql.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column, RowAction } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { CategoryDialog, CATEGORY_LISTS } from './CategoryDialog.tsx';

const CategoriesQuery = graphql(`
  query CategoriesManager {
    allNewsCategories {
      id
      ...CategoryRow_category
    }
  }
`);

const CategoryRow_category = graphql(`
  fragment CategoryRow_category on NewsCategory {
    id
    name
    slug
    description
    color
    isActive
    articleCount
  }
`);

/** A category in the list, which the dialogs also use. */
export type CategoryRow = CategoryRow_CategoryFragment;

const MoveCategory = graphql(`
  mutation MoveCategory($input: MoveNewsCategoryInput!) {
    moveNewsCategory(input: $input) {
      ... on MoveNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

const DeleteCategory = graphql(`
  mutation DeleteCategory($input: DeleteNewsCategoryInput!) {
    deleteNewsCategory(input: $input) {
      ... on DeleteNewsCategorySuccess {
        categories {
          id
        }
      }
      ...MutationFailure
    }
  }
`);

export const load: PageLoad = (client) => preload(client, CategoriesQuery, {}, 'cache-and-network');

const COLUMNS: readonly Column<CategoryRow>[] = [
  {
    id: 'nombre',
    header: 'Nombre',
    names: true,
    cell: ({ name, color }) => <Badge color={color}>{name}</Badge>,
  },
  { id: 'descripcion', header: 'Descripción', cell: ({ description }) => description ?? '—' },
  {
    id: 'noticias',
    header: 'Noticias',
    align: 'end',
    cell: ({ articleCount }) => formatNumber(articleCount),
  },
  {
    id: 'estado',
    header: 'Estado',
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Activa' : 'Inactiva'}</Badge>
    ),
  },
];

/** The categories of news: create, rename, colour, order and deactivate them. */
export default function CategoriesPage() {
  const [{ data, error, fetching, stale }, ask] = useListQuery({
    query: CategoriesQuery,
    context: useMemo(() => ({ additionalTypenames: ['NewsCategory', 'NewsArticle'] }), []),
  });
  const [edited, setEdited] = useState<CategoryRow | 'new' | null>(null);
  const [doomed, setDoomed] = useState<CategoryRow | null>(null);
  const [move, isMoving] = useStaffMutation({
    document: MoveCategory,
    refetch: CATEGORY_LISTS,
    failure: 'Error',
  });
  const [remove] = useStaffMutation({
    document: DeleteCategory,
    refetch: CATEGORY_LISTS,
    success: 'Categoría eliminada',
    failure: 'Error',
  });
  const rows = data && getFragment(CategoryRow_category, data.allNewsCategories);
  const categories = rows ?? [];

  function actionsOf(category: CategoryRow): RowAction[] {
    const at = categories.indexOf(category);
    // A step counts from the position on the screen.
    const isOld = isMoving || stale;
    return [
      { label: 'Editar', onSelect: () => setEdited(category) },
      {
        label: 'Subir',
        disabled: isOld || at === 0,
        onSelect: () => move({ input: { id: category.id, position: at - 1 } }),
      },
      {
        label: 'Bajar',
        disabled: isOld || at === categories.length - 1,
        onSelect: () => move({ input: { id: category.id, position: at + 1 } }),
      },
      {
        label: 'Eliminar',
        danger: true,
        disabled: category.articleCount > 0,
        reason: 'La usan noticias: cámbialas antes',
        onSelect: () => setDoomed(category),
      },
    ];
  }

  return (
    <PanelPage
      title="Categorías"
      description="En el orden en que las ven los lectores."
      back={{ to: '/admin/content/news', label: 'Noticias' }}
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} />
          Nueva categoría
        </Button>
      }
    >
      <DataTable
        caption="Categorías"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={actionsOf}
        skeletonRows={5}
        loading={fetching || stale}
        error={
          error && {
            title: 'Error al cargar las categorías',
            text: 'Por favor, intenta de nuevo más tarde.',
          }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState title="No hay categorías" seed="categorias">
            <p>Crea la primera para poder escribir noticias.</p>
          </EmptyState>
        }
      />
      <CategoryDialog category={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar la categoría ${doomed?.name ?? ''}?`}
        description="Esta acción no se puede deshacer. Ninguna noticia la usa."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}
