import { useMemo, useState } from 'react';
import { useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column, RowAction } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { CategoryDialog } from './CategoryDialog.tsx';
import { type ManagedCategory, useCategoryChanges } from './use-category-changes.ts';

const CategoriesQuery = graphql(`
  query CategoriesManager {
    allNewsCategories {
      id
      name
      slug
      description
      color
      isActive
      articleCount
    }
  }
`);

export const load: PageLoad = (client) => preload(client, CategoriesQuery, {}, 'cache-and-network');

const COLUMNS: readonly Column<ManagedCategory>[] = [
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

/** What news can be about: made, renamed, coloured, ordered and taken out of use. */
export default function CategoriesPage() {
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: CategoriesQuery,
    context: useMemo(() => ({ additionalTypenames: ['NewsCategory', 'NewsArticle'] }), []),
  });
  const [edited, setEdited] = useState<ManagedCategory | 'new' | null>(null);
  const [doomed, setDoomed] = useState<ManagedCategory | null>(null);
  const changes = useCategoryChanges();
  const categories = data?.allNewsCategories ?? [];

  function actionsOf(category: ManagedCategory): RowAction[] {
    const at = categories.indexOf(category);
    return [
      { label: 'Editar', onSelect: () => setEdited(category) },
      { label: 'Subir', disabled: at === 0, onSelect: () => void changes.move(category.id, at - 1) },
      {
        label: 'Bajar',
        disabled: at === categories.length - 1,
        onSelect: () => void changes.move(category.id, at + 1),
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
        rows={data?.allNewsCategories}
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
        onConfirm={async () => {
          if (doomed) await changes.remove(doomed.id);
        }}
      />
    </PanelPage>
  );
}
