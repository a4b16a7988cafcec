import { setTimeout as sleep } from 'node:timers/promises';
import { operationPath } from '../../api/testing/page-documents.ts';
import { median } from '../duel.ts';
import { FULL_PAGES, grow, GROWN, notifyOfChanges, type Size } from '../grow.ts';
import { figureRow, whole, type Row } from '../report.ts';
import { startServer, type Server } from '../server/processes.ts';
import { administer, BROWSER, nextPort, queryOn, SITE, siteEnvironment, type Stage } from '../stage.ts';
import { pageOperations, sessionsOf, type PageOperation } from './page-operations.ts';

const MOST = 1.5;
/** Milliseconds until every instance has been notified of a change. */
const NOTIFIED_WITHIN_MS = 20;

interface Club {
  server: Server;
  query: Stage['query'];
  operations: PageOperation[];
  cookies: Record<string, string>;
  close(): Promise<void>;
}

/** Compares each page's operation on a grown club with the same on the demonstration with full pages. */
export async function growthRows(stage: Stage, times: number): Promise<Row[]> {
  const clubs: Club[] = [];
  try {
    const small = await clubOf(stage, 'small', FULL_PAGES);
    clubs.push(small);
    const grown = await clubOf(stage, 'grown', GROWN);
    clubs.push(grown);
    const rows: Row[] = [];
    for (const [index, operation] of small.operations.entries()) {
      const other = grown.operations[index];
      if (other) rows.push(await compare(small, grown, operation, other, times));
    }
    return rows;
  } finally {
    for (const club of clubs) await club.close();
  }
}

/** A site with the demonstration club on its own database, which is then grown. */
async function clubOf(stage: Stage, name: string, size: Size): Promise<Club> {
  await administer(stage.postgres, `CREATE DATABASE ${name}`);
  const url = stage.postgres.url(name);
  const server = await startServer({
    name: `${name} site`,
    program: SITE,
    port: nextPort(),
    env: siteEnvironment(url, stage.folder),
  });
  const { query, close } = queryOn(url);
  const start = performance.now();
  await grow(query, size);
  console.log(
    `The ${name} club grew by ${JSON.stringify(size)} in ${whole((performance.now() - start) / 1000)} s`,
  );
  return {
    server,
    query,
    operations: await pageOperations(query),
    cookies: await sessionsOf(query),
    async close() {
      await close();
      await server.stop();
    },
  };
}

async function compare(
  demo: Club,
  grown: Club,
  operation: PageOperation,
  other: PageOperation,
  times: number,
): Promise<Row> {
  const before: number[] = [];
  const after: number[] = [];
  for (let count = -3; count < times; count += 1) {
    const each = [await timed(demo, operation, count), await timed(grown, other, count)];
    // The first ones prepare statements and compile code.
    if (count >= 0) {
      before.push(each[0] ?? 0);
      after.push(each[1] ?? 0);
    }
  }
  const ratio = median(after) / median(before);
  return figureRow(
    `${[operation.name, operation.what].filter(Boolean).join(', ')}, grown`,
    `${median(after).toFixed(1)} ms`,
    `≤ ${MOST}× of the demonstration`,
    ratio <= MOST,
    `demonstration ${median(before).toFixed(1)} ms: ${ratio.toFixed(2)}×`,
  );
}

async function timed(
  { server, query, cookies }: Club,
  { name, variables, as, changed = [] }: PageOperation,
  count: number,
) {
  const headers: Record<string, string> = {
    ...BROWSER,
    ...(as !== undefined && { cookie: cookies[as] ?? '' }),
  };
  if (changed.length > 0) {
    await notifyOfChanges(query, changed);
    await sleep(NOTIFIED_WITHIN_MS);
  }
  const start = performance.now();
  const address = `http://127.0.0.1:${server.port}${operationPath(name, variables)}&n=${start}.${count}`;
  const response = await fetch(address, { headers });
  const text = await response.text();
  const time = performance.now() - start;
  if (!response.ok || text.includes('"errors"')) throw new Error(`${name} answered ${text.slice(0, 300)}`);
  return time;
}
