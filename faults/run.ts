import fs from 'node:fs';
import os from 'node:os';
import { isBuilt } from '../scripts/build-stamp.js';
import { measureCapacity } from './capacity.ts';
import { surviveCostlyPasses } from './costly-passes.ts';
import { surviveDatabaseAway } from './database-away.ts';
import type { Figure } from './figure.ts';
import { surviveHostileCacheKeys } from './hostile-cache-keys.ts';
import { surviveHostileFollowers } from './hostile-followers.ts';
import { surviveHostileKeys } from './hostile-keys.ts';
import { surviveUnreadResponses } from './unread-responses.ts';
import { measureFuzz } from './fuzz-memory.ts';
import { surviveKills } from './kills.ts';
import { surviveMovedMatch } from './moved-match.ts';
import { survivePaymentKills } from './payment-kills.ts';
import { JOBS_LIMIT, loseAnInstance } from './two-instances.ts';
import { moveInWallets } from './wallet-update.ts';

// npm run test:faults: every fault in full, against the built site in separate processes. The results are written into
// docs/reliability.md, between its marks. `npm run test:faults -- away` runs only the named fault. Exit 1 if one
// failed.

const FAULTS: Record<string, () => Promise<Figure>> = {
  embedded: () => surviveKills('embedded', 20),
  postgres: () => surviveKills('PostgreSQL', 20),
  payments: () => survivePaymentKills(20),
  away: () => surviveDatabaseAway(30_000),
  instances: () => loseAnInstance(5000, JOBS_LIMIT),
  moved: () => surviveMovedMatch(600),
  wallets: () => moveInWallets(20),
  passes: () => surviveCostlyPasses(5, 30),
  fuzz: () => measureFuzz(20),
  unread: () => surviveUnreadResponses(40_000),
  followers: () => surviveHostileFollowers(20),
  keys: () => surviveHostileKeys(60_000),
  caches: () => surviveHostileCacheKeys(10_000),
  one: () => measureCapacity(1, 5000),
  two: () => measureCapacity(2, 5000),
};
const DOCUMENT = 'docs/reliability.md';
const MARKS = /(<!-- test:faults -->\n)[^]*(<!-- \/test:faults -->)/;

const args = process.argv.slice(2);
const names = args.length > 0 ? args : Object.keys(FAULTS);
if (!isBuilt()) {
  console.error('Build the site first: npm run build');
  process.exit(2);
}
const figures: Figure[] = [];
for (const name of names) {
  const fault = FAULTS[name];
  if (!fault) throw new Error(`There is no fault ${name}; there are ${Object.keys(FAULTS).join(', ')}`);
  const figure = await fault();
  console.log(`${figure.held ? 'held  ' : 'FAILED'} ${figure.fault}: ${figure.seen}`);
  figures.push(figure);
}
if (args.length === 0) fs.writeFileSync(DOCUMENT, withTable(fs.readFileSync(DOCUMENT, 'utf8')));
process.exitCode = figures.every(({ held }) => held) ? 0 : 1;

function withTable(text: string): string {
  const [cpu] = os.cpus();
  const rows = figures.map(
    ({ fault, before = '', seen, held }) =>
      `| ${fault} | ${before} | ${held ? 'held' : '**did not hold**'} | ${seen} |`,
  );
  const table = [
    `Seen on ${new Date().toISOString().slice(0, 10)}, ${os.availableParallelism()} cores (${cpu?.model.trim()}):`,
    '',
    '| what happened | before there was a limit | | what was seen |',
    '| --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
  return text.replace(MARKS, `$1\n${table}\n\n$2`);
}
