import { z } from 'zod';
import { clock, count, flag, listOf, place, text, whole } from './feed-values.ts';
import type { MatchSheet, Play, PlayerLine, Shot, Side, TeamSheet } from './sheet.ts';
import { turnedToOneBasket } from './shots.ts';
import { withoutPlayers } from './totals.ts';

// FEB LiveStats. Two of its files are read: `BoxScore` has the players, and also the team rebounds; `KeyFacts` has the
// players, under `SCOREBOARD`, and the play by play. Numbers are text, with a decimal comma.

const playerSchema = z.object({
  id: text,
  no: text,
  name: text,
  inn: flag,
  min: count,
  pts: count,
  p1m: count,
  p1a: count,
  p2m: count,
  p2a: count,
  p3m: count,
  p3a: count,
  ro: count,
  rd: count,
  assist: count,
  st: count,
  to: count,
  bs: count,
  tc: count,
  pf: count,
  rf: count,
  pllss: whole,
  val: whole,
});

const totalSchema = z.object({ ro: whole, rd: whole, to: whole, pf: whole });

const teamSchema = z.object({
  PLAYER: listOf(playerSchema),
  // Counts of the whole team: the players' are among them.
  TEAMACTIONS: totalSchema.nullish().catch(null),
});

const teamsSchema = z.object({ TEAM: z.tuple([teamSchema, teamSchema]) });

const lineSchema = z.object({
  num: count,
  team: text,
  time: clock,
  quarter: count,
  action: text,
  deleted: text,
  scoreA: whole,
  scoreB: whole,
  idPlayer: text,
  logParam1: text,
  logParam2: text,
  logParam3: text,
  logParam4: text,
  logParam6: text,
  Position: text,
});
type Line = z.output<typeof lineSchema>;

const fileSchema = z.object({
  HEADER: z.object({
    time: text,
    statusText: text,
    TEAM: z.tuple([z.object({ name: text, pts: count }), z.object({ name: text, pts: count })]),
    QUARTERS: z
      .object({ QUARTER: listOf(z.object({ scoreA: count, scoreB: count })) })
      .nullish()
      .catch(null),
  }),
  BOXSCORE: teamsSchema.nullish(),
  SCOREBOARD: teamsSchema.nullish(),
  PLAYBYPLAY: z
    .object({ LINES: listOf(lineSchema) })
    .nullish()
    .catch(null),
});

/**
 * Reads a `BoxScore` or `KeyFacts` of FEB LiveStats.
 * @returns null if it is neither
 */
export function readFebLiveStats(file: unknown): MatchSheet | null {
  const read = fileSchema.safeParse(file);
  if (!read.success) return null;
  const { HEADER, BOXSCORE, SCOREBOARD, PLAYBYPLAY } = read.data;
  const teams = (BOXSCORE ?? SCOREBOARD)?.TEAM;
  if (!teams) return null;
  const quarters = HEADER.QUARTERS?.QUARTER ?? [];
  const lines = (PLAYBYPLAY?.LINES ?? [])
    .filter(({ deleted }) => deleted === '' || deleted === '0')
    .toSorted((one, two) => one.num - two.num);
  return {
    home: teamOf(
      teams[0],
      HEADER.TEAM[0],
      quarters.map(({ scoreA }) => scoreA),
    ),
    away: teamOf(
      teams[1],
      HEADER.TEAM[1],
      quarters.map(({ scoreB }) => scoreB),
    ),
    plays: playsOf(lines),
    shots: turnedToOneBasket(lines.flatMap(shotOf)),
    // Some finished matches have no status.
    isFinal: HEADER.time === 'FINAL' || ['FINISHED', 'ENDED'].includes(HEADER.statusText),
  };
}

function teamOf(
  { PLAYER, TEAMACTIONS }: z.output<typeof teamSchema>,
  { name, pts }: { name: string; pts: number },
  periods: number[],
): TeamSheet {
  const players = PLAYER.map(playerOf);
  return {
    name,
    points: pts,
    periods,
    players,
    team: withoutPlayers(
      {
        reboundsOffensive: TEAMACTIONS?.ro,
        reboundsDefensive: TEAMACTIONS?.rd,
        turnovers: TEAMACTIONS?.to,
        fouls: TEAMACTIONS?.pf,
      },
      players,
    ),
  };
}

function playerOf(player: z.output<typeof playerSchema>): PlayerLine {
  return {
    key: player.id,
    personId: player.id || null,
    shirt: player.no,
    name: player.name,
    isStarter: player.inn,
    seconds: player.min,
    points: player.pts,
    twos: { made: player.p2m, attempted: player.p2a },
    threes: { made: player.p3m, attempted: player.p3a },
    freeThrows: { made: player.p1m, attempted: player.p1a },
    reboundsOffensive: player.ro,
    reboundsDefensive: player.rd,
    assists: player.assist,
    steals: player.st,
    turnovers: player.to,
    blocks: player.bs,
    blocksReceived: player.tc,
    fouls: player.pf,
    foulsDrawn: player.rf,
    plusMinus: player.pllss,
    rating: player.val,
  };
}

const KINDS: Record<string, Play['kind']> = {
  fthrow: 'freeThrow',
  rebound: 'rebound',
  assist: 'assist',
  recovery: 'steal',
  blockshot: 'block',
  lose: 'turnover',
  foul: 'foul',
  timeout: 'timeout',
};

function kindOf(line: Line): Play['kind'] {
  if (line.action === 'shoot') return line.logParam6 === '3' ? 'three' : 'two';
  // The licence of the player who comes in, or of the one who goes out.
  if (line.action === 'subst') return line.logParam3 === '' ? 'playerOut' : 'playerIn';
  if (line.action === 'period') return line.logParam2 === '0' ? 'periodStart' : 'periodEnd';
  return KINDS[line.action] ?? 'other';
}

const sideOf = ({ team }: Line): Side | null => (team === '1' ? 'home' : team === '2' ? 'away' : null);
const isThrow = ({ action }: Line) => action === 'shoot' || action === 'fthrow';

/** The score stands only on lines that change it. */
function playsOf(lines: readonly Line[]): Play[] {
  let [home, away] = [0, 0];
  return lines.map((line) => {
    home = line.scoreA ?? home;
    away = line.scoreB ?? away;
    return {
      number: line.num,
      period: Math.max(1, line.quarter),
      left: line.time,
      kind: kindOf(line),
      side: sideOf(line),
      player: line.idPlayer || null,
      isMade: isThrow(line) ? line.logParam4 === '1' : null,
      home,
      away,
    };
  });
}

function shotOf(line: Line): Shot[] {
  const side = sideOf(line);
  const [x, y] = line.Position.split('|').map((value) => place.parse(value));
  if (line.action !== 'shoot' || !side || typeof x !== 'number' || typeof y !== 'number') return [];
  return [
    {
      side,
      player: line.idPlayer || null,
      period: Math.max(1, line.quarter),
      value: line.logParam6 === '3' ? 3 : 2,
      isMade: line.logParam4 === '1',
      x,
      y,
    },
  ];
}
