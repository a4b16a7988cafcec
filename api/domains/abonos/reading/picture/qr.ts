import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { PrintedCode } from '../model.ts';

const require = createRequire(import.meta.url);
let ready: Promise<void> | undefined;

/** Loads the reader from its package; by default it would be fetched from the network. */
async function load(): Promise<void> {
  const wasmBinary = await fs.readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({
    overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer },
    fireImmediately: true,
  });
}

/** The QR codes printed on a page, in points. */
export async function codesOf(picture: {
  data: Uint8ClampedArray;
  width: number;
  height: number;
  scale: number;
}): Promise<PrintedCode[]> {
  await (ready ??= load());
  const { data, width, height, scale } = picture;
  const image = { data: data as Uint8ClampedArray<ArrayBuffer>, width, height, colorSpace: 'srgb' as const };
  const found = await readBarcodes(image, {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: true,
    maxNumberOfSymbols: 24,
  });
  return found
    .filter(({ isValid }) => isValid)
    .map(({ text, position, orientation }) => {
      const corners = [position.topLeft, position.topRight, position.bottomLeft, position.bottomRight];
      const [across, down] = [corners.map(({ x }) => x / scale), corners.map(({ y }) => y / scale)];
      return {
        text,
        turned: orientation,
        x0: Math.min(...across),
        x1: Math.max(...across),
        y0: Math.min(...down),
        y1: Math.max(...down),
      };
    });
}
