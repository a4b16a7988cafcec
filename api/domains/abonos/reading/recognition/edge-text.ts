import { withoutSigns } from '../text/letters.ts';
import type { Box, Word } from '../model.ts';
import { centerX, height, sharedWidth, union, width } from '../geometry.ts';
import { type GreyPicture, hasInk, turned } from '../picture/grey-picture.ts';
import { DARK, inkOf, REDUCED } from '../picture/reduced-ink.ts';
import { neighboursOf, quarterTurned, spotsOf } from '../picture/upright.ts';

// Text along the edge of a page, rotated by 90 degrees, is copied into the page as a separate line, so that OCR reads
// it.

/** The largest gap between letters of a word, by their size; lines are further apart. */
const CLOSE = 0.4;
/** The largest gap between words of a line, by the width of the column. */
const GAP = 3;
/** The least number of letters in a column, and its least ratio of height to width. */
const FEWEST_LETTERS = 5;
const SLENDER = 3;
/** The least width of a column's letters, by its own: something much wider than they, such as a badge, is no letter. */
const AS_WIDE = 0.3;
/** Narrower columns are dashes of a line, in pixels of the reduced picture. */
const NARROWEST = 4;
/** The paper around a copied line, in pixels. */
const MARGIN = 14;
/** The largest distance below the end of a column at which it may be copied, by its width. */
const ABOUT = 3;
/** More columns are a pattern. */
const MOST_COLUMNS = 8;
/** The least share of certain words in the result, and the least number of letters and digits. */
const SURE = 0.75;
const LEAST_READ = 4;

type Read = (picture: GreyPicture) => Promise<readonly Word[]>;

/**
 * Copies the text along the edges of an upright, cleaned page into it as lines.
 * @param read reads the words of a picture, to find the direction of the text.
 */
export async function withEdgeText(picture: GreyPicture, read: Read): Promise<GreyPicture> {
  let page = picture;
  // From the bottom, so that a copied line moves nothing that is still to be processed.
  for (const column of columnsOf(picture).toSorted((a, b) => b.y1 - a.y1)) {
    const line = await lineOf(page, column, read);
    if (line) page = laidDown(page, column, line);
  }
  return page;
}

/** The places with letters above each other, in pixels. */
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

/** The text of a column, upright; null if it makes no sense in either direction. */
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

const lettersOf = (text: string) => withoutSigns(text).length;

function cut({ data, width: across, height: down, scale }: GreyPicture, box: Box): GreyPicture {
  const [left, right] = [Math.max(0, box.x0), Math.min(across, box.x1)];
  const [top, bottom] = [Math.max(0, box.y0), Math.min(down, box.y1)];
  const cutting = Buffer.alloc((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++)
    data.copy(cutting, (y - top) * (right - left), y * across + left, y * across + right);
  return { data: cutting, width: right - left, height: bottom - top, scale };
}

/** A page with a line in place of a column; the page grows by its height. */
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

/** The middle of the widest gap between lines near the end of a column, where nothing is cut. */
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
