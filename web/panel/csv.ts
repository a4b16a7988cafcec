import { csvFile, guarded } from '../../api/platform/input/csv.input.ts';
import { formatNumericDate, formatTime } from '../ui/dates.ts';

/** A cell of an export: numbers stay numbers, a date is an instant in club time, null is an empty cell. */
export type CsvCell = string | number | Date | null | undefined;

/** A table to export. */
export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** A telephone number, «+34 971 123 456»: a sign and digits calculate nothing. */
const TELEPHONE = /^\+\d[\d ]*$/;

/**
 * Formats a table as spreadsheets in Spanish read it, with decimal commas. A text that a spreadsheet would execute as a
 * formula gets an apostrophe before it.
 */
export function toCsv({ header, rows }: CsvTable): string {
  return csvFile([header, ...rows].map((cells) => cells.map(writeCell)));
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  // Without a comma, and with the year: so a spreadsheet recognises it.
  if (cell instanceof Date) return `${formatNumericDate(cell)} ${formatTime(cell)}`;
  return TELEPHONE.test(cell) ? cell : guarded(cell);
}

/** Downloads a table as a file. @param name without extension. */
export function downloadCsv(name: string, table: CsvTable): void {
  downloadText(name, toCsv(table));
}

/** Downloads the text of a CSV as a file. @param name without extension. */
export function downloadText(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  // Not at once: some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
