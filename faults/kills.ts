import fs from 'node:fs';
import { openDatabase } from '../api/platform/database/open.ts';
import { startPostgres } from '../api/testing/postgres-server.ts';
import { newDataDir, type SiteProcess, startSite } from '../e2e/site-process.ts';
import { type Figure, median, seconds } from './figure.ts';
import { countLost, findSubject, startWriting, type WritingFans } from './writing-fans.ts';

const FANS = 8;
/** Time of load between two kills in milliseconds, at least and at most, so that a kill interrupts running work. */
const LOAD = { least: 150, most: 900 };

/** Maximum time without a successful write, in milliseconds. */
const WRITE_LIMIT = 120_000;

/** Where the site stores its data, and how to kill site and database. */
interface Stage {
  env: Record<string, string>;
  site: SiteProcess;
  address: string;
}

/**
 * Kills the site under load repeatedly, and counts acknowledged writes that are lost. On PostgreSQL every second kill
 * is the server's, which must recover too.
 */
export async function surviveKills(kind: 'embedded' | 'PostgreSQL', kills: number): Promise<Figure> {
  const dataDir = newDataDir();
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ durable: true }) : undefined;
  const databaseUrl = postgres?.url('postgres');
  const env = { DATA_DIR: dataDir, DEMO: 'small', ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const stage = await start(env);
  let fans: WritingFans | undefined;
  try {
    await endWell(stage.site);
    const { subject, seats } = await prepare(databaseUrl, dataDir);
    await restart(stage);
    fans = startWriting(() => stage.address, subject, FANS);
    const returns: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      await untilWritten(fans, fans.count() + 10);
      await pause(LOAD.least + Math.random() * (LOAD.most - LOAD.least));
      if (postgres && kill % 2 === 1) {
        await postgres.crash();
        await postgres.restart();
      } else {
        const begin = performance.now();
        stage.site.process.kill('SIGKILL');
        await stage.site.untilExit();
        await restart(stage);
        returns.push(performance.now() - begin);
      }
    }
    await untilWritten(fans, fans.count() + 10);
    await fans.stop();
    await endWell(stage.site);

    const database = await openDatabase({ databaseUrl, dataDir });
    const lost = await countLost(database.prisma, fans.acknowledged);
    const match = await database.prisma.match.findUniqueOrThrow({
      where: { id: Number(subject.matchId) },
      select: { ticketsAvailable: true, _count: { select: { tickets: { where: { state: 'valid' } } } } },
    });
    await database.close();
    const halfSold = seats - match.ticketsAvailable - match._count.tickets;
    return {
      fault: `kill -9 under load, ${kind}${postgres ? ' (site and server by turns)' : ''}`,
      seen:
        `${kills} kills, ${fans.count()} writes acknowledged, ${lost} lost, ${Math.abs(halfSold)} seats half sold, ` +
        `${fans.unexpected.length} unexpected answers; serving again after ${seconds(median(returns))}`,
      held: lost === 0 && halfSold === 0 && fans.unexpected.length === 0,
    };
  } finally {
    await fans?.stop();
    stage.site.process.kill('SIGKILL');
    await stage.site.untilExit();
    await postgres?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

async function start(env: Record<string, string>): Promise<Stage> {
  const site = startSite({ LOG_LEVEL: 'silent', ...env });
  return { env, site, address: await site.untilListening() };
}

async function restart(stage: Stage): Promise<void> {
  Object.assign(stage, await start(stage.env));
}

async function endWell(site: SiteProcess): Promise<void> {
  site.process.kill('SIGTERM');
  const code = await site.untilExit();
  if (code !== 0) throw new Error(`The site did not end well (${code}):\n${site.lines.join('\n')}`);
}

/**
 * Finds the targets of the fans' writes, and gives the match enough seats.
 * @returns the number of seats, including sold ones
 */
async function prepare(databaseUrl: string | undefined, dataDir: string) {
  const database = await openDatabase({ databaseUrl, dataDir });
  const subject = await findSubject(database.prisma);
  const where = { id: Number(subject.matchId) };
  const seats = 100_000;
  await database.prisma.match.update({ where, data: { capacity: seats } });
  await database.close();
  return { subject, seats };
}

async function untilWritten(fans: WritingFans, wanted: number): Promise<void> {
  const end = Date.now() + WRITE_LIMIT;
  while (fans.count() < wanted) {
    if (Date.now() > end)
      throw new Error(`No writes any more, ${fans.refused} refused: ${fans.unexpected.join(', ')}`);
    await pause(20);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
