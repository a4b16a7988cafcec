import fs from 'node:fs';
import http from 'node:http';
import pLimit from 'p-limit';
import { openDatabase } from '../api/platform/database/open.ts';
import { startSession } from '../api/platform/sessions.ts';
import { startPostgres } from '../api/testing/postgres-server.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import type { Figure } from './figure.ts';
import { findSubject } from './writing-fans.ts';

/** Number of concurrent clients; each waits for its response before the next request. */
const CALLERS = 32;

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Measures the responses per second of several instances on one PostgreSQL, with database and clients on the same
 * machine. It shows how the parts compare and what more instances add.
 */
export async function measureCapacity(instances: number, milliseconds: number): Promise<Figure> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = postgres.url('postgres');
  const folders = Array.from({ length: instances }, newDataDir);
  const sites = folders.map((dataDir) =>
    startSite({
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000000',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'small',
    }),
  );
  try {
    const addresses = await Promise.all(sites.map((site) => site.untilListening()));
    const database = await openDatabase({ databaseUrl, dataDir: folders[0] ?? '' });
    const { matchId } = await findSubject(database.prisma);
    await database.prisma.match.update({
      where: { id: Number(matchId) },
      data: { capacity: 1_000_000 },
    });
    const cookies = await signInMany(database.prisma, 3000);
    await database.close();

    const load = (call: (turn: number) => Call) => loadFor(addresses, milliseconds, call);
    const pages = await load(() => ({ method: 'GET', path: '/' }));
    const own = await load((turn) => ({
      method: 'GET',
      path: '/api/tickets',
      headers: { cookie: cookies[turn % cookies.length] ?? '' },
    }));
    const sales = await load((turn) => ({
      method: 'POST',
      path: '/api/tickets',
      headers: { cookie: cookies[turn % cookies.length] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ matchId: Number(matchId) }),
    }));
    const failed = pages.failed + own.failed + sales.failed;
    return {
      fault: `full load on ${instances} ${instances === 1 ? 'instance' : 'instances'}, everything on this machine`,
      seen:
        `in a second: ${pages.rate} whole home pages, ${own.rate} lists of own tickets, ${sales.rate} attempts to buy a ` +
        `ticket (all for one match); ${failed} failed`,
      held: failed === 0,
    };
  } finally {
    for (const site of sites) site.process.kill('SIGKILL');
    await Promise.all(sites.map((site) => site.untilExit()));
    await postgres.stop();
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Creates accounts and signs them in.
 * @returns their cookies
 */
async function signInMany(
  database: Awaited<ReturnType<typeof openDatabase>>['prisma'],
  count: number,
): Promise<string[]> {
  const rows = Array.from({ length: count }, (_none, index) => ({
    name: 'Aficionada',
    email: `fan-${index}@prueba.test`,
    password: '-',
  }));
  const users = await database.user.createManyAndReturn({ data: rows, select: { id: true } });
  const atOnce = pLimit(8);
  return Promise.all(
    users.map(({ id }) => atOnce(async () => `pmb_session=${(await startSession(database, id)).token}`)),
  );
}

async function loadFor(addresses: readonly string[], milliseconds: number, call: (turn: number) => Call) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CALLERS });
  const end = performance.now() + milliseconds;
  let turn = 0;
  let done = 0;
  let failed = 0;
  await Promise.all(
    Array.from({ length: CALLERS }, async (_none, caller) => {
      while (performance.now() < end) {
        turn += 1;
        const status = await ask(agent, addresses[caller % addresses.length] ?? '', call(turn)).catch(
          () => 0,
        );
        // A 409 for an existing ticket is a valid response too.
        if ((status >= 200 && status < 300) || status === 409) done += 1;
        else failed += 1;
      }
    }),
  );
  agent.destroy();
  return { rate: Math.round((done * 1000) / milliseconds), failed };
}

function ask(
  agent: http.Agent,
  address: string,
  { method, path, headers = {}, body }: Call,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(address + path, { method, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', reject);
    });
    request.once('error', reject);
    request.end(body);
  });
}
