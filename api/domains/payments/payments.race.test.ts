import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { UserError } from '../../platform/errors.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import { settleOffers } from '../tickets/offers.ts';
import { returnTicket } from '../tickets/returns.ts';
import { PaymentRequired } from '../tickets/ticket-errors.ts';
import { ticketWanted } from '../tickets/ticket-events.ts';
import { joinWaitingList } from '../tickets/waiting-list.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import type { PaymentWord } from './provider.ts';
import { takeReversal } from './reversals.ts';
import { settleOrders, settlePayment } from './settle.ts';
import './orders.ts';
import './refunds.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

const SEATS = 20;
const PEOPLE = 80;
const config = readConfig({ PAYMENTS: 'demo' });
const provider = { name: 'demo' } as const;

let postgres: TestPostgres;
/** Three processes of the site. */
const opened: PostgresDatabase[] = [];
let people: number[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  for (let index = 0; index < 3; index += 1) opened.push(await openPostgres(postgres.url));
  const data = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `Persona ${index}`,
    email: `pago-${index}@prueba.test`,
    password: '-',
  }));
  const made = await postgres.prisma.user.createManyAndReturn({ data, select: { id: true } });
  people = made.map(({ id }) => id);
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await postgres.close();
});

const database = (index: number) => opened[index % opened.length]?.prisma ?? postgres.prisma;

/** @returns the id of the order, or the name of a refusal */
async function want(index: number, userId: number, matchId: number): Promise<string> {
  try {
    await Promise.all(ticketWanted.emit(database(index), config, { userId, matchId }));
    return 'nothing to pay';
  } catch (error) {
    if (error instanceof PaymentRequired) return error.orderId;
    if (error instanceof UserError) return error.name;
    throw error;
  }
}

async function ignoringRefusals(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

const word = (reference: string): PaymentWord => ({
  reference,
  outcome: 'paid',
  amount: 1500,
  currency: 'EUR',
  paymentId: `pay-${reference}`,
  paidBy: 'card',
  detail: null,
});

async function seatsOf(matchId: number) {
  const { rows } = await postgres.pool.query(
    `SELECT tickets_sold AS sold, tickets_held AS held, tickets_available AS free,
            (SELECT count(*)::int FROM tickets WHERE match_id = matches.id AND state = 'valid') AS tickets,
            (SELECT count(*)::int FROM seat_holds WHERE match_id = matches.id) AS holds
       FROM matches WHERE id = $1`,
    [matchId],
  );
  return rows[0] as { sold: number; held: number; free: number; tickets: number; holds: number };
}

test('payments, repeats, ends of holds, returns and waits at once: every euro has a ticket or goes back', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: SEATS });
  // Everybody clicks twice, on two processes.
  const clicks = people.flatMap((person, index) => [want(index, person, id), want(index + 1, person, id)]);
  const answers = await Promise.all(clicks);
  const orders = await postgres.prisma.order.findMany({ where: { matchId: id } });
  expect(orders).toHaveLength(SEATS);
  expect(new Set(orders.map(({ userId }) => userId)).size).toBe(SEATS);
  expect(new Set(answers.filter((answer) => answer.length === 36)).size).toBe(SEATS);
  expect(await seatsOf(id)).toEqual({ sold: 0, held: SEATS, free: 0, tickets: 0, holds: SEATS });
  await Promise.all(
    people.map((person, index) => ignoringRefusals(joinWaitingList(database(index), person, id))),
  );

  // Half of the holds end while all the money arrives, three times each.
  await postgres.pool.query(
    `UPDATE seat_holds SET until = now() - interval '1 second' WHERE match_id = $1 AND user_id % 2 = 0`,
    [id],
  );
  const work = Promise.all([
    ...orders.flatMap(({ reference }, index) =>
      [0, 1, 2].map((copy) => settlePayment(database(index + copy), provider, word(reference))),
    ),
    ...opened.map(({ prisma }) => settleOffers(prisma)),
    ...opened.map(({ prisma }) => settleOrders(prisma, null)),
    ...orders.map(async ({ userId }, index) => {
      const ticket = await database(index).ticket.findFirst({
        where: { matchId: id, userId, state: 'valid' },
        select: { id: true },
      });
      if (ticket) await ignoringRefusals(returnTicket(database(index), userId ?? 0, ticket.id));
    }),
  ]);
  let samples = 0;
  const done = work.then(() => true);
  do {
    const { sold, held, free, tickets, holds } = await seatsOf(id);
    expect(sold + held + free).toBe(SEATS);
    expect([tickets, holds]).toEqual([sold, held]);
    samples += 1;
  } while (!(await Promise.race([done, Promise.resolve(false)])));
  expect(samples).toBeGreaterThan(3);

  const after = await postgres.prisma.order.findMany({
    where: { matchId: id },
    include: { events: { where: { kind: 'paid' } } },
  });
  for (const { events, state, ticketId } of after) {
    expect(events).toHaveLength(1);
    const ticket = ticketId && (await postgres.prisma.ticket.findUnique({ where: { id: ticketId } }));
    expect([state, ticket ? ticket.state : 'no ticket']).toSatisfy(isRight);
  }
  expect(after.filter(({ state }) => state === 'paid').length).toBeGreaterThan(0);
}, 180_000);

const isRight = ([state, ticket]: string[]) =>
  state === 'paid' ? ticket === 'valid' : state === 'refund_due' && ticket !== 'valid';

test('refunds at the provider, told three times, payments that are repeated and returns at once end each ticket once', async () => {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: SEATS });
  const buyers = people.slice(0, SEATS);
  await Promise.all(buyers.map((person, index) => want(index, person, id)));
  const orders = await postgres.prisma.order.findMany({ where: { matchId: id } });
  for (const { reference } of orders) await settlePayment(postgres.prisma, provider, word(reference));
  await postgres.prisma.mail.deleteMany();
  await Promise.all(
    orders.flatMap(({ reference, userId }, index) => [
      ...[0, 1, 2].map((copy) =>
        takeReversal(database(index + copy), provider, {
          outcome: 'paid_back',
          paymentId: `pay-${reference}`,
          reference: null,
          detail: null,
        }),
      ),
      settlePayment(database(index), provider, word(reference)),
      (async () => {
        const ticket = await database(index).ticket.findFirst({
          where: { matchId: id, userId, state: 'valid' },
          select: { id: true },
        });
        if (ticket) await ignoringRefusals(returnTicket(database(index), userId ?? 0, ticket.id));
      })(),
    ]),
  );
  expect(await seatsOf(id)).toEqual({ sold: 0, held: 0, free: SEATS, tickets: 0, holds: 0 });
  const after = await postgres.prisma.order.findMany({ where: { matchId: id }, include: { events: true } });
  for (const { state, refundReason, events } of after) {
    const kinds = events.map(({ kind }) => kind);
    expect(state).toBe('refund_due');
    expect(kinds.filter((kind) => kind === 'refund_due')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'paid_back')).toHaveLength(refundReason === 'cancelled' ? 1 : 0);
  }
  const cancelled = after.filter(({ refundReason }) => refundReason === 'cancelled').length;
  expect(await postgres.prisma.mail.count({ where: { kind: 'ticket_cancelled' } })).toBe(cancelled);
}, 180_000);
