import { club } from '../../../api/club/club.ts';
import { Seo } from '../../app/Seo.tsx';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { positionsText } from './positions.ts';
import { squadAddress } from './squad-address.ts';
import { playerJsonLd, squadJsonLd } from './squad-json-ld.ts';

export const SquadSeo_player = graphql(`
  fragment SquadSeo_player on Player {
    dorsal
    name
    position
    country
    overall
    primaryQuality
    secondaryQuality
    profileImage
    ...SquadJsonLd_player
  }
`);

type Player = FragmentType<typeof SquadSeo_player>;

interface SquadSeoProps {
  players: readonly Player[];
  /** The player whose card is open. */
  player: Player | undefined;
  /** The URL has a number without a player. */
  missing: boolean;
  /** The season that the URL names, and the label of the one that is shown. */
  season: number | null;
  label: string;
  origin: string;
}

/** Metadata of the squad, or of the player whose card the URL opens. */
export function SquadSeo({ players, player: key, missing, season, label, origin }: SquadSeoProps) {
  if (!key) {
    return (
      <Seo
        title={`Plantilla ${label}`}
        description={`Los jugadores del ${club.name} en la temporada ${label} de ${club.league}: dorsal, posición, valoración y cualidades de cada uno.`}
        // The positions are parts of the same page.
        canonical={squadAddress({ season })}
        noIndex={missing}
        {...(players.length > 0 && {
          jsonLd: squadJsonLd(
            players.map((player) => getFragment(SquadSeo_player, player)),
            origin,
            season,
          ),
        })}
      />
    );
  }
  const player = getFragment(SquadSeo_player, key);
  const { name, dorsal, position, country, overall } = player;
  const qualities = [player.primaryQuality, player.secondaryQuality]
    .filter(Boolean)
    .join(' y ')
    .toLowerCase();
  return (
    <Seo
      title={`${name}, dorsal ${dorsal}`}
      description={`${positionsText(position)} del ${club.name} (${country}). Valoración ${overall}${qualities && `: ${qualities}`}. Ficha completa con sus cifras en ataque y defensa.`}
      canonical={squadAddress({ season, dorsal })}
      image={player.profileImage}
      jsonLd={playerJsonLd(player, origin, season)}
    />
  );
}
