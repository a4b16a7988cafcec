import { loadInTurn, type Figures, type Target } from './load/load.ts';

/** One side of a comparison. */
export interface Side extends Target {
  /** How many requests make one of what is counted, for example two for a page and its visitor. */
  each?: number;
  /** The statuses that are no failure; 200 where none are given. */
  statuses?: readonly string[];
}

export interface Duel {
  ours: number;
  theirs: number;
  ratio: number;
  /** The same by the servers' processor time: what is left of a ratio when others keep the machine busy. */
  cpuRatio: number;
}

/** How long each turn is in seconds, and how many pairs of turns there are. */
export interface Pace {
  seconds: number;
  pairs: number;
  /** Seconds that come before, for each server: code is compiled as it is used, so nobody is measured in the first ones. */
  warmUp: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The medians of what was measured with several processes. */
export function medianDuel(duels: readonly Duel[]): Duel {
  const of = (figure: keyof Duel) => median(duels.map((each) => each[figure]));
  return { ours: of('ours'), theirs: of('theirs'), ratio: of('ratio'), cpuRatio: of('cpuRatio') };
}

/**
 * Measures two servers in turn, and gives the medians. Turns are short, since a machine that others share has another speed
 * in each second: whatever it does then meets both.
 */
export async function duel(ours: Side, theirs: Side, { seconds, pairs, warmUp }: Pace): Promise<Duel> {
  const figures = await loadInTurn([ours, theirs], { turns: pairs, seconds, warmUp });
  const [mine, other] = [ours, theirs].map((side, index) => checked(side, figures[index]));
  if (!mine || !other) throw new Error('Two servers were measured, and less came of it');
  const ratios = mine.perSecond.map((rate, turn) => rate / (other.perSecond[turn] ?? NaN));
  return {
    ours: median(mine.perSecond),
    theirs: median(other.perSecond),
    ratio: median(ratios),
    cpuRatio: mine.perCpuSecond / other.perCpuSecond,
  };
}

/** What one side did, counted as it counts. @throws Error where it answered something else than it should. */
function checked({ server, requests, each = 1, statuses = ['200'] }: Side, figures: Figures | undefined) {
  const strange = Object.keys(figures?.statuses ?? {}).some((status) => !statuses.includes(status));
  if (!figures || strange || figures.answers === 0) {
    throw new Error(`${server.name} answered ${JSON.stringify(figures?.statuses)} at ${requests[0]?.path}`);
  }
  return {
    perSecond: figures.perSecond.map((rate) => rate / each),
    perCpuSecond: figures.perCpuSecond / each,
  };
}
