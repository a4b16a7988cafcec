import { type Box, centerX, height, sharedWidth, union, width, type Word } from '../lines/geometry.ts';
import { type GreyPicture, hasInk, turned } from '../picture/grey-picture.ts';
import { DARK, inkOf, REDUCED } from '../picture/reduced-ink.ts';
import { neighboursOf, quarterTurned, spotsOf } from '../picture/upright.ts';

// Text along the edge of a page, rotated by 90 degrees, is copied into the page as a line of its own, so that OCR
// reads it.

/** Letters of a word stand closer to each other than this, by their size; lines do not. */
const CLOSE = 0.4;
/** Words of a line stand closer than this, by the width of the column. */
const GAP = 3;
/** A column has at least so many letters, and is so many times taller than wide. */
const FEWEST_LETTERS = 5;
const SLENDER = 3;
/** Letters of a column are wider than this share of it: what is much wider than they, such as a badge, is none of them. */
const AS_WIDE = 0.3;
/** Narrower columns are dashes of a line, in pixels of the reduced picture. */
const NARROWEST = 4;
/** Paper around what is laid down, in pixels. */
const MARGIN = 14;
/** How far below its end a column may be laid down, by its width. */
const ABOUT = 3;
/** More columns are a pattern. */
const MOST_COLUMNS = 8;
/** So large a share of what is read must be sure, and there must be so many letters and digits. */
const SURE = 0.75;
const LEAST_READ = 4;

type Read = (picture: GreyPicture) => Promise<readonly Word[]>;

/**
 * Lays what stands along the edges of an upright, cleaned page down into it.
 * @param read reads the words of a picture, to tell which way up they stand.
 */
export async function withEdgeText(picture: GreyPicture, read: Read): Promise<GreyPicture> {
  let page = picture;
  // From below, so that what is laid down moves nothing that is still to be done.
  for (const column of columnsOf(picture).toSorted((a, b) => b.y1 - a.y1)) {
    const line = await lineOf(page, column, read);
    if (line) page = laidDown(page, column, line);
  }
  return page;
}

/** Where letters stand one above the other, in pixels. */
export function columnsOf(picture: GreyPicture): Box[] {
  const { dark, wide, tall } = inkOf(picture);
  const ink: number[] = [];
  for (let y = 1; y < tall - 1; y++)
    for (let x = 1; x < wide - 1; x++) if (dark[y * wide + x]) ink.push(y * wide + x);
  const spots = spotsOf(ink, wide, tall);
  const [beside, above] = [neighboursOf(spots), neighboursOf(quarterTurned(spots))];
  const stacked = spots.filter((spot, index) => {
    const [gap, other] = [above[index]?.gap ?? Infinity, beside[index]?.gap ?? Infinity];
    return gap < other && gap < CLOSE * Math.max(width(spot), height(spot));
  });
  return chainsOf(stacked)
    .filter((chain) => {
      const box = union(chain);
      return chain.length >= FEWEST_LETTERS && width(box) >= NARROWEST && height(box) >= SLENDER * width(box);
    })
    .map((chain) => scaled(union(chain)))
    .slice(0, MOST_COLUMNS);
}

/** Spots that follow each other from top to bottom. */
function chainsOf(spots: readonly Box[]): Box[][] {
  const chains: Box[][] = [];
  for (const spot of spots.toSorted((a, b) => a.y0 - b.y0)) {
    const chain = chains.find((one) => {
      const box = union(one);
      const alike = Math.min(width(box), width(spot)) > AS_WIDE * Math.max(width(box), width(spot));
      return alike && sharedWidth(box, spot) > 0.4 * width(spot) && spot.y0 - box.y1 < GAP * width(box);
    });
    if (chain) chain.push(spot);
    else chains.push([spot]);
  }
  return chains;
}

const scaled = ({ x0, x1, y0, y1 }: Box): Box => ({
  x0: x0 * REDUCED - MARGIN / 2,
  x1: (x1 + 1) * REDUCED + MARGIN / 2,
  y0: y0 * REDUCED - MARGIN,
  y1: (y1 + 1) * REDUCED + MARGIN,
});

/** What stands in a column, upright; null where it makes no sense either way. */
async function lineOf(page: GreyPicture, column: Box, read: Read): Promise<GreyPicture | null> {
  const cutting = cut(page, column);
  for (const degrees of [90, 270]) {
    const line = await turned(cutting, degrees);
    const words = await read(line);
    const all = words.reduce((sum, { text }) => sum + lettersOf(text), 0);
    const sure = words.reduce(
      (sum, { text, confidence }) => sum + (confidence > SURE ? lettersOf(text) : 0),
      0,
    );
    if (all >= LEAST_READ && sure > SURE * all) return line;
  }
  return null;
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\d]/gu, '').length;

function cut({ data, width: across, height: down, scale }: GreyPicture, box: Box): GreyPicture {
  const [left, right] = [Math.max(0, box.x0), Math.min(across, box.x1)];
  const [top, bottom] = [Math.max(0, box.y0), Math.min(down, box.y1)];
  const cutting = Buffer.alloc((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    data.copy(cutting, (y - top) * (right - left), y * across + left, y * across + right);
  return { data: cutting, width: right - left, height: bottom - top, scale };
}

/** A page with a line where a column was; the page grows by its height. */
function laidDown(page: GreyPicture, column: Box, line: GreyPicture): GreyPicture {
  const { width: across, height: down } = page;
  if (line.width > across) return page;
  const old = Buffer.from(page.data);
  const [left, right] = [Math.max(0, column.x0), Math.min(across, column.x1)];
  for (let y = Math.max(0, column.y0); y < Math.min(down, column.y1); y++)
    old.fill(255, y * across + left, y * across + right);
  const at = gapNear({ ...page, data: old }, column);
  const room = line.height + 2 * MARGIN;
  const data = Buffer.alloc(across * (down + room), 255);
  old.copy(data, 0, 0, at * across);
  old.copy(data, (at + room) * across, at * across);
  const from = Math.round(Math.max(0, Math.min(across - line.width, centerX(column) - line.width / 2)));
  for (let y = 0; y < line.height; y++)
    line.data.copy(data, (at + MARGIN + y) * across + from, y * line.width, (y + 1) * line.width);
  return { ...page, data, height: down + room };
}

/** The middle of the widest gap between lines about where a column ends, where nothing is torn apart. */
function gapNear(picture: GreyPicture, column: Box): number {
  const { width: across, height: down } = picture;
  const from = Math.max(0, Math.round(column.y1 - width(column)));
  const to = Math.min(down, Math.round(column.y1 + ABOUT * width(column)));
  let best = { start: to, length: 0 };
  let start = from;
  for (let y = from; y <= to; y++) {
    if (y < to && !hasInk({ x0: 0, x1: across - 1, y0: y, y1: y }, picture, DARK)) continue;
    if (y - start > best.length) best = { start, length: y - start };
    start = y + 1;
  }
  return Math.min(down, best.start + (best.length >> 1));
}
