import type { DatabaseTransaction } from '../../../api/platform/database/client.ts';
import { levelAt } from '../../../api/domains/points/levels.ts';
import { settle, type Settlement } from '../../../api/domains/points/settlement.ts';
import { membershipType } from '../fans.ts';
import { deterministicId } from '../deterministic-id.ts';
import { CROWD, commentsOf, people, tickets, type CrowdPerson, type CrowdTicket } from './crowd-rows.ts';

/** An account with the id that the database gave it. */
type Known = CrowdPerson & { id: number };

/**
 * Gives the demonstration the size of a club: members, fans, their tickets, comments and points. The points are those
 * that the rules give for these rows. All goes in as few statements as there are tables.
 * @param hash the password of all these accounts, which nobody knows
 */
export async function seedCrowd(database: DatabaseTransaction, now: Date, hash: string): Promise<void> {
  const seasons = await database.season.findMany({ orderBy: { year: 'desc' }, take: 2 });
  const [running, last] = seasons.map(({ firstDay, lastDay }) => ({ from: firstDay, to: lastDay }));
  if (!running || !last) throw new Error('The demonstration lost its seasons');
  const crowd = await seedAccounts(database, people(now, { last, running }), hash);
  await seedMemberships(database, crowd, { last, running });
  const fans = crowd.filter(({ isFan }) => isFan);
  const bought = await seedTickets(database, fans, now);
  const commented = await seedComments(database, fans, now);
  await seedPoints(database, fans, { bought, commented }, now);
}

async function seedAccounts(
  database: DatabaseTransaction,
  rows: readonly CrowdPerson[],
  hash: string,
): Promise<Known[]> {
  const made = await database.$queryRaw<{ id: number; email: string }[]>`
    INSERT INTO users (name, email, password, role, roles, registration_date, email_verified_at)
    SELECT name, email, ${hash}, role, CASE role WHEN 'socio' THEN '{visitor,socio}' ELSE '{visitor}' END::"Role"[], at, at
      FROM jsonb_to_recordset(${JSON.stringify(
        rows.map(({ name, email, registered, memberSince }) => ({
          ...{ name, email, at: registered, role: memberSince ? 'socio' : 'visitor' },
        })),
      )}::jsonb) AS made (name text, email text, role "Role", at timestamptz)
    RETURNING id, email`;
  const ids = new Map(made.map(({ id, email }) => [email, id]));
  return rows.map((row) => ({ ...row, id: ids.get(row.email) ?? -1 }));
}

async function seedMemberships(
  database: DatabaseTransaction,
  crowd: readonly Known[],
  { last, running }: Record<'last' | 'running', { from: Date; to: Date }>,
): Promise<void> {
  const rows = crowd.flatMap(({ id, email, memberSince, wasMember }) => [
    ...(wasMember
      ? [{ user: id, id: deterministicId(`card:last:${email}`), from: last.from, to: last.to }]
      : []),
    ...(memberSince
      ? [{ user: id, id: deterministicId(`card:${email}`), from: memberSince, to: running.to }]
      : []),
  ]);
  // A card is good to the end of its last day.
  await database.$executeRaw`
    INSERT INTO memberships (id, user_id, qr_code, type, activation_date, created_at, expiry_date)
    SELECT id, "user", 'membership:' || id, ${membershipType}, "from", "from",
           ("to" + time '23:59') AT TIME ZONE 'Europe/Madrid'
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS made (id uuid, "user" int, "from" timestamptz, "to" date)`;
}

/**
 * Their seats come on top of those that are still for sale, like the socio's. Three of four played matches were not
 * sold out.
 */
async function seedTickets(
  database: DatabaseTransaction,
  fans: readonly Known[],
  now: Date,
): Promise<(CrowdTicket & { id: string })[]> {
  const matches = await database.match.findMany({
    where: {
      isHome: true,
      status: { in: ['finished', 'scheduled'] },
    },
    orderBy: { id: 'asc' },
    select: { id: true, matchDate: true, status: true },
  });
  const home = matches.map(({ status, ...match }) => ({ ...match, isPlayed: status === 'finished' }));
  const rows = tickets(fans, home, now, CROWD.tickets - (await database.ticket.count())).map((ticket) => ({
    ...ticket,
    id: deterministicId(`ticket:${ticket.person}:${ticket.match.id}`),
  }));
  const sold = new Map<number, number>();
  for (const { match } of rows) sold.set(match.id, (sold.get(match.id) ?? 0) + 1);
  const seats = home.map(({ id, isPlayed }) => {
    const own = sold.get(id) ?? 0;
    return own + (isPlayed && id % 4 > 0 ? Math.round((own * (6 + ((id * 37) % 45))) / 100) : 0);
  });
  await database.$executeRaw`
    UPDATE matches SET capacity = capacity + given.seats
      FROM unnest(${home.map(({ id }) => id)}::int[], ${seats}::int[]) AS given (id, seats)
     WHERE matches.id = given.id`;
  const given = rows.map(({ id, person, match, at, cameAt, gate }) => ({
    ...{
      id,
      admission: deterministicId(`admission:${id}`),
      match: match.id,
      user: fans[person]?.id,
      at,
      came_at: cameAt,
      gate,
    },
  }));
  const json = JSON.stringify(given);
  await database.$executeRaw`
    INSERT INTO tickets (id, user_id, match_id, qr_code, purchase_date)
    SELECT id, "user", match, 'ticket:' || id, at
      FROM jsonb_to_recordset(${json}::jsonb) AS made (id uuid, "user" int, match int, at timestamptz)`;
  await database.$executeRaw`
    INSERT INTO admissions (id, match_id, kind, ticket_id, gate, admitted_at, recorded_at)
    SELECT admission, match, 'ticket', id, gate, came_at, came_at
      FROM jsonb_to_recordset(${json}::jsonb) AS made (id uuid, admission uuid, match int, gate text, came_at timestamptz)
     WHERE came_at IS NOT NULL`;
  return rows;
}

interface Commented {
  id: number;
  userId: number;
  newsId: number;
  articleTitle: string;
  createdAt: Date;
}

async function seedComments(
  database: DatabaseTransaction,
  fans: readonly Known[],
  now: Date,
): Promise<Commented[]> {
  const articles = await database.news.findMany({
    where: { publicationDate: { lt: now } },
    orderBy: { id: 'asc' },
    select: { id: true, title: true, publicationDate: true },
  });
  const titles = new Map(articles.map(({ id, title }) => [id, title]));
  const made = await database.comment.createManyAndReturn({
    data: commentsOf(fans, articles, now).map(({ person, newsId, content, at }) => ({
      ...{ userId: fans[person]?.id ?? -1, newsId, content, createdAt: at },
    })),
    select: { id: true, userId: true, newsId: true, createdAt: true },
  });
  return made.map((comment) => ({ ...comment, articleTitle: titles.get(comment.newsId) ?? '' }));
}

/** What the rules of the points give for these rows, see `settle`. */
async function seedPoints(
  database: DatabaseTransaction,
  fans: readonly Known[],
  { bought, commented }: { bought: readonly CrowdTicket[]; commented: readonly Commented[] },
  now: Date,
): Promise<void> {
  const matches = await database.match.findMany({
    select: { id: true, subject: true, opponent: true, competition: true },
  });
  const matchOf = new Map(matches.map((match) => [match.id, match]));
  const achievements = await database.achievement.findMany({
    where: { isActive: true },
    orderBy: { id: 'asc' },
  });
  const rules = achievements.map((row) => ({ ...row, earned: [] }));
  const ticketsOf = groupedBy(bought, ({ person }) => person);
  const commentsBy = groupedBy(commented, ({ userId }) => userId);
  const settled = fans.map(({ id, registered }, person): [number, Settlement] => {
    const own = (ticketsOf.get(person) ?? []).map(({ match, at, cameAt }) => {
      const { subject = '', opponent = '', competition = '' } = matchOf.get(match.id) ?? {};
      return { matchId: match.id, subject, opponent, competition, at, cameAt };
    });
    const facts = {
      registered,
      tickets: own.toSorted((a, b) => a.at.getTime() - b.at.getTime()),
      attendances: own
        .flatMap(({ matchId, subject, cameAt }) => (cameAt ? [{ matchId, subject, at: cameAt }] : []))
        .toSorted((a, b) => a.at.getTime() - b.at.getTime()),
      comments: (commentsBy.get(id) ?? []).toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()),
      hiddenComments: [],
      passes: [],
      reportedPasses: [],
    };
    return [id, settle({ facts, ledger: [], achievements: rules }, now)];
  });
  const entries = settled.flatMap(([user, { awards }]) => awards.map((award) => ({ user, ...award })));
  await database.$executeRaw`
    INSERT INTO points_history (user_id, action, points, description, related_type, related_id, created_at)
    SELECT "user", action, points, description, "relatedType", "relatedId", "createdAt"
      FROM jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        AS made ("user" int, action text, points int, description text, "relatedType" text, "relatedId" text,
                 "createdAt" timestamptz)`;
  const earned = settled.flatMap(([user, { earned: rows }]) => rows.map((row) => ({ user, ...row })));
  await database.$executeRaw`
    INSERT INTO user_achievements (user_id, achievement_id, earned_at, notified)
    SELECT "user", "achievementId", at, true
      FROM jsonb_to_recordset(${JSON.stringify(earned)}::jsonb)
        AS made ("user" int, "achievementId" int, at timestamptz)`;
  const totals = settled.map(([user, { totalPoints }], person) => {
    const { level, levelProgress: progress } = levelAt(totalPoints);
    return { user, total: totalPoints, level, progress, at: fans[person]?.registered };
  });
  await database.$executeRaw`
    INSERT INTO user_points (user_id, total_points, level, level_progress, created_at, updated_at)
    SELECT "user", total, level, progress, at, ${now}
      FROM jsonb_to_recordset(${JSON.stringify(totals)}::jsonb)
        AS made ("user" int, total int, level "FanLevel", progress int, at timestamptz)`;
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
