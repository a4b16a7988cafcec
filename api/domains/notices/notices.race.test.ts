import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailJobs } from '../../platform/jobs/mail-jobs.ts';
import { openJobQueue } from '../../platform/jobs/job-queue.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { COLLECT_MAILS_JOB } from '../../platform/mail/mails.ts';
import { eventually } from '../../testing/eventually.ts';
import { TEST_COMPOSERS, TEST_ORIGIN } from '../../testing/outbox.ts';
import { testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { cancelMatch } from '../matches/match-progress.ts';
import { updateMatch } from '../matches/match-editing.ts';
import { createMatch, inHours } from '../matches/matches.fixture.ts';
import { purchaseTicket } from '../tickets/tickets.ts';
import { settleNotices } from './settle.ts';

// On a real PostgreSQL, with two instances at once.

let postgres: TestPostgres;
let staff: { id: number };

beforeAll(async () => {
  postgres = await testPostgres();
  staff = await postgres.prisma.user.create({
    data: { name: 'Marta', email: 'marta@prueba.test', password: 'x' },
    select: { id: true },
  });
});
afterAll(() => postgres.close());
beforeEach(() => postgres.prisma.mail.deleteMany());

const AT_ONCE = { quiet: 0, longest: 0 };
const HOLDERS = 600;

/** A match with tickets of as many people. */
async function soldTo(people: number): Promise<number> {
  const { id } = await createMatch(postgres.prisma, { ticketsAvailable: people + 10 });
  await postgres.pool.query(
    `WITH fans AS (
       INSERT INTO users (name, email, password)
       SELECT 'Fan ' || number, $1 || '-' || number || '@prueba.test', 'x' FROM generate_series(1, $2::int) AS number
       RETURNING id)
     INSERT INTO tickets (id, user_id, match_id, qr_code)
     SELECT ticket, fan, $3, 'ticket:' || ticket FROM (SELECT id AS fan, gen_random_uuid() AS ticket FROM fans) AS sold`,
    [crypto.randomUUID(), people, id],
  );
  return id;
}

test('600 holders are queued at once, each one time, although two instances settle together, and each gets one mail', async () => {
  const { prisma } = postgres;
  const matchId = await soldTo(HOLDERS);
  await updateMatch(prisma, staff, matchId, { matchDate: inHours(9 * 24) });
  await Promise.all(Array.from({ length: 4 }, () => settleNotices(prisma, AT_ONCE)));
  const mails = await prisma.mail.findMany({ where: { kind: 'match_notice' } });
  expect(new Set(mails.map(({ userId }) => userId)).size).toBe(HOLDERS);
  expect(mails).toHaveLength(HOLDERS);
  // One statement: all rows are of one moment.
  expect(new Set(mails.map(({ createdAt }) => createdAt.getTime())).size).toBe(1);
  expect(await prisma.matchNotice.findMany({ where: { matchId } })).toMatchObject([{ people: HOLDERS }]);
  expect(await prisma.notificationHistory.count({ where: { matchId } })).toBe(1);

  const server = await startSmtpServer();
  const mailer = openMailer({ dataDir: '/nowhere', smtpUrl: server.url, mailFrom: undefined });
  const post = { mailer, origin: TEST_ORIGIN, composers: TEST_COMPOSERS };
  const open = () => openJobQueue(postgres, 'Europe/Madrid', mailJobs(prisma, post), { pollMs: 200 });
  const queues = [await open(), await open()];
  try {
    queues[0]?.nudge(COLLECT_MAILS_JOB);
    queues[1]?.nudge(COLLECT_MAILS_JOB);
    await eventually(async () =>
      expect(await prisma.mail.count({ where: { outcome: 'sent' } })).toBe(HOLDERS),
    );
    expect(server.received).toHaveLength(HOLDERS);
    expect(new Set(server.received.map(({ to }) => to)).size).toBe(HOLDERS);
  } finally {
    await Promise.all(queues.map((queue) => queue.stop()));
    mailer.close();
    await server.close();
  }
}, 120_000);

test('a change while notices are settled is in one of them, and nobody is told twice of one state', async () => {
  const { prisma } = postgres;
  for (let round = 0; round < 10; round += 1) {
    const matchId = await soldTo(3);
    await updateMatch(prisma, staff, matchId, { location: 'Inca' });
    await Promise.all([
      settleNotices(prisma, AT_ONCE),
      cancelMatch(prisma, staff, matchId),
      settleNotices(prisma, AT_ONCE),
    ]);
    await settleNotices(prisma, AT_ONCE);
    const notices = await prisma.matchNotice.findMany({ where: { matchId }, orderBy: { id: 'asc' } });
    expect(notices.at(-1)).toMatchObject({ title: 'Partido cancelado', people: 3 });
    const titles = notices.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  }
}, 60_000);

test('who buys while the match is moved gets a notice or bought the moved match, never neither', async () => {
  const { prisma } = postgres;
  for (let round = 0; round < 10; round += 1) {
    const matchId = await soldTo(0);
    const fans = await Promise.all(
      Array.from({ length: 4 }, () =>
        prisma.user.create({
          data: { name: 'Fan', email: `${crypto.randomUUID()}@prueba.test`, password: 'x' },
        }),
      ),
    );
    await Promise.all([
      ...fans.map(({ id }) => purchaseTicket(prisma, id, matchId)),
      updateMatch(prisma, staff, matchId, { matchDate: inHours(9 * 24) }),
    ]);
    await settleNotices(prisma, AT_ONCE);
    const [{ at } = { at: new Date(0) }] = await prisma.matchChange.findMany({ where: { matchId } });
    const before = await prisma.ticket.findMany({ where: { matchId, purchaseDate: { lt: at } } });
    const told = await prisma.mail.findMany({ where: { kind: 'match_notice' } });
    const missed = before.filter(({ userId }) => !told.some((mail) => mail.userId === userId));
    expect(missed).toEqual([]);
  }
}, 60_000);
