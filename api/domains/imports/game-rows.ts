import { clubFormat } from '../../club/club-time.ts';
import { nameKey, visibleLine } from '../../platform/input/visible-text.input.ts';
import { columnFinder, type TableRow } from './table-text.ts';

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
const COLUMNS = {
  round: ['jornada', 'round', 'round number', 'matchday', 'ronda', 'fase'],
  home: ['local', 'equipo local', 'equipo casa', 'home team', 'home', 'casa'],
  away: ['visitante', 'equipo visitante', 'equipo fuera', 'away team', 'away', 'fuera'],
  date: ['fecha', 'fecha y hora', 'fecha hora', 'date', 'date utc', 'dia', 'match date', 'played at'],
  hour: ['hora', 'time', 'hour'],
  score: ['resultado', 'marcador', 'tanteo', 'score str', 'score', 'result'],
  homePoints: ['puntos local', 'home points', 'home score', 'home team score'],
  awayPoints: ['puntos visitante', 'away points', 'away score', 'away team score'],
  location: ['lugar', 'pabellon', 'campo', 'pista', 'cancha', 'instalacion', 'location', 'venue'],
} as const;
type Column = keyof typeof COLUMNS;

const LONGEST = { team: 60, round: 60, location: 120 };

const wall = clubFormat(
  { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  'en-CA',
);

/** The instant of «2026-11-27», «20:30» in club time; null if there is no such day or hour. */
export function clubInstant(day: string, hour: string): Date | null {
  const utc = Date.parse(`${day}T${hour}:00Z`);
  if (Number.isNaN(utc) || !new Date(utc).toISOString().startsWith(day)) return null;
  // Madrid is one or two hours ahead; an hour that summer time skips becomes the one after it.
  const instants = [2, 1].map((ahead) => new Date(utc - ahead * 3_600_000));
  return (
    instants.find((instant) => wall.format(instant).replace(', ', 'T') === `${day}T${hour}`) ??
    instants[1] ??
    null
  );
}

const two = (digits: string | undefined) => (digits ?? '0').padStart(2, '0');

/** «27/11/2026 20:30», «VIERNES27/11/202620:30», «2026-11-27T20:30:00Z»; undefined if it is no date. */
export function readDate(text: string, hourText: string): { date: Date; hasHour: boolean } | undefined {
  if (/^\d{4}-\d\d-\d\d[T ].*(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const date = new Date(text.replace(' ', 'T'));
    return Number.isNaN(date.getTime()) ? undefined : { date, hasHour: true };
  }
  const iso = /^(\d{4})-(\d\d)-(\d\d)(?:[T ]+(\d{1,2}):(\d\d)(?::\d\d)?)?$/.exec(text);
  const spanish =
    /^\p{L}*[\s,]*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d\d)[\s,]*(?:(\d{1,2})[:.h](\d\d)(?::\d\d)?h?)?$/u.exec(
      text,
    );
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : [spanish?.[3], spanish?.[2], spanish?.[1]];
  if (!year) return undefined;
  const [, ownHour, ownMinute] = /^(\d{1,2})[:.h](\d\d)/.exec(hourText) ?? [];
  const found = iso ?? spanish;
  const [hour, minute] = found?.[4] ? [found[4], found[5]] : [ownHour, ownMinute];
  const date = clubInstant(
    `${year.padStart(4, '20')}-${two(month)}-${two(day)}`,
    `${two(hour)}:${two(minute)}`,
  );
  return date ? { date, hasHour: hour !== undefined } : undefined;
}

/** The games of a file, and what is wrong with the others. */
export function gameRows(rows: readonly TableRow[]): { games: GameRow[]; problems: RowRemark[] } {
  const problems: RowRemark[] = [];
  const columnOf = columnFinder(rows[0]?.cells.keys() ?? [], COLUMNS);
  const missing = (['home', 'away'] as const).filter((column) => !columnOf(column));
  if (missing.length > 0) {
    const shown = missing.map((column) => `«${COLUMNS[column][0]}»`).join(' y ');
    return {
      games: [],
      problems: [{ line: 1, column: COLUMNS[missing[0] ?? 'home'][0], message: `Falta la columna ${shown}` }],
    };
  }
  const games = rows.flatMap((row) => gameOf(row, columnOf, problems));
  return { games: unique(games, problems), problems };
}

function gameOf(
  { line, cells }: TableRow,
  columnOf: (column: Column) => string | undefined,
  problems: RowRemark[],
): GameRow[] {
  const before = problems.length;
  const wrong = (column: Column, message: string) =>
    problems.push({ line, column: columnOf(column) ?? COLUMNS[column][0], message });
  const value = (column: Column) => visibleLine(cells.get(columnOf(column) ?? '') ?? '');
  const [home, away] = (['home', 'away'] as const).map((column) => {
    const name = value(column);
    if (name === '') wrong(column, 'Falta el equipo');
    else if (name.length > LONGEST.team) wrong(column, `El equipo no puede pasar de ${LONGEST.team} letras`);
    return name;
  });
  if (home && away && nameKey(home) === nameKey(away)) wrong('away', 'Un equipo no juega contra sí mismo');
  const round = value('round').replace(/^jornada\s+/i, '');
  if (round.length > LONGEST.round || round.includes('·')) wrong('round', 'La jornada no es válida');
  const location = value('location') || null;
  if (location && location.length > LONGEST.location) wrong('location', 'El lugar es demasiado largo');
  let score = readScore(value('score'), value('homePoints'), value('awayPoints'));
  let dateText = value('date');
  // What is not played yet may have its day where its score will be.
  if (score === undefined && readDate(value('score'), '')) {
    score = null;
    dateText ||= value('score');
  }
  if (score === undefined) wrong('score', `«${value('score')}» no es un resultado como 82-75`);
  else if (score && score[0] === score[1]) wrong('score', 'Un partido no puede acabar en empate');
  const read = dateText === '' ? null : readDate(dateText, value('hour'));
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
