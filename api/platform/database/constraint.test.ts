import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import type { Database } from './client.ts';
import {
  checkViolation,
  foreignKeyViolation,
  isRetryable,
  isRowMissing,
  isUniqueViolation,
} from './constraint.ts';

const open = {
  embedded: async () => ({ prisma: (await testEmbedded()).prisma, close: async () => {} }),
  postgres: testPostgres,
};

function failure(work: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(work).then(
    () => null,
    (error: unknown) => error,
  );
}

describe.each(['embedded', 'postgres'] as const)('violations on the %s database', (kind) => {
  let db: Database;
  let close = async (): Promise<void> => {};
  let userId: number;
  let matchId: number;

  beforeAll(async () => {
    ({ prisma: db, close } = await open[kind]());
  });
  afterAll(() => close());

  beforeEach(async () => {
    await db.ticket.deleteMany();
    await db.user.deleteMany();
    await db.match.deleteMany();
    const user = await db.user.create({ data: { name: 'Aina', email: 'aina@pmb.test', password: '-' } });
    const match = await db.match.create({
      data: {
        subject: 'Jornada 1',
        homeTeam: 'Palma Mallorca Bàsquet',
        awayTeam: 'Menorca',
        opponent: 'Menorca',
        isHome: true,
        matchDate: new Date('2026-12-01T19:00:00Z'),
        competition: 'LIGA',
        ticketsAvailable: 1,
      },
    });
    userId = user.id;
    matchId = match.id;
  });

  const buy = () => {
    const id = randomUUID();
    return db.ticket.create({ data: { id, qrCode: `ticket:${id}`, userId, matchId } });
  };

  test('a unique violation has its fields', async () => {
    await buy();
    const error = await failure(buy());
    expect(isUniqueViolation(error, ['userId', 'matchId'])).toBe(true);
    expect(isUniqueViolation(error, ['matchId'])).toBe(false);
    expect(isUniqueViolation(error, ['qrCode'])).toBe(false);
    expect([checkViolation(error), foreignKeyViolation(error), isRowMissing(error)]).toEqual([
      null,
      null,
      false,
    ]);
  });

  test('the same for a raw statement', async () => {
    const error = await failure(
      db.$executeRaw`INSERT INTO users (name, email, password) VALUES ('B', 'aina@pmb.test', '-')`,
    );
    expect(isUniqueViolation(error, ['email'])).toBe(true);
  });

  test('a check violation has its constraint', async () => {
    const update = db.match.update({ where: { id: matchId }, data: { capacity: { decrement: 2 } } });
    const error = await failure(update);
    expect(checkViolation(error)).toBe('matches_tickets_available_not_negative');
    expect(isUniqueViolation(error, ['id'])).toBe(false);
    expect(isRetryable(error)).toBe(false);
    const raw = await failure(db.$executeRaw`UPDATE users SET email = 'Upper@pmb.test'`);
    expect(checkViolation(raw)).toBe('users_email_lower');
  });

  test('a foreign key violation, by a missing and by a referenced row', async () => {
    const comment = db.comment.create({ data: { content: 'Força', userId, newsId: 4711 } });
    expect(foreignKeyViolation(await failure(comment))).toBe('comments_news_id_fkey');
    await buy();
    const removal = await failure(db.match.delete({ where: { id: matchId } }));
    expect(foreignKeyViolation(removal)).toBe('tickets_match_id_fkey');
  });

  test('a missing row', async () => {
    const error = await failure(db.user.update({ where: { id: 4711 }, data: { name: 'X' } }));
    expect(isRowMissing(error)).toBe(true);
    expect(isRowMissing(new Error('P2025'))).toBe(false);
  });
});

test('a transaction that lost a conflict can be retried', async () => {
  const { prisma, close } = await testPostgres();
  const user = await prisma.user.create({ data: { name: 'Aina', email: 'aina@pmb.test', password: '-' } });
  const rename = (name: string, meet: () => Promise<void>) =>
    prisma.$transaction(
      async (tx) => {
        await tx.user.findUniqueOrThrow({ where: { id: user.id } });
        await meet();
        await tx.user.update({ where: { id: user.id }, data: { name } });
      },
      { isolationLevel: 'Serializable' },
    );
  // Both have read before either of them writes.
  let present = 0;
  const bothRead = async () => {
    present += 1;
    while (present < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const results = await Promise.all([failure(rename('B', bothRead)), failure(rename('C', bothRead))]);
  await close();
  const errors = results.filter((error) => error !== null);
  expect(errors).toHaveLength(1);
  expect(isRetryable(errors[0])).toBe(true);
});
