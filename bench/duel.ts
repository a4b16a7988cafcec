import { load, type Asked } from './load/load.ts';
import type { Server } from './server/processes.ts';

/** One side of a comparison. */
export interface Side {
  server: Server;
  requests: readonly Asked[];
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

/** How long each run is in seconds, and how many pairs there are. */
export interface Pace {
  seconds: number;
  pairs: number;
  /** Seconds that come before, for each server. */
  warmUp: number;
  connections?: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

/** Measures two servers in turn, so that whatever else the machine does meets both, and gives the medians. */
export async function duel(ours: Side, theirs: Side, pace: Pace): Promise<Duel> {
  for (const side of [ours, theirs]) await warm(side, pace);
  const runs: [number, number, number, number][] = [];
  for (let pair = 0; pair < pace.pairs; pair += 1) {
    const first = await run(ours, pace);
    const second = await run(theirs, pace);
    runs.push([first.perSecond, second.perSecond, first.perCpuSecond, second.perCpuSecond]);
  }
  const of = (index: 0 | 1 | 2 | 3) => median(runs.map((each) => each[index]));
  return { ours: of(0), theirs: of(1), ratio: of(0) / of(1), cpuRatio: of(2) / of(3) };
}

/** Code is compiled as it is used, so nobody is measured in the first seconds. */
async function warm({ server, requests }: Side, { warmUp }: Pace): Promise<void> {
  await load(server, { requests, seconds: warmUp });
}

async function run({ server, requests, each = 1, statuses = ['200'] }: Side, pace: Pace) {
  const figures = await load(server, {
    requests,
    seconds: pace.seconds,
    connections: pace.connections ?? 50,
  });
  const strange = Object.entries(figures.statuses).filter(([status]) => !statuses.includes(status));
  if (strange.length > 0 || figures.answers === 0) {
    throw new Error(`${server.name} answered ${JSON.stringify(figures.statuses)} at ${requests[0]?.path}`);
  }
  return { perSecond: figures.perSecond / each, perCpuSecond: figures.perCpuSecond / each };
}
