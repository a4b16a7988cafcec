import { csvFile, guarded } from '../../platform/input/csv.input.ts';

/** A table that `tableRows` reads as it was; null is an empty cell. */
export const csvText = (header: readonly string[], rows: readonly (readonly (string | null)[])[]): string =>
  csvFile([header, ...rows].map((cells) => cells.map((cell) => guarded(cell ?? ''))));
