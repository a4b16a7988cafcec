import zlib from 'node:zlib';
import { pdfOf, streamOf } from './hostile.fixture.ts';

// Pictures in PDFs that claim to be larger than they are, and tables and texts that claim to be longer.

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

const pageWith = (resources: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`;

/** A page that shows one picture. */
function pictured(dictionary: string, data: Buffer): Buffer {
  return pdfOf([
    CATALOG,
    PAGES,
    pageWith('/XObject << /X 5 0 R >>'),
    streamOf('', Buffer.from('595 0 0 842 0 0 cm /X Do')),
    streamOf(`/Type /XObject /Subtype /Image /BitsPerComponent 8 ${dictionary}`, data),
  ]);
}

const GREY = '/ColorSpace /DeviceGray';

/** Its declared size is its true one, and far too large. */
export const endlessPicture = (): Buffer =>
  pictured(`/Width 100000 /Height 100000 ${GREY} /Filter /FlateDecode`, zlib.deflateSync(Buffer.alloc(1000)));

/** Just below the largest picture that is unpacked, in some dozen bytes. */
export const largestPicture = (): Buffer =>
  pictured(
    '/Width 6300 /Height 6300 /ColorSpace /DeviceRGB /Filter /FlateDecode',
    zlib.deflateSync(Buffer.alloc(6300 * 6300 * 2), { level: 9 }),
  );

/** Four bytes, big-endian. */
function long(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A JPEG of a few pixels by its dictionary and of four billion by its own header. */
export function liarJpeg(): Buffer {
  const components = [1, 2, 3].flatMap((id) => [id, 0x11, 0]);
  const table = [0xff, 0xdb, 0, 67, 0, ...Array.from({ length: 64 }, () => 1)];
  const frame = [0xff, 0xc2, 0, 17, 8, 0xff, 0xdc, 0xff, 0xdc, 3, ...components];
  const codes = [0xff, 0xc4, 0, 20, 0, 1, ...Array.from({ length: 15 }, () => 0), 0];
  const sweep = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0];
  const data = Buffer.from([0xff, 0xd8, ...table, ...frame, ...codes, ...sweep, 0, 0, 0, 0xff, 0xd9]);
  return pictured(`/Width 100 /Height 100 /ColorSpace /DeviceRGB /Filter /DCTDecode`, data);
}

/** The same as JPEG 2000. */
export const liarJpeg2000 = (): Buffer => jpeg2000(60_000);

/**
 * A picture a hundred pixels wide by its dictionary, with another size in its own header. @param boxes the boxes before
 * that.
 */
export function jpeg2000(pixelsAcross: number, boxes: Buffer = Buffer.alloc(0)): Buffer {
  const side = long(pixelsAcross);
  const none = long(0);
  const size = Buffer.concat([
    Buffer.from([0xff, 0x51, 0, 41, 0, 0]),
    ...[side, side, none, none, side, side, none, none],
    Buffer.from([0, 1, 7, 1, 1]),
  ]);
  const coding = Buffer.from([0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 5, 4, 4, 0, 1]);
  const steps = Buffer.from([0xff, 0x5c, 0, 19, 0x40, ...Array.from({ length: 16 }, () => 0x48)]);
  const tile = Buffer.from([0xff, 0x90, 0, 10, 0, 0, 0, 0, 0, 0, 0, 1, 0xff, 0x93, 0, 0, 0xff, 0xd9]);
  return pictured(
    `/Width 100 /Height 100 /Filter /JPXDecode`,
    Buffer.concat([boxes, Buffer.from([0xff, 0x4f]), size, coding, steps, tile]),
  );
}

/** The same as a fax page within JBIG2. */
export function liarJbig2(): Buffer {
  const page = Buffer.concat([long(100_000), long(100_000), long(0), long(0), Buffer.from([0, 0, 0])]);
  const head = Buffer.concat([long(0), Buffer.from([0x30, 0, 1]), long(page.length)]);
  const region = Buffer.concat([
    ...[long(100_000), long(100_000), long(0), long(0)],
    Buffer.from([0, 0, 3, 255, 253, 255, 2, 254, 254, 254]),
    Buffer.alloc(32),
  ]);
  const next = Buffer.concat([long(1), Buffer.from([0x26, 0, 1]), long(region.length)]);
  return pictured(
    `/Width 100 /Height 100 /BitsPerComponent 1 ${GREY} /Filter /JBIG2Decode`,
    Buffer.concat([head, page, next, region]),
  );
}

/** A fax with lines of a billion dots. */
export const endlessFax = (): Buffer =>
  pictured(
    `/Width 100 /Height 100 /BitsPerComponent 1 ${GREY} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 1000000000 /Rows 1000000000 >>`,
    Buffer.alloc(64, 0xaa),
  );

/** Rows of a billion bytes, each predicted from the row above. */
export const endlessRows = (): Buffer =>
  pictured(
    `/Width 100 /Height 100 ${GREY} /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 4 /Columns 1000000000 >>`,
    zlib.deflateSync(Buffer.alloc(1000)),
  );

/** Compressed by LZW, a thousand to one: each code repeats the previous text and adds one letter. */
export function lzwBomb(): Buffer {
  const codes: number[] = [];
  for (let round = 0; round < 400; round++) {
    codes.push(256, 32);
    for (let code = 258; code < 4094; code++) codes.push(code);
  }
  return pdfOf([CATALOG, PAGES, pageWith(''), streamOf('/Filter /LZWDecode', packed(codes))]);
}

/** Codes of as many bits as the table needs at each. */
function packed(codes: readonly number[]): Buffer {
  const bytes: number[] = [];
  let [held, bits, width, size] = [0, 0, 9, 258];
  for (const code of codes) {
    held = (held << width) | code;
    bits += width;
    while (bits >= 8) {
      bits -= 8;
      bytes.push((held >> bits) & 0xff);
    }
    held &= (1 << bits) - 1;
    size = code === 256 ? 257 : size + 1;
    width = size >= 2047 ? 12 : size >= 1023 ? 11 : size >= 511 ? 10 : 9;
  }
  bytes.push((held << (8 - bits)) & 0xff);
  return Buffer.from(bytes);
}

/** A hundred pictures, each of an allowed size. */
export function manyPictures(): Buffer {
  const picture = zlib.deflateSync(Buffer.alloc(4000 * 4000 * 3), { level: 9 });
  const names = Array.from({ length: 100 }, (_, index) => index + 5);
  return pdfOf([
    CATALOG,
    PAGES,
    pageWith(`/XObject << ${names.map((number) => `/X${number} ${number} 0 R`).join(' ')} >>`),
    streamOf('', Buffer.from(names.map((number) => `/X${number} Do`).join(' '))),
    ...names.map(() =>
      streamOf(
        '/Type /XObject /Subtype /Image /Width 4000 /Height 4000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
        picture,
      ),
    ),
  ]);
}
