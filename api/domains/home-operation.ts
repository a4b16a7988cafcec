import { club } from '../club/club.ts';
import type { Database, Match, NewsCategory, Sponsor } from '../platform/database/client.ts';
import { preparedQuery } from '../platform/database/prepared-query.ts';
import { abbreviationOf } from './matches/abbreviation.ts';
import { LONGEST_MATCH } from './matches/matches.ts';
import { isOnSale } from './matches/sale.ts';
import { excerpt } from './news/excerpt.ts';

// The home page is what most visitors open, and each change of a match, an article or a sponsor has it read anew. Through
// the schema that is four statements and eight times the work of this one. It says the same: home-operation.test.ts
// holds the two together, so a field that the page comes to ask for is missed there.

type MatchRow = Pick<
  Match,
  | 'id'
  | 'subject'
  | 'homeTeam'
  | 'awayTeam'
  | 'isHome'
  | 'competition'
  | 'location'
  | 'result'
  | 'status'
  | 'ticketsAvailable'
> & { matchDate: string; ticketPrice: string | null };

interface ArticleRow {
  id: number;
  title: string;
  beginning: string;
  imageUrl: string | null;
  publicationDate: string;
  category: Pick<NewsCategory, 'id' | 'name' | 'color'>;
}

type SponsorRow = Pick<Sponsor, 'id' | 'name' | 'category' | 'logoUrl' | 'website'>;

interface HomeRows {
  matches: MatchRow[];
  news: ArticleRow[];
  sponsors: SponsorRow[];
}

const EXCERPT = 120;

/** A time as it is sent: milliseconds of UTC. */
const instant = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Lists as JSON, each in its order; the limits are those of the page's query. */
const READ_HOME = {
  name: 'read home',
  text: `
    SELECT
      (SELECT coalesce(json_agg(row), '[]') FROM (
        SELECT id, subject, home_team AS "homeTeam", away_team AS "awayTeam", is_home AS "isHome",
               ${instant('match_date')} AS "matchDate", competition, location, result, status,
               tickets_available AS "ticketsAvailable", ticket_price::text AS "ticketPrice"
          FROM matches
         WHERE (status IN ('scheduled', 'postponed') AND match_date > $1::timestamptz)
            OR (status = 'live' AND match_date > $2::timestamptz)
         ORDER BY match_date, id LIMIT 6) row) AS matches,
      (SELECT coalesce(json_agg(row), '[]') FROM (
        SELECT news.id, news.title, left(news.text, ${EXCERPT + 1}) AS beginning, news.image_url AS "imageUrl",
               ${instant('news.publication_date')} AS "publicationDate",
               json_build_object('id', category.id, 'name', category.name, 'color', category.color) AS category
          FROM news
          JOIN news_categories category ON category.slug = news.category
         WHERE news.status = 'published' AND news.publication_date <= $1::timestamptz
         ORDER BY news.publication_date DESC, news.id DESC LIMIT 6) row) AS news,
      (SELECT coalesce(json_agg(row), '[]') FROM (
        SELECT id, name, category, logo_url AS "logoUrl", website
          FROM sponsors
         WHERE is_visible
         ORDER BY category, "order", id) row) AS sponsors`,
};

function presentMatch(row: MatchRow) {
  return {
    __typename: 'Match',
    awayTeam: row.awayTeam,
    homeTeam: row.homeTeam,
    id: String(row.id),
    isHome: row.isHome,
    isOnSale: isOnSale({ ...row, matchDate: new Date(row.matchDate) }),
    status: row.status.toUpperCase(),
    ticketPrice: row.ticketPrice ?? club.defaultTicketPrice.toFixed(2),
    ticketsAvailable: row.ticketsAvailable,
    awayAbbreviation: abbreviationOf(row.awayTeam),
    competition: row.competition,
    homeAbbreviation: abbreviationOf(row.homeTeam),
    location: row.location?.trim() || 'TBD',
    matchDate: row.matchDate,
    result: row.result,
    subject: row.subject,
  };
}

function presentArticle({ id, title, beginning, imageUrl, publicationDate, category }: ArticleRow) {
  return {
    __typename: 'NewsArticle',
    id: String(id),
    category: {
      __typename: 'NewsCategory',
      color: category.color,
      id: String(category.id),
      name: category.name,
    },
    excerpt: excerpt(beginning, EXCERPT),
    imageUrl,
    publicationDate,
    title,
  };
}

function presentSponsor({ id, name, category, logoUrl, website }: SponsorRow) {
  return {
    __typename: 'Sponsor',
    category: category.toUpperCase(),
    id: String(id),
    logoUrl,
    name,
    website,
  };
}

/** The data of the operation `HomePage`, in one statement. */
export async function readHomeOperation(database: Database, now = new Date()) {
  const [rows] = await preparedQuery<HomeRows>(database, READ_HOME, [
    now,
    new Date(now.getTime() - LONGEST_MATCH),
  ]);
  if (!rows) throw new Error('The home page’s statement returned no row');
  return {
    __typename: 'Query',
    matches: { __typename: 'MatchPage', items: rows.matches.map(presentMatch) },
    news: { __typename: 'NewsPage', items: rows.news.map(presentArticle) },
    sponsors: rows.sponsors.map(presentSponsor),
  };
}
