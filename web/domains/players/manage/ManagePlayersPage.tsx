import { useState } from 'react';
import type { PageLoad } from '../../../app/page.ts';
import { getFragment, graphql } from '../../../gql/index.ts';
import { preload } from '../../../graphql/preload.ts';
import { useListQuery } from '../../../graphql/use-list-query.ts';
import { readListView } from '../../../panel/list-address.ts';
import { PanelPage } from '../../../panel/PanelPage.tsx';
import { StaffList } from '../../../panel/StaffList.tsx';
import { useListAddress } from '../../../panel/use-list-address.ts';
import { useStaffMutation } from '../../../panel/use-staff-mutation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Plus } from '../../../ui/icons.tsx';
import { formatNumber } from '../../../ui/text.ts';
import { CarrySquad, useCarrySquad } from './CarrySquad.tsx';
import { EditPlayerDialog, type EditedPlayer, PLAYER_LISTS, useUpdatePlayer } from './EditPlayerDialog.tsx';
import { PLAYER_COLUMNS, type PlayerRow, PlayerRow_player } from './player-columns.tsx';
import { PLAYER_LIST, playerListVariables, seasonOf } from './player-list.ts';
import { PlayerFilters } from './PlayerFilters.tsx';

const PlayersQuery = graphql(`
  query ManagePlayersPage(
    $filter: StaffPlayerFilter!
    $sort: PlayerSort!
    $descending: Boolean!
    $page: Int!
    $upTo: String
  ) {
    staffPlayers(
      filter: $filter
      sort: $sort
      descending: $descending
      page: $page
      upTo: $upTo
      pageSize: 25
    ) {
      items {
        id
        ...PlayerRow_player
      }
      totalCount
      pageCount
      upTo
      newCount
    }
    seasons {
      year
      label
      state
    }
    season {
      year
      label
    }
  }
`);

const DeletePlayer = graphql(`
  mutation DeletePlayer($input: DeletePlayerInput!) {
    deletePlayer(input: $input) {
      ... on DeletePlayerSuccess {
        id
      }
      ...MutationFailure
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

/** The players of a season, with those who left it: find, add, edit and deactivate them. */
export default function ManagePlayersPage() {
  const list = useListAddress(PLAYER_LIST);
  const answer = useListQuery({
    query: PlayersQuery,
    variables: playerListVariables(list),
  });
  const [{ data }] = answer;
  const [edited, setEdited] = useState<EditedPlayer | null>(null);
  const [doomed, setDoomed] = useState<PlayerRow | null>(null);
  const [update] = useUpdatePlayer();
  const carrying = useCarrySquad();
  const [remove] = useStaffMutation({
    document: DeletePlayer,
    refetch: PLAYER_LISTS,
    success: () => ['Jugador eliminado', `${doomed?.name ?? ''} ya no está en la plantilla.`],
    failure: 'Error al eliminar',
  });
  const players = data?.staffPlayers;
  const seasons = data?.seasons ?? [];
  const year = seasonOf(list.filters.temporada) ?? data?.season?.year;
  const shown = seasons.find((season) => season.year === year) ?? data?.season ?? null;
  const hasEarlier = seasons.some((season) => season.year < (shown?.year ?? 0));
  const others = seasons.filter((season) => season.state !== 'CLOSED' && season.year !== year);

  return (
    <PanelPage
      title="Jugadores"
      description={
        players && `${formatNumber(players.totalCount)} ${players.totalCount === 1 ? 'jugador' : 'jugadores'}`
      }
      actions={
        <Button onClick={() => setEdited({ player: null, season: shown })}>
          <Plus size={20} />
          Nuevo jugador
        </Button>
      }
    >
      <PlayerFilters list={list} seasons={seasons} running={data?.season?.year} />
      <StaffList
        caption="Jugadores"
        columns={PLAYER_COLUMNS}
        // Another season is no search: its empty list can be filled.
        list={{ ...list, isNarrowed: list.search !== '' || !!list.filters.posicion || !!list.filters.estado }}
        answer={answer}
        rows={players && getFragment(PlayerRow_player, players.items)}
        pages={players}
        rowKey={({ id }) => id}
        rowLabel={({ name }) => name}
        rowActions={(player) => [
          { label: 'Editar', onSelect: () => setEdited({ player, season: shown }) },
          {
            label: player.isActive ? 'Quitar de la plantilla' : 'Volver a la plantilla',
            onSelect: () =>
              update({ input: { id: player.id, season: shown?.year ?? null, isActive: !player.isActive } }),
          },
          ...others.map((season) => ({
            label: `Añadir a ${season.label}`,
            onSelect: () => setEdited({ player, season, isAdded: true }),
          })),
          { label: 'Eliminar', danger: true, onSelect: () => setDoomed(player) },
        ]}
        what="los jugadores"
        pagesLabel="Páginas de jugadores"
        empty={{
          seed: 'jugadores',
          title: 'No hay jugadores',
          text: 'Crea el primero y aparecerá en la plantilla.',
          ...(hasEarlier && shown && { action: <CarrySquad season={shown.year} carrying={carrying} /> }),
          narrowedTitle: 'Nadie coincide',
        }}
      />
      <EditPlayerDialog edited={edited} onClose={() => setEdited(null)} />
      <ConfirmDialog
        open={doomed !== null}
        onClose={() => setDoomed(null)}
        title={`¿Eliminar a ${doomed?.name ?? ''}?`}
        description="Se borrarán su ficha y sus fotos de todas las temporadas. Si solo deja el equipo, quítalo de la plantilla: su ficha se conserva."
        confirmLabel="Eliminar"
        pendingLabel="Eliminando..."
        onConfirm={() => doomed && remove({ input: { id: doomed.id } })}
      />
    </PanelPage>
  );
}
