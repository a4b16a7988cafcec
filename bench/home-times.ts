import { setTimeout as pause } from 'node:timers/promises';
import { quantile as quantileOf } from './load/fixed-rate.ts';

/** Asks for the home page again and again until it is over. @returns how long each took, milliseconds */
export async function homeTimes(address: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    await (await fetch(`${address}/`)).arrayBuffer();
    times.push(performance.now() - start);
    await pause(50);
  }
  return times;
}

/** What that share of them stays under, whole milliseconds. */
export const quantile = (times: readonly number[], share: number) => Math.round(quantileOf(times, share));
