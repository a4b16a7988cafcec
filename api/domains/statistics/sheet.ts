/** What a feed says of one match at one moment. A later one replaces it wholly, because feeds correct earlier events. */
export interface MatchSheet {
  home: TeamSheet;
  away: TeamSheet;
  /** The earliest first; empty if the feed has none. */
  plays: Play[];
  shots: Shot[];
  /** The feed says that the match is over. */
  isFinal: boolean;
}

export interface TeamSheet {
  name: string;
  points: number;
  /** Points by quarter, then by overtime. */
  periods: number[];
  players: PlayerLine[];
  /** What no player is charged with: team rebounds, turnovers and fouls of the bench. */
  team: Pick<StatLine, 'reboundsOffensive' | 'reboundsDefensive' | 'turnovers' | 'fouls'>;
}

/** Made and attempted. */
export interface Throws {
  made: number;
  attempted: number;
}

export interface StatLine {
  /** Seconds on the court. */
  seconds: number;
  points: number;
  twos: Throws;
  threes: Throws;
  freeThrows: Throws;
  reboundsOffensive: number;
  reboundsDefensive: number;
  assists: number;
  steals: number;
  turnovers: number;
  blocks: number;
  blocksReceived: number;
  fouls: number;
  foulsDrawn: number;
}

export interface PlayerLine extends StatLine {
  /** The feed's key of the player in this match; not a shirt number. */
  key: string;
  /** The source's key of the person, the same in all matches; null if it has none. */
  personId: string | null;
  /** As printed: «0» and «00» are two shirts. */
  shirt: string;
  name: string;
  isStarter: boolean;
  /** Points of the own team less those of the other while on the court. */
  plusMinus: number | null;
  rating: number | null;
}

export type Side = 'home' | 'away';

export const PLAY_KINDS = [
  'two',
  'three',
  'freeThrow',
  'rebound',
  'assist',
  'steal',
  'block',
  'turnover',
  'foul',
  'foulDrawn',
  'playerIn',
  'playerOut',
  'timeout',
  'periodStart',
  'periodEnd',
  'other',
] as const;

export interface Play {
  /** The feed's number of the event; numbers have gaps. */
  number: number;
  /** From 1; overtimes follow the quarters. */
  period: number;
  /** Seconds that are left of the period. */
  left: number;
  kind: (typeof PLAY_KINDS)[number];
  side: Side | null;
  /** Key of a player of that side; null if it is the team's. */
  player: string | null;
  /** For throws; null for other kinds. */
  isMade: boolean | null;
  /** Score after the event. */
  home: number;
  away: number;
}

export interface Shot {
  side: Side;
  player: string | null;
  period: number;
  value: 2 | 3;
  isMade: boolean;
  /** Per cent of the length of the court from the baseline under the basket that the team attacks. */
  x: number;
  /** Per cent of the width of the court from the right sideline, as that team sees it. */
  y: number;
}
