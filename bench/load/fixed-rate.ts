import http from 'node:http';
import type { Server } from '../server/processes.ts';
import type { LoadRequest } from './load.ts';

export interface Times {
  median: number;
  p95: number;
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
 * @param asked the path of a page, or the request of each turn
 */
export async function askEvenly(
  server: Server,
  asked: string | ((index: number) => LoadRequest),
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
    const request = typeof asked === 'string' ? { path: asked } : asked(index);
    const time = answered(server.port, request, due, agent);
    // Awaiting all of them reports a failure.
    time.catch(() => {});
    times.push(time);
  }
  try {
    const all = await Promise.all(times);
    return { median: quantile(all, 0.5), p95: quantile(all, 0.95), p99: quantile(all, 0.99) };
  } finally {
    agent.destroy();
  }
}

function answered(
  port: number,
  { method = 'GET', path, headers, body = '' }: LoadRequest,
  due: number,
  agent: http.Agent,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = { host: 'bench.test', 'accept-encoding': 'br', ...headers };
    const request = http.request(
      { host: '127.0.0.1', port, path, method, headers: all, agent },
      (response) => {
        response.resume();
        response.on('end', () => resolve(performance.now() - due));
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
