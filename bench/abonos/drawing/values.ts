import type { Chance } from './chance.ts';

/** What invented passes say: a reader may know the ones that it was practised on, so there is a second pool. */
export interface Values {
  /** The season that all of them are for, where it is not the one of the samples. */
  season?: string;
  names: readonly string[];
  types: readonly string[];
  rings: readonly string[];
  events: readonly string[];
  venues: readonly (readonly [string, string])[];
  /** Codes in shapes of the pool's own; without them they have the shapes of all pools. */
  reference?: (chance: Chance) => string;
  locator?: (chance: Chance) => string;
  /** Euros, and blocks of seats, where they are not those of all pools. */
  prices?: readonly number[];
  fees?: readonly number[];
  block?: (chance: Chance) => string;
}
