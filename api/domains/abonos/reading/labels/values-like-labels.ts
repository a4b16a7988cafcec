import type { Box, Label, Line } from '../model.ts';
import { centerX, height, sharedWidth, union } from '../geometry.ts';
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
      !(
        labels.some((other) => asks(other, label, labels, lines)) ||
        isInTable(label, labels) ||
        isAmongValues(label, labels, lines)
      ),
  );
}

/** The least number of values beside it that are below headings. */
const FEWEST_BESIDE = 2;

/** «Anillo Alto» below a word that is no known label, in a row of values that are all below labels. */
function isAmongValues(label: Label, labels: readonly Label[], lines: readonly Line[]): boolean {
  const line = lines[label.line];
  const above = lines[label.line - 1];
  if (!line || !above || label.y0 - above.y1 > REACH * line.size) return false;
  if (labels.some((other) => other !== label && other.line === label.line)) return false;
  const headings = labels.filter((other) => other.line === label.line - 1 && !other.led);
  const beside = line.tokens.filter(({ apart }, at) => apart && (at < label.start || at >= label.end));
  const isUnder = (box: Box) => headings.some((heading) => sharedWidth(heading, box) > 0);
  const unknown = above.tokens.some(
    (token, at) =>
      sharedWidth(token, label) > 0 && !headings.some(({ start, end }) => at >= start && at < end),
  );
  return beside.length >= FEWEST_BESIDE && beside.every(isUnder) && unknown && !isUnder(label);
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

/** A label with the text up to the next gap: the whole value that it may start. */
function wholeOf(label: Label, lines: readonly Line[]): Box {
  const tokens = lines[label.line]?.tokens ?? [];
  const gap = tokens.findIndex(({ apart }, at) => at >= label.end && apart);
  return union([label, ...tokens.slice(label.end, gap < 0 ? tokens.length : gap)]);
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
  const ofSeats = label.meanings.some(({ topic }) => topic === 'asiento');
  if (label.line === echo.line) return label.end === echo.start && !(inList && ofSeats);
  if (inList || goesOn(label, lines)) return false;
  // A value beside its label cannot be above or below it too.
  const beside = lines[label.line]?.tokens[label.end];
  const size = Math.max(lines[label.line]?.size ?? 0, lines[echo.line]?.size ?? 0);
  if (beside && beside.x0 - label.x1 < 3 * size) return false;
  const gap = label.line < echo.line ? echo.y0 - label.y1 : label.y0 - echo.y1;
  const whole = wholeOf(echo, lines);
  const aligned =
    Math.abs(label.x0 - echo.x0) < 0.6 * height(echo) ||
    (sharedWidth(label, echo) > 0 && Math.abs(centerX(label) - centerX(echo)) < 6 * size) ||
    Math.abs(centerX(label) - centerX(whole)) < 0.6 * height(echo);
  return gap > -0.5 * size && gap < REACH * size && aligned;
}
