import { useState } from 'react';
import { useQuery } from 'urql';
import type { PageLoad } from '../../app/page.ts';
import { graphql } from '../../gql/index.ts';
import { preload } from '../../graphql/preload.ts';
import { readListView } from '../../panel/list-address.ts';
import { PanelPage } from '../../panel/PanelPage.tsx';
import { useListAddress } from '../../panel/use-list-address.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Plus } from '../../ui/icons.tsx';
import { ListPages } from '../../panel/ListPages.tsx';
import { formatNumber } from '../../ui/text.ts';
import { EditPlayerDialog } from './EditPlayerDialog.tsx';
import { PLAYER_COLUMNS, type PlayerRow } from './player-columns.tsx';
import { PLAYER_LIST, playerListVariables } from './player-list.ts';
import { PlayerFilters } from './PlayerFilters.tsx';
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

export const load: PageLoad = (client, { request }) =>
  preload(
    client,
    PlayersQuery,
    playerListVariables(readListView(new URL(request.url).searchParams, PLAYER_LIST)),
    'cache-and-network',
  );

/** The squad and those who left it: found, added, edited, and taken off the squad. */
export default function ManagePlayersPage() {
  const list = useListAddress(PLAYER_LIST);
  const [{ data, error, fetching, stale }, ask] = useQuery({
    query: PlayersQuery,
    variables: playerListVariables(list),
  });
  const [edited, setEdited] = useState<PlayerRow | 'new' | null>(null);
  const [doomed, setDoomed] = useState<PlayerRow | null>(null);
  const { update, remove } = usePlayerChanges();
  const players = data?.staffPlayers;

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
      <PlayerFilters list={list} />
      <DataTable
        caption="Jugadores"
        columns={PLAYER_COLUMNS}
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
        <ListPages
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
