import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import type { Position } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { squadAddress } from './squad-address.ts';

export const PlayerWithoutScript_player = graphql(`
  fragment PlayerWithoutScript_player on Player {
    name
    dorsal
    ...PlayerSheet_player
  }
`);

interface PlayerWithoutScriptProps {
  player: FragmentType<typeof PlayerWithoutScript_player>;
  season: number | null;
  position: Position | null;
}

/** The dialog's content in the page itself, for browsers and crawlers without JavaScript. */
export function PlayerWithoutScript({ player: key, season, position }: PlayerWithoutScriptProps) {
  const player = getFragment(PlayerWithoutScript_player, key);
  return (
    <noscript>
      <section
        aria-labelledby="ficha"
        className="grid gap-5 rounded-lg border border-hairline bg-surface p-5 sm:p-8"
      >
        <h2 id="ficha" className="display text-display-sm">
          {player.name} <span className="text-accent-text">n.º {player.dorsal}</span>
        </h2>
        <PlayerSheet player={player} />
        <ButtonLink
          to={squadAddress({ season, position })}
          variant="secondary"
          className="justify-self-start"
        >
          Cerrar la ficha
        </ButtonLink>
      </section>
    </noscript>
  );
}
