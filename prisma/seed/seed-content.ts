import { club } from '../../api/club/club.ts';
import type { DatabaseTransaction } from '../../api/platform/database/client.ts';
import { plainText } from '../../api/domains/news/article-html.ts';
import { achievements } from './achievements.ts';
import { inquiries } from './inquiries.ts';
import { leagueGames } from './league-games.ts';
import { addDays, madrid, madridDay } from './madrid-time.ts';
import { matchesAt, type SeededMatch } from './matches.ts';
import { seasonsOf } from './seasons.ts';
import { newsCategories } from './news/categories.ts';
import { articlesAt } from './news/dated-articles.ts';
import { lastSquad, players } from './players.ts';
import { products } from './products.ts';
import { personOf, type People } from './seed-people.ts';
import { sponsors } from './sponsors.ts';
import { opponents, venues } from './teams.ts';

/** Ids for the rows of the fans. */
export interface Content {
  /** By match key. */
  matches: Map<string, SeededMatch & { id: number }>;
  /** By title. */
  articles: Map<string, { id: number; publicationDate: Date }>;
}

/** Creation date of the shop and the competitions. */
const SEASON_OPENS = madrid('2025-07-01', '09:00');

/** The places of the league: the first goes up, eight play for the second promotion, the last two go down. */
const ZONES = [
  { kind: 'promotion', from: 1, to: 1 },
  { kind: 'playoff', from: 2, to: 9 },
  { kind: 'relegation', from: 15, to: 16 },
];

/** All public content, and the data of staff. */
export async function seedContent(
  database: DatabaseTransaction,
  now: Date,
  people: People,
): Promise<Content> {
  await database.sponsor.createMany({ data: sponsors });
  await database.product.createMany({
    data: products.map((product) => ({ ...product, createdAt: SEASON_OPENS, updatedAt: SEASON_OPENS })),
  });
  await database.competition.createMany({
    data: club.competitions.map((name, order) => ({ name, order, createdAt: SEASON_OPENS })),
  });
  await seedInquiries(database, now);
  await seedTeams(database);
  const matches = await seedMatches(database, now);
  await seedSquads(database);
  const articles = await seedNews(database, now, matches, personOf(people, 'blogger').id);
  await database.achievement.createMany({ data: achievements });
  return { matches, articles };
}

/** The squads of last season and of this one. */
async function seedSquads(database: DatabaseTransaction): Promise<void> {
  const [running, last] = await database.season.findMany({ orderBy: { year: 'desc' }, take: 2 });
  if (!running || !last) throw new Error('The demonstration lost its seasons');
  const here = new Set(players.map(({ name }) => name));
  const everybody = [...players, ...lastSquad.filter(({ name }) => !here.has(name))];
  const created = await database.player.createManyAndReturn({
    data: everybody.map(({ dorsal: _dorsal, position: _position, ...player }) => player),
    select: { id: true, name: true },
  });
  const ids = new Map(created.map(({ id, name }) => [name, id]));
  const placesOf = (squad: typeof players, season: number) =>
    squad.map(({ name, dorsal, position }) => ({ playerId: known(ids, name), season, dorsal, position }));
  await database.squadPlace.createMany({
    data: [...placesOf(lastSquad, last.year), ...placesOf(players, running.year)],
  });
}

async function seedInquiries(database: DatabaseTransaction, now: Date): Promise<void> {
  const today = madridDay(now);
  await database.sponsorInquiry.createMany({
    data: inquiries.map(({ daysAgo, time, inquiry }) => ({
      ...inquiry,
      createdAt: madrid(addDays(today, -daysAgo), time),
    })),
  });
}

async function seedTeams(database: DatabaseTransaction): Promise<void> {
  const dates = { createdAt: SEASON_OPENS, updatedAt: SEASON_OPENS };
  const created = await database.venue.createManyAndReturn({
    data: venues.map((venue) => ({ ...venue, ...dates })),
    select: { id: true, name: true },
  });
  const ids = new Map(created.map(({ id, name }) => [name, id]));
  await database.team.createMany({
    data: Object.values(opponents).map(({ name, abbreviation = null, colors, venue }) => ({
      ...{ name, abbreviation, colors, ...dates },
      venueId: known(ids, venue.name),
    })),
  });
}

async function seedMatches(database: DatabaseTransaction, now: Date): Promise<Content['matches']> {
  const matches = matchesAt(now);
  await database.season.createMany({ data: seasonsOf(matches, now) });
  const created = await database.match.createManyAndReturn({
    data: matches.map(({ row }) => row),
    select: { id: true, subject: true, season: true },
  });
  await seedTables(database, matches, created);
  const ids = new Map(created.map(({ id, subject }) => [subject, id]));
  return new Map(matches.map((match) => [match.key, { ...match, id: known(ids, match.row.subject) }]));
}

/** The tables of the league in the seasons of its matches. */
async function seedTables(
  database: DatabaseTransaction,
  matches: readonly SeededMatch[],
  created: readonly { subject: string; season: number | null }[],
): Promise<void> {
  const [league] = club.competitions;
  const { id: competitionId } = await database.competition.findUniqueOrThrow({ where: { name: league } });
  const teams = await database.team.findMany({ select: { id: true, name: true } });
  const ids = new Map(teams.map(({ id, name }) => [name, id]));
  const seasonOf = new Map(created.map(({ subject, season }) => [subject, season]));
  for (const season of new Set(seasonOf.values())) {
    if (season === null) continue;
    const own = matches
      .map(({ row }) => row)
      .filter(({ competition, subject }) => competition === league && seasonOf.get(subject) === season);
    const games = leagueGames(own, ids);
    if (games.length === 0) continue;
    const edition = await database.competitionEdition.create({
      data: { competitionId, season, zones: ZONES },
    });
    await database.leagueGame.createMany({ data: games.map((game) => ({ ...game, editionId: edition.id })) });
  }
}

async function seedNews(
  database: DatabaseTransaction,
  now: Date,
  matches: Content['matches'],
  authorId: number,
): Promise<Content['articles']> {
  await database.newsCategory.createMany({ data: newsCategories });
  const created = await database.news.createManyAndReturn({
    data: articlesAt(now, [...matches.values()]).map(
      ({ title, category, html, publicationDate, reports }) => ({
        title,
        category,
        matchId: reports === undefined ? null : (matches.get(reports)?.id ?? null),
        content: html,
        text: plainText(html),
        imageUrl: null,
        authorId,
        publicationDate,
        updatedAt: publicationDate,
      }),
    ),
    select: { id: true, title: true, publicationDate: true },
  });
  return new Map(created.map(({ id, title, publicationDate }) => [title, { id, publicationDate }]));
}

function known(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demonstration lost the row «${name}»`);
  return id;
}
