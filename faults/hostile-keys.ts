import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { startAttackedSite } from './attacked-site.ts';
import type { Figure } from './figure.ts';

const AT_ONCE = 16;
/** The most that the data folder may grow, in bytes: the database's log is part of it. */
const LIMIT = 40_000_000;
const ATTACKS = [
  '{ news(pageSize: 100) { items { id content } } }',
  `mutation { register(input: { name: "", email: "", password: "" }) { __typename
    ... on ValidationError { fields { path message } } } }`,
];

/**
 * A stranger sends requests that each have a new idempotency key, from one address.
 * @param milliseconds how long
 */
export async function surviveHostileKeys(milliseconds: number): Promise<Figure> {
  const site = await startAttackedSite();
  try {
    const before = sizeOf(site.dataDir);
    const end = Date.now() + milliseconds;
    let sent = 0;
    let limited = 0;
    const wrong: number[] = [];
    const attack = async () => {
      while (Date.now() < end) {
        const query = ATTACKS[sent % ATTACKS.length];
        sent += 1;
        const { status } = await fetch(`${site.address}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
          body: JSON.stringify({ query }),
        });
        if (status === 429) limited += 1;
        else if (status >= 500) wrong.push(status);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attack));
    const grown = sizeOf(site.dataDir) - before;
    const megabytes = (grown / 1e6).toFixed(1);
    return {
      fault: `a stranger sends requests with new idempotency keys for ${Math.round(milliseconds / 1000)} s`,
      before: '39 GB a day were stored, as estimated from a minute',
      seen: `${sent} requests, ${limited} answered 429, ${wrong.length} failed; the data folder grew by ${megabytes} MB`,
      held: wrong.length === 0 && grown < LIMIT,
    };
  } finally {
    await site.stop();
  }
}

/** Bytes of all files in a folder. A file may be removed meanwhile. */
function sizeOf(folder: string): number {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((total, name) => {
    const stat = fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
    return total + (stat?.isFile() ? stat.size : 0);
  }, 0);
}
