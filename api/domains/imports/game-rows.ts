import { ONE_LINE, READABLE } from '../../platform/input/text.input.ts';
import { nameKey, visibleLine } from '../../platform/input/visible-text.input.ts';
import { TEAM_LIMITS } from '../teams/teams.input.ts';
import { readDate, type SeasonDays } from './file-dates.ts';
import { columnFinder, columnsOf, type ColumnNames } from './table-columns.ts';
import type { TableRow } from './table-row.ts';

/** What is wrong, or worth knowing, at a place of the file. */
export interface RowRemark {
  line: number;
  column: string;
  message: string;
}

/** A game as a file says it. */
export interface GameRow {
  line: number;
  /** «7», or another name; empty if it says none. */
  round: string;
  home: string;
  away: string;
  /** Null if it says none. */
  date: Date | null;
  /** Whether its hour is said too. */
  hasHour: boolean;
  score: readonly [home: number, away: number] | null;
  location: string | null;
}

/** Names of columns, folded; the first that is there counts. */
export const GAME_COLUMNS = {
  round: ['jornada', 'round', 'round number', 'matchday', 'ronda', 'fase'],
  home: ['local', 'equipo local', 'equipo casa', 'home team', 'home', 'casa'],
  away: ['visitante', 'equipo visitante', 'equipo fuera', 'away team', 'away', 'fuera'],
  date: ['fecha', 'fecha y hora', 'fecha hora', 'date', 'date utc', 'dia', 'match date', 'played at'],
  hour: ['hora', 'time', 'hour'],
  score: ['resultado', 'marcador', 'tanteo', 'score str', 'score', 'result'],
  homePoints: ['puntos local', 'home points', 'home score', 'home team score', 'score home'],
  awayPoints: ['puntos visitante', 'away points', 'away score', 'away team score', 'score away'],
  location: ['lugar', 'pabellon', 'campo', 'pista', 'cancha', 'instalacion', 'location', 'venue'],
} as const satisfies ColumnNames;
type Column = keyof typeof GAME_COLUMNS;

const LONGEST = { team: TEAM_LIMITS.name, round: 60, location: 120 };

/** What the rows of a file say. */
interface ReadGames {
  games: GameRow[];
  problems: RowRemark[];
  /** Why rows are left out. */
  notes: RowRemark[];
}

/**
 * The games of a file, and what is wrong with the others.
 * @param season of dates that say no year
 */
export function gameRows(rows: readonly TableRow[], season?: SeasonDays): ReadGames {
  const problems: RowRemark[] = [];
  const columnOf = columnFinder(columnsOf(rows), GAME_COLUMNS);
  const missing = (['home', 'away'] as const).filter((column) => !columnOf(column));
  if (missing.length > 0) {
    const shown = missing.map((column) => `«${GAME_COLUMNS[column][0]}»`).join(' y ');
    const column = GAME_COLUMNS[missing[0] ?? 'home'][0];
    return { games: [], notes: [], problems: [{ line: 1, column, message: `Falta la columna ${shown}` }] };
  }
  const notes = rows.flatMap(({ line, leftOut }) =>
    leftOut === undefined ? [] : { line, column: 'local', message: leftOut },
  );
  const games = rows
    .filter(({ leftOut }) => leftOut === undefined)
    .flatMap((row) => gameOf(row, columnOf, problems, season));
  return { games: unique(games, problems), problems, notes };
}

/** A round as it is compared: «Jornada 9», «9ª jornada», «J9», «09» and «9,0» are «9». */
const roundOf = (text: string) =>
  /^(?:jornada|j\.?)?\s*0*(\d{1,2})(?:[.,]0+)?\s*[ªº]?(?:\s*jornada)?$/i.exec(text)?.[1] ??
  text.replace(/^jornada\s+/i, '');

function gameOf(
  { line, cells }: TableRow,
  columnOf: (column: Column) => string | undefined,
  problems: RowRemark[],
  season?: SeasonDays,
): GameRow[] {
  const before = problems.length;
  const wrong = (column: Column, message: string) =>
    problems.push({ line, column: columnOf(column) ?? GAME_COLUMNS[column][0], message });
  const value = (column: Column) => visibleLine(cells.get(columnOf(column) ?? '') ?? '');
  for (const column of ['home', 'away', 'round', 'location'] as const)
    if (!ONE_LINE.test(value(column))) wrong(column, 'Contiene caracteres no permitidos');
  const [home, away] = (['home', 'away'] as const).map((column) => {
    const name = value(column);
    if (!READABLE.test(name)) wrong(column, 'Falta el equipo');
    else if (name.length > LONGEST.team) wrong(column, `El equipo no puede pasar de ${LONGEST.team} letras`);
    return name;
  });
  if (home && away && nameKey(home) === nameKey(away)) wrong('away', 'Un equipo no juega contra sí mismo');
  const round = roundOf(value('round'));
  if (round.length > LONGEST.round || round.includes('·')) wrong('round', 'La jornada no es válida');
  const location = value('location') || null;
  if (location && location.length > LONGEST.location) wrong('location', 'El lugar es demasiado largo');
  let score = readScore(value('score'), value('homePoints'), value('awayPoints'));
  let dateText = value('date');
  // What is not played yet may have its day where its score will be.
  if (score === undefined && readDate(value('score'), '', season)) {
    score = null;
    dateText ||= value('score');
  }
  if (score === undefined) wrong('score', `«${value('score')}» no es un resultado como 82-75`);
  else if (score && score[0] === score[1]) wrong('score', 'Un partido no puede acabar en empate');
  const read = dateText === '' ? null : readDate(dateText, value('hour'), season);
  if (read === undefined) wrong('date', `«${dateText}» no es una fecha como 27/11/2026 20:30`);
  if (problems.length > before) return [];
  return [
    {
      line,
      round,
      home: home ?? '',
      away: away ?? '',
      score: score ?? null,
      location,
      date: read?.date ?? null,
      hasHour: read?.hasHour ?? false,
    },
  ];
}

/** Undefined if there is something else; a whole number may have decimals, as tables write it: «82,0». */
function readScore(text: string, home: string, away: string): [number, number] | null | undefined {
  const whole = (points: string) => points.replace(/[.,]0+$/, '');
  const said = text || (home || away ? `${whole(home)}-${whole(away)}` : '');
  if (said === '' || said === '-') return null;
  const [, one, other] = /^(\d{1,3})\s*[-–:]\s*(\d{1,3})$/.exec(said) ?? [];
  return one && other ? [Number(one), Number(other)] : undefined;
}

function unique(games: readonly GameRow[], problems: RowRemark[]): GameRow[] {
  const seen = new Map<string, number>();
  return games.filter(({ line, round, home, away, date }) => {
    const key = [round || (date?.toISOString() ?? ''), nameKey(home), nameKey(away)].join('\n');
    const first = seen.get(key);
    if (first === undefined) seen.set(key, line);
    else problems.push({ line, column: 'local', message: `Es el mismo partido que en la fila ${first}` });
    return first === undefined;
  });
}
