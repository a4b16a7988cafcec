import { type FragmentType, getFragment, graphql } from '../gql/index.ts';

export const Ratings_player = graphql(`
  fragment Ratings_player on Player {
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
  }
`);

export interface Rating {
  label: string;
  /** From 0 to 99. */
  value: number;
}

/** One half of the game: its overall rating and the four that make it up. */
export interface RatingGroup extends Rating {
  ratings: readonly Rating[];
}

/** A player's figures as the chart and the table show them. */
export function ratingGroups(key: FragmentType<typeof Ratings_player>): readonly RatingGroup[] {
  const player = getFragment(Ratings_player, key);
  return [
    {
      label: 'Ataque',
      value: player.atkOverall,
      ratings: [
        { label: 'Tiro', value: player.shooting },
        { label: 'Finalización', value: player.finishing },
        { label: 'Concentración', value: player.concentration },
        { label: 'Pase', value: player.passing },
      ],
    },
    {
      label: 'Defensa',
      value: player.defOverall,
      ratings: [
        { label: 'Robo', value: player.steal },
        { label: 'Tapón', value: player.block },
        { label: 'Perímetro', value: player.perimeter },
        { label: 'Interior', value: player.interior },
      ],
    },
  ];
}
