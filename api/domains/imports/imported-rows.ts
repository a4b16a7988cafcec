import type { LeagueGame, Match } from '../../platform/database/client.ts';

/** The columns of a match that an import writes. */
export const rowOfMatch = ({ matchDate, location, result, status }: Match) => ({
  matchDate: matchDate.toISOString(),
  location,
  result,
  status,
});

/** The columns of a game that an import writes. */
export const rowOfGame = ({ playedAt, homePoints, awayPoints, regulationPoints, forfeitBy }: LeagueGame) => ({
  playedAt: playedAt.toISOString(),
  homePoints,
  awayPoints,
  regulationPoints,
  forfeitBy,
});

/** A row before and after an import; `before` is null if the import added it. */
export interface Imported<Row> {
  id: number;
  before: Row | null;
  after: Row;
}

/** What an import changed, as it is stored. */
export interface ImportedRows {
  matches: Imported<ReturnType<typeof rowOfMatch>>[];
  games: Imported<ReturnType<typeof rowOfGame>>[];
  /** Teams that it added. */
  teams: number[];
}
