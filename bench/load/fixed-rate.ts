import http from 'node:http';
import type { Server } from '../server/processes.ts';

export interface Times {
  median: number;
  p99: number;
}

/** The value below which that share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/**
 * Asks at an even rate, whether or not the earlier ones have been answered, and takes each time from when its request was
 * due: a server that keeps everybody waiting is not excused. Milliseconds.
 */
export async function askEvenly(
  server: Server,
  path: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Times> {
  // Connections of its own: a server closes those that have rested for seconds, in the very moment that one is used again.
  const agent = new http.Agent({ keepAlive: true });
  const times: Promise<number>[] = [];
  const start = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const time = answered(server.port, path, due, agent);
    // Whoever waits for all of them is told of a failure.
    time.catch(() => {});
    times.push(time);
  }
  try {
    const all = await Promise.all(times);
    return { median: quantile(all, 0.5), p99: quantile(all, 0.99) };
  } finally {
    agent.destroy();
  }
}

function answered(port: number, path: string, due: number, agent: http.Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host: 'bench.test', 'accept-encoding': 'br' };
    const request = http.get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - due));
    });
    request.on('error', reject);
  });
}
