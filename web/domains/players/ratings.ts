import { type FragmentType, getFragment, graphql } from '../../gql/index.ts';

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

/** Attack or defence: its overall rating and the four ratings that make it up. */
export interface RatingGroup extends Rating {
  ratings: readonly Rating[];
}

/** A player's ratings in the order of the table and the chart, whose first and last spokes have room for long names. */
export function ratingGroups(key: FragmentType<typeof Ratings_player>): readonly RatingGroup[] {
  const player = getFragment(Ratings_player, key);
  return [
    {
      label: 'Ataque',
      value: player.atkOverall,
      ratings: [
        { label: 'Finalización', value: player.finishing },
        { label: 'Tiro', value: player.shooting },
        { label: 'Pase', value: player.passing },
        { label: 'Concentración', value: player.concentration },
      ],
    },
    {
      label: 'Defensa',
      value: player.defOverall,
      ratings: [
        { label: 'Robo', value: player.steal },
        { label: 'Tapón', value: player.block },
        { label: 'Interior', value: player.interior },
        { label: 'Perímetro', value: player.perimeter },
      ],
    },
  ];
}
