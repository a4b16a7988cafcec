import wasmAddress from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Finds the QR code in the present picture of a camera; null if there is none. */
export type DetectCode = (video: HTMLVideoElement) => Promise<string | null>;

interface BuiltInDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
type BuiltIn = {
  new (options: { formats: string[] }): BuiltInDetector;
  getSupportedFormats(): Promise<string[]>;
};

/** Wide enough for a code that fills a fifth of the picture. */
const WIDTH = 800;

/** The reader of the browser if it has one, else our own, whose files come from this site. */
export async function createDetector(): Promise<DetectCode> {
  const builtIn = (globalThis as { BarcodeDetector?: BuiltIn }).BarcodeDetector;
  const formats = await builtIn?.getSupportedFormats().catch((): string[] => []);
  if (builtIn && formats?.includes('qr_code')) {
    const detector = new builtIn({ formats: ['qr_code'] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
  }
  return ownDetector();
}

/** Loads our own reader, also ahead, so that it is there without a connection. */
export async function ownDetector(): Promise<DetectCode> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader');
  await prepareZXingModule({ overrides: { locateFile: () => wasmAddress }, fireImmediately: true });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!pen || video.videoWidth === 0) return null;
    const scale = Math.min(1, WIDTH / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    pen.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = pen.getImageData(0, 0, canvas.width, canvas.height);
    const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1 });
    return found?.isValid ? found.text : null;
  };
}
