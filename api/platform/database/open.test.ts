import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEmbedded } from '../../testing/database.ts';
import { emptyPostgres, testPostgres } from '../../testing/postgres.ts';
import type { Database } from './client.ts';
import { DatabaseUnavailableError, openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';

describe('an unusable PostgreSQL is reported quickly, in one line, without the password', () => {
  let silent: net.Server;
  let silentPort: number;
  let closedPort: number;

  beforeAll(async () => {
    // Accepts connections and never responds.
    silent = net.createServer(() => {});
    silentPort = await listen(silent);
    const closed = net.createServer();
    closedPort = await listen(closed);
    closed.close();
  });
  afterAll(() => {
    silent.close();
  });

  async function failure(databaseUrl: string): Promise<{ error: unknown; seconds: number }> {
    const start = performance.now();
    const error = await openDatabase({ databaseUrl, dataDir: '/nowhere' }).catch((reason: unknown) => reason);
    return { error, seconds: (performance.now() - start) / 1000 };
  }

  test('connection refused', async () => {
    const { error } = await failure(`postgresql://pmb:hunter2@127.0.0.1:${closedPort}/club`);
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(error)).toBe(
      `DatabaseUnavailableError: Cannot use the PostgreSQL database pmb@127.0.0.1:${closedPort}/club: ` +
        `connect ECONNREFUSED 127.0.0.1:${closedPort}`,
    );
  });

  test('no response', async () => {
    const { error, seconds } = await failure(`postgresql://pmb:hunter2@127.0.0.1:${silentPort}/club`);
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(error)).toMatch(/club: no answer within 5 seconds$/);
    expect(seconds).toBeLessThan(15);
  });

  test('missing database', async () => {
    const url = new URL(await emptyPostgres());
    url.pathname = '/missing';
    url.password = 'hunter2';
    const { error } = await failure(url.href);
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(error)).toMatch(/: database "missing" does not exist$/);
    expect(String(error)).not.toContain('hunter2');
  });

  test('invalid address', async () => {
    const { error } = await failure(`postgresql://pmb:hunter2@127.0.0.1:port/club`);
    expect(error).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(error)).not.toContain('hunter2');
    expect(String(error)).not.toContain('\n');
  });
});

function listen(server: net.Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

const open = {
  embedded: async () => ({ prisma: (await testEmbedded()).prisma, close: async () => {} }),
  // Its server is in the time zone of Honolulu, see api/testing/postgres-server.ts.
  postgres: testPostgres,
};

describe.each(['embedded', 'postgres'] as const)('times on the %s database', (kind) => {
  let db: Database;
  let close = async (): Promise<void> => {};

  beforeAll(async () => {
    ({ prisma: db, close } = await open[kind]());
  });
  afterAll(() => close());

  const match = {
    subject: 'Jornada 1',
    homeTeam: 'Palma Mallorca Bàsquet',
    awayTeam: 'Menorca',
    opponent: 'Menorca',
    isHome: true,
    competition: 'LIGA',
  };

  // Before and after the changes of daylight saving time in Madrid, to the millisecond.
  const instants = [
    '2026-03-29T00:59:59.999Z',
    '2026-03-29T01:00:00.000Z',
    '2026-10-25T00:30:00.001Z',
    '2026-10-25T01:30:00.120Z',
    '2026-12-31T23:30:00.000Z',
    '1999-01-01T00:00:00.000Z',
  ];

  test.each(instants)('%s is read as it was written', async (instant) => {
    const matchDate = new Date(instant);
    const { id } = await db.match.create({ data: { ...match, matchDate } });
    const found = await db.match.findFirstOrThrow({ where: { id, matchDate } });
    expect(found.matchDate.toISOString()).toBe(instant);
    const [raw] = await db.$queryRaw<{ ms: number; date: Date }[]>`
      SELECT (extract(epoch FROM match_date) * 1000)::float8 AS ms, match_date AS date
      FROM matches WHERE id = ${id} AND match_date = ${matchDate}`;
    expect(raw).toEqual({ ms: matchDate.getTime(), date: matchDate });
  });

  test('now() is the current time', async () => {
    await db.$executeRaw`INSERT INTO users (name, email, password) VALUES ('A', 'now@pmb.test', '-')`;
    const { registrationDate } = await db.user.findUniqueOrThrow({ where: { email: 'now@pmb.test' } });
    expect(Math.abs(registrationDate.getTime() - Date.now())).toBeLessThan(10_000);
  });
});

test('a connection that breaks during a transaction is reported and affects nothing else', async () => {
  const { url, close } = await testPostgres();
  const broken: Error[] = [];
  const database = await openPostgres(url, (error) => broken.push(error));
  const client = await database.pool.connect();
  const ended = new Promise((resolve) => client.once('end', resolve));
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  await client.query('BEGIN');
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  client.release(true);
  expect(broken.map(String)).toContainEqual(expect.stringContaining('terminating connection'));
  expect(await database.prisma.user.count()).toBe(0);
  await database.close();
  await close();
});
