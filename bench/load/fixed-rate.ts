import http from 'node:http';
import type { Server } from '../server/processes.ts';

export interface Times {
  median: number;
  p99: number;
}

/** The percentile of the values for this share. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

/**
 * Sends requests at a fixed rate, whether or not earlier ones have been answered, and measures each from its due time,
 * so that queueing counts (no coordinated omission). Milliseconds.
 */
export async function askEvenly(
  server: Server,
  path: string,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Times> {
  // Separate connections: a server may close an idle connection at the moment it is reused.
  const agent = new http.Agent({ keepAlive: true });
  const times: Promise<number>[] = [];
  const start = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const due = start + (index * 1000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const time = answered(server.port, path, due, agent);
    // Awaiting all of them reports a failure.
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
