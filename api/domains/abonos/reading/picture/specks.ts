import { barCodesOf, isBar } from './bar-codes.ts';
import { brokenRules, isStroke } from './broken-rules.ts';
import { grouped, height, width } from '../geometry.ts';
import type { Box } from '../model.ts';
import type { GreyPicture } from './grey-picture.ts';
import { boxesOf, spotsOf, stretchesIn } from './spots.ts';

// Removes dotted lines between labels and values: OCR would read them as a thousand random letters, which takes a
// minute.

/** The largest side of a dot, in points. */
const LARGEST_DOT = 2.4;
/** The largest gap between dots of a row, in points, and their least number. */
const LARGEST_STEP = 9;
const FEWEST_DOTS = 8;

/** Ink is darker than this, in a cleaned picture. */
const DARK = 150;
/** Thin rules and the grain of poor scans are fainter, but darker than paper. */
const FAINT = 225;
/** Strokes of separate letters are seldom longer than this, in points; bars of codes are. */
const LONGEST_STROKE = 12;

/** Frames and rules are long and fill little of the space between. */
const FRAME_INK = 0.12;

/** Removes rows of dots, lines, frames and bar codes from a cleaned picture, in place. */
export function wipeDots(picture: GreyPicture): void {
  const { scale } = picture;
  const largest = Math.ceil(LARGEST_DOT * scale);
  // Grain: an OCR engine that looks for the faintest ink everywhere would find nothing else.
  const { data } = picture;
  for (let at = 0; at < data.length; at++) if ((data[at] ?? 0) > FAINT) data[at] = 255;
  const faint = specksOf(picture, largest, FAINT);
  const rules = brokenRules(faint.strokes, picture, DARK);
  for (const spot of [...faint.lines, ...rules]) wipe(picture, spot, 0);
  const { specks, lines, bars } = specksOf(picture, largest, DARK);
  for (const spot of [...lines, ...barCodesOf(bars)]) wipe(picture, spot);
  for (const run of runsIn(specks, scale)) for (const speck of run) wipe(picture, speck);
}

const runsIn = (specks: readonly Box[], scale: number): Box[][] =>
  rowsOf(specks, 1.2 * scale).flatMap((row) => runsOf(row, LARGEST_STEP * scale));

/** Small dark spots with nothing dark around them, thin lines, and possible bars of a code or pieces of a rule. */
function specksOf(
  { data, width: across, height: down, scale }: GreyPicture,
  largest: number,
  threshold: number,
): Record<'specks' | 'lines' | 'bars' | 'strokes', Box[]> {
  const specks: Box[] = [];
  const strokes: Box[] = [];
  const lines: Box[] = [];
  const bars: Box[] = [];
  const page = { x0: 0, x1: across - 1, y0: 0, y1: down - 1 };
  const stretches = stretchesIn({ data, width: across }, page, threshold);
  const spots = spotsOf(stretches, across);
  const frames = new Set<number>();
  // Letters and frames are followed to their end too, otherwise their parts would count as specks.
  for (const [index, speck] of boxesOf(spots).entries()) {
    const count = spots.ink[index] ?? 0;
    const [wide, high] = [width(speck) + 1, height(speck) + 1];
    if (threshold === FAINT && isStroke(speck, scale)) strokes.push(speck);
    const flat = threshold === FAINT ? 3 * largest : largest;
    if (wide <= flat && high <= largest) specks.push(speck);
    // Connected dots, and lines to write on.
    else if (high <= largest && wide > 8 * largest) lines.push(speck);
    // Frayed rules of a poor scan: longer than a letter, and thin.
    else if (threshold === FAINT && wide > 3 * largest && high <= 2 * largest && count < 0.6 * wide * largest)
      lines.push(speck);
    else if (threshold === DARK && isFrame(wide, high, count, largest)) frames.add(index);
    else if (threshold === DARK && isBar(speck, count, LONGEST_STROKE * scale)) bars.push(speck);
  }
  if (frames.size > 0)
    for (let index = 0; index < stretches.count; index++)
      if (frames.has(spots.spotOf[index] ?? 0))
        wipeStretch({ data, width: across }, stretches.from[index] ?? 0, stretches.to[index] ?? 0);
  return { specks, lines, bars, strokes };
}

/** Whether a spot is a frame or a vertical rule: OCR would read it as «1» or «l» before the value beside it. */
const isFrame = (wide: number, high: number, ink: number, largest: number) =>
  (Math.max(wide, high) > 16 * largest && ink < FRAME_INK * wide * high) ||
  (wide <= largest && high > 8 * largest);

/** Specks with a common baseline; a page may still slope a little. */
const rowsOf = (specks: readonly Box[], tolerance: number): Box[][] =>
  grouped(
    specks.toSorted((a, b) => a.x0 - b.x0),
    (speck, row) => Math.abs((row.at(-1)?.y1 ?? 0) - speck.y1) <= tolerance,
  );

/** Parts of a row in which specks of one size follow each other at regular distances; fragments of letters do not. */
function runsOf(row: readonly Box[], largestStep: number): Box[][] {
  const runs: Box[][] = [];
  let run: Box[] = [];
  let step = 0;
  for (const speck of row) {
    const last = run.at(-1);
    const own = last ? speck.x0 - last.x0 : 0;
    const even = step === 0 || Math.abs(own - step) <= Math.max(2, step * 0.25);
    if (last && (own > largestStep || !even || !alike(last, speck))) {
      runs.push(run);
      run = [];
      step = 0;
    } else if (last) {
      step = step === 0 ? own : (step * 2 + own) / 3;
    }
    run.push(speck);
  }
  runs.push(run);
  return runs.filter((one) => one.length >= FEWEST_DOTS);
}

const alike = (a: Box, b: Box) =>
  Math.abs(a.y1 - b.y1) <= 2 &&
  Math.abs(a.y1 - a.y0 - b.y1 + b.y0) <= 2 &&
  Math.abs(a.x1 - a.x0 - b.x1 + b.x0) <= 3;

function wipe({ data, width: across }: GreyPicture, { x0, x1, y0, y1 }: Box, edge = 2): void {
  for (let y = y0 - edge; y <= y1 + edge; y++)
    whiten(data, y * across + x0 - edge, y * across + x1 + edge + 1);
}

/** Removes dark pixels and the grey ones at their edges. */
function wipeStretch(
  { data, width: across }: Pick<GreyPicture, 'data' | 'width'>,
  from: number,
  to: number,
): void {
  for (const by of [-across, 0, across]) whiten(data, from + by - 1, to + by + 1);
}

/** Makes pixels of a row white, within the picture. */
const whiten = (data: Buffer, from: number, to: number) =>
  data.fill(255, clamped(from, data.length), clamped(to, data.length));

const clamped = (at: number, end: number) => Math.max(0, Math.min(end, at));
