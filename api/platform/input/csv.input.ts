// Tables as spreadsheets in Spanish read them. The panel writes its exports with it, and the server those that can be
// imported again.

/** The byte order mark: without it, spreadsheets read a file in the computer's own character set. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Between cells: a spreadsheet in Spanish reads the comma as the decimal sign, and a file with commas as one column. */
const SEPARATOR = ';';

/** The characters that start a formula in a spreadsheet, also in their wide forms: it would execute what a user typed. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text with an apostrophe before it if a spreadsheet would execute it as a formula. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** The text that was guarded. */
export const unguarded = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/**
 * A file of cells: semicolons, CRLF, quotes where needed as in RFC 4180; UTF-8 with a byte order mark. Guard texts that
 * users typed.
 */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + lines.map((cells) => `${cells.map(quoted).join(SEPARATOR)}\r\n`).join('');
}

const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
