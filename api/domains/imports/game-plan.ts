import { club } from '../../club/club.ts';
import { clubDay } from '../../club/club-time.ts';
import type { LeagueGame, Match } from '../../platform/database/client.ts';
import { isSameToSearch } from '../../platform/input/folded-text.input.ts';
import { nameKey } from '../../platform/input/visible-text.input.ts';
import { derivedRound } from '../matches/match-subject.ts';
import type { SeasonDays } from './file-dates.ts';
import type { GameRow, RowRemark } from './game-rows.ts';

/** What the database has of a competition in a season. */
export interface KnownGames {
  matches: readonly Match[];
  games: readonly (LeagueGame & { homeTeam: { name: string }; awayTeam: { name: string } })[];
  /** Names of all teams by their keys. */
  teams: ReadonlyMap<string, string>;
  season: SeasonDays;
}

/** A match of the club to write; `before` is null if it is new. */
export interface PlannedMatch {
  before: Match | null;
  round: string;
  opponent: string;
  isHome: boolean;
  matchDate: Date;
  location: string | null;
  result: string | null;
}

/** A game of two other teams to write, with their names. */
export interface PlannedGame {
  before: LeagueGame | null;
  round: number;
  home: string;
  away: string;
  playedAt: Date;
  homePoints: number;
  awayPoints: number;
}

export interface GamePlan {
  matches: PlannedMatch[];
  games: PlannedGame[];
  unchanged: number;
  skipped: number;
  problems: RowRemark[];
  notes: RowRemark[];
}

const WEEK = 7 * 86_400_000;

/** What a file would change; rows that say nothing new change nothing. */
export function planGames(
  rows: readonly GameRow[],
  known: KnownGames,
  clubName: string | null,
  now = new Date(),
): GamePlan {
  const plan: GamePlan = { matches: [], games: [], unchanged: 0, skipped: 0, problems: [], notes: [] };
  const clubKey = clubName === null ? null : nameKey(clubName);
  const spelled = new Map(known.teams);
  const spelling = (name: string) => {
    const found = spelled.get(nameKey(name));
    if (found === undefined) spelled.set(nameKey(name), name);
    return found ?? name;
  };
  const dateOf = roundDates(rows, known.season);
  const games = new Map(
    known.games.map((game) => [gameKey(game.round, game.homeTeam.name, game.awayTeam.name), game]),
  );
  /** Which row speaks of a match: the stored one, else the one of these teams on that day. */
  const lines = new Map<string, number>();
  const matches = new Map<string, Match[]>();
  for (const match of known.matches) {
    const key = matchKey(match.isHome, match.opponent);
    matches.set(key, [...(matches.get(key) ?? []), match]);
  }
  for (const row of rows) {
    const say = (list: RowRemark[], column: string, message: string) =>
      list.push({ line: row.line, column, message });
    const day = row.date && clubDay(row.date);
    const rivals = [row.home, row.away].filter((name) => nameKey(name) !== clubKey);
    if (rivals.some((name) => isSameToSearch(name, club.name)))
      say(plan.problems, 'local', 'El propio club no es un rival: elígelo como nuestro equipo en el archivo');
    else if (day && (day < known.season.first || day > known.season.last)) {
      say(plan.problems, 'fecha', `El ${day.split('-').toReversed().join('/')} no es de esta temporada`);
    } else if (row.score && row.date && row.date > now) {
      say(plan.problems, 'resultado', 'Tiene resultado, pero su fecha está por llegar');
    } else if (row.score && known.season.first > clubDay(now)) {
      say(plan.problems, 'resultado', 'Tiene resultado, pero la temporada no ha empezado');
    } else if (nameKey(row.home) === clubKey || nameKey(row.away) === clubKey) {
      const isHome = nameKey(row.home) === clubKey;
      const opponent = spelling(isHome ? row.away : row.home);
      const before = knownMatch(matches.get(matchKey(isHome, opponent)) ?? [], row);
      const subject = before ? String(before.id) : `${day ?? row.round}\n${matchKey(isHome, opponent)}`;
      const first = lines.get(subject);
      if (first === undefined) {
        lines.set(subject, row.line);
        ownMatch(row, { before, isHome, opponent, estimated: dateOf(row) }, plan, say);
      } else say(plan.problems, 'local', `Es el mismo partido que en la fila ${first}`);
    } else if (!row.score) {
      plan.skipped += 1;
    } else if (!/^\d{1,2}$/.test(row.round) || Number(row.round) === 0) {
      say(plan.problems, 'jornada', 'La jornada debe ser un número entre 1 y 99');
    } else {
      const [home, away, round] = [spelling(row.home), spelling(row.away), Number(row.round)];
      const before = games.get(gameKey(round, home, away)) ?? null;
      const playedAt = row.date ?? before?.playedAt ?? dateOf(row);
      const [homePoints, awayPoints] = row.score;
      const isSame =
        before?.homePoints === homePoints &&
        before.awayPoints === awayPoints &&
        before.playedAt.getTime() === playedAt.getTime();
      if (isSame) plan.unchanged += 1;
      else plan.games.push({ before, round, home, away, playedAt, homePoints, awayPoints });
    }
  }
  return plan;
}

function ownMatch(
  row: GameRow,
  known: { before: Match | null; isHome: boolean; opponent: string; estimated: Date },
  plan: GamePlan,
  say: (list: RowRemark[], column: string, message: string) => void,
): void {
  const { before, isHome, opponent, estimated } = known;
  const said = row.score?.join('-') ?? null;
  const keepsHour =
    before !== null && row.date !== null && !row.hasHour && clubDay(before.matchDate) === clubDay(row.date);
  const matchDate = (keepsHour ? before.matchDate : row.date) ?? before?.matchDate ?? estimated;
  const location = row.location ?? before?.location ?? null;
  const result = said ?? before?.result ?? null;
  const isSame =
    before !== null &&
    matchDate.getTime() === before.matchDate.getTime() &&
    location === before.location &&
    result === before.result &&
    (said === null || before.status === 'finished');
  if (isSame) {
    plan.unchanged += 1;
    return;
  }
  if (before && before.status !== 'scheduled' && before.status !== 'finished') {
    plan.skipped += 1;
    say(plan.notes, 'local', 'El partido está en directo, aplazado o cancelado: cámbialo en su pantalla');
    return;
  }
  if (before && said !== null && said !== before.result && before.homePeriods.length > 0) {
    say(
      plan.problems,
      'resultado',
      `El marcador del partido dice ${before.result}: corrígelo en su pantalla`,
    );
    return;
  }
  if (!row.date && !before && said === null) {
    say(plan.problems, 'fecha', 'Falta la fecha');
    return;
  }
  if (!row.date && !before)
    say(plan.notes, 'fecha', 'No dice su fecha: se calcula por la jornada. Revísala después en el partido.');
  plan.matches.push({ before, round: row.round, opponent, isHome, matchDate, location, result });
}

const gameKey = (round: number, home: string, away: string) =>
  [round, nameKey(home), nameKey(away)].join('\n');
const matchKey = (isHome: boolean, opponent: string) => `${isHome}\n${nameKey(opponent)}`;

/** «Jornada 9» and «9» are the same round. */
const roundKey = (round: string) => nameKey(round.replace(/^jornada\s+/i, ''));

/** The match of the same round, else of the same day, else the only one of these teams if the row says no round. */
function knownMatch(candidates: readonly Match[], { round, date }: GameRow): Match | null {
  const sameRound = candidates.find((match) => roundKey(derivedRound(match) ?? '') === roundKey(round));
  if (round && sameRound) return sameRound;
  const sameDay = candidates.find(({ matchDate }) => date !== null && clubDay(matchDate) === clubDay(date));
  return sameDay ?? (round === '' && candidates.length === 1 ? (candidates[0] ?? null) : null);
}

/** The date of a game that says none: a week for each round, counted from the first round with a date. */
function roundDates(rows: readonly GameRow[], season: SeasonDays) {
  const first = new Date(`${season.first}T12:00:00Z`).getTime();
  const last = new Date(`${season.last}T12:00:00Z`).getTime();
  const dated = rows
    .flatMap(({ round, date }) => (date && Number(round) ? { round: Number(round), at: date.getTime() } : []))
    .toSorted((a, b) => a.round - b.round)[0] ?? { round: 0, at: first + 12 * WEEK };
  return ({ round, date }: GameRow): Date => {
    const at = dated.at + ((Number(round) || 0) - dated.round) * WEEK;
    return date ?? new Date(Math.min(Math.max(at, first), last, Date.now()));
  };
}
