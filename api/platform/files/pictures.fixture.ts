import zlib from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with a red left half and a blue right half. */
export function picture(width: number, height: number): Sharp {
  const half = { width: Math.floor(width / 2), height, channels: 3, background: 'blue' } as const;
  return sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: half }, gravity: 'east' },
  ]);
}

/** A PNG decompression bomb: a few kilobytes of zeros for a billion pixels. */
export function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(zlib.crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = zlib.deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  const signature = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
