import type { PlayerRow_PlayerFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { Badge } from '../../../ui/Badge.tsx';
import type { Column } from '../../../ui/data-table.ts';
import { PlayerPicture } from '../PlayerPicture.tsx';
import { positionsText } from '../positions.ts';

export const PlayerRow_player = graphql(`
  fragment PlayerRow_player on Player {
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
`);

/** A player in the list, which the dialogs also use. */
export type PlayerRow = PlayerRow_PlayerFragment;

export const PLAYER_COLUMNS: readonly Column<PlayerRow>[] = [
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
