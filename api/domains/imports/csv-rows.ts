import { parse } from 'csv-parse/sync';
import { unguarded } from '../../platform/input/csv.input.ts';
import { cellsOf, titlesOf, type ColumnNames } from './table-columns.ts';
import { wrongFile, type TableRow } from './table-row.ts';

const DELIMITERS = [';', ',', '\t', '|'];
/** Excel may say its delimiter in a first line, and reads it itself. */
const SAID = /^"?sep=(.)"?[;,\t]*\r?\n/i;

/** The rows of a CSV file. */
export function csvRows(written: string, wanted: ColumnNames): TableRow[] {
  const [saying = '', said] = SAID.exec(written) ?? [];
  const text = written.slice(saying.length);
  let lines: { record: string[]; info: { lines: number } }[];
  try {
    lines = parse(text, {
      delimiter: said ?? delimiterOf(text, wanted),
      info: true,
      relaxColumnCount: true,
      // A name may have quotes inside: «C.B. "La Salle"».
      relaxQuotes: true,
      skipEmptyLines: true,
      trim: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
    }) as unknown as typeof lines;
  } catch {
    throw wrongFile('El archivo no es un CSV correcto: revisa sus comillas');
  }
  const { index } = titlesOf(
    lines.map(({ record }) => record),
    wanted,
  );
  const titles = lines[index]?.record ?? [];
  return lines.slice(index + 1).flatMap(({ record, info }) => {
    if (record.every((value) => value === '')) return [];
    return { line: info.lines + (saying ? 1 : 0), cells: cellsOf(titles, record.map(unguarded)) };
  });
}

/** The delimiter by which the titles are found, else the most frequent one in the first line. */
function delimiterOf(text: string, wanted: ColumnNames): string {
  const lines = text.split(/\r\n|\n|\r/, 40).filter((line) => line.trim() !== '');
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    found: titlesOf(
      lines.map((line) => line.split(delimiter)),
      wanted,
    ).found,
    count: (lines[0] ?? '').split(delimiter).length,
  }));
  return counted.reduce((best, each) =>
    each.found > best.found || (each.found === best.found && each.count > best.count) ? each : best,
  ).delimiter;
}
