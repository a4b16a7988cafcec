import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/client.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testPostgres, type TestPostgres } from '../testing/postgres.ts';
import { purchaseTicket } from './tickets.ts';

// On a real PostgreSQL: the embedded database is one connection, which cannot lose a race.

let postgres: TestPostgres;
let database: Database;

beforeAll(async () => {
  postgres = await testPostgres();
  database = postgres.prisma;
});
afterAll(() => postgres.close());

let people = 0;

/** So many new accounts; their ids. */
async function createBuyers(count: number): Promise<number[]> {
  const data = Array.from({ length: count }, () => {
    people += 1;
    return { name: `Persona ${people}`, email: `persona-${people}@pmb.test`, password: '-' };
  });
  const users = await database.user.createManyAndReturn({ data, select: { id: true } });
  return users.map(({ id }) => id);
}

/** How often each outcome occurred: «sold», or the name of the error. */
async function outcomes(sales: Promise<string>[]): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const sale of await Promise.allSettled(sales)) {
    const outcome = sale.status === 'fulfilled' ? 'sold' : (sale.reason as Error).name;
    counted[outcome] = (counted[outcome] ?? 0) + 1;
  }
  return counted;
}

async function seatsAndTickets(matchId: number): Promise<{ seats: number; tickets: number }> {
  const { ticketsAvailable } = await database.match.findUniqueOrThrow({ where: { id: matchId } });
  return { seats: ticketsAvailable, tickets: await database.ticket.count({ where: { matchId } }) };
}

test('300 buyers for 10 seats buy exactly 10', async () => {
  const { id } = await createMatch(database, { ticketsAvailable: 10 });
  const buyers = await createBuyers(300);
  const result = await outcomes(buyers.map((buyer) => purchaseTicket(database, buyer, id)));
  expect(result).toEqual({ sold: 10, SoldOutError: 290 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 0, tickets: 10 });
});

test('30 clicks of one buyer give one ticket, and each of the others hears which', async () => {
  const { id } = await createMatch(database, { ticketsAvailable: 10 });
  const [buyer = 0] = await createBuyers(1);
  const clicks = Array.from({ length: 30 }, () => purchaseTicket(database, buyer, id));
  expect(await outcomes(clicks)).toEqual({ sold: 1, TicketAlreadyOwnedError: 29 });
  expect(await seatsAndTickets(id)).toEqual({ seats: 9, tickets: 1 });
});
