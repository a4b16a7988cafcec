import { silenced, type RunSql } from './grow.ts';

/** A season of the growth by seasons. */
export const SEASON = { players: 18, tickets: 3000, fans: 900 };

/** A line of a box score, as sources give it. */
const LINE = JSON.stringify({
  ...{ key: '1', personId: null, shirt: '7', name: 'Jugador', isStarter: true, seconds: 1400, points: 12 },
  ...{
    twos: { made: 4, attempted: 8 },
    threes: { made: 1, attempted: 3 },
    freeThrows: { made: 1, attempted: 2 },
  },
  ...{ reboundsOffensive: 1, reboundsDefensive: 4, assists: 3, turnovers: 2, steals: 1, blocks: 0 },
  ...{ blocksReceived: 0, fouls: 2, foulsDrawn: 2, plusMinus: 4, rating: 14 },
});

/**
 * Gives the demonstration club earlier seasons: each has the days, matches, table and games of the others of the season
 * that the demonstration finished, a squad of its own, box scores and tickets. The demonstration itself has two.
 * @param seasons how many there are afterwards
 */
export async function growSeasons(run: RunSql, seasons: number): Promise<void> {
  await silenced(run, async () => {
    for (const statement of statements(seasons)) await run(statement);
  });
  await run('VACUUM ANALYZE');
}

const statements = (seasons: number): readonly string[] => [
  `CREATE TEMP TABLE model AS SELECT min(year) AS year, min(first_day) AS first_day FROM seasons`,
  `INSERT INTO seasons (year, label, first_day, last_day)
   SELECT model.year - ago, (model.year - ago) || '/' || lpad(((model.year - ago + 1) % 100)::text, 2, '0'),
          make_date(model.year - ago, 7, 1), make_date(model.year - ago + 1, 6, 30)
     FROM model, generate_series(1, ${seasons - 2}) ago`,
  `INSERT INTO matches (subject, home_team, away_team, opponent, is_home, match_date, competition, location, result,
                        status, home_periods, away_periods, capacity, tickets_available, updated_at, opponent_id,
                        venue_id, season)
   SELECT subject, home_team, away_team, opponent, is_home, match_date - ago * interval '1 year', competition, location,
          result, status, home_periods, away_periods, 5000, 5000, now(), opponent_id, venue_id, model.year - ago
     FROM matches JOIN model ON season = model.year, generate_series(1, ${seasons - 2}) ago`,
  `INSERT INTO competition_editions (competition_id, season, rules, zones)
   SELECT competition_id, model.year - ago, rules, zones
     FROM competition_editions JOIN model ON season = model.year, generate_series(1, ${seasons - 2}) ago`,
  `INSERT INTO league_games (edition_id, round, played_at, home_team_id, away_team_id, home_points, away_points,
                             regulation_points, forfeit_by)
   SELECT copy.id, round, played_at - (model.year - copy.season) * interval '1 year', home_team_id, away_team_id,
          home_points, away_points, regulation_points, forfeit_by
     FROM model
     JOIN competition_editions edition ON edition.season = model.year
     JOIN league_games ON league_games.edition_id = edition.id
     JOIN competition_editions copy ON copy.season < model.year AND copy.competition_id = edition.competition_id`,
  // Half of a squad is new each season.
  `CREATE TEMP TABLE grown_players AS
     WITH made AS (
       INSERT INTO players (name, country, atk_overall, shooting, finishing, concentration, passing, def_overall, steal,
                            block, perimeter, interior)
       SELECT 'Jugador ' || n, 'España', 70, 70, 70, 70, 70, 70, 70, 70, 70, 70
         FROM generate_series(1, ${Math.max(0, seasons - 2) * (SEASON.players / 2) + SEASON.players / 2}) n
       RETURNING id)
     SELECT row_number() OVER (ORDER BY id) - 1 AS n, id FROM made`,
  `INSERT INTO squad_places (player_id, season, dorsal, position)
   SELECT grown_players.id, model.year - ago, n - (ago - 1) * ${SEASON.players / 2}, '{SF}'
     FROM model, generate_series(1, ${seasons - 2}) ago
     JOIN grown_players ON n BETWEEN (ago - 1) * ${SEASON.players / 2} AND (ago + 1) * ${SEASON.players / 2} - 1`,
  `INSERT INTO player_games (match_id, key, source, person_id, shirt, name, line, player_id)
   SELECT matches.id, place.dorsal::text, 'fiba_live_stats', NULL, place.dorsal::text, 'Jugador', '${LINE}'::jsonb, place.player_id
     FROM matches JOIN squad_places place ON place.season = matches.season
    WHERE status = 'finished' AND place.dorsal < 14`,
  `CREATE TEMP TABLE grown_fans AS
     WITH made AS (
       INSERT INTO users (name, email, password, registration_date)
       SELECT 'Aficionado ' || n, 'aficionado-' || n || '@grown.test', 'no password', now() - interval '12 years'
         FROM generate_series(1, ${SEASON.fans}) n
       RETURNING id)
     SELECT row_number() OVER () - 1 AS n, id FROM made`,
  `INSERT INTO tickets (id, user_id, match_id, qr_code, purchase_date, price_paid)
   SELECT id, user_id, match_id, 'ticket:' || id, at, 15
     FROM (SELECT gen_random_uuid() AS id, fans.id AS user_id, played.id AS match_id,
                  played.match_date - interval '3 days' AS at
             FROM (SELECT id, match_date, season, row_number() OVER (PARTITION BY season ORDER BY match_date) - 1 AS n,
                          count(*) OVER (PARTITION BY season) AS games
                     FROM matches WHERE is_home AND status = 'finished') played
             JOIN grown_fans fans ON (fans.n + played.n * 37) % ${SEASON.fans} < ${SEASON.tickets} / played.games) made`,
  // No trigger counts them.
  `UPDATE matches SET tickets_sold = issued.sold, capacity = tickets_available + issued.sold
     FROM (SELECT match_id, count(*)::int AS sold FROM tickets WHERE state = 'valid' GROUP BY match_id) AS issued
    WHERE matches.id = issued.match_id`,
];
