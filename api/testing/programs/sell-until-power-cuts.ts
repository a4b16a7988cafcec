import path from 'node:path';
import { createMatch } from '../../domains/matches/matches.fixture.ts';
import { sell } from '../../domains/tickets/sell.ts';
import { openDatabase } from '../../platform/database/open.ts';
import { recordDisk } from '../recorded-disk.ts';

// Sells tickets on the embedded database of a folder, and writes what a power cut would leave of it, at several moments.
// Prints a line of JSON for each: its name, and the tickets that were acknowledged. The last line says how often another
// file was written before the log was on the disk.

const [dataDir = '', target = ''] = process.argv.slice(2);
const FANS = 240;
const AT_ONCE = 8;

// Files that are open already would not be recorded.
const disk = recordDisk(path.join(dataDir, 'pglite'));
const database = await openDatabase({ databaseUrl: undefined, dataDir });
if (database.kind !== 'embedded') throw new Error('This needs the embedded database');
const { prisma, pglite } = database;
const { id: match } = await createMatch(prisma, { ticketsAvailable: FANS });
const fans = await prisma.user.createManyAndReturn({
  data: Array.from({ length: FANS }, (_, at) => ({ name: 'Aina', email: `${at}@pmb.test`, password: '-' })),
  select: { id: true },
});

const acknowledged: string[] = [];
const isLog = (file: string) => file.includes(`${path.sep}pg_wal${path.sep}`);

function cut(name: string): void {
  const tickets = [...acknowledged];
  disk.cut(path.join(target, name, 'only-synced', 'pglite'));
  disk.cut(path.join(target, name, 'unsynced-files-ahead-of-the-log', 'pglite'), (file) => !isLog(file));
  console.log(JSON.stringify({ name, tickets }));
}

let isCheckpoint = false;
const counts = { write: 0, sync: 0 };
let early = 0;
disk.watch((what, file) => {
  if (isLog(file)) return;
  if (what === 'write' && !disk.isSynced(isLog)) early += 1;
  if (!isCheckpoint) return;
  counts[what] += 1;
  if (counts[what] === 10) cut(`while a checkpoint ${what}s`);
});

async function buy(): Promise<void> {
  for (let fan = fans.pop(); fan; fan = fans.pop()) {
    const ticket = await sell(prisma, fan.id, match, new Date());
    if (ticket === null) throw new Error('A fan got no ticket');
    acknowledged.push(ticket);
    if (acknowledged.length === 40) cut('while tickets are sold');
    if (acknowledged.length === 80) {
      isCheckpoint = true;
      await pglite.exec('CHECKPOINT');
      isCheckpoint = false;
    }
    if (acknowledged.length === 120) cut('after a checkpoint');
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, buy));
cut('at the end');
console.log(JSON.stringify({ early }));
process.exit(0);
