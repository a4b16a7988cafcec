/** The characters that start a formula in a spreadsheet: it would run what somebody typed. */
const FORMULA = /^[=+\-@\t]/;
/** A text that was written with an apostrophe, so that it is no formula. */
const GUARDED = /^'(?=[=+\-@\t])/;

/** What a cell of a spreadsheet holds, without the apostrophe that keeps it from being a formula. */
export const unguarded = (text: string): string => text.replace(GUARDED, '');

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as Excel reads it in Spanish: semicolons, CRLF, UTF-8 with a mark. `tableRows` reads it as it was. */
export function csvText(header: readonly string[], rows: readonly (readonly (string | null)[])[]): string {
  const lines = [header, ...rows].map((cells) => cells.map((cell) => csvCell(cell ?? '')).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
