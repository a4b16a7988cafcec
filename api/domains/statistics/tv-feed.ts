import { z } from 'zod';
import { count, flag, listOf, text, whole } from './feed-values.ts';
import { readFibaLiveStats } from './fiba-live-stats.ts';
import type { MatchSheet } from './sheet.ts';

// The TV feed of Genius Sports: JSON messages, each with a `type`. Its players and actions have the names of FIBA's
// `data.json`, so the messages are put together to such a file. Unknown keys and types are ignored.

const messages = {
  setup: z.object({ periods: z.object({ number: count }) }),
  status: z.object({
    status: text,
    period: z.object({ current: count, periodType: text }).catch({ current: 0, periodType: '' }),
    scores: listOf(z.object({ teamNumber: count, score: count })),
  }),
  teams: z.object({ teamNumber: count, teams: listOf(z.unknown()) }).loose(),
  boxscore: z.object({
    teams: listOf(
      z.object({
        teamNumber: count,
        total: z.object({ players: listOf(z.object({ pno: text }).loose()), team: z.unknown() }),
      }),
    ),
  }),
  playbyplay: z.object({ actions: listOf(z.unknown()) }),
} as const;

const team = z.object({
  teamNumber: count,
  detail: z.object({ teamName: text }).catch({ teamName: '' }),
  players: listOf(z.object({ pno: text }).loose()),
});

const action = z
  .object({
    actionNumber: count,
    teamNumber: count,
    pno: text,
    clock: text,
    period: count,
    periodType: text,
    actionType: text,
    success: flag,
    deleted: flag,
    score1: whole,
    score2: whole,
  })
  .loose();
type Action = z.output<typeof action>;
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
  reached: Map<string, number>;
}

const newTeam = (): Team => ({ name: '', players: new Map(), totals: {}, score: 0, reached: new Map() });

const OVER = ['FINISHED', 'COMPLETE'];
const WORTH: Readonly<Record<string, number>> = { '2pt': 2, '3pt': 3, freethrow: 1 };
/** No feed has more; it keeps the memory bounded. */
const MOST_ACTIONS = 5000;
const MOST_PLAYERS = 60;

/** What the messages of one match say so far. */
export class TvFeed {
  readonly #teams: Readonly<Record<1 | 2, Team>> = { 1: newTeam(), 2: newTeam() };
  #actions = new Map<number, Action>();
  #quarters = 4;
  #isOver = false;

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
          for (const { teamNumber, total } of teams) this.#setBox(teamNumber, total.players, total.team);
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
    return sheet && sheet.home.players.length > 0 && sheet.away.players.length > 0 ? sheet : null;
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

  #setStatus({ status, period, scores }: z.output<typeof messages.status>): void {
    if (status !== '') this.#isOver = OVER.includes(status);
    for (const { teamNumber, score } of scores) {
      const of = this.#team(teamNumber);
      if (!of) continue;
      of.score = score;
      if (period.current > 0 && period.current <= 20)
        of.reached.set(
          periodKey({ period: period.current, periodType: period.periodType }, this.#quarters),
          score,
        );
    }
  }

  #setTeam(value: unknown): void {
    const read = team.safeParse(value);
    const of = this.#team(read.data?.teamNumber ?? 0);
    if (!read.success || !of) return;
    of.name = read.data.detail.teamName || of.name;
    for (const player of read.data.players) addTo(of, player);
  }

  #setBox(teamNumber: number, players: readonly ({ pno: string } & Fields)[], totals: unknown): void {
    const of = this.#team(teamNumber);
    if (!of) return;
    for (const player of players) addTo(of, player);
    const read = z.record(z.string(), z.unknown()).safeParse(totals);
    if (read.success) of.totals = read.data;
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
        return { ...one, tno: one.teamNumber, gt: one.clock, s1: score[1], s2: score[2] };
      });
  }

  #endOf(actions: readonly FileAction[]) {
    const last = actions.at(-1);
    const { period = this.#quarters, periodType = 'REGULAR', actionNumber = 0 } = last ?? {};
    const [s1, s2] = [last?.s1 ?? this.#teams[1].score, last?.s2 ?? this.#teams[2].score];
    return { period, periodType, actionNumber: actionNumber + 1, gt: '00:00', s1, s2 };
  }

  #teamFile(side: 1 | 2, actions: readonly FileAction[]) {
    const { name, players, totals, score, reached } = this.#teams[side];
    const ends = new Map(reached);
    for (const one of actions) ends.set(periodKey(one, this.#quarters), side === 1 ? one.s1 : one.s2);
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

/** Adds what a message says of a player to what is known. */
function addTo(of: Team, player: { pno: string } & Fields): void {
  const known = of.players.get(player.pno);
  if (player.pno === '' || player.pno === '0' || (!known && of.players.size >= MOST_PLAYERS)) return;
  of.players.set(player.pno, { ...known, ...player });
}

/** Overtimes may begin again at 1. */
function periodKey({ period, periodType }: { period: number; periodType: string }, quarters: number): string {
  return String(periodType === 'OVERTIME' && period <= quarters ? quarters + period : Math.max(1, period));
}

/** Points of each period, from the points at its end. */
function periodScores(ends: ReadonlyMap<string, number>): Record<string, number> {
  const last = Math.max(0, ...[...ends.keys()].map(Number));
  let before = 0;
  const scores: Record<string, number> = {};
  for (let period = 1; period <= Math.min(last, 20); period += 1) {
    const end = ends.get(String(period)) ?? before;
    scores[`p${period}_score`] = end - before;
    before = end;
  }
  return scores;
}
