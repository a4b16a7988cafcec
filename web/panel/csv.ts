import { formatNumericDate, formatTime } from '../ui/dates.ts';

/** A cell of an export: numbers stay numbers, a date is an instant in club time, null is an empty cell. */
export type CsvCell = string | number | Date | null | undefined;

/** A table to export. */
export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** The byte order mark: without it, spreadsheets read a file in the computer's own character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Between cells: a spreadsheet in Spanish reads the comma as the decimal sign, and a file with commas as one column. */
const SEPARATOR = ';';

/** The characters that start a formula in a spreadsheet, also in their wide forms: it would run what a user typed. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A telephone number, «+34 971 123 456»: a sign and digits calculate nothing. */
const TELEPHONE = /^\+\d[\d ]*$/;

/**
 * Formats a table as spreadsheets in Spanish read it: semicolons, decimal commas, CRLF, quotes where needed as in RFC 4180;
 * UTF-8 with a byte order mark. A text that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv({ header, rows }: CsvTable): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(writeCell).join(SEPARATOR)}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  // Without a comma, and with the year: so a spreadsheet recognises it.
  if (cell instanceof Date) return `${formatNumericDate(cell)} ${formatTime(cell)}`;
  const safe = FORMULA.test(cell) && !TELEPHONE.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Downloads a table as a file. @param name without extension. */
export function downloadCsv(name: string, table: CsvTable): void {
  const url = URL.createObjectURL(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // Not at once: some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
