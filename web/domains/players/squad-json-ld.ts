import { club } from '../../../api/club/club.ts';
import { breadcrumbs } from '../../app/breadcrumbs.ts';
import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';
import { positionsText } from './positions.ts';
import { squadAddress } from './squad-address.ts';

export const SquadJsonLd_player = graphql(`
  fragment SquadJsonLd_player on Player {
    dorsal
    name
    position
    country
    profileImage
  }
`);

type Player = FragmentType<typeof SquadJsonLd_player>;

/** Structured data of the team and its players. `origin` comes from `useSite`. */
export function squadJsonLd(players: readonly Player[], origin: string, season: number | null): object {
  return { ...team(origin), athlete: players.map((player) => person(player, origin, season)) };
}

/** Structured data of one player, for a card's URL, with its breadcrumbs. */
export function playerJsonLd(player: Player, origin: string, season: number | null): readonly object[] {
  const { name, dorsal } = getFragment(SquadJsonLd_player, player);
  return [
    { ...person(player, origin, season), memberOf: team(origin) },
    breadcrumbs(origin, ['Plantilla', squadAddress({ season })], [name, squadAddress({ season, dorsal })]),
  ];
}

function team(origin: string) {
  return {
    '@type': 'SportsTeam',
    // The same club as on the home page.
    '@id': `${origin}/#club`,
    name: club.name,
    sport: 'Basketball',
    url: `${origin}/plantilla`,
    memberOf: { '@type': 'SportsOrganization', name: club.league },
  };
}

function person(key: Player, origin: string, season: number | null) {
  const { dorsal, name, position, country, profileImage } = getFragment(SquadJsonLd_player, key);
  return {
    '@type': 'Person',
    name,
    jobTitle: positionsText(position),
    nationality: { '@type': 'Country', name: country },
    url: origin + squadAddress({ season, dorsal }),
    ...(profileImage && { image: new URL(profileImage, origin).href }),
  };
}
