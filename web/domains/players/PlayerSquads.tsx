import { Link } from 'react-router-dom';
import { useSite } from '../../app/site.tsx';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { positionsText } from './positions.ts';
import { squadAddress } from './squad-address.ts';

export const PlayerSquads_player = graphql(`
  fragment PlayerSquads_player on Player {
    name
    squads {
      dorsal
      position
      season {
        year
        label
      }
    }
  }
`);

/** The seasons of a player in the club, each with the number that was theirs and a link to its squad. */
export function PlayerSquads(props: { player: FragmentType<typeof PlayerSquads_player> }) {
  const { name, squads } = getFragment(PlayerSquads_player, props.player);
  const { season: running } = useSite();
  return (
    <section aria-labelledby="temporadas" className="grid gap-4">
      <h2 id="temporadas" className="display text-display-sm">
        Temporadas en el club
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {squads.map(({ dorsal, position, season: { year, label } }) => (
          <li key={year} className="rounded-lg border border-hairline bg-surface p-4">
            <Link
              to={squadAddress({ season: label === running.label ? null : year, dorsal })}
              className="headline text-lg underline-offset-4 hover:underline"
            >
              {label}
              <span className="sr-only">: ficha de {name}</span>
            </Link>
            <p className="text-sm text-muted">
              N.º {dorsal} · {positionsText(position)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
