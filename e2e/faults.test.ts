import { test } from 'vitest';
import { surviveCostlyPasses } from '../faults/costly-passes.ts';
import { surviveDatabaseAway } from '../faults/database-away.ts';
import { measureFuzz } from '../faults/fuzz-memory.ts';
import { surviveHostileCacheKeys } from '../faults/hostile-cache-keys.ts';
import { surviveHostileFollowers } from '../faults/hostile-followers.ts';
import { surviveHostileKeys } from '../faults/hostile-keys.ts';
import { surviveKills } from '../faults/kills.ts';
import { loseAnInstance } from '../faults/two-instances.ts';
import { moveInWallets } from '../faults/wallet-update.ts';
import { expectHeld } from './expect-held.ts';

// The quick part of `npm run test:faults`: every fault once or twice.

const LIMIT_MS = 300_000;

test.each(['embedded', 'PostgreSQL'] as const)(
  'a site on the %s database that is killed under load loses no write that it had acknowledged',
  async (kind) => {
    expectHeld(await surviveKills(kind, 2));
  },
  LIMIT_MS,
);

test(
  'without its database a site still serves public pages, refuses other requests, and recovers by itself',
  async () => {
    expectHeld(await surviveDatabaseAway(2000));
  },
  LIMIT_MS,
);

test(
  'one of two instances is killed: only its running work is lost, and nothing is shown or done twice',
  async () => {
    expectHeld(await loseAnInstance(1500));
  },
  LIMIT_MS,
);

test(
  'a moved match moves in the wallets of phones within a minute, and a cancelled one is voided',
  async () => {
    expectHeld(await moveInWallets(2));
  },
  LIMIT_MS,
);

test(
  'one member’s costly or many files keep nobody else waiting, and get the same answer whatever the load',
  async () => {
    expectHeld(await surviveCostlyPasses(2, 12));
  },
  LIMIT_MS,
);

test(
  'every documented call answers any input, and the memory of the process stays bounded',
  async () => {
    expectHeld(await measureFuzz(5));
  },
  LIMIT_MS,
);

test.each([
  ['followers of a match with costly documents', () => surviveHostileFollowers(5)],
  ['idempotency keys that are never used again', () => surviveHostileKeys(3000)],
  ['long addresses and documents that nobody asks for again', () => surviveHostileCacheKeys(1000)],
])(
  'nobody can starve the site: %s',
  async (_attack, survive) => {
    expectHeld(await survive());
  },
  LIMIT_MS,
);
