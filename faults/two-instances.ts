import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../api/platform/database/open.ts';
import { startObjectStore } from '../api/testing/object-store.ts';
import { startPostgres } from '../api/testing/postgres-server.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { startBalancer } from './balancer.ts';
import { type Figure, median } from './figure.ts';
import { countLost, findSubject, startWriting } from './writing-fans.ts';

const FANS = 6;
const READERS = 4;
const PAGES = ['/', '/calendario', '/noticias', '/api/sponsors', '/api/players'];
/** Maximum time for which another instance may show old data, in milliseconds. */
const STALE_LIMIT = 1000;
/** Maximum time until jobs of a dead process run again, in milliseconds: their timeout plus the check interval. */
export const JOBS_LIMIT = 240_000;

/**
 * Two instances behind a load balancer, with one PostgreSQL and one object store. One is killed under load: only its
 * active requests may be lost, no outdated data is shown, and no work is done twice.
 * @param loadMs time of load before the kill, and after it
 * @param jobsMs time to wait for the dead instance's jobs; without it they may be left over
 */
export async function loseAnInstance(loadMs: number, jobsMs = 0): Promise<Figure> {
  const postgres = await startPostgres({ durable: true });
  const store = await startObjectStore();
  const folders = [newDataDir(), newDataDir()] as const;
  const databaseUrl = postgres.url('postgres');
  const start = (dataDir: string) =>
    startSite({
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'small',
      ...store.environment,
    });
  const sites = [start(folders[0]), start(folders[1])] as const;
  let balancer: Awaited<ReturnType<typeof startBalancer>> | undefined;
  const database = await openDatabase({ databaseUrl, dataDir: folders[0] });
  try {
    const addresses = await Promise.all(sites.map((site) => site.untilListening()));
    const [first = '', second = ''] = addresses;
    balancer = await startBalancer(addresses);
    const { address } = balancer;
    const subject = await findSubject(database.prisma);
    await database.prisma.match.update({
      where: { id: Number(subject.matchId) },
      data: { capacity: 100_000 },
    });

    const delays = await showDelays(first, second);
    const fans = startWriting(() => address, subject, FANS);
    const readers = startReading(address);
    await pause(loadMs);
    sites[0].process.kill('SIGKILL');
    await sites[0].untilExit();
    const killedAt = performance.now();
    await pause(loadMs);
    await fans.stop();
    await readers.stop();
    const failed = readers.failed + fans.refused;
    const active = balancer.unanswered.filter(
      (one) => one.upstream === first && one.givenAt < killedAt,
    ).length;

    const lost = await countLost(database.prisma, fans.acknowledged);
    const { sent, twice, unsent } = await countMails(database.prisma, folders, jobsMs);
    const slowest = Math.max(...delays);
    return {
      fault: 'one of two instances killed under load',
      seen:
        `${fans.count()} writes and ${readers.count} reads answered, ${failed} requests failed, ${active} of them in its hands, ` +
        `${lost} acknowledged writes lost; ${sent} mails sent, ${twice} twice, ${unsent} not at all; the other instance ` +
        `showed a write after ${Math.round(median(delays))} ms, ${Math.round(slowest)} ms at most`,
      held:
        failed <= active &&
        lost === 0 &&
        twice === 0 &&
        (unsent === 0 || jobsMs === 0) &&
        slowest <= STALE_LIMIT,
    };
  } finally {
    for (const site of sites) site.process.kill('SIGKILL');
    await Promise.all(sites.map((site) => site.untilExit()));
    await balancer?.close();
    await database.close();
    await store.close();
    await postgres.stop();
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Writes on one instance, and measures how long the other shows old data.
 * @returns milliseconds
 */
async function showDelays(first: string, second: string): Promise<number[]> {
  const login = await post(first, '/api/login', { email: 'admin@pmb.test', password: 'demo1234' });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const delays: number[] = [];
  const names = async () => (await fetch(`${second}/api/sponsors`)).text();
  for (let round = 0; round < 20; round += 1) {
    const name = `Colmado ${round} de la Seu`;
    await names();
    await post(first, '/api/sponsors', { name, category: 'plata' }, cookie);
    const begin = performance.now();
    while (!(await names()).includes(name) && performance.now() - begin < 2 * STALE_LIMIT) await pause(1);
    delays.push(performance.now() - begin);
  }
  return delays;
}

function post(address: string, to: string, body: unknown, cookie?: string): Promise<Response> {
  return fetch(address + to, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
}

/** Visitors who read continuously. */
function startReading(address: string) {
  const state = { count: 0, failed: 0 };
  let stopped = false;
  const running = Array.from({ length: READERS }, async (_none, reader) => {
    for (let round = reader; !stopped; round += 1) {
      const ok = await fetch(address + (PAGES[round % PAGES.length] ?? '/'))
        .then(async (response) => (await response.text()) !== '' && response.ok)
        .catch(() => false);
      if (ok) state.count += 1;
      else state.failed += 1;
    }
  });
  return Object.assign(state, {
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  });
}

/** Waits until all mails are processed, and counts them in the outboxes of both instances. */
async function countMails(
  database: Awaited<ReturnType<typeof openDatabase>>['prisma'],
  folders: readonly string[],
  limit: number,
): Promise<{ sent: number; twice: number; unsent: number }> {
  const end = Date.now() + limit;
  const isDone = async () => (await database.mail.count({ where: { doneAt: null } })) === 0;
  while (Date.now() < end && !(await isDone())) await pause(500);
  const names = folders.flatMap((folder) => {
    const outbox = path.join(folder, 'outbox');
    return fs.existsSync(outbox) ? fs.readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
  });
  const sent = new Set(names);
  const mails = await database.mail.findMany({ select: { id: true } });
  return {
    sent: sent.size,
    twice: names.length - sent.size,
    unsent: mails.filter(({ id }) => !sent.has(`${id}.eml`)).length,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
