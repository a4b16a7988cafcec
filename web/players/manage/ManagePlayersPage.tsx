import { useState } from 'react';
import { useQuery } from 'urql';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import type { ManagePlayersPageQuery, PlayerSort } from '../../gql/graphql.ts';
import { preload } from '../../graphql/preload.ts';
import { type ListView, readListView } from '../../panel/list-address.ts';
import { PanelPage } from '../../panel/PanelPage.tsx';
import { useListAddress } from '../../panel/use-list-address.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { Column } from '../../ui/data-table.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Plus } from '../../ui/icons.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { formatNumber } from '../../ui/text.ts';
import { PlayerPicture } from '../PlayerPicture.tsx';
import { POSITIONS, positionsText } from '../positions.ts';
import { EditPlayerDialog } from './EditPlayerDialog.tsx';
import { usePlayerChanges } from './use-player-changes.ts';

const PlayersQuery = graphql(`
  query ManagePlayersPage(
    $filter: StaffPlayerFilter!
    $sort: PlayerSort!
    $descending: Boolean!
    $page: Int!
  ) {
    staffPlayers(filter: $filter, sort: $sort, descending: $descending, page: $page, pageSize: 25) {
      items {
        id
        dorsal
        name
        position
        country
        overall
        atkOverall
        shooting
        finishing
        concentration
        passing
        defOverall
        steal
        block
        perimeter
        interior
        primaryQuality
        secondaryQuality
        profileImage
        isActive
        ...PlayerPicture_player
      }
      totalCount
      pageCount
    }
  }
`);

const SORTS: Readonly<Record<string, PlayerSort>> = {
  dorsal: 'DORSAL',
  nombre: 'NAME',
  pais: 'COUNTRY',
  ataque: 'ATTACK',
  defensa: 'DEFENCE',
};
const LIST = {
  sorts: Object.keys(SORTS),
  defaultSort: { by: 'dorsal', direction: 'asc' },
  filters: { posicion: POSITIONS.map(({ code }) => code), estado: ['activos', 'inactivos'] },
} as const;

function variablesOf({ search, page, sort, filters }: ListView<'posicion' | 'estado'>) {
  return {
    filter: {
      search: search || null,
      position: POSITIONS.find(({ code }) => code === filters.posicion)?.code ?? null,
      active: filters.estado === null ? null : filters.estado === 'activos',
    },
    sort: SORTS[sort?.by ?? ''] ?? 'DORSAL',
    descending: sort?.direction === 'desc',
    page,
  };
}

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    PlayersQuery,
    variablesOf(readListView(new URL(request.url).searchParams, LIST)),
    'cache-and-network',
  );

type Row = ManagePlayersPageQuery['staffPlayers']['items'][number];

const COLUMNS: readonly Column<Row>[] = [
  { id: 'dorsal', header: 'Dorsal', sortable: true, align: 'end', cell: ({ dorsal }) => dorsal },
  {
    id: 'nombre',
    header: 'Nombre',
    sortable: true,
    names: true,
    cell: (player) => (
      <span className="flex items-center gap-3">
        <PlayerPicture player={player} className="w-9 shrink-0" />
        {player.name}
      </span>
    ),
  },
  { id: 'posicion', header: 'Posición', cell: ({ position }) => positionsText(position) },
  { id: 'pais', header: 'País', sortable: true, cell: ({ country }) => country },
  {
    id: 'ataque',
    header: 'Ataque',
    sortable: true,
    firstSort: 'desc',
    align: 'end',
    cell: ({ atkOverall }) => atkOverall,
  },
  {
    id: 'defensa',
    header: 'Defensa',
    sortable: true,
    firstSort: 'desc',
    align: 'end',
    cell: ({ defOverall }) => defOverall,
  },
  {
    id: 'estado',
    header: 'Estado',
    speaks: true,
    cell: ({ isActive }) => (
      <Badge tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'En la plantilla' : 'Inactivo'}</Badge>
    ),
  },
];

const ALL = 'todos';

/** The squad and those who left it: found, added, edited, and taken off the squad. */
export default function ManagePlayersPage() {
  const list = useListAddress(LIST);
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: PlayersQuery,
    variables: variablesOf(list),
  });
  const [edited, setEdited] = useState<Row | 'new' | null>(null);
  const [doomed, setDoomed] = useState<Row | null>(null);
  const { update, remove } = usePlayerChanges();
  const players = data?.staffPlayers;
  const choose = (name: 'posicion' | 'estado') => ({
    hideLabel: true,
    value: list.filters[name] ?? ALL,
    onChange: ({ target }: { target: HTMLSelectElement }) =>
      list.setFilter(name, target.value === ALL ? null : target.value),
  });

  return (
    <PanelPage
      title="Jugadores"
      description={
        players && `${formatNumber(players.totalCount)} ${players.totalCount === 1 ? 'jugador' : 'jugadores'}`
      }
      actions={
        <Button onClick={() => setEdited('new')}>
          <Plus size={20} />
          Nuevo jugador
        </Button>
      }
    >
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_12rem]">
        <SearchField
          label="Buscar jugadores"
          placeholder="Nombre, país o dorsal"
          value={list.search}
          onSearch={list.setSearch}
        />
        <Select
          label="Posición"
          {...choose('posicion')}
          options={[
            { value: ALL, label: 'Posiciones' },
            ...POSITIONS.map(({ code, name }) => ({ value: code, label: name })),
          ]}
        />
        <Select
          label="Estado"
          {...choose('estado')}
          options={[
            { value: ALL, label: 'Todos' },
            { value: 'activos', label: 'En la plantilla' },
            { value: 'inactivos', label: 'Inactivos' },
          ]}
        />
      </div>
      <DataTable
        caption="Jugadores"
        columns={COLUMNS}
        rows={players?.items}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        {...(list.sort && { sort: list.sort })}
        onSort={list.setSort}
        rowActions={(player) => [
          { label: 'Editar', onSelect: () => setEdited(player) },
          {
            label: player.isActive ? 'Quitar de la plantilla' : 'Volver a la plantilla',
            onSelect: () => void update({ id: player.id, isActive: !player.isActive }),
          },
          { label: 'Eliminar', danger: true, onSelect: () => setDoomed(player) },
        ]}
        loading={fetching || stale}
        error={
          error && { title: 'Error al cargar los jugadores', text: 'Por favor, intenta de nuevo más tarde.' }
        }
        onRetry={() => ask({ requestPolicy: 'network-only' })}
        empty={
          <EmptyState
            title={list.isNarrowed ? 'Nadie coincide' : 'No hay jugadores'}
            seed="jugadores"
            actions={
              list.isNarrowed && (
                <Button variant="secondary" onClick={list.clear}>
                  Limpiar filtros
                </Button>
              )
            }
          >
            {!list.isNarrowed && <p>Crea el primero y aparecerá en la plantilla.</p>}
          </EmptyState>
        }
      />
      {players && (
        <Pagination
          page={list.page}
          pageCount={players.pageCount}
          href={list.pageHref}
          label="Páginas de jugadores"
        />
      )}
      <EditPlayerDialog player={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar a ${doomed?.name ?? ''}?`}
        description="Se borrarán su ficha y su foto. Si solo deja el equipo, quítalo de la plantilla: su ficha se conserva."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={async () => {
          if (doomed) await remove(doomed);
        }}
      />
    </PanelPage>
  );
}
