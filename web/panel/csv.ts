/** A cell of an export: numbers stay numbers, null is an empty cell. */
export type CsvCell = string | number | null | undefined;

/** A table to export. */
export interface CsvTable {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** The byte order mark: without it, spreadsheets read a file in the computer's own character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/** The characters that start a formula in a spreadsheet, also in their wide forms: it would run what a user typed. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/**
 * Formats a table as RFC 4180: commas, CRLF, quotes where needed; UTF-8 with a byte order mark. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv({ header, rows }: CsvTable): string {
  const lines = [header, ...rows].map((cells) => `${cells.map(writeCell).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

function writeCell(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
