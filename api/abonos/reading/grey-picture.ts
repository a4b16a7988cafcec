import sharp, { type Sharp } from 'sharp';

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

/** A drawn page in shades of grey. */
export async function greyOf(picture: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  scale: number;
}): Promise<GreyPicture> {
  const { data, width, height, scale } = picture;
  const input = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  });
  return finish(input.removeAlpha(), scale);
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

/** Turns a picture clockwise; what comes in at the corners is white. */
export async function turned(picture: GreyPicture, degrees: number): Promise<GreyPicture> {
  if (degrees === 0) return picture;
  return finish(asSharp(picture).rotate(degrees, { background: '#fff' }), picture.scale);
}

/**
 * Evens the light out and takes the grain away where there is much: grain costs time and letters, and so does
 * softening a clean page.
 */
export async function cleaned(picture: GreyPicture): Promise<GreyPicture> {
  const grain = grainOf(picture);
  const image = asSharp(picture);
  return finish(
    (grain > 5 ? image.blur(grain > 12 ? 1.1 : 0.8) : image).normalise({ lower: 1, upper: 99 }),
    picture.scale,
  );
}

/** How much neighbouring pixels of the paper differ, in shades. */
export function grainOf({ data, width, height }: GreyPicture): number {
  const differences: number[] = [];
  for (let y = 2; y < height - 2; y += 7) {
    for (let x = 2; x < width - 2; x += 11) {
      const at = y * width + x;
      const around =
        ((data[at - 2] ?? 0) +
          (data[at + 2] ?? 0) +
          (data[at - 2 * width] ?? 0) +
          (data[at + 2 * width] ?? 0)) /
        4;
      differences.push(Math.abs((data[at] ?? 0) - around));
    }
  }
  differences.sort((a, b) => a - b);
  return differences[Math.floor(differences.length * 0.6)] ?? 0;
}

/** A picture as a PGM file: what needs no packing needs no unpacking. */
export function asPgm({ data, width, height }: GreyPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]);
}
