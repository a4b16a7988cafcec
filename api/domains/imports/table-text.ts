import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { unguarded } from '../../platform/input/csv.input.ts';
import { ValidationError } from '../../platform/errors.ts';

/** A row of a file: its line (of JSON and ICS: its number), and its values by folded column name. */
export interface TableRow {
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** Most rows of a file. */
export const MOST_ROWS = 5000;

/** «Equipo_Local » and «EQUIPO LOCAL» are the same column. */
export const columnKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A name without its spaces: JSON and some programs write «equipoLocal» or «equipolocal». */
const joined = (name: string) => name.replaceAll(' ', '');

/**
 * Finds the columns of a file.
 * @param names the columns that the file has, by their keys
 * @param wanted the names that each column may have, the most important first
 * @returns the file's name of a column; undefined if it has none
 */
export function columnFinder<Column extends string>(
  names: Iterable<string>,
  wanted: Readonly<Record<Column, readonly string[]>>,
): (column: Column) => string | undefined {
  const known = new Map([...names].map((name) => [joined(name), name]));
  const columns = Object.keys(wanted) as Column[];
  const found = new Map(
    columns.map((column) => {
      const name = wanted[column].find((each) => known.has(joined(each)));
      return [column, name && known.get(joined(name))] as const;
    }),
  );
  return (column) => found.get(column);
}

const wrongFile = (message: string) => new ValidationError([{ path: 'file', message }]);

/** The text of a file: UTF-8 or UTF-16 with a mark, else UTF-8, else what Excel writes in Spain (windows-1252). */
export function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The rows of a CSV, JSON or ICS file, which its content tells apart.
 * @throws ValidationError at `file`
 */
export function tableRows(bytes: Uint8Array): TableRow[] {
  const text = decoded(bytes).trimStart();
  if (text === '') throw wrongFile('El archivo está vacío');
  // oxlint-disable-next-line no-control-regex -- a picture or a workbook has them, a text never
  if (/[\u0000-\u0008]/.test(text))
    throw wrongFile('El archivo no es de texto. En Excel, guárdalo como CSV y vuelve a subirlo.');
  const rows = rowsOf(text);
  if (rows.length === 0) throw wrongFile('El archivo no tiene filas');
  if (rows.length > MOST_ROWS) throw wrongFile(`El archivo tiene más de ${MOST_ROWS} filas`);
  return rows;
}

function rowsOf(text: string): TableRow[] {
  if (text.startsWith('BEGIN:VCALENDAR')) return calendarRows(text);
  return /^[[{]/.test(text) ? jsonRows(text) : csvRows(text);
}

function csvRows(written: string): TableRow[] {
  // Excel may say its delimiter in a first line, and reads it itself.
  const [, said, text = written] = /^sep=([;,\t])\r?\n([^]*)$/i.exec(written) ?? [];
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = [';', ',', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  const most = counted.reduce((best, each) => (each.count > best.count ? each : best));
  const delimiter = said ?? most.delimiter;
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    lines = parse(text, {
      delimiter,
      info: true,
      relaxColumnCount: true,
      skipEmptyLines: true,
      trim: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
    }) as unknown as typeof lines;
  } catch {
    throw wrongFile('El archivo no es un CSV correcto: revisa sus comillas');
  }
  const names = lines[0]?.record.map(columnKey) ?? [];
  return lines.slice(1).flatMap(({ record, info }) => {
    if (record.every((value) => value === '')) return [];
    return {
      line: info.lines + (said ? 1 : 0),
      cells: new Map(names.map((name, index) => [name, unguarded(record[index] ?? '')])),
    };
  });
}

function jsonRows(text: string): TableRow[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw wrongFile('El archivo no es un JSON correcto');
  }
  const list = Array.isArray(data) ? data : Object.values(Object(data)).find(Array.isArray);
  if (!list) throw wrongFile('El JSON no tiene ninguna lista de partidos');
  return (list as unknown[]).map((row, index) => ({
    line: index + 1,
    cells: new Map(
      Object.entries(Object(row)).map(([name, value]) => [columnKey(name), plain(value).trim()]),
    ),
  }));
}

const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

function calendarRows(text: string): TableRow[] {
  let calendar: ICAL.Component;
  try {
    calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  } catch {
    throw wrongFile('El archivo no es un calendario ICS correcto');
  }
  const events = calendar
    .getAllSubcomponents('vevent')
    .filter((event) => event.getFirstPropertyValue('status') !== 'CANCELLED');
  return events.map((component, index) => {
    const { summary, description, location, startDate } = new ICAL.Event(component);
    const words = `${summary ?? ''}\n${description ?? ''}`;
    const { home, away, score } = gameOfTitle(summary ?? '');
    return {
      line: index + 1,
      cells: new Map([
        ['local', home],
        ['visitante', away],
        ['fecha', startDate ? startOf(startDate) : ''],
        ['lugar', location ?? ''],
        ['jornada', /(?:Jornada|Round|Matchday) (\d{1,2})/i.exec(words)?.[1] ?? ''],
        ['resultado', /Resultado: *(\d{1,3} ?[-–] ?\d{1,3})/i.exec(words)?.[1] ?? score],
      ]),
    };
  });
}

/** A title may begin with the competition: «Primera FEB: Alfa – Beta». */
const COMPETITION = /^[^:]{1,40}: /;
/** «Alfa 82-75 Beta»: the score is between the teams. */
const SCORE_BETWEEN = /^(.+?)\s+(\d{1,3})\s*[-–:]\s*(\d{1,3})\s+(\D.*)$/;
/** «Alfa – Beta (82-75)», «Alfa vs Beta 82-75». */
const SCORE_BEHIND = /[\s(]+(\d{1,3}\s*[-–:]\s*\d{1,3})\)?$/;
/** What is between the teams; the clearest first, since a name may have a hyphen: «Inca - Energia vs Alfa». */
const BETWEEN = [/^(.+?)\s+(?:vs?\.?|contra)\s+(.+)$/i, /^(.+?)\s+[–—]\s+(.+)$/, /^(.+?)\s+-\s+(.+)$/];
/** As in America: the guests come first. */
const AT = /^(.+?)\s+@\s+(.+)$/;

/** The teams of the title of an event, and the score if it has one. */
function gameOfTitle(title: string): { home: string; away: string; score: string } {
  const text = title.trim().replace(COMPETITION, '');
  const [, first, points, others, second] = SCORE_BETWEEN.exec(text) ?? [];
  if (first && second) return { home: first, away: second, score: `${points}-${others}` };
  const score = SCORE_BEHIND.exec(text)?.[1] ?? '';
  const teams = score ? text.replace(SCORE_BEHIND, '') : text;
  const [, guests, hosts] = AT.exec(teams) ?? [];
  if (guests && hosts)
    return { home: hosts, away: guests, score: score.split(/[-–:]/).toReversed().join('-') };
  const found = BETWEEN.map((between) => between.exec(teams)).find(Boolean);
  const [, home = teams, away = ''] = found ?? [];
  return { home, away, score };
}

/** A day, club time if the event names no zone, or an instant if it names one that is known. */
function startOf(time: ICAL.Time): string {
  if (time.isDate || time.zone === ICAL.Timezone.localTimezone) return time.toString();
  return time.toJSDate().toISOString();
}
