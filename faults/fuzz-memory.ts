import fs from 'node:fs';
import fc from 'fast-check';
import pLimit from 'p-limit';
import { calls } from '../api/domains/rest-calls.ts';
import { newDataDir, startSite } from '../e2e/site-process.ts';
import { memoryOf } from './attacked-site.ts';
import { type Figure, seconds } from './figure.ts';
import { bodyOf, requestsFor } from './hostile-calls.ts';
import { operations, variablesOf } from './hostile-operations.ts';

/** Number of concurrent callers. */
const AT_ONCE = 4;
/** Limits in megabytes: the maximum memory of the process, and the growth between the first rounds and the last. */
const MAX_MEMORY = 1200;
const GROWTH = 200;
/** Number of warm-up rounds, until everything is loaded, compiled and cached. */
const WARM_UP_ROUNDS = 4;
/** Timeout in milliseconds: a longer response counts as hanging. */
const TIMEOUT = 30_000;

const PASSWORD = 'balón-naranja-7';
const ROLES = ['admin', 'visitor', 'socio', 'blogger', 'editor', 'sports_manager', 'commercial_manager'];

interface Request {
  name: string;
  path: string;
  method: string;
  body: string | FormData | undefined;
}

/** One request per documented REST call, and per query and mutation of the schema. */
function createRound(isLast: boolean): Request[] {
  const rest = calls.flatMap((row) =>
    fc.sample(requestsFor(row), 1).map((sent) => ({
      name: `${row.method} /${row.segments.join('/')}`,
      path: sent.path,
      method: row.method,
      body: bodyOf(row, sent),
    })),
  );
  // The operation that removes roles from everyone runs last.
  const possible = operations.filter(({ name }) => isLast || name !== 'mutation requireSecondFactor');
  const graphql = possible.flatMap((operation) =>
    fc.sample(variablesOf(operation), 1).map((variables) => ({
      name: operation.name,
      path: '/graphql',
      method: 'POST',
      body: `{"query":${JSON.stringify(operation.document)},"variables":${variables}}`,
    })),
  );
  return [...rest, ...graphql];
}

/**
 * Sends invalid values to every documented call of the built site, alternately as a visitor and as a user with all
 * roles, and watches the memory.
 * @param rounds number of requests per call
 */
export async function measureFuzz(rounds: number): Promise<Figure> {
  const dataDir = newDataDir();
  const site = startSite({
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000000',
    DATA_DIR: dataDir,
    DEMO: 'small',
  });
  const pid = site.process.pid ?? 0;
  try {
    const address = await site.untilListening();
    // A user with all roles may also close the own account, so each round has a new account.
    const cookies = await Promise.all(
      Array.from({ length: Math.ceil(rounds / 2) }, (_none, index) => someoneWithEveryRole(address, index)),
    );
    const before = memoryOf(pid).now;
    const wrong: string[] = [];
    const atOnce = pLimit(AT_ONCE);
    let sent = 0;
    let accepted = 0;
    let slowest = 0;
    let warm = 0;
    for (let round = 0; round < rounds; round += 1) {
      const cookie = round % 2 === 0 ? cookies[round / 2] : undefined;
      await Promise.all(
        createRound(round === rounds - 1).map((request) =>
          atOnce(async () => {
            const begin = performance.now();
            const status = await send(address, request, cookie);
            slowest = Math.max(slowest, performance.now() - begin);
            sent += 1;
            if (typeof status === 'number' && status < 300) accepted += 1;
            if (typeof status !== 'number' || status >= 500) wrong.push(`${status} ${request.name}`);
          }),
        ),
      );
      if (round === WARM_UP_ROUNDS - 1) warm = memoryOf(pid).now;
    }
    const { now, peak } = memoryOf(pid);
    const megabytes = (value: number) => `${Math.round(value)} MB`;
    return {
      fault: 'every documented call with wrong types and sizes',
      seen:
        `${sent} requests (${rounds} for each of ${calls.length} REST calls and ${operations.length} queries and mutations), ` +
        `${accepted} answered 2xx, ${wrong.length} 5xx or not at all${wrong.length > 0 ? ` (${[...new Set(wrong)].slice(0, 5).join(', ')})` : ''}, ` +
        `the slowest after ${seconds(slowest)}; memory ${megabytes(before)} before, ${megabytes(warm)} after ${WARM_UP_ROUNDS} rounds, ` +
        `${megabytes(now)} after the last, ${megabytes(peak)} at most`,
      held: wrong.length === 0 && peak < MAX_MEMORY && now - warm < GROWTH,
    };
  } finally {
    site.process.kill('SIGKILL');
    await site.untilExit();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @returns the status, or the reason why there is none */
async function send(
  address: string,
  { path, method, body }: Request,
  cookie: string | undefined,
): Promise<number | string> {
  try {
    const response = await fetch(address + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookie && { cookie }),
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await response.text();
    return text.includes('INTERNAL_SERVER_ERROR') ? 500 : response.status;
  } catch (error) {
    return String(error);
  }
}

async function someoneWithEveryRole(address: string, index: number): Promise<string> {
  const post = (path: string, body: object, cookie?: string) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  const cookieFrom = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const admin = cookieFrom(await post('/api/login', { email: 'admin@pmb.test', password: 'demo1234' }));
  const email = `todo-${index}@prueba.test`;
  await post(
    '/api/admin/users',
    { name: 'Todo', email, password: PASSWORD, role: 'admin', roles: ROLES },
    admin,
  );
  const cookie = cookieFrom(await post('/api/login', { email, password: PASSWORD }));
  if (cookie === '') throw new Error('The user with all roles could not sign in');
  return cookie;
}
