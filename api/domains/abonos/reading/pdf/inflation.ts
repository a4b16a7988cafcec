import zlib from 'node:zlib';
import { MOST_PIXELS, ReadingFailure } from '../failures.ts';
import { streamsOf } from './pdf-streams.ts';

// Protection against decompression bombs: compressed streams are decompressed here up to a limit and discarded, before
// pdf.js sees the file. Bombs that are hidden better hit the limits of the process.

const MEGABYTE = 1024 * 1024;
/** Text, fonts and tables of a pass unpack to about a megabyte. */
const MOST_OF_A_STREAM = 24 * MEGABYTE;
/** Pictures are larger: the largest one in colour. */
const MOST_OF_A_PICTURE = 3 * MOST_PIXELS + MEGABYTE;
/** All streams of a file together: unpacking this much takes a second. */
const MOST_OF_ALL = 400 * MEGABYTE;
/** The most layers of compression: more than two are never useful. */
const MOST_LAYERS = 3;
/** Objects: a pass has some dozens, a file of twenty pages some hundreds. */
const MOST_STREAMS = 5000;

/**
 * Checks whether a file is a complete PDF that unpacks to a reasonable size.
 * @returns the number of its pictures that are too large to be read; a pass with a text layer is read nevertheless.
 * @throws ReadingFailure EMPTY, NOT_A_PDF, CUT_OFF or TOO_BIG.
 */
export function assertHarmless(data: Buffer): { hugePictures: number } {
  if (data.length === 0) throw new ReadingFailure('EMPTY');
  // Readers allow a kilobyte of other data before the header; the signature of another format there makes it that
  // format.
  if (
    !data.subarray(0, 1024).includes('%PDF-') ||
    /^(PK|MZ|\x7fELF|Rar!|\x89PNG|GIF8|\xff\xd8\xff|\s*<)/.test(data.toString('latin1', 0, 64))
  ) {
    throw new ReadingFailure('NOT_A_PDF');
  }
  if (!data.subarray(-4096).includes('%%EOF') && !data.includes('%%EOF')) throw new ReadingFailure('CUT_OFF');
  let total = 0;
  let streams = 0;
  let hugePictures = 0;
  for (const { packed, picture, pixels, packings } of streamsOf(data)) {
    // Compressed data is compressed again only to hide its size.
    if (packings > 1) throw new ReadingFailure('TOO_BIG');
    // pdf.js skips larger ones without unpacking them.
    if (pixels > MOST_PIXELS) hugePictures++;
    else if (pixelsOfJpeg2000(packed) > MOST_PIXELS) throw new ReadingFailure('TOO_BIG');
    else total += unpackedSize(packed, picture ? MOST_OF_A_PICTURE : MOST_OF_A_STREAM);
    if (total > MOST_OF_ALL || ++streams > MOST_STREAMS) throw new ReadingFailure('TOO_BIG');
  }
  return { hugePictures };
}

/** The beginning of JPEG 2000, alone and in boxes, and the position of its size after its own beginning. */
const JPEG_2000 = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const IN_BOXES = Buffer.from('\0\0\0\x0cjP  ', 'latin1');
const SIZE_AT = 8;
const SIZE_BYTES = 16;

/**
 * Pixels of a JPEG 2000 picture by its own header, which decides the memory, not its dictionary; 0 for anything else.
 */
function pixelsOfJpeg2000(packed: Buffer): number {
  const boxed = packed.subarray(0, IN_BOXES.length).equals(IN_BOXES);
  const at = boxed
    ? packed.indexOf(JPEG_2000)
    : packed.subarray(0, JPEG_2000.length).equals(JPEG_2000)
      ? 0
      : -1;
  if (at === -1 || packed.length < at + SIZE_AT + SIZE_BYTES) return 0;
  const [right, bottom, left, top] = [0, 4, 8, 12].map((offset) =>
    packed.readUInt32BE(at + SIZE_AT + offset),
  );
  return Math.max(0, (right ?? 0) - (left ?? 0)) * Math.max(0, (bottom ?? 0) - (top ?? 0));
}

/** The size of a stream after unpacking all layers; its own size if it is not compressed. */
function unpackedSize(packed: Buffer, most: number): number {
  let layer = packed;
  for (let depth = 0; depth < MOST_LAYERS && looksDeflated(layer); depth++) {
    const unpacked = inflate(layer, most);
    if (unpacked === null) break;
    layer = unpacked;
  }
  return layer.length;
}

const looksDeflated = (data: Buffer) =>
  data.length > 2 && ((data[0] ?? 0) & 0x0f) === 8 && (((data[0] ?? 0) << 8) | (data[1] ?? 0)) % 31 === 0;

function inflate(packed: Buffer, most: number): Buffer | null {
  try {
    return zlib.inflateSync(packed, { maxOutputLength: most, finishFlush: zlib.constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE')
      throw new ReadingFailure('TOO_BIG', { cause: error });
    // Encrypted, or not deflated.
    return null;
  }
}
