import type { Box, Word } from '../model.ts';
import { height, sharedHeight } from '../geometry.ts';
import type { GreyPicture } from '../picture/grey-picture.ts';
import { type Ink, inkOf, REDUCED } from '../picture/reduced-ink.ts';

// Two columns whose lines are at different heights: OCR joins a line of one with halves of two lines of the other. So
// the columns are put below each other before OCR, and the words moved back afterwards.

/** The least gap between columns, and between ranges that are moved below each other, in points. */
const GUTTER = 8;
const ROOM = 6;
/** The least height of letters and the greatest height of lines, in points. */
const LEAST_LINE = 4;
const LARGEST_LINE = 40;
/**
 * Lines are not level if both the top and the bottom of one are lower, by this share of the smaller height each and
 * together.
 */
const LOWER = 0.15;
const MUCH_LOWER = 0.5;
/**
 * A row or column of the reduced picture with no more ink is empty, except for specks; letters start with as little.
 */
const SPECKS = 1;
const BEGINNING = 2;
/** More levels of nested columns are a pattern, and so are more columns beside each other. */
const DEEPEST = 3;
const MOST_GUTTERS = 12;

/** A range of a page, in pixels, and the position that it is moved to. */
interface Stretch extends Box {
  top: number;
}

/** A page that may have a new layout, and how its words get back to their places. */
export interface LaidOut {
  picture: GreyPicture;
  back: (word: Word) => Word;
}

/** Moves columns whose lines are not level below each other; an upright, cleaned page without them does not change. */
export function withColumnsApart(picture: GreyPicture): LaidOut {
  const ink = inkOf(picture);
  const page = { x0: 0, x1: ink.wide, y0: 0, y1: ink.tall };
  const blocks = blocksOf(page, ink, picture.scale / REDUCED, 0).map((block) => enlarged(block, picture));
  if (blocks.length < 2) return { picture, back: (word) => word };
  const room = Math.round(ROOM * picture.scale);
  let top = 0;
  const stretches = blocks.map((block): Stretch => {
    const own = { ...block, top };
    top += height(block) + room;
    return own;
  });
  const data = Buffer.alloc(picture.width * top, 255);
  for (const { x0, x1, y0, y1, top: at } of stretches)
    for (let y = y0; y < y1; y++)
      picture.data.copy(
        data,
        (at + y - y0) * picture.width + x0,
        y * picture.width + x0,
        y * picture.width + x1,
      );
  const laid = { ...picture, data, height: top };
  return { picture: laid, back: (word) => putBack(word, stretches, picture.scale) };
}

function putBack(word: Word, stretches: readonly Stretch[], scale: number): Word {
  const middle = ((word.y0 + word.y1) / 2) * scale;
  const home = stretches.findLast(({ top }) => top <= middle) ?? stretches[0];
  const by = home ? (home.y0 - home.top) / scale : 0;
  return { ...word, y0: word.y0 + by, y1: word.y1 + by };
}

/** A block of the reduced picture in the page's pixels, to its edges. */
function enlarged({ x0, x1, y0, y1 }: Box, { width: across, height: down }: GreyPicture): Box {
  return {
    x0: x0 * REDUCED,
    x1: Math.min(across, (x1 + 1) * REDUCED),
    y0: y0 * REDUCED,
    y1: Math.min(down, (y1 + 1) * REDUCED),
  };
}

/** The ranges of a part of the page in reading order; a single one if nothing must be separated. */
function blocksOf(part: Box, ink: Ink, scale: number, depth: number): Box[] {
  const blocks: Box[] = [];
  let from = part.y0;
  for (const band of bandsOf(part, ink)) {
    const gutter = depth < DEEPEST ? gutterOf({ ...part, ...band }, ink, scale) : null;
    if (gutter === null) continue;
    if (band.y0 > from) blocks.push({ ...part, y0: from, y1: band.y0 });
    for (const side of [{ x1: gutter }, { x0: gutter }])
      blocks.push(...blocksOf({ ...part, ...band, ...side }, ink, scale, depth + 1));
    from = band.y1;
  }
  return from < part.y1 ? [...blocks, { ...part, y0: from }] : blocks;
}

type Band = Pick<Box, 'y0' | 'y1'>;

/** Consecutive rows with ink. */
function bandsOf({ x0, x1, y0, y1 }: Box, { dark, wide }: Ink): Band[] {
  const bands: Band[] = [];
  const rows = Array.from({ length: y1 - y0 }, (_, row) => {
    let count = 0;
    for (let x = x0; x < x1; x++) count += dark[(y0 + row) * wide + x] ?? 0;
    return count;
  });
  for (const [row, count] of rows.entries()) {
    const around = rows.slice(Math.max(0, row - BEGINNING), row + BEGINNING + 1);
    if (count === 0 || Math.max(...around) <= SPECKS) continue;
    const [y, last] = [y0 + row, bands.at(-1)];
    if (last?.y1 === y) last.y1 = y + 1;
    else bands.push({ y0: y, y1: y + 1 });
  }
  // The edges of letters are grey: a range starts and ends in the middle of the empty space, or a little off.
  return bands.map((band, index) => ({
    y0: band.y0 - Math.min(BEGINNING, (band.y0 - (bands[index - 1]?.y1 ?? y0)) >> 1),
    y1: band.y1 + Math.min(BEGINNING, ((bands[index + 1]?.y0 ?? y1) - band.y1 + 1) >> 1),
  }));
}

/** The positions that separate a range into columns with lines of their own; null if its lines are level. */
function gutterOf(band: Box, ink: Ink, scale: number): number | null {
  const gutters = emptyColumns(band, ink).filter((gap) => gap.x1 - gap.x0 >= GUTTER * scale);
  const widest = gutters.toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0)).slice(0, MOST_GUTTERS);
  for (const { x0, x1 } of widest) {
    const middle = (x0 + x1) >> 1;
    const [left, right] = [
      linesIn({ ...band, x1: middle }, ink, scale),
      linesIn({ ...band, x0: middle }, ink, scale),
    ];
    if (left.some((one) => right.some((other) => isAstride(one, other)))) return middle;
  }
  return null;
}

const linesIn = (part: Box, ink: Ink, scale: number): Box[] =>
  bandsOf(part, ink)
    .map((band) => ({ ...part, ...band }))
    .filter((line) => height(line) >= LEAST_LINE * scale && height(line) <= LARGEST_LINE * scale);

/** Whether two lines are beside each other, but at different heights. */
function isAstride(one: Box, other: Box): boolean {
  const [head, foot] = [one.y0 - other.y0, one.y1 - other.y1];
  const size = Math.min(height(one), height(other));
  return (
    sharedHeight(one, other) > 0 &&
    head * foot > 0 &&
    Math.min(Math.abs(head), Math.abs(foot)) > LOWER * size &&
    Math.abs(head + foot) > MUCH_LOWER * size
  );
}

/** Empty columns between others with ink. */
function emptyColumns({ x0, x1, y0, y1 }: Box, { dark, wide }: Ink): Pick<Box, 'x0' | 'x1'>[] {
  const gaps: Pick<Box, 'x0' | 'x1'>[] = [];
  let from: number | null = null;
  for (let x = x0; x < x1; x++) {
    let count = 0;
    for (let y = y0; y < y1; y++) count += dark[y * wide + x] ?? 0;
    if (count <= SPECKS) continue;
    if (from !== null && x > from) gaps.push({ x0: from, x1: x });
    from = x + 1;
  }
  return gaps;
}
