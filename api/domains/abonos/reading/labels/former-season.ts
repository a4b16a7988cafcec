import type { Box, Segment, Line } from '../model.ts';
import { centerX, height } from '../geometry.ts';
import { plain } from '../text/letters.ts';
import { textOf } from '../lines/lines.ts';
import { shapeOf } from '../fields/fields.ts';

// Renewal forms print the previous season in a column beside the new one. Only the new one is this pass.

/** Headings without a season. */
const FORMER =
  /\b(anterior(es)?|antig[uo]\w*|antic|antiga|pasad[ao]|passa[dt]\w*|previ[ao]s?|hasta ahora|fins ara|hasta hoy|fins avui|vell|vella)\b/;
const COMING = /\b(nuev[ao]s?|nou|nova|noves|nous|proxim[ao]|propera|actual|renovad[ao]|renovat|renovada)\b/;

/** The number of rows with a value in both columns; fewer are no comparison. */
const FEWEST_ROWS = 3;

interface Heading {
  box: Box;
  /** Greater for later seasons. */
  age: number;
}

/** The segments of a page without the column of a previous season. */
export function withoutFormer(
  segments: readonly Segment[],
  lines: readonly Line[],
  isOcr: boolean,
): Segment[] {
  for (const [index, line] of lines.entries()) {
    const headings = headingsOf(line, isOcr);
    const latest = headings.toSorted((a, b) => b.age - a.age)[0];
    const former = headings.filter((one) => latest && one.age < latest.age);
    if (!latest || former.length === 0) continue;
    // The comparison ends at a line that runs through both columns.
    const end = Math.min(
      lines.length,
      ...segments
        .filter((one) => one.line > index && headings.every(({ box }) => one.x0 < box.x1 && one.x1 > box.x0))
        .map((one) => one.line),
    );
    const isFormer = (segment: Segment) => {
      const nearest = headings.toSorted((a, b) => away(a.box, segment) - away(b.box, segment))[0];
      return segment.line >= index && segment.line < end && nearest !== undefined && former.includes(nearest);
    };
    const inLatest = (segment: Segment) =>
      !isFormer(segment) && Math.abs(away(latest.box, segment)) < 0.5 * spread(headings);
    const dropped = segments.filter(
      (segment) =>
        isFormer(segment) &&
        away(nearestOf(headings, segment), segment) < 0.5 * spread(headings) &&
        segments.some((other) => other.line === segment.line && other !== segment && inLatest(other)),
    );
    if (dropped.length >= FEWEST_ROWS) return segments.filter((segment) => !dropped.includes(segment));
  }
  return [...segments];
}

const nearestOf = (headings: readonly Heading[], segment: Box): Box =>
  headings.toSorted((a, b) => away(a.box, segment) - away(b.box, segment))[0]?.box ?? segment;

/** Columns with the same left edge, right edge or middle. */
const away = (a: Box, b: Box) =>
  Math.min(Math.abs(a.x0 - b.x0), Math.abs(a.x1 - b.x1), Math.abs(centerX(a) - centerX(b)));

const spread = (headings: readonly Heading[]) =>
  Math.max(
    ...headings.map(({ box }) => box.x0),
    Math.min(...headings.map(({ box }) => box.x0)) +
      height(headings[0]?.box ?? { x0: 0, x1: 0, y0: 0, y1: 0 }),
  ) - Math.min(...headings.map(({ box }) => box.x0));

/** Separate texts of a line that name a season, or the previous and the coming one. */
function headingsOf(line: Line, isOcr: boolean): Heading[] {
  const parts: Line['tokens'][] = [];
  for (const token of line.tokens) {
    const part = parts.at(-1);
    if (part && !token.apart) part.push(token);
    else parts.push([token]);
  }
  const headings = parts.flatMap((tokens) => {
    const text = textOf(tokens);
    const first = tokens[0];
    const last = tokens.at(-1);
    if (!first || !last || tokens.length > 6) return [];
    const box = { x0: first.x0, x1: last.x1, y0: line.y0, y1: line.y1 };
    const year = Number(String(shapeOf('temporada', text, isOcr)?.value ?? '').slice(0, 4));
    if (year) return [{ box, age: year }];
    const said = plain(text);
    return FORMER.test(said) ? [{ box, age: 0 }] : COMING.test(said) ? [{ box, age: 1 }] : [];
  });
  const years = headings.filter(({ age }) => age > 1);
  return years.length > 1 ? years : headings.length === 2 && years.length === 0 ? headings : [];
}
