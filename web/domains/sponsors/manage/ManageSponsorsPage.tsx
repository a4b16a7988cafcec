import { useMemo, useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { describeError } from '../../../graphql/results.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { type ListView, readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { ListPages } from '../../../panel/ListPages.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { SPONSOR_TIERS } from '../sponsor-tiers.ts';
import { DeleteSponsorDialog } from './DeleteSponsorDialog.tsx';
import { EditSponsorDialog } from './EditSponsorDialog.tsx';
import { ManageAllDialog } from './ManageAllDialog.tsx';
import { ManagedSponsor_sponsor, type ManagedSponsor } from './managed-sponsor.ts';
import { NewSponsorDialog } from './NewSponsorDialog.tsx';
import { sponsorColumns } from './sponsor-table.tsx';
import { useVisibility } from './use-visibility.ts';

const SponsorsQuery = graphql(`
  query ManageSponsorsPage($search: String, $category: SponsorCategory, $page: Int!, $upTo: String) {
    allSponsors(search: $search, category: $category, page: $page, upTo: $upTo, pageSize: 25) {
      items {
        id
        ...ManagedSponsor_sponsor
      }
      totalCount
      pageCount
      upTo
      newCount
    }
  }
`);

const LIST = { filters: { nivel: SPONSOR_TIERS.map(({ slug }) => slug) } } as const;

function variablesOf({ search, page, upTo, filters }: ListView<'nivel'>) {
  const tier = SPONSOR_TIERS.find(({ slug }) => slug === filters.nivel);
  return { search, category: tier?.category ?? null, page, upTo };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    SponsorsQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

/** The sponsors: find, add, edit, order and delete them. */
export default function ManageSponsorsPage() {
  const address = useListAddress(LIST);
  const [isCreating, setIsCreating] = useState(false);
  const [isManaging, setIsManaging] = useState(false);
  const [edited, setEdited] = useState<ManagedSponsor | null>(null);
  const [deleted, setDeleted] = useState<ManagedSponsor | null>(null);
  const [{ data, error, fetching, stale }, again] = useListQuery({
    query: SponsorsQuery,
    variables: variablesOf(address),
    context: useMemo(() => ({ additionalTypenames: ['Sponsor'] }), []),
  });
  const visibility = useVisibility(data);
  const page = data?.allSponsors;
  const sponsors = page?.items.map((item) => getFragment(ManagedSponsor_sponsor, item));

  return (
    <PanelPage
      title="Patrocinadores"
      description={page && `${page.totalCount} en la lista, por categoría y orden.`}
      actions={
        <>
          <ButtonLink to="/patrocinadores" variant="ghost">
            Ver página pública
          </ButtonLink>
          <Button variant="secondary" onClick={() => setIsManaging(true)}>
            Gestionar todos
          </Button>
          <Button onClick={() => setIsCreating(true)}>
            <Plus size={20} />
            Nuevo patrocinador
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField label="Buscar patrocinadores" value={address.search} onSearch={address.setSearch} />
        <Select
          label="Categoría"
          hideLabel
          value={address.filters.nivel ?? 'todas'}
          onChange={(event) =>
            address.setFilter('nivel', event.target.value === 'todas' ? null : event.target.value)
          }
          options={[
            { value: 'todas', label: 'Todas las categorías' },
            ...SPONSOR_TIERS.map(({ slug, label }) => ({ value: slug, label })),
          ]}
        />
      </div>
      <DataTable
        caption="Patrocinadores"
        columns={sponsorColumns(visibility)}
        rows={sponsors}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(sponsor) => [
          { label: 'Editar', onSelect: () => setEdited(sponsor) },
          { label: 'Eliminar', danger: true, onSelect: () => setDeleted(sponsor) },
        ]}
        loading={fetching || stale}
        error={error && { title: 'Error al cargar los patrocinadores', text: describeError(error) }}
        onRetry={() => again({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState
            title={address.isNarrowed ? 'Ningún patrocinador coincide' : 'No hay patrocinadores'}
            seed="patrocinadores"
            actions={
              address.isNarrowed ? (
                <Button variant="secondary" onClick={address.clear}>
                  Limpiar filtros
                </Button>
              ) : (
                <Button onClick={() => setIsCreating(true)}>Añadir el primero</Button>
              )
            }
          >
            {address.isNarrowed
              ? 'Prueba con otra búsqueda u otra categoría.'
              : 'Cuando añadas uno, aparecerá aquí y en la página pública.'}
          </EmptyState>
        }
      />
      {page && (
        <ListPages
          page={address.page}
          pages={page}
          state={{ error, fetching, stale }}
          href={address.pageHref}
        />
      )}
      <ManageAllDialog
        open={isManaging}
        onClose={() => setIsManaging(false)}
        onEdit={setEdited}
        onDelete={setDeleted}
      />
      <NewSponsorDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <EditSponsorDialog sponsor={edited} onClose={() => setEdited(null)} />
      <DeleteSponsorDialog sponsor={deleted} onClose={() => setDeleted(null)} />
    </PanelPage>
  );
}
