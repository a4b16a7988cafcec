import sharp, { type Sharp } from 'sharp';
import type { Box } from '../lines/geometry.ts';

/** A picture in shades of grey, a byte for each pixel, row by row. */
export interface GreyPicture {
  data: Buffer;
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
}

// One picture at a time, in a process that has little memory and a site beside it.
sharp.concurrency(1);
sharp.cache(false);

export const asSharp = ({ data, width, height }: GreyPicture) =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** Whether anything in a box is darker than a shade. @param box in pixels, to its last row and column; it may reach out of the picture. */
export function hasInk(
  { x0, x1, y0, y1 }: Box,
  { data, width: across }: GreyPicture,
  threshold: number,
): boolean {
  for (let y = y0; y <= y1; y++)
    for (let x = Math.max(0, x0); x <= Math.min(across - 1, x1); x++)
      if ((data[y * across + x] ?? 255) < threshold) return true;
  return false;
}

/** A drawn page in shades of grey. */
export async function greyOf(picture: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  scale: number;
}): Promise<GreyPicture> {
  const { data, width, height, scale } = picture;
  const grey = withoutColour(data);
  if (grey) return { data: grey, width, height, scale };
  const input = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
  return finish(input.removeAlpha(), scale);
}

/** One byte for each pixel of a picture that has no colours, as most scans; null for one that has. */
function withoutColour(rgba: Uint8ClampedArray): Buffer | null {
  const grey = Buffer.alloc(rgba.length / 4);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const red = rgba[from] ?? 0;
    if (red !== rgba[from + 1] || red !== rgba[from + 2]) return null;
    grey[at] = red;
  }
  return grey;
}

/** The bytes of a picture that is being worked on. */
export async function finish(image: Sharp, scale: number): Promise<GreyPicture> {
  const { data, info } = await image
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale };
}

/** Turns a picture clockwise; what comes in at the corners is as light as the paper. */
export async function turned(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  if (degrees === 0) return picture;
  return finish(asSharp(picture).rotate(degrees, { background: paperBehind(picture) }), picture.scale);
}

const paperBehind = (picture: GreyPicture) => {
  const shade = shadeOf(picture, 0.5);
  return { r: shade, g: shade, b: shade };
};

/** The shade that a share of the pixels is darker than. */
export function shadeOf({ data }: GreyPicture, share: number): number {
  return quantile(data, share, Math.max(1, Math.floor(data.length / 20_000)));
}

/** The shade that stands at a share of some shades in their order; every so manieth is looked at. */
export function quantile(shades: Uint8Array, share: number, step = 1): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < shades.length; at += step) count(counts, shades[at] ?? 0);
  return atShare(counts, share, 255);
}

function count(counts: Uint32Array, value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}

/** The value at a share of all that are counted; `none` where nothing is. */
function atShare(counts: Uint32Array, share: number, none: number): number {
  const place = Math.floor(counts.reduce((sum, own) => sum + own, 0) * share);
  let before = 0;
  for (let value = 0; value < counts.length; value++) {
    before += counts[value] ?? 0;
    if (before > place) return value;
  }
  return none;
}

/** Takes the grain away where there is much: it costs time and letters, and so does softening a clean page. */
export async function softened(picture: GreyPicture): Promise<GreyPicture> {
  const grain = grainOf(picture);
  return grain > 5 ? finish(asSharp(picture).blur(grain > 12 ? 1.2 : 0.9), picture.scale) : picture;
}

/** Side of the squares, in pixels, in which the paper is looked for. */
const SQUARE = 64;
/** Squares darker than this share of the paper are printed dark, not in the shade. */
const PRINTED_DARK = 0.55;

/** From this share of the way from ink to paper on it is paper. */
const PAPER = 0.95;
/** How much darker grey print is made. */
const INKING = 1.3;

/** Makes paper white and ink black, wherever shadows fall. */
export function evened(picture: GreyPicture): GreyPicture {
  const grain = grainOf(picture);
  const { data, width, height } = picture;
  const across = Math.ceil(width / SQUARE);
  const down = Math.ceil(height / SQUARE);
  const paper = shadeOf(picture, 0.6);
  const ink = Math.min(shadeOf(picture, 0.01), paper - 40);
  const papers = new Float32Array(across * down);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const own = paperOfSquare(picture, column * SQUARE, row * SQUARE);
      papers[row * across + column] = own < paper * PRINTED_DARK ? paper : own;
    }
  }
  const even = Buffer.alloc(data.length);
  const tables = new Map<number, Uint8Array>();
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      const here = (papers[(top / SQUARE) * across + left / SQUARE] ?? paper) - 2 * grain;
      const table = tables.get(here) ?? shadesOn(here, ink);
      tables.set(here, table);
      for (let y = top; y < Math.min(height, top + SQUARE); y++) {
        const end = y * width + Math.min(width, left + SQUARE);
        for (let at = y * width + left; at < end; at++) even[at] = table[data[at] ?? 255] ?? 255;
      }
    }
  }
  return { ...picture, data: even };
}

/** What each shade becomes where the paper is as light as `here`. */
function shadesOn(here: number, ink: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, shade) => {
    const share = (shade - ink) / Math.max(30, here - ink);
    return share >= PAPER ? 255 : share <= 0 ? 0 : (share / PAPER) ** INKING * 255;
  });
}

/** How light the paper is in a square: what most of its pixels are, since ink is the lesser part. */
function paperOfSquare({ data, width, height }: GreyPicture, left: number, top: number): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < Math.min(height, top + SQUARE); y += 5)
    for (let x = left; x < Math.min(width, left + SQUARE); x += 5) count(counts, data[y * width + x] ?? 255);
  return atShare(counts, 0.7, 255);
}

/** How much neighbouring pixels of the paper differ, in shades. */
export function grainOf({ data, width, height }: GreyPicture): number {
  // In quarters of a shade, as the mean of four neighbours leaves them.
  const counts = new Uint32Array(4 * 255 + 1);
  for (let y = 2; y < height - 2; y += 7) {
    for (let x = 2; x < width - 2; x += 11) {
      const at = y * width + x;
      const around =
        (data[at - 2] ?? 0) + (data[at + 2] ?? 0) + (data[at - 2 * width] ?? 0) + (data[at + 2 * width] ?? 0);
      count(counts, Math.abs(4 * (data[at] ?? 0) - around));
    }
  }
  return atShare(counts, 0.6, 0) / 4;
}

/** Tags of a TIFF file with their values, each of which takes four bytes: one sample of eight bits, unpacked, light as 255. */
const tagsOf = ({ width, height }: GreyPicture, dataAt: number): readonly (readonly [number, number])[] => [
  [256, width],
  [257, height],
  [258, 8],
  [259, 1],
  [262, 1],
  [273, dataAt],
  [277, 1],
  [278, height],
  [279, width * height],
];
const LONG = 4;

/**
 * A picture as a TIFF file of one strip: what needs no packing needs no unpacking. The reader of letters takes it whole,
 * and a simpler PGM file byte by byte, which is a tenth of a second a page.
 */
export function asTiff(picture: GreyPicture): Buffer {
  const tags = tagsOf(picture, 0).length;
  const head = Buffer.alloc(8 + 2 + 12 * tags + 4);
  head.write('II*\0', 'latin1');
  head.writeUInt32LE(8, 4);
  head.writeUInt16LE(tags, 8);
  for (const [index, [tag, value]] of tagsOf(picture, head.length).entries()) {
    const at = 10 + 12 * index;
    head.writeUInt16LE(tag, at);
    head.writeUInt16LE(LONG, at + 2);
    head.writeUInt32LE(1, at + 4);
    head.writeUInt32LE(value, at + 8);
  }
  return Buffer.concat([head, picture.data]);
}
