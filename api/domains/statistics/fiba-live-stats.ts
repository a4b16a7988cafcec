import { z } from 'zod';
import { clock, count, flag, listOf, place, text, whole } from './feed-values.ts';
import type { MatchSheet, Play, PlayerLine, Shot, Side, TeamSheet } from './sheet.ts';
import { turnedToOneBasket } from './shots.ts';
import { withoutPlayers } from './totals.ts';

// FIBA LiveStats, `data.json`: team «1» is at home; `pno` is the feed's number of a player, not the shirt.

const stats = {
  sMinutes: clock,
  sPoints: count,
  sTwoPointersMade: count,
  sTwoPointersAttempted: count,
  sThreePointersMade: count,
  sThreePointersAttempted: count,
  sFreeThrowsMade: count,
  sFreeThrowsAttempted: count,
  sReboundsOffensive: count,
  sReboundsDefensive: count,
  sAssists: count,
  sSteals: count,
  sTurnovers: count,
  sBlocks: count,
  sBlocksReceived: count,
  sFoulsPersonal: count,
  sFoulsOn: count,
};

const playerSchema = z.object({
  ...stats,
  name: text,
  firstName: text,
  familyName: text,
  shirtNumber: text,
  personId: text,
  starter: flag,
  sPlusMinusPoints: whole,
  eff_1: whole,
});

const shotSchema = z.object({
  r: flag,
  x: place,
  y: place,
  pno: text,
  per: count,
  perType: text,
  actionType: z.enum(['2pt', '3pt']),
});

const teamSchema = z
  .object({
    name: text,
    score: count,
    tot_sReboundsOffensive: whole,
    tot_sReboundsDefensive: whole,
    tot_sTurnovers: whole,
    tot_sFoulsPersonal: whole,
    pl: z.record(z.string(), z.unknown()).catch({}),
    shot: listOf(shotSchema),
  })
  .loose();

const actionSchema = z.object({
  actionNumber: count,
  actionType: text,
  subType: text,
  gt: clock,
  s1: count,
  s2: count,
  tno: count,
  pno: text,
  period: count,
  periodType: text,
  success: flag,
});
type Action = z.output<typeof actionSchema>;

const fileSchema = z.object({
  periodsMax: count,
  tm: z.object({ 1: teamSchema, 2: teamSchema }),
  pbp: listOf(actionSchema),
});

/**
 * Reads a `data.json` of FIBA LiveStats.
 * @returns null if it is none
 */
export function readFibaLiveStats(file: unknown): MatchSheet | null {
  const read = fileSchema.safeParse(file);
  if (!read.success) return null;
  const { periodsMax, tm, pbp } = read.data;
  const quarters = periodsMax || 4;
  const shots = turnedToOneBasket([
    ...shotsOf(tm[1].shot, 'home', quarters),
    ...shotsOf(tm[2].shot, 'away', quarters),
  ]);
  const plays = pbp.map((action) => playOf(action, quarters)).toSorted(byTime);
  return {
    home: teamOf(tm[1], plays, 'home'),
    away: teamOf(tm[2], plays, 'away'),
    plays,
    shots,
    isFinal: pbp.some(({ actionType, subType }) => actionType === 'game' && subType === 'end'),
  };
}

function teamOf(team: z.output<typeof teamSchema>, plays: readonly Play[], side: Side): TeamSheet {
  const players = Object.entries(team.pl).flatMap(([key, value]) => {
    const read = playerSchema.safeParse(value);
    return read.success ? [playerOf(key, read.data)] : [];
  });
  return {
    name: team.name,
    points: team.score,
    periods: periodsOf(team, plays, side),
    players,
    team: withoutPlayers(
      {
        reboundsOffensive: team.tot_sReboundsOffensive,
        reboundsDefensive: team.tot_sReboundsDefensive,
        turnovers: team.tot_sTurnovers,
        fouls: team.tot_sFoulsPersonal,
      },
      players,
    ),
  };
}

/** `p1_score`, `p2_score` …; overtimes follow the quarters. A file without those of the overtimes has them in its plays. */
function periodsOf(team: Record<string, unknown>, plays: readonly Play[], side: Side): number[] {
  const periods: number[] = [];
  for (let period = 1; `p${period}_score` in team; period += 1)
    periods.push(count.parse(team[`p${period}_score`]));
  let before = periods.reduce((sum, points) => sum + points, 0);
  for (;;) {
    const last = plays.findLast(({ period }) => period === periods.length + 1);
    if (!last || periods.length === 0) return periods;
    periods.push(Math.max(0, last[side] - before));
    before = Math.max(before, last[side]);
  }
}

function playerOf(key: string, player: z.output<typeof playerSchema>): PlayerLine {
  return {
    key,
    personId: player.personId || null,
    shirt: player.shirtNumber,
    name: player.name || `${player.firstName} ${player.familyName}`.trim(),
    isStarter: player.starter,
    seconds: player.sMinutes,
    points: player.sPoints,
    twos: { made: player.sTwoPointersMade, attempted: player.sTwoPointersAttempted },
    threes: { made: player.sThreePointersMade, attempted: player.sThreePointersAttempted },
    freeThrows: { made: player.sFreeThrowsMade, attempted: player.sFreeThrowsAttempted },
    reboundsOffensive: player.sReboundsOffensive,
    reboundsDefensive: player.sReboundsDefensive,
    assists: player.sAssists,
    steals: player.sSteals,
    turnovers: player.sTurnovers,
    blocks: player.sBlocks,
    blocksReceived: player.sBlocksReceived,
    fouls: player.sFoulsPersonal,
    foulsDrawn: player.sFoulsOn,
    plusMinus: player.sPlusMinusPoints,
    rating: player.eff_1,
  };
}

/**
 * The period of a match, counted through: overtimes follow the quarters, though a feed may count them from 1 again.
 * @param type REGULAR or OVERTIME
 * @param quarters how many periods without overtime a match has
 */
export function periodOf(period: number, type: string, quarters: number): number {
  return type === 'OVERTIME' && period <= quarters ? quarters + period : Math.max(1, period);
}

const KINDS: Record<string, Play['kind']> = {
  '2pt': 'two',
  '3pt': 'three',
  freethrow: 'freeThrow',
  rebound: 'rebound',
  assist: 'assist',
  steal: 'steal',
  block: 'block',
  turnover: 'turnover',
  foul: 'foul',
  foulon: 'foulDrawn',
  timeout: 'timeout',
};
const THROWS: readonly Play['kind'][] = ['two', 'three', 'freeThrow'];

function kindOf({ actionType, subType }: Action): Play['kind'] {
  if (actionType === 'substitution') return subType === 'in' ? 'playerIn' : 'playerOut';
  if (actionType === 'period') return subType === 'start' ? 'periodStart' : 'periodEnd';
  return KINDS[actionType] ?? 'other';
}

function playOf(action: Action, quarters: number): Play {
  const kind = kindOf(action);
  const side = action.tno === 1 ? 'home' : action.tno === 2 ? 'away' : null;
  return {
    number: action.actionNumber,
    period: periodOf(action.period, action.periodType, quarters),
    left: action.gt,
    kind,
    side,
    player: side && action.pno !== '0' && action.pno !== '' ? action.pno : null,
    isMade: THROWS.includes(kind) ? action.success : null,
    home: action.s1,
    away: action.s2,
  };
}

/** An action that was entered late has a higher number than later ones. */
const byTime = (one: Play, two: Play) =>
  one.period - two.period || two.left - one.left || one.number - two.number;

function shotsOf(shots: readonly z.output<typeof shotSchema>[], side: Side, quarters: number): Shot[] {
  return shots.flatMap(({ r, x, y, pno, per, perType, actionType }): Shot[] =>
    x === null || y === null
      ? []
      : [
          {
            side,
            player: pno || null,
            period: periodOf(per, perType, quarters),
            value: actionType === '3pt' ? 3 : 2,
            isMade: r,
            x,
            y,
          },
        ],
  );
}
