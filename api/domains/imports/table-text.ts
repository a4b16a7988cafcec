import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
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

function csvRows(text: string): TableRow[] {
  const [head = ''] = text.split(/\r?\n/, 1);
  const counted = [';', ',', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  const { delimiter } = counted.reduce((best, each) => (each.count > best.count ? each : best));
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
    return { line: info.lines, cells: new Map(names.map((name, index) => [name, record[index] ?? ''])) };
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
  return calendar.getAllSubcomponents('vevent').map((component, index) => {
    const { summary, description, location, startDate } = new ICAL.Event(component);
    const [, home = summary, away = ''] =
      /^(?:\p{Lu}+: )?(.+?)\s+(?:–|—|-|vs\.?)\s+(.+)$/u.exec(summary) ?? [];
    const words = `${summary}\n${description ?? ''}`;
    return {
      line: index + 1,
      cells: new Map([
        ['local', home],
        ['visitante', away],
        ['fecha', startDate ? startOf(startDate) : ''],
        ['lugar', location ?? ''],
        ['jornada', /Jornada (\d{1,2})/i.exec(words)?.[1] ?? ''],
        ['resultado', /Resultado: *(\d{1,3} ?[-–] ?\d{1,3})/i.exec(words)?.[1] ?? ''],
      ]),
    };
  });
}

/** An instant if the event says its zone, else club time. */
function startOf(time: ICAL.Time): string {
  const isInstant = time.zone === ICAL.Timezone.utcTimezone;
  const text = time.toString();
  return isInstant && !text.endsWith('Z') ? `${text}Z` : text;
}
