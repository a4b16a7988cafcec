import { useState } from 'react';
import { useQuery } from 'urql';
import type { PageLoad } from '../../../app/page.ts';
import { graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { formatNumber } from '../../../ui/text.ts';
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
  const answer = useQuery({
    query: PlayersQuery,
    variables: playerListVariables(list),
  });
  const [{ data }] = answer;
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
      <StaffList
        caption="Jugadores"
        columns={PLAYER_COLUMNS}
        list={list}
        answer={answer}
        rows={players}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(player) => [
          { label: 'Editar', onSelect: () => setEdited(player) },
          {
            label: player.isActive ? 'Quitar de la plantilla' : 'Volver a la plantilla',
            onSelect: () => void update({ id: player.id, isActive: !player.isActive }),
          },
          { label: 'Eliminar', danger: true, onSelect: () => setDoomed(player) },
        ]}
        what="los jugadores"
        pagesLabel="Páginas de jugadores"
        empty={{
          seed: 'jugadores',
          title: 'No hay jugadores',
          text: 'Crea el primero y aparecerá en la plantilla.',
          narrowedTitle: 'Nadie coincide',
        }}
      />
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
