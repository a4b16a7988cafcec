import { seasonLabel } from '../../api/club/season-label.input.ts';
import { yearOfSeason } from '../../api/domains/matches/months.ts';
import type { DatabaseTransaction } from '../../api/platform/database/client.ts';
import { settleWithin } from '../../api/domains/points/points.ts';
import { deterministicId } from './deterministic-id.ts';
import { comments, seasonPass, tickets } from './fans.ts';
import { addDays, addHours, madrid, madridDay } from './madrid-time.ts';
import type { Content } from './seed-content.ts';
import { personOf, type People } from './seed-people.ts';

/** Creates the actions of the visitor and the socio, and their points. */
export async function seedFans(
  database: DatabaseTransaction,
  now: Date,
  people: People,
  content: Content,
): Promise<void> {
  const socio = personOf(people, 'socio');
  const visitor = personOf(people, 'visitor');
  await seedComments(database, people, content);
  await seedTickets(database, now, socio.id, content);
  const uploadedAt = addHours(socio.registered, 14 * 24);
  await database.abono.create({
    data: {
      ...seasonPass(seasonLabel(yearOfSeason(now))),
      nombreAsistente: socio.name,
      userId: socio.id,
      fechaSubida: uploadedAt,
      waitingSince: uploadedAt,
    },
  });
  for (const { id } of [visitor, socio]) await settleWithin(database, id, now);
  // Already announced.
  await database.userAchievement.updateMany({ data: { notified: true } });
}

async function seedComments(database: DatabaseTransaction, people: People, content: Content): Promise<void> {
  const rows = comments.flatMap(({ role, article, hoursAfter, content: text }) => {
    const found = content.articles.get(article);
    if (!found) return [];
    const createdAt = addHours(found.publicationDate, hoursAfter);
    return [{ content: text, userId: personOf(people, role).id, newsId: found.id, createdAt }];
  });
  await database.comment.createMany({ data: rows });
}

async function seedTickets(
  database: DatabaseTransaction,
  now: Date,
  userId: number,
  content: Content,
): Promise<void> {
  const today = madridDay(now);
  const bought = tickets.flatMap(({ match: key, bought: when }) => {
    const match = content.matches.get(key);
    if (!match) return [];
    const { matchDate } = match.row;
    const at =
      'daysBefore' in when
        ? addHours(matchDate, -24 * when.daysBefore)
        : madrid(addDays(today, -when.daysAgo), when.time);
    return [{ key, matchId: match.id, at }];
  });
  // Their seats come on top of those that are still for sale.
  await database.$executeRaw`
    UPDATE matches SET capacity = capacity + 1 WHERE id = ANY (${bought.map(({ matchId }) => matchId)}::int[])`;
  await database.ticket.createMany({
    data: bought.map(({ key, matchId, at }) => {
      const id = deterministicId(`ticket:socio:${key}`);
      return { id, userId, matchId, qrCode: `ticket:${id}`, purchaseDate: at };
    }),
  });
}
