import fs from 'node:fs';
// The types know the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { drawPage, openPdf } from '../../../api/domains/abonos/reading/pdf/pdf.ts';
import type { Chance } from '../chance.ts';

const POINTS_PER_INCH = 72;

/** How a page is scanned. */
export type ScanKind = 'scan' | 'poor' | 'turned';

interface Glass {
  dotsPerInch: number;
  /** Largest slant in degrees, in both directions. */
  askew: number;
  quarterTurns: readonly number[];
  /** Share of the full range from black to white. */
  contrast: number;
  /** Noise in shades, as a standard deviation. */
  grain: number;
  blur: number;
  quality: number;
}

const glasses: Record<ScanKind, Glass> = {
  scan: { dotsPerInch: 200, askew: 0.5, quarterTurns: [0], contrast: 0.95, grain: 2, blur: 0, quality: 85 },
  poor: {
    dotsPerInch: 150,
    askew: 2.5,
    quarterTurns: [0],
    contrast: 0.62,
    grain: 14,
    blur: 0.5,
    quality: 55,
  },
  turned: {
    dotsPerInch: 200,
    askew: 0.8,
    quarterTurns: [90, 180, 270],
    contrast: 0.9,
    grain: 3,
    blur: 0,
    quality: 80,
  },
};

/** Turns the pages of a PDF into pictures as from a scanner or a phone, and these into a PDF. */
export async function scan(from: string, to: string, kind: ScanKind, chance: Chance): Promise<void> {
  const glass = glasses[kind];
  const document = await openPdf(new Uint8Array(fs.readFileSync(from)));
  const pages: Scanned[] = [];
  for (let number = 1; number <= document.numPages; number++)
    pages.push(
      await scanned(await drawPage(await document.getPage(number), glass.dotsPerInch), glass, chance),
    );
  await document.destroy();
  await asPdf(pages, to);
}

/** A page as a JPEG, its sides in points. */
interface Scanned {
  jpeg: Buffer;
  width: number;
  height: number;
}

async function scanned(
  picture: Awaited<ReturnType<typeof drawPage>>,
  glass: Glass,
  chance: Chance,
): Promise<Scanned> {
  const raw = { width: picture.width, height: picture.height, channels: 4 as const };
  const angle = chance.pick(glass.quarterTurns) + chance.between(-glass.askew, glass.askew);
  const straight = sharp(Buffer.from(picture.data.buffer), { raw }).removeAlpha().grayscale();
  const askew = await straight.rotate(angle, { background: '#fff' }).png().toBuffer();
  const blurred = glass.blur > 0 ? sharp(askew).blur(glass.blur) : sharp(askew);
  const { data, info } = await blurred
    .grayscale()
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const dark = 30 + (1 - glass.contrast) * 110;
  for (let index = 0; index < data.length; index++) {
    const light = dark + ((data[index] ?? 0) / 255) * 225 * glass.contrast;
    data[index] = Math.max(0, Math.min(255, light + strayed(chance) * glass.grain));
  }
  const { width, height } = info;
  const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: glass.quality })
    .toBuffer();
  const points = (dots: number) => (dots / glass.dotsPerInch) * POINTS_PER_INCH;
  return { jpeg, width: points(width), height: points(height) };
}

/** Approximately normally distributed: the sum of four uniform values. */
const strayed = (chance: Chance) =>
  (chance.next() + chance.next() + chance.next() + chance.next() - 2) * 1.73;

function asPdf(pages: readonly Scanned[], file: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false });
    document.pipe(fs.createWriteStream(file)).on('finish', resolve).on('error', reject);
    for (const { jpeg, width, height } of pages) {
      document.addPage({ size: [width, height], margin: 0 });
      document.image(jpeg, 0, 0, { width, height });
    }
    document.end();
  });
}
