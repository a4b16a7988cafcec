import { ValidationError } from '../../platform/errors.ts';

/** A row of a file: its line (of JSON and ICS: its number), and its values by folded column name. */
export interface TableRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
  /** Why the row is left out: of a calendar, where not every event is a game. */
  readonly leftOut?: string;
}

/** A file that cannot be read. */
export const wrongFile = (message: string) => new ValidationError([{ path: 'file', message }]);
