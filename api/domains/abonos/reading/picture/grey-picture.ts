import sharp, { type Sharp } from 'sharp';
import type { Box } from '../model.ts';

/** A greyscale picture, one byte a pixel, row by row. */
export interface GreyPicture {
  data: Buffer;
  width: number;
  height: number;
  /** Pixels per point. */
  scale: number;
}

// One picture at a time, because the process has little memory and shares the machine with the site.
sharp.concurrency(1);
sharp.cache(false);

export const asSharp = ({ data, width, height }: GreyPicture) =>
  sharp(data, { raw: { width, height, channels: 1 } });

/**
 * Whether a box contains anything darker than a shade. @param box in pixels, to its last row and column; it may exceed
 * the picture.
 */
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

/** A drawn page in greyscale. */
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

/** One byte for each pixel of a picture without colours, as most scans are; null if it has colours. */
function withoutColour(rgba: Uint8ClampedArray): Buffer | null {
  const grey = Buffer.alloc(rgba.length / 4);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4) {
    const red = rgba[from] ?? 0;
    if (red !== rgba[from + 1] || red !== rgba[from + 2]) return null;
    grey[at] = red;
  }
  return grey;
}

/** The bytes of a picture that may be changed. */
export async function finish(image: Sharp, scale: number): Promise<GreyPicture> {
  const { data, info } = await image
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale };
}

/** Rotates a picture clockwise; the new corners are as light as the paper. */
export async function turned(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  if (degrees === 0) return picture;
  return finish(asSharp(picture).rotate(degrees, { background: paperBehind(picture) }), picture.scale);
}

const paperBehind = (picture: GreyPicture) => {
  const shade = shadeOf(picture, 0.5);
  return { r: shade, g: shade, b: shade };
};

/** The shade below which a share of the pixels is; a part of them shows it. */
export const shadeOf = ({ data }: GreyPicture, share: number): number =>
  quantile(data, share, Math.max(1, Math.floor(data.length / 20_000)));

/** A quantile of some shades; reads only every nth one. */
export function quantile(shades: Uint8Array, share: number, step = 1): number {
  const counts = new Uint32Array(256);
  for (let at = 0; at < shades.length; at += step) count(counts, shades[at] ?? 0);
  return atShare(counts, share, 255);
}

function count(counts: Uint32Array, value: number): void {
  counts[value] = (counts[value] ?? 0) + 1;
}

/** A quantile of a histogram; `none` if it is empty. */
function atShare(counts: Uint32Array, share: number, none: number): number {
  const place = Math.floor(counts.reduce((sum, own) => sum + own, 0) * share);
  let before = 0;
  for (let value = 0; value < counts.length; value++) {
    before += counts[value] ?? 0;
    if (before > place) return value;
  }
  return none;
}

/** A page is dark if this share of it is darker than this shade: also a shadow leaves more of the paper light. */
const MOSTLY = 0.7;
const DARK = 110;

/** Whether letters are lighter than most of the page. */
export const isDarkPage = (picture: GreyPicture): boolean => shadeOf(picture, MOSTLY) < DARK;

/** A dark page, such as a telephone's screen or a blue card, with dark letters on light paper instead. */
export function withLightPaper(picture: GreyPicture): GreyPicture {
  if (!isDarkPage(picture)) return picture;
  return { ...picture, data: Buffer.from(picture.data.map((shade) => 255 - shade)) };
}

/** Removes strong grain, which costs time and letters; smoothing a clean page would too. */
export async function softened(picture: GreyPicture): Promise<GreyPicture> {
  const grain = grainOf(picture);
  return grain > 5 ? finish(asSharp(picture).blur(grain > 12 ? 1.2 : 0.9), picture.scale) : picture;
}

/** The side of the squares, in pixels, in which the paper's shade is determined. */
const SQUARE = 64;
/** Squares darker than this share of the paper are printed dark, not in shadow. */
const PRINTED_DARK = 0.55;

/** Ink is darker than this share of the paper's shade, also in a shadow. */
export const LIGHTEST_INK = 0.55;

/** From this share of the way from ink to paper on, it is paper. */
const PAPER = 0.95;
/** How much darker grey print becomes. */
const INKING = 1.3;

/** Makes paper white and ink black, independent of shadows. */
export function evened(picture: GreyPicture): GreyPicture {
  const grain = grainOf(picture);
  const { data, width, height } = picture;
  const across = Math.ceil(width / SQUARE);
  const down = Math.ceil(height / SQUARE);
  const paper = shadeOf(picture, 0.6);
  const papers = new Float32Array(across * down);
  for (let row = 0; row < down; row++) {
    for (let column = 0; column < across; column++) {
      const own = paperOfSquare(picture, column * SQUARE, row * SQUARE);
      papers[row * across + column] = own < paper * PRINTED_DARK ? paper : own;
    }
  }
  // On a page with few words, the darkest shades are those of paper in a shadow.
  const shadow = papers.toSorted()[Math.floor(papers.length * 0.05)] ?? paper;
  const ink = Math.min(shadeOf(picture, 0.01), paper - 40, LIGHTEST_INK * shadow);
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

/** The new value of each shade if the paper has the shade `here`. */
function shadesOn(here: number, ink: number): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, shade) => {
    const share = (shade - ink) / Math.max(30, here - ink);
    return share >= PAPER ? 255 : share <= 0 ? 0 : (share / PAPER) ** INKING * 255;
  });
}

/** The shade of the paper in a square: that of most of its pixels, since ink is the smaller part. */
function paperOfSquare({ data, width, height }: GreyPicture, left: number, top: number): number {
  const counts = new Uint32Array(256);
  for (let y = top; y < Math.min(height, top + SQUARE); y += 5)
    for (let x = left; x < Math.min(width, left + SQUARE); x += 5) count(counts, data[y * width + x] ?? 255);
  return atShare(counts, 0.7, 255);
}

/** The difference between neighbouring pixels of the paper, in shades. */
export function grainOf({ data, width, height }: GreyPicture): number {
  // In quarters of a shade, because it is the mean of four neighbours.
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

/** A picture as an uncompressed TIFF file of one byte a pixel: the OCR engine reads PGM and PNG more slowly. */
export const asTiff = (picture: GreyPicture): Promise<Buffer> =>
  asSharp(picture).toColourspace('b-w').tiff({ compression: 'none' }).toBuffer();
