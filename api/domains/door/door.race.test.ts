import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/database/client.ts';
import { openPostgres, type PostgresDatabase } from '../../platform/database/postgres.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { cancelTicket } from '../tickets/staff-tickets.ts';
import { doorCounts } from './desk.ts';
import { admit, syncScans } from './door.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

let postgres: TestPostgres;
/** Three processes of the site. */
const opened: PostgresDatabase[] = [];
let operator: { id: number };

beforeAll(async () => {
  postgres = await testPostgres();
  for (let index = 0; index < 3; index += 1) opened.push(await openPostgres(postgres.url));
  operator = await postgres.prisma.user.create({
    data: { name: 'Puerta', email: 'puerta@prueba.test', password: '-', role: 'admin', roles: ['admin'] },
  });
});
afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await postgres.close();
});

const processOf = (index: number): Database => {
  const database = opened[index % opened.length];
  if (!database) throw new Error('no process');
  return database.prisma;
};

/** A match with so many tickets. @returns their ids */
async function sell(count: number) {
  const { prisma } = postgres;
  const match = await createMatch(prisma, { matchDate: inHours(2), ticketsAvailable: count });
  const ids = Array.from({ length: count }, () => randomUUID());
  await prisma.ticket.createMany({
    data: ids.map((id) => ({ id, matchId: match.id, qrCode: `ticket:${id}`, pricePaid: '15' })),
  });
  return { matchId: match.id, ids };
}

const rotated = <Item>(items: readonly Item[], by: number) => [...items.slice(by), ...items.slice(0, by)];

function scanOf(matchId: number, ticket: string, device: string) {
  return { matchId, code: `ticket:${ticket}`, id: randomUUID(), gate: 'Norte', device, at: new Date() };
}

test('of 20 devices that scan the same 500 tickets, each ticket admits once', async () => {
  const { matchId, ids } = await sell(500);
  const times = new Map<string, number>();
  const reasons = new Set<string>();
  const devices = Array.from({ length: 20 }, async (_, device) => {
    // Half of them go through the tickets in the same order, so that they meet at each one.
    for (const ticket of rotated(ids, device % 2 === 0 ? 0 : device * 25)) {
      const { reason } = await admit(
        processOf(device),
        operator,
        scanOf(matchId, ticket, `lector-${device}`),
      );
      reasons.add(reason);
      if (reason === 'admitted') times.set(ticket, (times.get(ticket) ?? 0) + 1);
    }
  });
  await Promise.all(devices);
  expect(reasons).toEqual(new Set(['admitted', 'already_admitted']));
  expect([times.size, ...new Set(times.values())]).toEqual([500, 1]);
  expect(await doorCounts(postgres.prisma, matchId)).toMatchObject({ admitted: 500, conflicts: 0 });
});

test('devices that were offline send the same scans at once: each counts once, and the others are conflicts', async () => {
  const { matchId, ids } = await sell(40);
  const queues = Array.from({ length: 5 }, (_, device) => ({
    matchId,
    device: `lector-${device}`,
    scans: ids.map((ticket) => ({ ...scanOf(matchId, ticket, ''), gate: `Puerta ${device}` })),
  }));
  // Each queue twice: the first answer was lost.
  await Promise.all(
    [...queues, ...queues].map((queue, index) => syncScans(processOf(index), operator, queue)),
  );
  expect(await doorCounts(postgres.prisma, matchId)).toMatchObject({ admitted: 40, conflicts: 160 });
});

test('a ticket that is cancelled while it is scanned either admitted before, or does not admit', async () => {
  const { matchId, ids } = await sell(30);
  const outcomes = await Promise.all(
    ids.map(async (ticket, index) => {
      const [verdict] = await Promise.all([
        admit(processOf(index), operator, scanOf(matchId, ticket, 'lector')),
        cancelTicket(processOf(index + 1), operator, ticket, { reason: 'Duplicada' }),
      ]);
      return verdict.reason;
    }),
  );
  expect(outcomes.every((reason) => reason === 'admitted' || reason === 'cancelled')).toBe(true);
  const admitted = outcomes.filter((reason) => reason === 'admitted').length;
  expect(await doorCounts(postgres.prisma, matchId)).toMatchObject({ admitted });
});
