import fs from 'node:fs';
import { startPostgres } from '../api/testing/postgres-server.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { type Figure, seconds } from './figure.ts';

const PAGES = ['/', '/noticias', '/calendario', '/api/sponsors'];
/** Pause between two rounds of requests, in milliseconds. */
const PACE = 250;
const RETURN_LIMIT = 5_000;

/** The responses while the database was away. */
interface Responses {
  /** Public pages that were still served, and those that were not. */
  pages: { served: number; refused: number };
  /** Calls that need the database and got «try again later»; the longest response time in milliseconds. */
  refused: number;
  slowest: number;
  /** All other responses. */
  unexpected: string[];
}

/** Stops the database server under a running site for some time and starts it again. */
export async function surviveDatabaseAway(awayMs: number): Promise<Figure> {
  const dataDir = newDataDir();
  const postgres = await startPostgres({ durable: true });
  const site = startSite({
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    DEMO: 'small',
    DATABASE_URL: postgres.url('postgres'),
  });
  try {
    const address = await site.untilListening();
    const cookie = await signIn(address);
    for (const page of PAGES) await ask(address, page);

    await postgres.crash();
    const responses: Responses = { pages: { served: 0, refused: 0 }, refused: 0, slowest: 0, unexpected: [] };
    const end = Date.now() + awayMs;
    do await askAll(address, cookie, responses);
    while (Date.now() < end);

    await postgres.restart();
    const begin = performance.now();
    await untilServed(address, cookie);
    const back = performance.now() - begin;
    const stale = await countStale(address);
    const { pages, refused, slowest, unexpected } = responses;
    return {
      fault: `PostgreSQL away for ${Math.round(awayMs / 1000)} s`,
      seen:
        `${refused} calls answered 503 with Retry-After in ${Math.round(slowest)} ms at most, ${pages.served} public pages ` +
        `went on, ${pages.refused} did not, ${unexpected.length} other answers; writes again ${seconds(back)} after the server`,
      held:
        unexpected.length === 0 && refused > 0 && pages.refused === 0 && back <= RETURN_LIMIT && stale === 0,
    };
  } finally {
    site.process.kill('SIGKILL');
    await site.untilExit();
    await postgres.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

const ask = (address: string, path: string, options: RequestInit = {}) =>
  fetch(address + path, { ...options, signal: AbortSignal.timeout(30_000) });

const post = (address: string, path: string, body: unknown, cookie?: string) =>
  ask(address, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

async function signIn(address: string): Promise<string> {
  const answer = await post(address, '/api/login', { email: 'visitor@pmb.test', password: 'demo1234' });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function askAll(address: string, cookie: string, responses: Responses): Promise<void> {
  for (const page of PAGES) {
    const { ok, status } = await ask(address, page);
    if (ok) responses.pages.served += 1;
    else if (status === 503) responses.pages.refused += 1;
    else responses.unexpected.push(`${status} ${page}`);
  }
  const needy: [string, () => Promise<Response>][] = [
    ['GET /api/tickets', () => ask(address, '/api/tickets', { headers: { cookie } })],
    ['POST /api/login', () => post(address, '/api/login', { email: 'socio@pmb.test', password: 'demo1234' })],
    ['POST /graphql', () => post(address, '/graphql', { query: '{ players { name } }' })],
    ['GET /readyz', () => ask(address, '/readyz')],
  ];
  for (const [name, call] of needy) {
    const begin = performance.now();
    const { status, headers } = await call();
    responses.slowest = Math.max(responses.slowest, performance.now() - begin);
    if (status === 503 && Number(headers.get('retry-after')) > 0) responses.refused += 1;
    else responses.unexpected.push(`${status} ${name}`);
  }
  const alive = await ask(address, '/livez');
  if (alive.status !== 200) responses.unexpected.push(`${alive.status} GET /livez`);
  await new Promise((resolve) => {
    setTimeout(resolve, PACE);
  });
}

async function untilServed(address: string, cookie: string): Promise<void> {
  for (;;) {
    const read = await ask(address, '/api/tickets', { headers: { cookie } });
    const written = await post(address, '/api/login', { email: 'socio@pmb.test', password: 'demo1234' });
    if (read.ok && written.ok) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}

/** Writes, then checks whether pages show it at once. */
async function countStale(address: string): Promise<number> {
  const admin = await post(address, '/api/login', { email: 'admin@pmb.test', password: 'demo1234' });
  const cookie = admin.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let stale = 0;
  for (let round = 0; round < 5; round += 1) {
    const name = `Forn de la Plaça ${round}`;
    await post(address, '/api/sponsors', { name, category: 'oro' }, cookie);
    const shown = await (await ask(address, '/api/sponsors')).text();
    if (!shown.includes(name)) stale += 1;
  }
  return stale;
}
