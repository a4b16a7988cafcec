import { useState } from 'react';
import { addressWords } from '../../../../api/club/venue-address.input.ts';
import type { PageLoad } from '../../../app/page.ts';
import type { ManageVenuesPageQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { VenueDialog } from './VenueDialog.tsx';

const VenuesQuery = graphql(`
  query ManageVenuesPage {
    venues {
      id
      name
      city
      street
      postalCode
      ...VenueDialog_venue
    }
  }
`);

const DeleteVenue = graphql(`
  mutation DeleteVenue($input: DeleteVenueInput!) {
    deleteVenue(input: $input) {
      ... on DeleteVenueSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

export const load: PageLoad = (client) => preload(client, VenuesQuery, {}, 'cache-and-network');

type Row = ManageVenuesPageQuery['venues'][number];

const COLUMNS: readonly Column<Row>[] = [
  { id: 'nombre', header: 'Nombre', names: true, cell: ({ name }) => name },
  { id: 'direccion', header: 'Dirección', cell: (venue) => addressWords(venue) },
];

/** The places where matches are played, with their addresses. */
export default function ManageVenuesPage() {
  const [{ data, error, fetching, stale }, ask] = useListQuery({ query: VenuesQuery });
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [remove] = useStaffMutation({
    document: DeleteVenue,
    refetch: ['Venue', 'Team', 'Match'],
    success: 'Pabellón eliminado',
    failure: 'Error al eliminar',
  });
  return (
    <PanelPage
      title="Pabellones"
      description="Dónde se juega. Su dirección sale en los partidos que se juegan allí, en el calendario y en los correos."
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} />
          Nuevo pabellón
        </Button>
      }
    >
      <DataTable
        caption="Pabellones"
        columns={COLUMNS}
        rows={data?.venues}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(row) => [
          { label: 'Editar', onSelect: () => setEdited(row) },
          { label: 'Eliminar', danger: true, onSelect: () => setDoomed(row) },
        ]}
        loading={fetching || stale}
        error={
          error && {
            title: 'Error al cargar los pabellones',
            text: 'Por favor, intenta de nuevo más tarde.',
          }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState title="No hay pabellones" seed="pabellones">
            <p>Añade los lugares donde se juega, con su dirección.</p>
          </EmptyState>
        }
        skeletonRows={8}
      />
      <VenueDialog venue={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar «${doomed?.name ?? ''}»?`}
        description="Sus partidos conservan el nombre del lugar, pero ya no muestran su dirección."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}
