import { loadAlternately, type Figures, type Target } from './load/load.ts';

/** One side of a comparison. */
export interface Side extends Target {
  /** Number of requests per counted unit, for example two for a page and its visitor. */
  each?: number;
  /** The statuses that count as success; by default 200. */
  statuses?: readonly string[];
}

export interface Duel {
  ours: number;
  theirs: number;
  ratio: number;
  /** The same by the servers' CPU time: it is robust if other work keeps the machine busy. */
  cpuRatio: number;
}

/** Seconds per turn, and number of pairs of turns. */
export interface Pace {
  seconds: number;
  pairs: number;
  /** Warm-up seconds per server, which are not measured, because code is compiled as it is used. */
  warmUp: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** The medians over several processes. */
export function medianDuel(duels: readonly Duel[]): Duel {
  const of = (figure: keyof Duel) => median(duels.map((each) => each[figure]));
  return { ours: of('ours'), theirs: of('theirs'), ratio: of('ratio'), cpuRatio: of('cpuRatio') };
}

/**
 * Measures two servers alternately and returns the medians. Turns are short, because the speed of a shared machine
 * changes every second: this way it affects both servers equally.
 */
export async function duel(ours: Side, theirs: Side, { seconds, pairs, warmUp }: Pace): Promise<Duel> {
  const figures = await loadAlternately([ours, theirs], { turns: pairs, seconds, warmUp });
  const [mine, other] = [ours, theirs].map((side, index) => checked(side, figures[index]));
  if (!mine || !other) throw new Error('The load returned fewer than two results');
  const ratios = mine.perSecond.map((rate, turn) => rate / (other.perSecond[turn] ?? NaN));
  return {
    ours: median(mine.perSecond),
    theirs: median(other.perSecond),
    ratio: median(ratios),
    cpuRatio: mine.perCpuSecond / other.perCpuSecond,
  };
}

/** The result of one side, in its units. @throws Error on unexpected statuses. */
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
