import type { Label, Line } from '../model.ts';
import { centerX, height, sharedWidth } from '../geometry.ts';
import { FEWEST_HEADINGS } from './label-words.ts';
import { meansTheSame } from './labels.ts';

/** The largest distance of a value from its label, in letter sizes. */
const REACH = 2.8;

/**
 * Removes labels that start a value: «Anillo: Anillo 2», «Competición» above «Competición de Liga». Such a word
 * continues directly, has no colon, and repeats the meaning of a label beside or above it that has no value.
 */
export function withoutEchoes(labels: readonly Label[], lines: readonly Line[]): Label[] {
  return labels.filter(
    (label) =>
      label.led ||
      !goesOn(label, lines) ||
      !(labels.some((other) => asks(other, label, labels, lines)) || isInTable(label, labels)),
  );
}

/** «Anillo Bajo» in the row of a table: all apparent labels in it are below headings with the same meaning. */
const isInTable = ({ line }: Label, labels: readonly Label[]) =>
  labels
    .filter((label) => label.line === line && !label.tentative)
    .every((label) => labels.some((heading) => isHeaded(label, heading, labels)));

const isHeaded = (label: Label, heading: Label, labels: readonly Label[]) =>
  heading.line < label.line &&
  meansTheSame(heading, label) &&
  Math.abs(label.x0 - heading.x0) < 0.6 * height(label) &&
  labels.filter(({ line }) => line === heading.line).length >= FEWEST_HEADINGS;

/** Whether more text follows on the line without a gap. */
function goesOn({ line, end, text }: Label, lines: readonly Line[]): boolean {
  if (/ (del?|d[’'])$/.test(text) && !/^a nom(bre)? /i.test(text)) return true;
  const next = lines[line]?.tokens[end];
  return next !== undefined && !next.apart && next.kind === 'word';
}

/** Whether other labels with their values follow on the line, without a value of another column before them. */
function isListed(echo: Label, labels: readonly Label[], lines: readonly Line[]): boolean {
  const starts = labels
    .filter(({ line, start }) => line === echo.line && start > echo.start)
    .map(({ start }) => start);
  const value = lines[echo.line]?.tokens.findIndex(
    ({ apart }, at) => at >= echo.end && apart && !starts.includes(at),
  );
  return starts.some((start) => value === undefined || value < 0 || start < value);
}

/** Whether a label has no value except one that may start with the words of another label. */
function asks(label: Label, echo: Label, labels: readonly Label[], lines: readonly Line[]): boolean {
  if (label === echo || !meansTheSame(label, echo)) return false;
  // «Localidad» and «Anillo Superior · Sector 104 · Fila 7» beside it or below: each of these is a separate label.
  const inList = isListed(echo, labels, lines);
  if (label.line === echo.line) return label.end === echo.start;
  if (inList || goesOn(label, lines)) return false;
  // A value beside its label cannot be above or below it too.
  const beside = lines[label.line]?.tokens[label.end];
  const size = Math.max(lines[label.line]?.size ?? 0, lines[echo.line]?.size ?? 0);
  if (beside && beside.x0 - label.x1 < 3 * size) return false;
  const gap = label.line < echo.line ? echo.y0 - label.y1 : label.y0 - echo.y1;
  const aligned =
    Math.abs(label.x0 - echo.x0) < 0.6 * height(echo) ||
    (sharedWidth(label, echo) > 0 && Math.abs(centerX(label) - centerX(echo)) < 6 * size);
  return gap > -0.5 * size && gap < REACH * size && aligned;
}
