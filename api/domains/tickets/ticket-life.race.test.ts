import { afterAll, beforeAll, expect, test } from 'vitest';
import { UserError } from '../../platform/errors.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { acceptGift, giveTicket } from './gifts.ts';
import { settleOffers } from './offers.ts';
import { returnTicket } from './returns.ts';
import { purchaseTicket } from './tickets.ts';
import { joinWaitingList } from './waiting-list.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

const SEATS = 100;
const PEOPLE = 400;
const unlimited = {
  consume: async () => {},
  count: async () => [],
  refuse: () => {},
  takeBack: async () => {},
};

let postgres: TestPostgres;
/** Three processes of the site. */
const opened: PostgresDatabase[] = [];
let people: number[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  for (let index = 0; index < 3; index += 1) opened.push(await openPostgres(postgres.url));
  const data = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `Persona ${index}`,
    email: `persona-${index}@prueba.test`,
    password: '-',
  }));
  people = (await postgres.prisma.user.createManyAndReturn({ data, select: { id: true } })).map(
    ({ id }) => id,
  );
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await postgres.close();
});

/** The figures of a match and the rows that they count, as of one moment. */
interface Sample {
  capacity: number;
  sold: number;
  held: number;
  free: number;
  tickets: number;
  holds: number;
  twice: number;
}

async function sample(matchId: number): Promise<Sample> {
  const { rows } = await postgres.pool.query<Sample>(
    `SELECT capacity, tickets_sold AS sold, tickets_held AS held, tickets_available AS free,
            (SELECT count(*)::int FROM tickets WHERE match_id = matches.id AND state = 'valid') AS tickets,
            (SELECT count(*)::int FROM seat_holds WHERE match_id = matches.id) AS holds,
            (SELECT count(*)::int FROM (SELECT FROM tickets WHERE match_id = matches.id AND state = 'valid'
                                         GROUP BY user_id HAVING count(*) > 1) AS more) AS twice
       FROM matches WHERE id = $1`,
    [matchId],
  );
  if (!rows[0]) throw new Error('no match');
  return rows[0];
}

/** Reads samples until `work` has ended. */
async function watch(matchId: number, work: Promise<unknown>): Promise<Sample[]> {
  const samples: Sample[] = [];
  const done = work.then(() => true);
  do samples.push(await sample(matchId));
  while (!(await Promise.race([done, Promise.resolve(false)])));
  samples.push(await sample(matchId));
  return samples;
}

/** «done», or the name of a refusal; anything else fails the test. */
async function outcome(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return 'done';
  } catch (error) {
    if (error instanceof UserError) return error.name;
    throw error;
  }
}

test('1,000 buys, returns, gifts and waits at once: the seats add up at every commit, and no offer is lost', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: SEATS });
  const database = (index: number) => opened[index % opened.length]?.prisma ?? postgres.prisma;
  const own = async (index: number) =>
    (
      await database(index).ticket.findFirst({
        where: { matchId: id, userId: people[index % PEOPLE] ?? 0, state: 'valid' },
        select: { id: true },
      })
    )?.id ?? '00000000-0000-0000-0000-000000000000';
  const acts = [
    (index: number, person: number) => purchaseTicket(database(index), person, id),
    async (index: number, person: number) => returnTicket(database(index), person, await own(index)),
    async (index: number, person: number) => {
      const ticketId = await own(index);
      await giveTicket(database(index), unlimited, person, { ticketId, email: `otra-${index}@prueba.test` });
      const gift = await database(index).ticketGift.findUnique({ where: { ticketId } });
      if (gift) await acceptGift(database(index + 1), people[(index * 7 + 1) % PEOPLE] ?? 0, gift.id);
    },
    (index: number, person: number) => joinWaitingList(database(index), person, id),
  ];
  // Half of the seats are sold and the rest goes in the rush.
  for (let index = 0; index < SEATS; index += 1)
    await purchaseTicket(database(index), people[index] ?? 0, id);
  const rush = Array.from({ length: 1000 }, (_, index) => {
    const act = acts[Math.floor(index / 4) % 2 === 0 ? index % 4 : (index * 3) % 4];
    return outcome(async () => act?.(index, people[index % PEOPLE] ?? 0));
  });
  const all = Promise.all(rush);
  const samples = await watch(id, all);
  for (const { capacity, sold, held, free, tickets, holds, twice } of samples) {
    expect(sold + held + free).toBe(capacity);
    expect([capacity, tickets, holds, twice]).toEqual([SEATS, sold, held, 0]);
  }
  expect(samples.length).toBeGreaterThan(10);
  const results = await all;
  expect(results.filter((result) => result === 'done').length).toBeGreaterThan(200);
  // A seat that became free went to who waited: nobody waits while one is free.
  const waiting = await postgres.prisma.waitingEntry.count({ where: { matchId: id } });
  expect(Math.min(waiting, (await sample(id)).free)).toBe(0);
  // Each offer was mailed.
  const holds = await postgres.prisma.seatHold.findMany({ where: { matchId: id }, select: { id: true } });
  const told = await postgres.prisma.mail.count({
    where: { key: { in: holds.map((hold) => `seat_offer:${hold.id}`) } },
  });
  expect(told).toBe(holds.length);
}, 180_000);

test('two processes that end the same offers give each seat to one person, in order', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 20 });
  for (const person of people.slice(0, 20)) await purchaseTicket(postgres.prisma, person, id);
  for (const person of people.slice(20, 80)) await joinWaitingList(postgres.prisma, person, id);
  const tickets = await postgres.prisma.ticket.findMany({ where: { matchId: id } });
  await Promise.all(tickets.map((ticket) => returnTicket(postgres.prisma, ticket.userId ?? 0, ticket.id)));
  const holders = async () =>
    (await postgres.prisma.seatHold.findMany({ where: { matchId: id } }))
      .map(({ userId }) => userId)
      .toSorted((a, b) => (a ?? 0) - (b ?? 0));
  expect(await holders()).toEqual(people.slice(20, 40));
  const later = new Date(Date.now() + 5 * 60 * 60_000);
  // One of them takes the seat at the last moment.
  const last = people[20] ?? 0;
  const [taken] = await Promise.all([
    outcome(() => purchaseTicket(postgres.prisma, last, id)),
    ...opened.map((database) => settleOffers(database.prisma, later)),
  ]);
  const won = taken === 'done';
  expect(await holders()).toEqual(people.slice(40, won ? 59 : 60));
  expect(await sample(id)).toMatchObject({ sold: won ? 1 : 0, held: won ? 19 : 20, free: 0 });
});

test('a ticket that is returned, given and cancelled at the same moment ends once', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: 1 });
  const [giver = 0, friend = 0] = people;
  for (let round = 0; round < 10; round += 1) {
    const ticketId = await purchaseTicket(postgres.prisma, giver, id);
    await giveTicket(postgres.prisma, unlimited, giver, { ticketId, email: 'otra@prueba.test' });
    const gift = await postgres.prisma.ticketGift.findUniqueOrThrow({ where: { ticketId } });
    const [returned, given] = await Promise.all([
      outcome(() => returnTicket(opened[0]?.prisma ?? postgres.prisma, giver, ticketId)),
      outcome(() => acceptGift(opened[1]?.prisma ?? postgres.prisma, friend, gift.id)),
    ]);
    expect([
      ['done', 'NotFoundError'],
      ['TicketEndedError', 'done'],
    ]).toContainEqual([returned, given]);
    const { sold, free, tickets } = await sample(id);
    expect([sold + free, tickets]).toEqual([1, given === 'done' ? 1 : 0]);
    await postgres.prisma.ticket.deleteMany({ where: { matchId: id } });
  }
});
