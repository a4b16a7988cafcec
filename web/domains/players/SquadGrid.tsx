import type { ReactNode } from 'react';
import type { FragmentType } from '../../gql/index.ts';
import type { Position } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { PlayerCard, type PlayerCard_player } from './PlayerCard.tsx';
import { POSITIONS } from './positions.ts';
import { POSITION_PARAMETER, SEASON_PARAMETER, squadAddress } from './squad-address.ts';

interface SquadGridProps {
  players: readonly ({ id: string } & FragmentType<typeof PlayerCard_player>)[];
  season: number | null;
  position: Position | null;
  onOpen: (dorsal: number) => void;
}

/** The player cards in a form: without JavaScript its buttons reload the page with the chosen player's details. */
export function SquadGrid({ players, season, position, onOpen }: SquadGridProps) {
  if (players.length === 0) return <NoPlayers season={season} position={position} />;
  return (
    <form method="get" action={squadAddress({})}>
      {season && <input type="hidden" name={SEASON_PARAMETER} value={season} />}
      {position && <input type="hidden" name={POSITION_PARAMETER} value={position} />}
      <Album>
        {players.map((player) => (
          <li key={player.id} className="later-[15rem] sm:later-[20rem] lg:later-[24rem]">
            <PlayerCard player={player} onOpen={onOpen} />
          </li>
        ))}
      </Album>
    </form>
  );
}

function Album({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6">{children}</ul>
  );
}

const SKELETONS = Array.from({ length: 12 }, (_, at) => at);

/** Skeletons of the cards. */
export function SquadSkeletons() {
  return (
    <SkeletonGroup label="Cargando la plantilla...">
      <Album>
        {SKELETONS.map((at) => (
          <li key={at}>
            <Skeleton className="aspect-5/7 rounded-lg" />
          </li>
        ))}
      </Album>
    </SkeletonGroup>
  );
}

function NoPlayers({ season, position }: { season: number | null; position: Position | null }) {
  const group = POSITIONS.find(({ code }) => code === position);
  if (!group && season) {
    return (
      <EmptyState
        as="h2"
        seed="sin-plantilla"
        title="No hay plantilla de esta temporada"
        actions={<ButtonLink to={squadAddress({})}>Ver la plantilla actual</ButtonLink>}
      >
        Elige otra de la lista de temporadas.
      </EmptyState>
    );
  }
  if (!group) {
    return (
      <EmptyState
        as="h2"
        seed="sin-plantilla"
        title="La plantilla, muy pronto"
        actions={<ButtonLink to="/noticias">Leer las noticias</ButtonLink>}
      >
        Presentaremos aquí a cada jugador en cuanto firme.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      as="h2"
      seed="sin-plantilla"
      title="Nadie en esta posición"
      actions={<ButtonLink to={squadAddress({ season })}>Ver toda la plantilla</ButtonLink>}
    >
      No hay ningún {group.name.toLowerCase()} en {season ? 'esa' : 'la'} plantilla.
    </EmptyState>
  );
}
