import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { serveTestSite, type Caller, type TestSite } from '../../testing/site.ts';
import { sellTogether } from './sell.ts';
import { purchaseTicket } from './tickets.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

type Purchase = (buyer: number, match: number) => Promise<string>;

let postgres: TestPostgres;
let site: TestSite;
/** Three processes of the site: each has its own connections and its own queue. */
const processes: Purchase[] = [];
const opened: PostgresDatabase[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  site = await serveTestSite(postgres.prisma);
  for (let index = 0; index < 3; index += 1) {
    const own = await openPostgres(postgres.url);
    opened.push(own);
    processes.push((buyer, match) => purchaseTicket(own.prisma, buyer, match));
  }
});
afterAll(async () => {
  await site.close();
  await Promise.all(opened.map((database) => database.close()));
  await postgres.close();
});
afterEach(async () => {
  await postgres.prisma.ticket.deleteMany();
  await postgres.prisma.user.deleteMany();
});

async function createBuyers(count: number): Promise<number[]> {
  const data = Array.from({ length: count }, (_, index) => ({
    name: `Persona ${index}`,
    email: `comprador-${index}@prueba.test`,
    password: '-',
  }));
  const users = await postgres.prisma.user.createManyAndReturn({ data, select: { id: true } });
  return users.map(({ id }) => id);
}

/** All buyers click at the same time, spread over the processes. */
function rush(buyers: number[], match: number): Promise<Record<string, number>> {
  const sales = buyers.map((buyer, index) => {
    const purchase = processes[index % processes.length];
    return purchase ? purchase(buyer, match) : Promise.reject(new Error('no process'));
  });
  return outcomes(sales);
}

/** Counts each outcome: «sold» or the name of the error. */
async function outcomes(sales: Promise<string>[]): Promise<Record<string, number>> {
  const results = await Promise.allSettled(sales);
  return tally(results.map((sale) => (sale.status === 'fulfilled' ? 'sold' : (sale.reason as Error).name)));
}

function tally(values: (string | number)[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const value of values) counted[value] = (counted[value] ?? 0) + 1;
  return counted;
}

async function seatsAndTickets(matchId: number): Promise<{ seats: number; tickets: number }> {
  const { prisma } = postgres;
  const { ticketsAvailable } = await prisma.match.findUniqueOrThrow({ where: { id: matchId } });
  return { seats: ticketsAvailable, tickets: await prisma.ticket.count({ where: { matchId } }) };
}

/** Runs `statement` in a transaction and commits once `during` has that many waiting queries. */
async function whileOpen<Result>(
  statement: string,
  during: () => Promise<Result>,
  waiting = 1,
): Promise<Result> {
  const client = await postgres.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(statement);
    const result = during();
    await vi.waitFor(
      async () => {
        const { rows } = await postgres.pool.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
        );
        expect(rows.length).toBeGreaterThanOrEqual(waiting);
      },
      { timeout: 30_000, interval: 20 },
    );
    await client.query('COMMIT');
    return await result;
  } finally {
    client.release();
  }
}

test('300 buyers for 10 seats buy exactly 10', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 10 });
  expect(await rush(await createBuyers(300), id)).toEqual({ sold: 10, SoldOutError: 290 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 0, tickets: 10 });
});

test('300 buyers over HTTP are all answered, 10 with a ticket', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 10 });
  const buyers: Caller[] = [];
  while (buyers.length < 300) buyers.push(await site.signedIn('visitor'));
  const answers = await Promise.all(
    buyers.map((buyer) => buyer.request('POST', '/api/tickets', { matchId: id })),
  );
  expect(tally(answers.map(({ status }) => status))).toEqual({ 201: 10, 409: 290 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 0, tickets: 10 });
});

test('a user who clicks twice takes no seat from the users behind', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 2 });
  const [first = 0, second = 0] = await createBuyers(2);
  const at = new Date();
  const sold = await sellTogether(
    postgres.prisma,
    id,
    [first, first, second].map((userId) => ({ userId, at })),
  );
  expect(sold).toEqual([expect.any(String), null, expect.any(String)]);
  expect(await seatsAndTickets(id)).toEqual({ seats: 0, tickets: 2 });
});

test('30 clicks of one buyer give one ticket, and the other 29 say that the user already has it', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 10 });
  const [buyer = 0] = await createBuyers(1);
  const clicks = Array.from({ length: 30 }, () => buyer);
  // No sale finishes before each process has started one, so none of them saw an existing ticket.
  const result = await whileOpen(
    `SELECT id FROM matches WHERE id = ${id} FOR UPDATE`,
    () => rush(clicks, id),
    3,
  );
  expect(result).toEqual({ sold: 1, TicketAlreadyOwnedError: 29 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 9, tickets: 1 });
});

test('30 clicks for the last seat: the buyer who got it never sees «sold out»', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 1 });
  const [buyer = 0] = await createBuyers(1);
  expect(
    await rush(
      Array.from({ length: 30 }, () => buyer),
      id,
    ),
  ).toEqual({
    sold: 1,
    TicketAlreadyOwnedError: 29,
  });
});

test('a match cancelled while buyers wait sells nothing more', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 10 });
  const buyers = await createBuyers(20);
  const result = await whileOpen(`UPDATE matches SET status = 'cancelled' WHERE id = ${id}`, () =>
    rush(buyers, id),
  );
  expect(result).toEqual({ MatchNotOnSaleError: 20 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 10, tickets: 0 });
});

test('a match cancelled in the middle of a rush keeps seats and tickets consistent', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 500 });
  const sales = rush(await createBuyers(200), id);
  const cancelled = postgres.prisma.match.update({ where: { id }, data: { status: 'cancelled' } });
  const [{ sold = 0, MatchNotOnSaleError: refused = 0, ...others }] = await Promise.all([sales, cancelled]);
  expect(others).toEqual({});
  expect(sold + refused).toBe(200);
  expect(await seatsAndTickets(id)).toEqual({ seats: 500 - sold, tickets: sold });
});

test('an account closed in the middle of its purchase returns the seat', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 10 });
  const [buyer = 0] = await createBuyers(1);
  const result = await whileOpen(`DELETE FROM users WHERE id = ${buyer}`, () => rush([buyer], id));
  expect(result).toEqual({ NotFoundError: 1 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 10, tickets: 0 });
});

test('accounts closed in the middle of a rush do not make other sales fail', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 30 });
  const buyers = await createBuyers(30);
  const [gone] = buyers.slice(-1);
  const result = await whileOpen(`DELETE FROM users WHERE id = ${gone}`, () => rush(buyers, id));
  expect(result).toEqual({ sold: 29, NotFoundError: 1 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 1, tickets: 29 });
});

test('seats that staff add during a rush are sold too, but no seat more', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 5 });
  const buyers = await createBuyers(60);
  const result = await whileOpen(`UPDATE matches SET capacity = capacity + 5 WHERE id = ${id}`, () =>
    rush(buyers, id),
  );
  expect(result).toEqual({ sold: 10, SoldOutError: 50 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 0, tickets: 10 });
});
