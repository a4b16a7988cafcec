import type { DatabaseTransaction } from '../../api/database/client.ts';
import { deterministicId } from './deterministic-id.ts';
import { comments, seasonPass, tickets } from './fans.ts';
import { ledgerOf, type FanFacts } from './ledger.ts';
import { addDays, addHours, madrid, madridDay } from './madrid-time.ts';
import type { Content } from './seed-content.ts';
import { personOf, type People } from './seed-people.ts';

/** What the visitor and the socio did, and the points that follow from it. */
export async function seedFans(
  database: DatabaseTransaction,
  now: Date,
  people: People,
  content: Content,
): Promise<void> {
  const socio = personOf(people, 'socio');
  const visitor = personOf(people, 'visitor');
  const written = await seedComments(database, people, content);
  const bought = await seedTickets(database, now, socio.id, content);
  const at = addHours(socio.registered, 14 * 24);
  const pass = await database.abono.create({
    data: { ...seasonPass, nombreAsistente: socio.name, userId: socio.id, fechaSubida: at },
    select: { id: true },
  });

  const by = (userId: number) => written.filter((comment) => comment.userId === userId);
  const facts: [number, FanFacts][] = [
    [visitor.id, { registered: visitor.registered, tickets: [], comments: by(visitor.id), passes: [] }],
    [
      socio.id,
      {
        registered: socio.registered,
        tickets: bought,
        comments: by(socio.id),
        passes: [{ id: pass.id, at }],
      },
    ],
  ];
  for (const [userId, fan] of facts) await seedPoints(database, now, userId, fan, content);
}

async function seedComments(
  database: DatabaseTransaction,
  people: People,
  content: Content,
): Promise<(FanFacts['comments'][number] & { userId: number })[]> {
  const rows = comments.flatMap(({ role, article, hoursAfter, content: text }) => {
    const found = content.articles.get(article);
    if (!found) return [];
    const createdAt = addHours(found.publicationDate, hoursAfter);
    return [{ content: text, userId: personOf(people, role).id, newsId: found.id, createdAt }];
  });
  const created = await database.comment.createManyAndReturn({
    data: rows,
    select: { id: true, userId: true, newsId: true, createdAt: true },
  });
  const titles = new Map([...content.articles].map(([title, { id }]) => [id, title]));
  return created.map(({ id, userId, newsId, createdAt }) => ({
    id,
    userId,
    article: titles.get(newsId) ?? '',
    at: createdAt,
  }));
}

async function seedTickets(
  database: DatabaseTransaction,
  now: Date,
  userId: number,
  content: Content,
): Promise<FanFacts['tickets']> {
  const today = madridDay(now);
  const bought = tickets.flatMap(({ match: key, bought: when }) => {
    const match = content.matches.get(key);
    if (!match) return [];
    const { matchDate, subject, opponent, competition } = match.row;
    const at =
      'daysBefore' in when
        ? addHours(matchDate, -24 * when.daysBefore)
        : madrid(addDays(today, -when.daysAgo), when.time);
    return [{ key, matchId: match.id, subject, opponent, competition, at }];
  });
  await database.ticket.createMany({
    data: bought.map(({ key, matchId, at }) => {
      const id = deterministicId(`ticket:socio:${key}`);
      return { id, userId, matchId, qrCode: `ticket:${id}`, purchaseDate: at };
    }),
  });
  return bought;
}

async function seedPoints(
  database: DatabaseTransaction,
  now: Date,
  userId: number,
  facts: FanFacts,
  { achievements }: Content,
): Promise<void> {
  const { entries, earned, totalPoints, level, levelProgress } = ledgerOf(facts, achievements, now);
  await database.pointsEntry.createMany({ data: entries.map((entry) => ({ ...entry, userId })) });
  await database.userPoints.create({
    data: {
      userId,
      totalPoints,
      level,
      levelProgress,
      createdAt: facts.registered,
      updatedAt: entries.at(-1)?.createdAt ?? facts.registered,
    },
  });
  await database.userAchievement.createMany({
    data: earned.flatMap(({ key, at }) => {
      const achievementId = achievements.get(key);
      return achievementId === undefined ? [] : [{ userId, achievementId, earnedAt: at, notified: true }];
    }),
  });
}
