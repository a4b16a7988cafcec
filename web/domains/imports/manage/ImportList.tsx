import { useState } from 'react';
import { seasonLabel } from '../../../../api/club/season-label.input.ts';
import type { ImportKind, ImportList_ImportFragment } from '../../../gql/graphql.ts';
import { type FragmentType, getFragment, graphql } from '../../../gql/index.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { DataTable } from '../../../ui/DataTable.tsx';
import { formatDateTime } from '../../../ui/dates.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { TABLES } from '../../standings/tables.ts';

const ImportList_import = graphql(`
  fragment ImportList_import on DataImport {
    id
    kind
    fileName
    competition
    season
    at
    actorName
    created
    changed
    undoneAt
  }
`);

const UndoImport = graphql(`
  mutation UndoImport($id: ID!) {
    undoImport(id: $id) {
      ... on UndoImportSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

const KINDS: Readonly<Record<ImportKind, string>> = {
  GAMES: 'Partidos',
  TEAMS: 'Equipos',
  PLAYERS: 'Jugadores',
  MEMBERS: 'Carnets de socio',
};

const UndoMembersImport = graphql(`
  mutation UndoMembersImport($id: ID!) {
    undoMembersImport(id: $id) {
      ... on UndoImportSuccess {
        id
      }
      ...MutationFailure
    }
  }
`);

type Seasons = readonly { year: number; label: string }[];

/** Memberships have no season. */
const NO_SEASONS: Seasons = [];

const columnsOf = (seasons: Seasons): readonly Column<ImportList_ImportFragment>[] => [
  { id: 'archivo', header: 'Archivo', names: true, cell: ({ fileName }) => fileName },
  {
    id: 'competicion',
    header: 'Qué',
    cell: ({ kind, competition, season }) =>
      competition && season
        ? `${competition} ${seasons.find(({ year }) => year === season)?.label ?? seasonLabel(season)}`
        : KINDS[kind],
  },
  { id: 'fecha', header: 'Fecha', cell: ({ at, actorName }) => `${formatDateTime(at)}, ${actorName}` },
  { id: 'nuevos', header: 'Nuevos', align: 'end', cell: ({ created }) => created },
  { id: 'cambiados', header: 'Cambiados', align: 'end', cell: ({ changed }) => changed },
  { id: 'estado', header: 'Estado', cell: ({ undoneAt }) => (undoneAt ? 'Deshecha' : 'Importada') },
];

interface ImportListProps {
  imports: readonly FragmentType<typeof ImportList_import>[];
  /** For the names of the seasons of games. */
  seasons?: Seasons;
  /** Whether they are of memberships, which other staff undo. */
  isOfMembers?: boolean;
}

/** The last imports; each can be undone until something depends on it. */
export function ImportList({ isOfMembers = false, seasons = NO_SEASONS, ...props }: ImportListProps) {
  const imports = getFragment(ImportList_import, props.imports);
  const [doomed, setDoomed] = useState<ImportList_ImportFragment | null>(null);
  const [undo] = useStaffMutation({
    document: UndoImport,
    refetch: ['Match', 'Team', 'Player', 'DataImport', ...TABLES],
    success: 'Importación deshecha',
    failure: 'No se ha deshecho',
  });
  const [undoMembers] = useStaffMutation({
    document: UndoMembersImport,
    refetch: ['Membership', 'DataImport'],
    success: 'Importación deshecha',
    failure: 'No se ha deshecho',
  });
  return (
    <section aria-labelledby="ultimas" className="grid gap-4">
      <h2 id="ultimas" className="headline text-xl">
        Últimas importaciones
      </h2>
      <DataTable
        caption="Últimas importaciones"
        columns={columnsOf(seasons)}
        rows={imports}
        rowKey={({ id }) => id}
        rowLabel={({ fileName }) => fileName}
        rowActions={(row) => [
          {
            label: 'Deshacer',
            danger: true,
            disabled: row.undoneAt !== null,
            reason: 'Ya está deshecha',
            onSelect: () => setDoomed(row),
          },
        ]}
        empty={
          <EmptyState title="No hay importaciones" seed="importaciones">
            <p>Las que hagas salen aquí, y se pueden deshacer.</p>
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Deshacer «${doomed?.fileName ?? ''}»?`}
        description="Todo queda como estaba antes de importar. No se puede si algo ha cambiado después."
        confirmLabel="Deshacer"
        pendingLabel="Deshaciendo..."
        onConfirm={() => doomed && (isOfMembers ? undoMembers : undo)({ id: doomed.id })}
      />
    </section>
  );
}
