// The home page's data by three plain SQL statements, as a developer would write them for their own server.
import { createHash } from 'node:crypto';
import pg from 'pg';
import { club } from '../../api/club/club.ts';
import { abbreviationOf } from '../../api/domains/teams/abbreviation.ts';
import { excerpt } from '../../api/domains/news/excerpt.ts';

export const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** Named statements are prepared once per connection. */
const MATCHES = {
  name: 'matches',
  text: `SELECT id, subject, home_team, away_team, is_home, match_date, competition, location, result, status,
                tickets_available, ticket_price
           FROM matches
          WHERE (status IN ('scheduled', 'postponed') AND match_date > now())
             OR (status = 'live' AND match_date > now() - interval '4 hours')
          ORDER BY match_date, id
          LIMIT 6`,
};
const NEWS = {
  name: 'news',
  text: `SELECT news.id, title, left(text, 200) AS text, image_url, publication_date, category.id AS category_id, category.name,
                category.color
           FROM news
           JOIN news_categories category ON category.slug = news.category
          WHERE status = 'published' AND publication_date <= now()
          ORDER BY publication_date DESC, news.id DESC
          LIMIT 6`,
};
const SPONSORS = {
  name: 'sponsors',
  text: `SELECT id, name, category, logo_url, website FROM sponsors WHERE is_visible ORDER BY category, "order", id`,
};
const VIEWER = {
  name: 'viewer',
  text: `SELECT users.id, users.email, users.name, users.role, users.roles, users.registration_date
           FROM sessions
           JOIN users ON users.id = sessions.user_id
          WHERE sessions.id = $1 AND sessions.expires_at > now()`,
};

const toMatch = (row) => ({
  id: String(row.id),
  subject: row.subject,
  homeTeam: row.home_team,
  awayTeam: row.away_team,
  homeAbbreviation: abbreviationOf(row.home_team),
  awayAbbreviation: abbreviationOf(row.away_team),
  isHome: row.is_home,
  matchDate: row.match_date.toISOString(),
  competition: row.competition,
  location: row.location?.trim() || 'TBD',
  result: row.result,
  status: row.status.toUpperCase(),
  ticketsAvailable: row.tickets_available,
  ticketPrice: row.ticket_price ?? club.defaultTicketPrice.toFixed(2),
  isOnSale:
    row.is_home && row.status === 'scheduled' && row.match_date > new Date() && row.tickets_available > 0,
});

const toArticle = (row) => ({
  id: String(row.id),
  title: row.title,
  excerpt: excerpt(row.text, 120),
  imageUrl: row.image_url,
  publicationDate: row.publication_date.toISOString(),
  category: { id: String(row.category_id), name: row.name, color: row.color },
});

const toSponsor = (row) => ({
  id: String(row.id),
  name: row.name,
  category: row.category.toUpperCase(),
  logoUrl: row.logo_url,
  website: row.website,
});

const readMatches = async () => (await pool.query(MATCHES)).rows.map(toMatch);
const readNews = async () => (await pool.query(NEWS)).rows.map(toArticle);
const readSponsors = async () => (await pool.query(SPONSORS)).rows.map(toSponsor);

/** All data of the home page. */
export async function readHome() {
  const [matches, news, sponsors] = await Promise.all([readMatches(), readNews(), readSponsors()]);
  return { matches: { items: matches }, news: { items: news }, sponsors };
}

/** The signed-in user, by the site's own cookie. */
export async function readViewer(cookie = '') {
  const token = /pmb_session=([\w-]{43})/.exec(cookie)?.[1];
  if (!token) return null;
  const id = createHash('sha256').update(token).digest('hex');
  const { rows } = await pool.query({ ...VIEWER, values: [id] });
  return rows[0] ?? null;
}

/** The resolvers of a GraphQL server over the same statements. Mercurius does not support functions in the data. */
export const resolvers = {
  Query: { matches: () => ({}), news: () => ({}), sponsors: readSponsors },
  MatchPage: { items: readMatches },
  NewsPage: { items: readNews },
};
