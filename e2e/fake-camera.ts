import fs from 'node:fs';
import path from 'node:path';
import qr from 'qrcode';
import sharp from 'sharp';

/**
 * A video of QR codes as the camera of a browser, each for a few seconds: Motion JPEG, one picture after the other.
 * @param folder where the video is put
 * @returns the browser's arguments
 */
export async function fakeCamera(folder: string, ...codes: readonly string[]): Promise<string[]> {
  const frames: Buffer[] = [];
  for (const code of codes) {
    const frame = await pictureOf(code);
    frames.push(...Array.from({ length: 60 }, () => frame));
  }
  const file = path.join(folder, 'camera.mjpeg');
  fs.writeFileSync(file, Buffer.concat(frames));
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}

async function pictureOf(code: string): Promise<Buffer> {
  const picture = await qr.toBuffer(code, { width: 360, margin: 4 });
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#ffffff' } })
    .composite([{ input: picture }])
    .jpeg({ quality: 95, chromaSubsampling: '4:2:0' })
    .toBuffer();
}
