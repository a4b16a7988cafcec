import type { StandingRules } from './rules.ts';

/** A team of a table. Teams that share a place stand in the order of their names. */
export interface TableTeam {
  readonly id: number;
  readonly name: string;
}

/** A finished game of a table. */
export interface TableGame {
  /** Null if the competition has no rounds. */
  readonly round: number | null;
  /** When it was played; the latest games make the form of a team. */
  readonly playedAt: Date;
  readonly home: number;
  readonly away: number;
  readonly homePoints: number;
  readonly awayPoints: number;
  /** The score after the regulation time, if there was overtime and it is known. */
  readonly regulation?: readonly [home: number, away: number] | null;
  /** Who lost the game by forfeit. The score of the rules counts then, not that of the court. */
  readonly forfeitBy?: 'home' | 'away' | 'both' | null;
}

/** What one game means to one of its teams. */
export interface Side {
  readonly team: number;
  readonly opponent: number;
  readonly isHome: boolean;
  readonly won: boolean;
  readonly forfeited: boolean;
  /** Points made and received that count. */
  readonly scored: number;
  readonly received: number;
  readonly round: number | null;
  readonly playedAt: Date;
}

/** Who won a game, also by forfeit; null if both forfeited it, or the points are equal. */
export function winnerOf({
  homePoints,
  awayPoints,
  forfeitBy,
}: Pick<TableGame, 'homePoints' | 'awayPoints' | 'forfeitBy'>): 'home' | 'away' | null {
  if (forfeitBy === 'both') return null;
  if (forfeitBy) return forfeitBy === 'home' ? 'away' : 'home';
  if (homePoints === awayPoints) return null;
  return homePoints > awayPoints ? 'home' : 'away';
}

/** Both sides of a game under the rules; null if nobody won it. */
export function sidesOf(game: TableGame, rules: StandingRules): readonly [Side, Side] | null {
  const winner = winnerOf(game);
  // Both teams lose a game that both forfeit.
  if (winner === null && game.forfeitBy !== 'both') return null;
  const [homeScored, awayScored] = countedScore(game, rules);
  const { home, away, round, playedAt } = game;
  const homeSide: Side = {
    team: home,
    opponent: away,
    isHome: true,
    won: winner === 'home',
    forfeited: game.forfeitBy === 'home' || game.forfeitBy === 'both',
    scored: homeScored,
    received: awayScored,
    round,
    playedAt,
  };
  const awaySide: Side = {
    team: away,
    opponent: home,
    isHome: false,
    won: winner === 'away',
    forfeited: game.forfeitBy === 'away' || game.forfeitBy === 'both',
    scored: awayScored,
    received: homeScored,
    round,
    playedAt,
  };
  return [homeSide, awaySide];
}

function countedScore(game: TableGame, rules: StandingRules): readonly [number, number] {
  const [winner, loser] = rules.forfeitScore;
  if (game.forfeitBy === 'both') return [loser, loser];
  if (game.forfeitBy === 'home') return [loser, winner];
  if (game.forfeitBy === 'away') return [winner, loser];
  if (!rules.overtimeCounts && game.regulation) return game.regulation;
  return [game.homePoints, game.awayPoints];
}
