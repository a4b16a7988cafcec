import sharp from 'sharp';
import { MOST_PIXELS } from '../failures.ts';
import { type PdfStream, streamsOf } from './pdf-streams.ts';

// Phones and scanners put pictures into PDFs that are much larger than OCR needs, and pdf.js decodes them slowly and
// completely. Here they are decoded at a reduced size and replaced in the file; all other bytes stay the same.

/** Pictures with this many pixels or more are reduced: a page at 240 dots per inch. */
const LARGE = 5_600_000;
/** The longer side after that, in pixels: a page at 220 dots per inch, or a photograph with some table around it. */
const LONG_SIDE = 2600;
/** A picture is unpacked line by line, but a progressive one is in memory as a whole. */
const MOST_BY_LINES = 120_000_000;
const MOST_PROGRESSIVE = 40_000_000;
const QUALITY = 88;
/** The most pixels of all pictures of a file that are unpacked for this: twenty photographs. */
const MOST_OF_ALL = 260_000_000;

/**
 * A PDF with its large JPEG pictures reduced.
 * @param onPicture called before each of them.
 * @returns also the number of its pictures that were too large for pdf.js and are small enough now.
 */
export async function withSmallerPictures(
  data: Buffer,
  onPicture: () => void,
): Promise<{ data: Buffer; mended: number }> {
  let smaller: Buffer | undefined;
  let mended = 0;
  let pixels = 0;
  for (const stream of streamsOf(data)) {
    if (!isLargeJpeg(stream)) continue;
    pixels += stream.pixels;
    if (pixels > MOST_OF_ALL) break;
    onPicture();
    const jpeg = await shrunk(stream.packed);
    if (!jpeg) continue;
    const dictionary = withSides(stream.dictionary, jpeg.width, jpeg.height);
    if (!dictionary || jpeg.data.length > stream.packed.length) continue;
    smaller ??= Buffer.from(data);
    smaller.write(dictionary, stream.dictionaryAt, 'latin1');
    smaller.fill(0, stream.at, stream.at + stream.packed.length);
    jpeg.data.copy(smaller, stream.at);
    if (stream.pixels > MOST_PIXELS) mended++;
  }
  return { data: smaller ?? data, mended };
}

/** Whether a stream is an unencrypted JPEG picture; encrypted ones start with other bytes. */
const isLargeJpeg = ({ picture, pixels, dictionary, packed }: PdfStream) =>
  picture &&
  pixels > LARGE &&
  /\/Filter\s*\[?\s*\/DCTDecode\s*\]?/.test(dictionary) &&
  !/\/ColorTransform/.test(dictionary) &&
  packed[0] === 0xff &&
  packed[1] === 0xd8;

async function shrunk(jpeg: Buffer): Promise<{ data: Buffer; width: number; height: number } | null> {
  try {
    const image = sharp(jpeg, { limitInputPixels: MOST_BY_LINES, sequentialRead: true, failOn: 'none' });
    const { width, height, channels, isProgressive } = await image.metadata();
    // Printing inks are stored in more than one way.
    if (channels !== 1 && channels !== 3) return null;
    if (isProgressive && width * height > MOST_PROGRESSIVE) return null;
    const size = width > height ? { width: LONG_SIDE } : { height: LONG_SIDE };
    const { data, info } = await image
      .resize(size)
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return info.channels === channels ? { data, width: info.width, height: info.height } : null;
  } catch {
    return null;
  }
}

/** A dictionary of the same length with another size; null if there is no space for it. */
function withSides(dictionary: string, width: number, height: number): string | null {
  let result = dictionary;
  for (const [name, side] of [
    ['Width', width],
    ['Height', height],
  ] as const) {
    const found = new RegExp(`/${name}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(result);
    const own = found?.[1];
    if (!found || !own || String(side).length > own.length) return null;
    const entry = found[0].slice(0, -own.length) + String(side).padEnd(own.length);
    result = result.slice(0, found.index) + entry + result.slice(found.index + entry.length);
  }
  return result;
}
