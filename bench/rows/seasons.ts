import { median } from '../duel.ts';
import { growSeasons } from '../grow-seasons.ts';
import { figureRow, type Row } from '../report.ts';
import type { Stage } from '../stage.ts';
import { clubOf, timed, type Club } from './clubs.ts';
import type { PageOperation } from './page-operations.ts';

const SEASONS = 10;
const MOST = 1.5;

const SIZES = {
  seasons: 'SELECT count(*) FROM seasons',
  players: 'SELECT count(*) FROM players',
  'places in squads': 'SELECT count(*) FROM squad_places',
  matches: 'SELECT count(*) FROM matches',
  'games of other teams': 'SELECT count(*) FROM league_games',
  'lines of box scores': 'SELECT count(*) FROM player_games',
  tickets: 'SELECT count(*) FROM tickets',
};

/** What fans and staff look at, for which only one season counts. */
async function pages(query: Stage['query']): Promise<PageOperation[]> {
  const idOf = async (sql: string) => String((await query(sql)).rows[0]?.id);
  const running = '(SELECT max(season) FROM squad_places)';
  const match = {
    id: await idOf(
      "SELECT id FROM matches WHERE is_home AND status = 'finished' ORDER BY match_date DESC LIMIT 1",
    ),
  };
  const player = {
    id: await idOf(`SELECT player_id AS id FROM squad_places WHERE season = ${running} LIMIT 1`),
  };
  const staff = 'sports_manager';
  return [
    { name: 'HomePage', variables: {} },
    { name: 'MatchStrip', variables: {} },
    {
      name: 'CalendarPage',
      variables: { filter: { currentSeason: true }, isCurrent: true, page: 1, pageSize: 50 },
    },
    { name: 'StandingsPage', variables: {} },
    { name: 'MatchPage', variables: match },
    { name: 'TicketsPage', variables: { page: 1, pageSize: 20 } },
    { name: 'SquadPage', variables: {} },
    { name: 'SeasonLeaders', variables: {} },
    { name: 'PlayerPage', variables: player },
    {
      name: 'ManageMatchesPage',
      variables: { filter: {}, sort: 'DATE', descending: true, page: 1 },
      as: staff,
    },
    { name: 'ManageMatchPage', variables: match, as: staff },
    {
      name: 'ManagePlayersPage',
      variables: { filter: {}, sort: 'DORSAL', descending: false, page: 1 },
      as: staff,
    },
    { name: 'ManageSeasonsPage', variables: {}, as: staff },
    { name: 'SportsPage', variables: {}, as: staff },
    { name: 'DashboardPage', variables: {}, as: 'admin' },
  ];
}

/** Everything that these pages show: nothing of it is cached when it is reported as changed. */
const CHANGED = ['matches', 'seasons', 'squad_places', 'players', 'league_games', 'player_games', 'tickets'];

/**
 * Compares pages on a club with ten seasons with the demonstration, which has one that is over and the running one. Each
 * call comes after a change, so that the database answers and not the cache.
 */
export async function seasonRows(stage: Stage, times: number): Promise<Row[]> {
  const clubs: Club[] = [];
  try {
    for (const seasons of [2, SEASONS])
      clubs.push(await clubOf(stage, `seasons_${seasons}`, (run) => growSeasons(run, seasons)));
    const [few, many] = clubs;
    if (!few || !many) return [];
    const rows = [...(await sizes(few, many))];
    const others = await pages(many.query);
    for (const [at, page] of (await pages(few.query)).entries()) {
      const other = others[at];
      if (other) rows.push(await compared(few, many, [page, other], times));
    }
    return rows;
  } finally {
    for (const club of clubs) await club.close();
  }
}

async function sizes(few: Club, many: Club): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, sql] of Object.entries(SIZES)) {
    const count = async ({ query }: Club) => String((await query(sql)).rows[0]?.count);
    rows.push(
      figureRow(`Ten seasons: ${what}`, await count(many), '', null, `two seasons: ${await count(few)}`),
    );
  }
  return rows;
}

async function compared(
  few: Club,
  many: Club,
  [page, other]: readonly [PageOperation, PageOperation],
  times: number,
): Promise<Row> {
  const before: number[] = [];
  const after: number[] = [];
  for (let count = -3; count < times; count += 1) {
    const one = await timed(few, { ...page, changed: CHANGED }, count);
    const ten = await timed(many, { ...other, changed: CHANGED }, count);
    // The first ones prepare statements and compile code.
    if (count < 0) continue;
    before.push(one);
    after.push(ten);
  }
  const ratio = median(after) / median(before);
  return figureRow(
    `${page.name}, ten seasons`,
    `${median(after).toFixed(1)} ms`,
    `≤ ${MOST}× of two`,
    ratio <= MOST,
    `two seasons ${median(before).toFixed(1)} ms: ${ratio.toFixed(2)}×`,
  );
}
