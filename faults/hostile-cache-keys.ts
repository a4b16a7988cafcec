import pLimit from 'p-limit';
import { addressNumber, memoryOf, startAttackedSite, type AttackedSite } from './attacked-site.ts';
import type { Figure } from './figure.ts';

const AT_ONCE = 16;
/** The most that the memory may grow, in megabytes. */
const LIMIT = 250;
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
    await ask(site, 200);
    const before = memoryOf(site.pid).now;
    const unexpected = await ask(site, requests);
    const { now, peak } = memoryOf(site.pid);
    return {
      fault: `${requests} long addresses with invented cookies, ${Math.round(requests / 5)} documents of 100 kB`,
      before: 'the addresses left 200 MB; 1,024 such documents would have left 4.5 GB',
      seen: `memory ${Math.round(before)} MB before, ${Math.round(now)} MB after, ${Math.round(peak)} MB at most; ${unexpected} unexpected answers`,
      held: unexpected === 0 && now - before < LIMIT,
    };
  } finally {
    await site.stop();
  }
}

/** @returns the number of unexpected answers */
async function ask({ address }: AttackedSite, requests: number): Promise<number> {
  const atOnce = pLimit(AT_ONCE);
  let unexpected = 0;
  const count = async (response: Response, expected: number) => {
    await response.arrayBuffer();
    if (response.status !== expected) unexpected += 1;
  };
  await Promise.all(
    Array.from({ length: requests }, (_none, index) =>
      atOnce(async () => {
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
