import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import type { ManageTeamsPageQuery } from '../../../gql/graphql.ts';
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
import { TeamDialog } from './TeamDialog.tsx';

const TeamsQuery = graphql(`
  query ManageTeamsPage {
    teams {
      id
      name
      abbreviation
      colors
      matchCount
      venue {
        name
        city
      }
      ...TeamDialog_team
    }
    venues {
      id
      name
      city
    }
  }
`);

const DeleteTeam = graphql(`
  mutation DeleteTeam($input: DeleteTeamInput!) {
    deleteTeam(input: $input) {
      ... on DeleteTeamSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

export const load: PageLoad = (client) => preload(client, TeamsQuery, {}, 'cache-and-network');

type Row = ManageTeamsPageQuery['teams'][number];

const COLUMNS: readonly Column<Row>[] = [
  { id: 'nombre', header: 'Nombre', names: true, cell: ({ name }) => name },
  { id: 'abreviatura', header: 'Abreviatura', cell: ({ abbreviation }) => abbreviation },
  { id: 'colores', header: 'Colores', cell: ({ colors }) => <Colors colors={colors} /> },
  {
    id: 'pabellon',
    header: 'Pabellón',
    cell: ({ venue }) => (venue ? `${venue.name}, ${venue.city}` : '—'),
  },
  { id: 'partidos', header: 'Partidos', align: 'end', cell: ({ matchCount }) => matchCount },
];

/** The rivals, and the other teams of the competitions. */
export default function ManageTeamsPage() {
  const [{ data, error, fetching, stale }, ask] = useListQuery({ query: TeamsQuery });
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [remove] = useStaffMutation({
    document: DeleteTeam,
    refetch: ['Team'],
    success: 'Equipo eliminado',
    failure: 'Error al eliminar',
  });
  return (
    <PanelPage
      title="Equipos"
      description="Los rivales y los demás equipos de las competiciones. Un rival nuevo se añade solo con su primer partido."
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} />
          Nuevo equipo
        </Button>
      }
    >
      <DataTable
        caption="Equipos"
        columns={COLUMNS}
        rows={data?.teams}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(row) => [
          { label: 'Editar', onSelect: () => setEdited(row) },
          {
            label: 'Eliminar',
            danger: true,
            disabled: row.matchCount > 0,
            reason: 'Tiene partidos',
            onSelect: () => setDoomed(row),
          },
        ]}
        loading={fetching || stale}
        error={
          error && { title: 'Error al cargar los equipos', text: 'Por favor, intenta de nuevo más tarde.' }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState title="No hay equipos" seed="equipos">
            <p>Se añaden con el primer partido contra cada uno.</p>
          </EmptyState>
        }
        skeletonRows={8}
      />
      <TeamDialog team={edited} venues={data?.venues ?? []} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar «${doomed?.name ?? ''}»?`}
        description="No tiene partidos. Esta acción no se puede deshacer."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}

function Colors({ colors }: { colors: readonly string[] }) {
  if (colors.length === 0) return '—';
  return (
    <span className="flex gap-1" role="img" aria-label={colors.join(', ')}>
      {colors.map((color) => (
        <span
          key={color}
          className="size-5 rounded-full border border-hairline"
          style={{ backgroundColor: color }}
        />
      ))}
    </span>
  );
}
