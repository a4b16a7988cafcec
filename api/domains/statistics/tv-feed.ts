import { z } from 'zod';
import { text } from './feed-values.ts';
import { periodOf, readFibaLiveStats } from './fiba-live-stats.ts';
import type { MatchSheet, TeamSheet } from './sheet.ts';
import { action, messages, ofNoPlayer, team } from './tv-feed-messages.ts';

// The TV feed of Genius Sports: JSON messages, each with a `type`. Its players and actions have the names of FIBA's
// `data.json`, so the messages are put together to such a file. Unknown types are ignored.

type Action = z.output<typeof action>;
type Box = z.output<typeof messages.boxscore>['teams'][number];
/** With the names of `data.json`, and the score after it. */
type FileAction = Action & { tno: number; gt: string; s1: number; s2: number };

type Fields = Readonly<Record<string, unknown>>;

interface Team {
  name: string;
  /** What is known of each player, by the feed's number. */
  players: Map<string, Fields>;
  totals: Fields;
  score: number;
  /** Points at the end of each period, as far as it was followed. */
  reached: Map<number, number>;
}

const newTeam = (): Team => ({ name: '', players: new Map(), totals: {}, score: 0, reached: new Map() });

const OVER = ['finished', 'complete'];
const WORTH: Readonly<Record<string, number>> = { '2pt': 2, '3pt': 3, freethrow: 1 };
/** No feed has more; it keeps the memory bounded. */
const MOST_ACTIONS = 5000;
const MOST_PLAYERS = 60;
const MOST_PERIODS = 20;

/** What the messages of one match say so far. */
export class TvFeed {
  readonly #teams: Readonly<Record<1 | 2, Team>> = { 1: newTeam(), 2: newTeam() };
  #actions = new Map<number, Action>();
  #quarters = 4;
  #isOver = false;
  /** The numbers of the home team and of the other one. */
  #sides: readonly [home: 1 | 2, away: 1 | 2] = [1, 2];

  /**
   * Takes a message. Messages that were sent before change nothing, so a new connection may send all of them again.
   * @returns whether the sheet may have changed
   */
  apply(message: unknown): boolean {
    const kind = z.object({ type: text }).safeParse(message);
    switch (kind.data?.type) {
      case 'setup':
        return this.#read(messages.setup, message, ({ periods }) => {
          this.#quarters = periods.number || 4;
        });
      case 'status':
        return this.#read(messages.status, message, (status) => this.#setStatus(status));
      case 'teams':
        return this.#read(messages.teams, message, ({ teams }) => {
          // One message for each team, or one for both.
          for (const one of teams.length > 0 ? teams : [message]) this.#setTeam(one);
        });
      case 'boxscore':
        return this.#read(messages.boxscore, message, ({ teams }) => {
          for (const one of teams) this.#setBox(one);
        });
      case 'playbyplay':
        return this.#read(messages.playbyplay, message, ({ actions }) => {
          // The whole list: what it does not have was erased.
          this.#actions = new Map();
          for (const one of actions) this.#setAction(one);
        });
      case 'action':
        return this.#read(action, message, (one) => this.#setAction(one));
      default:
        return false;
    }
  }

  /** Null before both teams have players. */
  sheet(): MatchSheet | null {
    const actions = this.#withScores();
    const sheet = readFibaLiveStats({
      periodsMax: this.#quarters,
      tm: { 1: this.#teamFile(1, actions), 2: this.#teamFile(2, actions) },
      pbp: this.#isOver
        ? [...actions, { actionType: 'game', subType: 'end', ...this.#endOf(actions) }]
        : actions,
    });
    if (!sheet || sheet.home.players.length === 0 || sheet.away.players.length === 0) return null;
    return {
      ...sheet,
      home: withOwnFigures(sheet.home, this.#teamOn(1).totals),
      away: withOwnFigures(sheet.away, this.#teamOn(2).totals),
    };
  }

  #read<Schema extends z.ZodType>(
    schema: Schema,
    message: unknown,
    take: (read: z.output<Schema>) => void,
  ): boolean {
    const read = schema.safeParse(message);
    if (read.success) take(read.data);
    return read.success;
  }

  #team(number: number): Team | undefined {
    return number === 1 || number === 2 ? this.#teams[number] : undefined;
  }

  /** The team of a side of `data.json`: 1 plays at home. */
  #teamOn(side: 1 | 2): Team {
    return this.#teams[this.#sides[side - 1] ?? side];
  }

  #setStatus({ status, period, scores }: z.output<typeof messages.status>): void {
    if (status !== '') this.#isOver = OVER.includes(status);
    for (const { teamNumber, score } of scores) {
      const of = this.#team(teamNumber);
      if (!of) continue;
      of.score = score;
      if (period.current > 0 && period.current <= MOST_PERIODS)
        of.reached.set(periodOf(period.current, period.periodType, this.#quarters), score);
    }
  }

  #setTeam(value: unknown): void {
    const read = team.safeParse(value);
    const of = this.#team(read.data?.teamNumber ?? 0);
    if (!read.success || !of) return;
    const { teamName, isHomeCompetitor } = read.data.detail;
    of.name = teamName || of.name;
    if (isHomeCompetitor) this.#sides = of === this.#teams[1] ? [1, 2] : [2, 1];
    for (const player of read.data.players) addTo(of, player);
  }

  #setBox({ teamNumber, total, periods }: Box): void {
    const of = this.#team(teamNumber);
    if (!of) return;
    for (const player of total.players) addTo(of, player);
    const read = z.record(z.string(), z.unknown()).safeParse(total.team);
    if (read.success) of.totals = read.data;
    let points = 0;
    for (const one of periods.slice(0, MOST_PERIODS)) {
      points += one.team.sPoints;
      of.reached.set(periodOf(one.period, one.periodType, this.#quarters), points);
    }
  }

  #setAction(value: unknown): void {
    const read = action.safeParse(value);
    if (!read.success) return;
    const { actionNumber, deleted } = read.data;
    if (deleted) this.#actions.delete(actionNumber);
    else if (this.#actions.size < MOST_ACTIONS) this.#actions.set(actionNumber, read.data);
  }

  /** Actions in the form of `data.json`, with the score after each. */
  #withScores(): FileAction[] {
    const score = { 1: 0, 2: 0 };
    return [...this.#actions.values()]
      .toSorted((one, two) => one.actionNumber - two.actionNumber)
      .map((one) => {
        if (one.success && (one.teamNumber === 1 || one.teamNumber === 2))
          score[one.teamNumber] += WORTH[one.actionType] ?? 0;
        score[1] = one.score1 ?? score[1];
        score[2] = one.score2 ?? score[2];
        const [home, away] = this.#sides;
        const tno = one.teamNumber === home ? 1 : one.teamNumber === away ? 2 : 0;
        return { ...one, tno, gt: one.clock, s1: score[home], s2: score[away] };
      });
  }

  #endOf(actions: readonly FileAction[]) {
    const last = actions.at(-1);
    const { period = this.#quarters, periodType = 'REGULAR', actionNumber = 0 } = last ?? {};
    const [s1, s2] = [last?.s1 ?? this.#teamOn(1).score, last?.s2 ?? this.#teamOn(2).score];
    return { period, periodType, actionNumber: actionNumber + 1, gt: '00:00', s1, s2 };
  }

  #teamFile(side: 1 | 2, actions: readonly FileAction[]) {
    const { name, players, totals, score, reached } = this.#teamOn(side);
    const ends = new Map(reached);
    for (const one of actions)
      ends.set(periodOf(one.period, one.periodType, this.#quarters), side === 1 ? one.s1 : one.s2);
    const shots = actions.filter(({ tno, actionType }) => tno === side && /^[23]pt$/.test(actionType));
    return {
      ...Object.fromEntries(Object.entries(totals).map(([field, value]) => [`tot_${field}`, value])),
      name,
      score,
      pl: Object.fromEntries(players),
      shot: shots.map((one) => ({
        ...one,
        r: one.success ? 1 : 0,
        per: one.period,
        perType: one.periodType,
      })),
      ...periodScores(ends),
    };
  }
}

/** With the rebounds and turnovers of the team itself, if the feed counts them apart. */
function withOwnFigures(sheet: TeamSheet, totals: Fields): TeamSheet {
  const own = ofNoPlayer.parse(totals);
  return {
    ...sheet,
    team: {
      ...sheet.team,
      reboundsOffensive: own.sReboundsTeamOffensive ?? sheet.team.reboundsOffensive,
      reboundsDefensive: own.sReboundsTeamDefensive ?? sheet.team.reboundsDefensive,
      turnovers: own.sTurnoversTeam ?? sheet.team.turnovers,
    },
  };
}

/** Adds what a message says of a player to what is known. */
function addTo(of: Team, player: { pno: string } & Fields): void {
  const known = of.players.get(player.pno);
  if (player.pno === '' || player.pno === '0' || (!known && of.players.size >= MOST_PLAYERS)) return;
  of.players.set(player.pno, { ...known, ...player });
}

/** Points of each period, from the points at its end. */
function periodScores(ends: ReadonlyMap<number, number>): Record<string, number> {
  const last = Math.max(0, ...ends.keys());
  let before = 0;
  const scores: Record<string, number> = {};
  for (let period = 1; period <= Math.min(last, MOST_PERIODS); period += 1) {
    const end = ends.get(period) ?? before;
    scores[`p${period}_score`] = end - before;
    before = end;
  }
  return scores;
}
