import type { Fare } from '../../../api/domains/matches/season-passes.input.ts';
import type { SeasonPassesQuery } from '../../gql/graphql.ts';

/** Prices and text of the season passes of today's season. */
export type Passes = NonNullable<SeasonPassesQuery['season']>['passes'];

/** Prices of the season ticket in euros for a zone; null if the zone does not offer it. */
export type ZonePrices = Passes['zones'][number];

export type { Fare };

/** Single season tickets. */
export const SINGLE_FARES: readonly { fare: Fare; label: string }[] = [
  { fare: 'general', label: 'General' },
  { fare: 'junior', label: 'Júnior' },
  { fare: 'young', label: 'Joven' },
  { fare: 'senior', label: 'Senior' },
  { fare: 'reducedMobility', label: 'Movilidad reducida' },
];

/** Packs of several seats. */
export const PACK_FARES: readonly { fare: Fare; label: string; contents: string }[] = [
  { fare: 'singleParent', label: 'Monoparental 1+1', contents: '1 General + 1 Júnior' },
  { fare: 'family', label: 'Familiar 2+2', contents: '2 General + 2 Júnior' },
];

/** The lowest price of a fare over all zones: «desde 40 €». Infinite, which is shown as «—», if no zone offers it. */
export function lowestPrice({ zones }: Pick<Passes, 'zones'>, fare: Fare): number {
  return Math.min(...zones.map((prices) => prices[fare] ?? Number.POSITIVE_INFINITY));
}
