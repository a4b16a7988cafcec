import type { Box, Label, Segment, Token } from '../model.ts';
import { centerX, height, union } from '../geometry.ts';

// A long value may end so close to the next one in its row that both look like one text: «Anillo Inferior Sur  K5».

/** The largest distance of headings above or below the values of their row, in heights. */
const REACH = 1.5;
/** The precision of the start of a column, as a share of a height. */
const EDGE = 0.15;
/** A gap between values is wider than spaces, and than this share of a height. */
const WIDER = 1.2;
const GAP = 0.5;

/** The same segments, split where a word after a wider gap starts the column of its own heading. */
export function partedUnderHeadings(segments: readonly Segment[], labels: readonly Label[]): Segment[] {
  return segments.flatMap((segment) => (segment.label ? [segment] : parted(segment, labels)));
}

function parted(segment: Segment, labels: readonly Label[]): Segment[] {
  const { tokens } = segment;
  const most = REACH * height(segment);
  const near = labels.filter(
    ({ line, y0, y1 }) => line !== segment.line && y0 - segment.y1 <= most && segment.y0 - y1 <= most,
  );
  const first = near.find((label) => begins(segment, label));
  const others = near.filter((label) => label.line === first?.line && label !== first);
  const gapBefore = (at: number) => (tokens[at]?.x0 ?? 0) - (tokens[at - 1]?.x1 ?? 0);
  const starts = tokens.flatMap((token, at) =>
    at > 0 && others.some((label) => begins(token, label)) ? [at] : [],
  );
  const widest = Math.max(
    ...tokens.map((_, at) => (at === 0 || starts.includes(at) ? 0 : gapBefore(at))),
    (GAP * height(segment)) / WIDER,
  );
  const cuts = starts.filter((at) => gapBefore(at) >= WIDER * widest);
  return [0, ...cuts].map((from, index) => partOf(segment, tokens.slice(from, cuts[index]), from));
}

/** Whether a text starts at the same position as a heading, or is centred below it. */
const begins = (text: Box, heading: Box) =>
  Math.abs(text.x0 - heading.x0) <= EDGE * height(text) ||
  Math.abs(centerX(text) - centerX(heading)) <= EDGE * height(text);

/** Some tokens of a segment as a separate one. */
export const partOf = (segment: Segment, tokens: Token[], from: number): Segment => ({
  ...segment,
  ...union(tokens),
  tokens,
  start: segment.start + from,
});
