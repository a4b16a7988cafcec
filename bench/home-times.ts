import { setTimeout as pause } from 'node:timers/promises';
import { quantile as quantileOf } from './load/fixed-rate.ts';

/** Requests the home page repeatedly until it is stopped. @returns the times, milliseconds */
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

/** The percentile of the times for this share, in whole milliseconds. */
export const quantile = (times: readonly number[], share: number) => Math.round(quantileOf(times, share));
