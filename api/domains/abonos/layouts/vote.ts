import { type FieldName, FIELD_NAMES } from '../reading/read-abono.ts';
import type { PlacedValue, PlacedValues } from './apply.ts';
import { comparable } from './values.ts';

/** The value that most lessons of a layout read. */
export interface Voted extends PlacedValue {
  /** The share of the lessons with a value that read this one. */
  share: number;
}

/**
 * The value of each field by the votes of the lessons: a wrong lesson is outvoted by right ones.
 * @param readings of the lessons, the newest first, which decides if as many have one value as another.
 */
export function votedValues(readings: readonly PlacedValues[]): Partial<Record<FieldName, Voted>> {
  const voted: Partial<Record<FieldName, Voted>> = {};
  for (const field of FIELD_NAMES) {
    const values = readings.flatMap((reading) => reading[field] ?? []);
    const votes = new Map<string, PlacedValue[]>();
    for (const value of values) {
      const key = comparable(field, value.value);
      votes.set(key, [...(votes.get(key) ?? []), value]);
    }
    const [most] = [...votes.values()].toSorted((a, b) => b.length - a.length);
    const best = most?.toSorted((a, b) => b.fit - a.fit)[0];
    if (most && best) voted[field] = { ...best, share: most.length / values.length };
  }
  return voted;
}
