import type { Label, Line } from '../model.ts';
import { centerX, height, sharedWidth } from '../geometry.ts';
import { meansTheSame } from './labels.ts';

/** The largest distance of a value from its label, in letter sizes. */
const REACH = 2.8;

/**
 * Removes labels that start a value: «Anillo: Anillo 2», «Competición» above «Competición de Liga». Such a word
 * continues directly, has no colon, and repeats the meaning of a label beside or above it that has no value.
 */
export function withoutEchoes(labels: readonly Label[], lines: readonly Line[]): Label[] {
  const own = labels.filter(
    (label) =>
      label.led ||
      !goesOn(label, lines) ||
      hasOwnNumber(label, lines) ||
      startsList(label, labels, lines) ||
      !labels.some((other) => asks(other, label, labels, lines)),
  );
  return own.filter((label) => !isInRow(label, own, lines) && !isInColumnOfValues(label, own, lines));
}

/** The least columns of a row of values below their labels. */
const FEWEST_COLUMNS = 3;

/** «Sector   Fila   Seient» above «Centre   5   24»: a vague word in a row of values below a label each; beside it may be a stub. */
function isInRow({ line, tentative }: Label, labels: readonly Label[], lines: readonly Line[]): boolean {
  const above = startsOf(lines[line - 1]);
  const own = startsOf(lines[line]).slice(0, above.length);
  if (!tentative || above.length < FEWEST_COLUMNS || own.length !== above.length) return false;
  const isLabel = ({ index }: Start, at: number) =>
    labels.some(({ line: other, start }) => other === at && start === index);
  const isInColumn = ({ x0 }: Start, column: number) =>
    x0 >= (above[column]?.x0 ?? 0) - 1 && x0 < (above[column + 1]?.x0 ?? Number.POSITIVE_INFINITY);
  return (
    above.every((one) => isLabel(one, line - 1)) &&
    own.every(isInColumn) &&
    own.filter((one) => !isLabel(one, line)).length > own.length / 2
  );
}

/** «Zona   Anfiteatro» above «Sector   Fondo Mar»: a vague word in a column of values beside a label each. */
function isInColumnOfValues(echo: Label, labels: readonly Label[], lines: readonly Line[]): boolean {
  const label = labels.find((one) => one.line === echo.line && one.end === echo.start);
  if (!echo.tentative || !label || !meansTheSame(label, echo)) return false;
  const size = lines[echo.line]?.size ?? 0;
  const isAlike = (a: number, b: number) => Math.abs(a - b) < ALIGNED * size;
  const rows = labels.flatMap((one) => {
    const value = lines[one.line]?.tokens[one.end];
    const isRow =
      one.line !== echo.line && isAlike(one.x0, label.x0) && value?.apart && isAlike(value.x0, echo.x0);
    return isRow ? [labels.every(({ line, start }) => line !== one.line || start !== one.end)] : [];
  });
  const values = rows.filter((isValue) => isValue).length;
  return values >= FEWEST_ROWS && values > rows.length / 2;
}

/** The least further rows of a column of labels with values beside them, and how far their edges differ, in letter sizes. */
const FEWEST_ROWS = 2;
const ALIGNED = 0.3;

interface Start {
  index: number;
  x0: number;
}

/** Where the texts of a line start that have gaps between them. */
const startsOf = (line: Line | undefined): Start[] =>
  line?.tokens.flatMap(({ apart, x0 }, index) => (apart || index === 0 ? [{ index, x0 }] : [])) ?? [];

/** «Localidad   Anillo Alto – Bloque 7 – Fila 3»: further labels follow in the same text. */
const startsList = (label: Label, labels: readonly Label[], lines: readonly Line[]) =>
  labels.some(
    (other) =>
      other.line === label.line &&
      other.start > label.end &&
      !meansTheSame(other, label) &&
      !lines[label.line]?.tokens.slice(label.start + 1, other.start + 1).some(({ apart }) => apart),
  );

/** «Fila» above «Fila 18»: the lower one is the label of a number. */
const hasOwnNumber = ({ meanings, line, end }: Label, lines: readonly Line[]) =>
  meanings.every(({ topic }) => topic === 'fila' || topic === 'asiento') &&
  /^\d+$/.test(lines[line]?.tokens[end]?.text ?? '');

/** Whether more text follows on the line without a gap. */
function goesOn({ line, end, text }: Label, lines: readonly Line[]): boolean {
  if (/ (del?|d[’'])$/.test(text) && !/^a nom(bre)? /i.test(text)) return true;
  const next = lines[line]?.tokens[end];
  return next !== undefined && !next.apart && next.kind === 'word';
}

/** Whether a label has no value except one that may start with the words of another label. */
function asks(label: Label, echo: Label, labels: readonly Label[], lines: readonly Line[]): boolean {
  if (label === echo || !meansTheSame(label, echo)) return false;
  if (label.line === echo.line) return label.end === echo.start;
  if (goesOn(label, lines)) return false;
  // A value beside its label cannot be above or below it too.
  const isHeading = labels.some(({ line, start }) => line === label.line && start === label.end);
  const isInColumn = isHeading && isBelowNoOther(echo, label, labels);
  const beside = isHeading ? undefined : lines[label.line]?.tokens[label.end];
  const size = Math.max(lines[label.line]?.size ?? 0, lines[echo.line]?.size ?? 0);
  if (beside && beside.x0 - label.x1 < 3 * size) return false;
  const gap = label.line < echo.line ? echo.y0 - label.y1 : label.y0 - echo.y1;
  const aligned =
    isInColumn ||
    Math.abs(label.x0 - echo.x0) < 0.6 * height(echo) ||
    (sharedWidth(label, echo) > 0 && Math.abs(centerX(label) - centerX(echo)) < 6 * size);
  return gap > -0.5 * size && gap < REACH * size && aligned;
}

/** Whether a text is below a label, between its left edge and that of the next label of its line, as in the cell of a table. */
function isBelowNoOther(text: Label, label: Label, labels: readonly Label[]): boolean {
  const next = labels.find(({ line, start }) => line === label.line && start === label.end);
  return text.line > label.line && text.x0 >= label.x0 && text.x1 <= (next?.x0 ?? 0);
}
