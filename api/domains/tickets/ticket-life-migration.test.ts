import path from 'node:path';
import { expect, test } from 'vitest';
import { club } from '../../club/club.ts';
import { fromPglite } from '../../platform/database/embedded.ts';
import { readMigrations } from '../../platform/database/migrations.ts';
import { emptyPglite } from '../../testing/database.ts';

const NAME = /_ticket_life$/;

test('the migration keeps seats and takings as they were, and the previous version goes on selling', async () => {
  const pglite = await emptyPglite();
  const all = readMigrations(path.resolve(import.meta.dirname, '../../..'));
  const at = all.findIndex(({ name }) => NAME.test(name));
  expect(at).toBeGreaterThan(0);
  for (const { sql } of all.slice(0, at)) await pglite.exec(sql);
  await pglite.exec(`
    INSERT INTO users (name, email, password) SELECT 'Persona', n || '@x.test', '-' FROM generate_series(1, 4) n;
    INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, tickets_available,
                         ticket_price, updated_at)
    VALUES ('A', 'A', 'B', 'B', true, now(), 'LIGA', 5, 12.50, now()), ('B', 'A', 'B', 'B', true, now(), 'LIGA', 0, NULL, now()),
           ('C', 'A', 'B', 'B', true, now(), 'LIGA', 7, NULL, now());
    INSERT INTO tickets (id, user_id, match_id, qr_code)
    SELECT id, person, match, 'ticket:' || id
      FROM (SELECT gen_random_uuid() AS id, person, match
              FROM (VALUES (1, 1), (2, 1), (3, 1), (1, 2)) AS sold (person, match)) AS made;`);
  for (const { sql } of all.slice(at)) await pglite.exec(sql);
  const database = await fromPglite(pglite);
  const { prisma } = database;
  const seats = () =>
    prisma.$queryRaw`
      SELECT capacity, tickets_sold AS sold, tickets_held AS held, tickets_available AS free,
             (SELECT coalesce(sum(price_paid), 0)::text FROM tickets WHERE match_id = matches.id) AS takings
        FROM matches ORDER BY id`;
  expect(await seats()).toEqual([
    { capacity: 8, sold: 3, held: 0, free: 5, takings: '37.50' },
    { capacity: 1, sold: 1, held: 0, free: 0, takings: club.defaultTicketPrice.toFixed(2) },
    { capacity: 7, sold: 0, held: 0, free: 7, takings: '0' },
  ]);
  const states = await prisma.ticket.groupBy({ by: ['state', 'paidBy'], _count: true });
  expect(states).toEqual([{ state: 'valid', paidBy: 'none', _count: 4 }]);

  // As the previous version sells: it takes a seat of the match, and then inserts a ticket without a price.
  await prisma.$executeRaw`
    WITH seat AS (
      UPDATE matches SET tickets_available = tickets_available - 1 WHERE id = 1 AND tickets_available > 0 RETURNING id)
    INSERT INTO tickets (id, user_id, match_id, qr_code)
    SELECT ticket, 4, seat.id, 'ticket:' || ticket FROM seat, (SELECT gen_random_uuid() AS ticket) AS made`;
  expect(await seats()).toContainEqual({ capacity: 8, sold: 4, held: 0, free: 4, takings: '50.00' });
  await database.close();
});
