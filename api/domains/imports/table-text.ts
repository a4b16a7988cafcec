import { calendarRows } from './calendar-rows.ts';
import { csvRows } from './csv-rows.ts';
import { jsonRows } from './json-rows.ts';
import type { ColumnNames } from './table-columns.ts';
import { wrongFile, type TableRow } from './table-row.ts';

/** Most rows of a file. */
export const MOST_ROWS = 5000;

/** The text of a file: UTF-16 or UTF-8, else what Excel writes in Spain (windows-1252). */
function decoded(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** UTF-16 has a mark, or every other byte of its first letters is zero. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth))
    return 'utf-16be';
  return undefined;
}

/**
 * The rows of a CSV, JSON or ICS file, which its content tells apart.
 * @param wanted the columns that are looked for, by which the titles and the list are found
 * @throws ValidationError at `file`
 */
export function tableRows(bytes: Uint8Array, wanted: ColumnNames): TableRow[] {
  const text = decoded(bytes);
  if (text.trim() === '') throw wrongFile('El archivo está vacío');
  // oxlint-disable-next-line no-control-regex -- a picture or a workbook has them, a text never
  if (/[\u0000-\u0008]/.test(text) || text.startsWith('%PDF'))
    throw wrongFile('El archivo no es de texto. En Excel, guárdalo como CSV y vuelve a subirlo.');
  if (/^\s*</.test(text))
    throw wrongFile(
      'El archivo es una página web o un XML, no una tabla. Guárdalo como CSV y vuelve a subirlo.',
    );
  const rows = rowsOf(text, wanted);
  if (rows.length === 0) throw wrongFile('El archivo no tiene filas');
  if (rows.length > MOST_ROWS) throw wrongFile(`El archivo tiene más de ${MOST_ROWS} filas`);
  return rows;
}

function rowsOf(text: string, wanted: ColumnNames): TableRow[] {
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return calendarRows(text.trimStart());
  return /^\s*[[{]/.test(text) ? jsonRows(text, wanted) : csvRows(text, wanted);
}
