import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createMatch } from '../../api/domains/matches/matches.fixture.ts';
import { sell } from '../../api/domains/tickets/sell.ts';
import type { Database } from '../../api/platform/database/client.ts';
import { fromPglite, openEmbedded, type EmbeddedDatabase } from '../../api/platform/database/embedded.ts';
import { migrate } from '../../api/platform/database/migrate.ts';
import { createPglite } from '../../api/platform/database/pglite.ts';
import { median } from '../duel.ts';
import { figureRow, times, whole, type Row } from '../report.ts';

const WARM_UP = 100;
/** Sales of one turn that are wanted at the same time. */
const AT_ONCE = 20;
const LIMITS = { single: 100, together: 200 };

/** What it costs that a sale is on the disk before it is acknowledged, beside the same database without syncs. */
export async function embeddedSaleRows(turns: number): Promise<Row[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pmb-bench-embedded-'));
  const first = await openEmbedded(path.join(folder, 'durable'));
  await migrate(first, process.cwd());
  await first.close();
  const copy = path.join(folder, 'pglite');
  fs.cpSync(path.join(folder, 'durable', 'pglite'), copy, { recursive: true });
  const durable = await openEmbedded(path.join(folder, 'durable'));
  const unsynced = await fromPglite(await createPglite({ dataDir: copy }));
  try {
    const sides = [await shop(durable), await shop(unsynced)] as const;
    for (const side of sides) await side(WARM_UP, 1);
    return [
      await compare('one after the other', sides, { turns, sales: 10, atOnce: 1, least: LIMITS.single }),
      await compare(`${AT_ONCE} at a time`, sides, {
        turns,
        sales: 100,
        atOnce: AT_ONCE,
        least: LIMITS.together,
      }),
    ];
  } finally {
    await durable.close();
    await unsynced.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Sells tickets. @returns milliseconds for each */
type Shop = (sales: number, atOnce: number) => Promise<number>;

async function shop({ prisma }: EmbeddedDatabase): Promise<Shop> {
  const { id: match } = await createMatch(prisma, { ticketsAvailable: 1_000_000 });
  let enrolled = 0;
  return async (sales, atOnce) => {
    const fans = await enrol(prisma, sales, (enrolled += 1));
    const start = performance.now();
    const buy = async () => {
      for (let fan = fans.pop(); fan !== undefined; fan = fans.pop())
        await sell(prisma, fan, match, new Date());
    };
    await Promise.all(Array.from({ length: atOnce }, buy));
    return (performance.now() - start) / sales;
  };
}

async function enrol(prisma: Database, count: number, group: number): Promise<number[]> {
  const rows = await prisma.user.createManyAndReturn({
    data: Array.from({ length: count }, (_, at) => ({
      name: 'Aina',
      email: `${group}-${at}@bench.test`,
      password: '-',
    })),
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

async function compare(
  how: string,
  [durable, unsynced]: readonly [Shop, Shop],
  { turns, sales, atOnce, least }: { turns: number; sales: number; atOnce: number; least: number },
): Promise<Row> {
  const pairs: { mine: number; other: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    pairs.push({ mine: await durable(sales, atOnce), other: await unsynced(sales, atOnce) });
  }
  const mine = median(pairs.map((pair) => pair.mine));
  const perSecond = 1000 / mine;
  const row = figureRow(
    `Ticket sales on the embedded database, ${how}`,
    `${mine.toFixed(1)} ms each, ${whole(perSecond)} sales/s`,
    `≥ ${least}/s`,
    perSecond >= least,
    `not synced to the disk ${median(pairs.map((pair) => pair.other)).toFixed(1)} ms`,
  );
  return { ...row, ratio: times(median(pairs.map(({ mine: own, other }) => own / other))) };
}
