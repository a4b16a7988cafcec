import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Staff } from '../audit/audit-log.ts';
import { createFan } from '../points/points.fixture.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { endMembership, grantMembership, renewMembership } from './memberships.ts';

// Needs a real PostgreSQL: the embedded database has a single connection, so it has no races.

const DAY = 24 * 60 * 60_000;

let postgres: TestPostgres;
let staff: Staff;
beforeAll(async () => {
  postgres = await testPostgres();
  staff = { id: await createFan(postgres.prisma) };
});
afterAll(() => postgres.close());

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY);
}

async function grantTo(email: string): Promise<string> {
  return grantMembership(postgres.prisma, staff, {
    email,
    type: 'Abono General',
    activationDate: inDays(-1),
    expiryDate: inDays(100),
  });
}

test('of eight concurrent grants, one succeeds', async () => {
  const userId = await createFan(postgres.prisma);
  const { email } = await postgres.prisma.user.findUniqueOrThrow({ where: { id: userId } });
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => grantTo(email)));
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [(outcome.reason as Error).name] : [],
  );
  expect(refused).toEqual(Array.from({ length: 7 }, () => 'AlreadyMemberError'));
  expect(await postgres.prisma.membership.count({ where: { userId } })).toBe(1);
  // Refused grants leave no audit entry.
  expect(await postgres.prisma.auditEntry.count({ where: { action: 'grant' } })).toBe(1);
});

test('a concurrent end and renewal leave role and membership consistent', async () => {
  for (let round = 0; round < 10; round += 1) {
    const userId = await createFan(postgres.prisma);
    const { email } = await postgres.prisma.user.findUniqueOrThrow({ where: { id: userId } });
    const id = await grantTo(email);
    await Promise.all([
      endMembership(postgres.prisma, staff, id),
      renewMembership(postgres.prisma, staff, id, { expiryDate: inDays(300) }),
    ]);
    const user = await postgres.prisma.user.findUniqueOrThrow({
      where: { id: userId },
      include: { memberships: true },
    });
    const isMember = user.memberships.some(({ expiryDate }) => expiryDate > new Date());
    expect(user.roles.includes('socio')).toBe(isMember);
  }
});
