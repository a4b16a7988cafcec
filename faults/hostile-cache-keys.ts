import pLimit from 'p-limit';
import { addressNumber, memoryOf, startAttackedSite, type AttackedSite } from './attacked-site.ts';
import type { Figure } from './figure.ts';

const AT_ONCE = 16;
/** The most that the memory may grow, in megabytes. */
const LIMIT = 250;
/** What an attack leaves is left again by each round of it; garbage, which a busy machine collects later, is not. */
const ROUNDS = 3;
const LONG_ADDRESS = 12_000;
/** As JSON nearly 100 kB, the longest body. */
const COMMENTS = '#\n'.repeat(32_000);

/**
 * Strangers choose what is remembered: long addresses with invented session cookies, and GraphQL documents that are full of
 * comments.
 * @param requests number of requests of each kind
 */
export async function surviveHostileCacheKeys(requests: number): Promise<Figure> {
  const site = await startAttackedSite();
  try {
    let asked = 200;
    let unexpected = await ask(site, { from: 0, count: asked });
    const memory = [memoryOf(site.pid).now];
    let grown = Number.POSITIVE_INFINITY;
    for (let round = 1; round <= ROUNDS && grown >= LIMIT; round++) {
      unexpected += await ask(site, { from: asked, count: requests });
      asked += requests;
      memory.push(memoryOf(site.pid).now);
      grown = (memory[round] ?? 0) - (memory[round - 1] ?? 0);
    }
    const { peak } = memoryOf(site.pid);
    return {
      fault: `${requests} long addresses with invented cookies, ${Math.round(requests / 5)} documents of 100 kB`,
      before: 'the addresses left 200 MB; 1,024 such documents would have left 4.5 GB',
      seen: `memory ${memory.map(Math.round).join(', ')} MB before and after each round, ${Math.round(peak)} MB at most; ${unexpected} unexpected answers`,
      held: unexpected === 0 && grown < LIMIT,
    };
  } finally {
    await site.stop();
  }
}

/** Sends requests with numbers that make their keys differ. @returns the number of unexpected answers */
async function ask({ address }: AttackedSite, requests: { from: number; count: number }): Promise<number> {
  const atOnce = pLimit(AT_ONCE);
  let unexpected = 0;
  const count = async (response: Response, expected: number) => {
    await response.arrayBuffer();
    if (response.status !== expected) unexpected += 1;
  };
  await Promise.all(
    Array.from({ length: requests.count }, (_none, place) =>
      atOnce(async () => {
        const index = requests.from + place;
        const from = { 'x-forwarded-for': addressNumber(index) };
        const query = `${index}-${'x'.repeat(LONG_ADDRESS)}`;
        const cookie = `session=${String(index).padStart(43, 'A')}`;
        await count(await fetch(`${address}/api/user?${query}`, { headers: { ...from, cookie } }), 401);
        if (index % 5 > 0) return;
        const body = JSON.stringify({ query: `{ viewer { a${index}: id } }${COMMENTS}` });
        const headers = { 'content-type': 'application/json', ...from };
        await count(await fetch(`${address}/graphql`, { method: 'POST', headers, body }), 200);
      }),
    ),
  );
  return unexpected;
}
