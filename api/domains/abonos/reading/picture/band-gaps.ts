import type { Box } from '../model.ts';
import { height, width } from '../geometry.ts';

// The background of a band is the most frequent colour of its surroundings. In large print that can be the colour of
// the letters, which leaves gaps in the band; and narrow paper between two bands is taken for a part of them.

/** The parts of a band that its edges need: cells row by row, if there are any, and the shade of one pixel of each. */
export interface BandCells {
  across: number;
  pixels: Uint8Array;
  /** Marks cells outside of the band, in `grounds`. */
  none: number;
  grounds: Int16Array;
  /** Its cells, in any order. */
  cells: readonly number[];
  /** Its shade. */
  ground: number;
}

/** The largest height of gaps from large letters, in points; */
const HIGHEST = 24;
/** and the largest height or width if they have little of the band's own shade, like a white field on a band. */
const NARROW = 8;
const OWN_SHADE = 0.25;
/** The largest difference in shade between a pixel of the background and the band. */
const ALIKE = 20;

/** The cells outside of a band: its surroundings, and the gaps from its letters. */
export interface BandGaps {
  outside: ReadonlySet<number>;
  letters: number[];
}

/** The cells outside of a band within its bounding box. @param cell its side in points. */
export function gapsOf(band: BandCells, cell: number): BandGaps {
  const { across, grounds, none, pixels, ground } = band;
  const box = boxOf(band);
  const seen = new Set<number>();
  const outside = new Set<number>();
  const letters: number[] = [];
  const isGap = (at: number) => grounds[at] === none && isWithin(at, across, box);
  for (let row = box.y0; row <= box.y1; row++) {
    for (let column = box.x0; column <= box.x1; column++) {
      const start = row * across + column;
      if (seen.has(start) || !isGap(start)) continue;
      const gap = spread([start], seen, isGap, across);
      const own = boxOf({ across, cells: gap });
      const isInside = own.x0 > box.x0 && own.x1 < box.x1 && own.y0 > box.y0 && own.y1 < box.y1;
      if (!isInside) for (const at of gap) outside.add(at);
      const [wide, high] = [(width(own) + 1) * cell, (height(own) + 1) * cell];
      const alike = gap.filter((at) => Math.abs((pixels[at] ?? 0) - ground) < ALIKE).length;
      if (isInside && high <= HIGHEST && (Math.min(wide, high) <= NARROW || alike >= OWN_SHADE * gap.length))
        for (const at of gap) letters.push(at);
    }
  }
  return { outside, letters };
}

/** The cells outside of a dark band. */
export interface BesideBand {
  /** Paper that reaches in from outside, with dark print on it, such as a value close below a heading. */
  beside: ReadonlySet<number>;
  /** Cells at the edge between the two. */
  seam: ReadonlySet<number>;
}

/** A part separate from most of a band, and smaller than this share of it, is print on the paper beside it. */
const MOST_APART = 0.1;

/** The cells of a dark band that are paper from outside, and the edge to it; letters are separate from it. */
export function besideBand(band: BandCells, { outside }: BandGaps, lightest: number): BesideBand {
  const { across, grounds, none, pixels, cells } = band;
  const box = boxOf(band);
  const isLight = (at: number) => (grounds[at] ?? none) !== none && (pixels[at] ?? 0) >= lightest;
  const isOutside = (at: number) => outside.has(at) || !isWithin(at, across, box);
  const edge = cells.filter((at) => isLight(at) && sidesOf(at, across).some(isOutside));
  const paper = spread(edge, new Set(), isLight, across);
  const seen = new Set(paper);
  const print = new Set<number>();
  const isOwn = (at: number) => (grounds[at] ?? none) !== none;
  for (const start of cells) {
    if (seen.has(start)) continue;
    const piece = spread([start], seen, isOwn, across);
    if (piece.length < MOST_APART * cells.length) for (const at of piece) print.add(at);
  }
  const beside = new Set([...paper, ...print]);
  const isBand = (at: number) => isOwn(at) && !beside.has(at);
  const seam = paper
    .flatMap((at) => around(at, across))
    .filter((at) => !print.has(at) && around(at, across).some(isBand));
  return { beside, seam: new Set(seam) };
}

/** The neighbours of a cell. @param across cells in a row. */
export const sidesOf = (at: number, across: number): number[] => [at - 1, at + 1, at - across, at + across];

const around = (at: number, across: number) =>
  [-across, 0, across].flatMap((by) => [at + by - 1, at + by, at + by + 1]);

/** All cells connected with some through accepted cells. */
function spread(
  from: readonly number[],
  seen: Set<number>,
  isWanted: (at: number) => boolean,
  across: number,
): number[] {
  const found = [...from];
  for (const at of from) seen.add(at);
  for (let index = 0; index < found.length; index++) {
    for (const next of sidesOf(found[index] ?? 0, across)) {
      if (seen.has(next) || !isWanted(next)) continue;
      seen.add(next);
      found.push(next);
    }
  }
  return found;
}

function boxOf({ across, cells }: Pick<BandCells, 'across' | 'cells'>): Box {
  const box: Box = { x0: Infinity, x1: -Infinity, y0: Infinity, y1: -Infinity };
  for (const at of cells) {
    const [row, column] = [Math.floor(at / across), at % across];
    box.x0 = Math.min(box.x0, column);
    box.x1 = Math.max(box.x1, column);
    box.y0 = Math.min(box.y0, row);
    box.y1 = Math.max(box.y1, row);
  }
  return box;
}

const isWithin = (at: number, across: number, { x0, x1, y0, y1 }: Box) => {
  const [row, column] = [Math.floor(at / across), at % across];
  return row >= y0 && row <= y1 && column >= x0 && column <= x1;
};
