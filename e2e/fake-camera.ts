import fs from 'node:fs';
import path from 'node:path';
import qr from 'qrcode';
import sharp from 'sharp';

/**
 * A video of a QR code as the camera of a browser: Motion JPEG, one picture after the other.
 * @param folder where the video is put
 * @returns the browser's arguments
 */
export async function fakeCamera(folder: string, code: string): Promise<string[]> {
  const picture = await qr.toBuffer(code, { width: 360, margin: 4 });
  const frame = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#ffffff' } })
    .composite([{ input: picture }])
    .jpeg({ quality: 95, chromaSubsampling: '4:2:0' })
    .toBuffer();
  const file = path.join(folder, 'camera.mjpeg');
  fs.writeFileSync(file, Buffer.concat(Array.from({ length: 30 }, () => frame)));
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`];
}
