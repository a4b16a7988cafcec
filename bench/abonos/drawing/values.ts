import type { Chance } from '../chance.ts';

/** The values of invented passes; there is a second pool, because the reader may know the first from practice. */
export interface Values {
  /** The season of all of them, if it is not that of the samples. */
  season?: string;
  names: readonly string[];
  types: readonly string[];
  rings: readonly string[];
  events: readonly string[];
  venues: readonly (readonly [string, string])[];
  /** Codes in the pool's own formats; without them they have those of all pools. */
  reference?: (chance: Chance) => string;
  locator?: (chance: Chance) => string;
  /** Prices, and blocks of seats, if they are not those of all pools. */
  prices?: readonly number[];
  fees?: readonly number[];
  block?: (chance: Chance) => string;
}
