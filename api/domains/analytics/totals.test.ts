import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { seedDemonstration } from '../../../prisma/seed/seed.ts';
import { auditLog, countEntries, recordStaffAction } from '../audit/audit-log.ts';
import type { Database } from '../../platform/database/client.ts';
import { fromPglite } from '../../platform/database/embedded.ts';
import { readMigrations } from '../../platform/database/migrations.ts';
import type { OpenDatabase } from '../../platform/database/open.ts';
import { createMatch } from '../matches/matches.fixture.ts';
import {
  createAchievements,
  createArticle,
  createComments,
  createFan,
  createPass,
} from '../points/points.fixture.ts';
import { revokePoints, settlePoints } from '../points/points.ts';
import { countPublished, newsList } from '../news/news.ts';
import { emptyPglite, testEmbedded } from '../../testing/database.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { purchaseTicket } from '../tickets/tickets.ts';
import { countAccounts } from '../users/account-count.ts';
import { foldTotals } from './totals.ts';
import { storedAndCounted } from './totals.fixture.ts';

async function freshPostgres() {
  const database = await testPostgres();
  onTestFinished(() => database.close());
  return database;
}

test.each<[string, () => Promise<OpenDatabase>]>([
  ['PostgreSQL', freshPostgres],
  ['the embedded database', testEmbedded],
])(
  'stored totals equal the counts, after all kinds of writes to points, accounts, levels and news, on %s',
  async (_name, open) => {
    const { prisma } = await open();
    const expectExact = async (after: string) => {
      const { stored, counted } = await storedAndCounted(prisma);
      expect(stored, after).toEqual(counted);
      expect(await countAccounts(prisma), after).toBe(await prisma.user.count());
      return stored;
    };
    await seedDemonstration(prisma, new Date('2026-11-21T12:00:00Z'), async () => '-');
    expect((await expectExact('the demonstration')).map(({ subject }) => subject)).toEqual(
      expect.arrayContaining(['points', 'levels', 'sign_ups']),
    );

    await createAchievements(prisma, { ruleKind: 'own_passes', threshold: 1 });
    // Before and after midnight in the club's time zone, around the end of daylight saving time.
    const fan = await createFan(prisma, { registrationDate: new Date('2026-10-24T21:59:59Z') });
    const other = await createFan(prisma, { registrationDate: new Date('2026-10-25T22:59:59Z') });
    await expectExact('accounts opened');
    await purchaseTicket(prisma, fan, (await createMatch(prisma)).id);
    const article = await createArticle(prisma);
    const nights = ['2026-10-24T22:30:00Z', '2026-10-25T22:30:00Z', '2026-10-25T23:30:00Z'];
    const [comment = 0] = await createComments(prisma, fan, article, nights);
    const pass = await createPass(prisma, fan);
    await settlePoints(prisma, fan);
    await settlePoints(prisma, other);
    const settled = await expectExact('points settled');
    const days = settled.filter(({ subject, kind }) => subject === 'points' && kind === 'comment');
    expect(days).toEqual(expect.arrayContaining([expect.objectContaining({ day: '2026-10-26', amount: 5 })]));

    await prisma.comment.update({ where: { id: comment }, data: { hiddenAt: new Date() } });
    await prisma.abono.update({ where: { id: pass }, data: { status: 'error' } });
    await settlePoints(prisma, fan);
    await expectExact('points taken back, and with them a level');
    await revokePoints(prisma, other, { action: 'sign_up', relatedType: '', relatedId: '' });
    await expectExact('an award revoked and awarded again');
    await prisma.pointsEntry.updateMany({ where: { userId: fan }, data: { createdAt: nights[0] ?? '' } });
    await prisma.$executeRaw`UPDATE points_history SET action = 'gift', points = points + 1 WHERE user_id = ${other}`;
    await prisma.$executeRaw`UPDATE users SET registration_date = registration_date - interval '1 year'`;
    await expectExact('rows changed at a prompt');
    await prisma.user.delete({ where: { id: fan } });
    await expectExact('an account closed');
    await expectLogCounted(prisma, other);
    await expectExact('staff at work');
    const { slug } = await prisma.newsCategory.findFirstOrThrow({ where: { news: { some: {} } } });
    await prisma.news.updateMany({ where: { category: slug }, data: { status: 'hidden' } });
    await prisma.newsCategory.update({ where: { slug }, data: { slug: `${slug}-2` } });
    await prisma.news.deleteMany({ where: { id: { not: article }, status: 'published' } });
    await expectExact('articles hidden, moved and deleted');
    for (const category of [undefined, `${slug}-2`, 'unknown']) {
      const list = await newsList(prisma, { category });
      expect(await countPublished(prisma, list)).toBe(await prisma.news.count({ where: list.where }));
    }

    await foldTotals(prisma);
    const folded = await expectExact('folded');
    expect(await prisma.keptTotal.count()).toBe(folded.length);
    await foldTotals(prisma);
    expect(await prisma.keptTotal.count()).toBe(folded.length);
    await expectLogCounted(prisma, other);
    await prisma.$executeRaw`TRUNCATE points_history`;
    expect((await expectExact('emptied')).some(({ subject }) => subject === 'points')).toBe(false);
  },
);

/** Makes a user do two things as staff, then checks the log's counts for every filter by action and subject. */
async function expectLogCounted(database: Database, id: number) {
  await database.$transaction(async (transaction) => {
    for (const action of ['create', 'delete'] as const)
      await recordStaffAction(transaction, { id }, { action, subjectType: 'player', subjectId: id });
  });
  const filters = [
    {},
    { action: 'create' },
    { subjectType: 'player' },
    { action: 'delete', subjectType: 'player' },
  ];
  for (const filter of [...filters, { actorId: id }, { action: 'send', subjectType: 'player' }]) {
    const { where } = auditLog(filter);
    expect(await countEntries(database, auditLog(filter)), JSON.stringify(filter)).toBe(
      await database.auditEntry.count({ where }),
    );
  }
}

test('the migration counts existing rows', async () => {
  const pglite = await emptyPglite();
  onTestFinished(() => pglite.close());
  for (const { name, sql } of readMigrations(path.resolve(import.meta.dirname, '../../..'))) {
    if (name.endsWith('_kept_totals')) {
      await pglite.exec(`
        INSERT INTO users (name, email, password, registration_date)
        SELECT 'Ada', n || '@prueba.test', '-', timestamptz '2026-10-25 20:00Z' + n * interval '1 hour'
          FROM generate_series(1, 9) n;
        INSERT INTO points_history (user_id, action, points, description, related_id, created_at)
        SELECT users.id, 'comment', n, 'x', n::text, registration_date + n * interval '1 hour'
          FROM users, generate_series(1, 30) n;
        INSERT INTO user_points (user_id, updated_at, level)
        SELECT id, now(), CASE WHEN id % 2 = 0 THEN 'Fan' ELSE 'Leyenda' END::"FanLevel" FROM users`);
    }
    if (name.endsWith('_news_totals')) {
      await pglite.exec(`
        INSERT INTO news_categories (name, slug) VALUES ('Club', 'club');
        INSERT INTO news (title, content, category, status, updated_at)
        SELECT 'x', 'x', 'club', CASE WHEN n % 3 = 0 THEN 'draft' ELSE 'published' END::"NewsStatus", now()
          FROM generate_series(1, 9) n`);
    }
    if (name.endsWith('_audit_totals')) {
      await pglite.exec(`
        INSERT INTO audit_log (actor_id, actor_name, action, subject_type, subject_id)
        SELECT 1, 'Ada', CASE WHEN n % 3 = 0 THEN 'create' ELSE 'update' END, 'news', n::text FROM generate_series(1, 9) n`);
    }
    await pglite.exec(sql);
  }
  const { prisma } = await fromPglite(pglite);
  const { stored, counted } = await storedAndCounted(prisma);
  expect(stored).toEqual(counted);
  expect(stored.filter(({ subject }) => subject === 'points').map(({ amount }) => amount)).toEqual([
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
  ]);
});
