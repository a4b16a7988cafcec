import fs from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { drawPage, openPdf } from '../../../api/domains/abonos/reading/pdf/pdf.ts';
import { projection } from '../../../api/domains/abonos/reading/picture/projection.ts';
import type { Chance } from '../chance.ts';

// Papers as pictures in a PDF: from an office scanner, from a poor one, and from a phone.

export type Lens = 'scan' | 'poor' | 'photo';

/** A grey picture, and how many of its dots make an inch of paper. */
interface Grey {
  data: Uint8Array;
  width: number;
  height: number;
  dpi: number;
}

interface Settings {
  dpi: readonly number[];
  askew: number;
  contrast: number;
  grain: number;
  blur: number;
  quality: number;
  /** How far the corners of a photographed paper are from those of the picture, as a share of its width. */
  perspective: number;
}

const LENSES: Record<Lens, Settings> = {
  scan: { dpi: [200, 300], askew: 0.6, contrast: 0.95, grain: 2, blur: 0, quality: 85, perspective: 0 },
  poor: { dpi: [150, 170], askew: 2.2, contrast: 0.65, grain: 12, blur: 0.5, quality: 55, perspective: 0 },
  photo: {
    dpi: [170, 200, 260],
    askew: 0,
    contrast: 0.85,
    grain: 4,
    blur: 0.6,
    quality: 75,
    perspective: 0.05,
  },
};

/** Turns the pages of a PDF into pictures as through some lens, and these into a PDF. */
export async function picture(from: string, to: string, lens: Lens, chance: Chance): Promise<void> {
  const settings = LENSES[lens];
  const document = await openPdf(new Uint8Array(fs.readFileSync(from)));
  const pages: { jpeg: Buffer; width: number; height: number; dpi: number }[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const dpi = chance.pick(settings.dpi);
    const drawn = await drawPage(await document.getPage(number), dpi);
    const raw = { width: drawn.width, height: drawn.height, channels: 4 as const };
    const angle = chance.between(-settings.askew, settings.askew);
    const flat = await sharp(Buffer.from(drawn.data.buffer), { raw })
      .removeAlpha()
      .rotate(angle, { background: '#fff' })
      .grayscale()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const paper: Grey = { data: flat.data, width: flat.info.width, height: flat.info.height, dpi };
    const seen = settings.perspective > 0 ? photographed(paper, settings, chance) : paper;
    const { width, height } = seen;
    const soft = sharp(Buffer.from(seen.data), { raw: { width, height, channels: 1 } });
    const blurred = settings.blur > 0 ? soft.blur(settings.blur) : soft;
    const data = await blurred.extractChannel(0).raw().toBuffer();
    const dark = 30 + (1 - settings.contrast) * 110;
    for (let index = 0; index < data.length; index++) {
      const light = dark + ((data[index] ?? 0) / 255) * 225 * settings.contrast;
      data[index] = Math.max(
        0,
        Math.min(255, light + (chance.next() + chance.next() + chance.next() - 1.5) * 2 * settings.grain),
      );
    }
    const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
      .jpeg({ quality: settings.quality })
      .toBuffer();
    pages.push({ jpeg, width, height, dpi });
  }
  await document.destroy();
  await asPdf(pages, to);
}

/** A paper on a table, seen at an angle, with a shadow and uneven light. */
function photographed(paper: Grey, { perspective }: Settings, chance: Chance): Grey {
  const { width, height } = paper;
  const away = () => chance.between(0.1, 1) * perspective * width;
  const corners = [
    [away(), away()],
    [width - away(), away()],
    [width - away(), height - away()],
    [away(), height - away()],
  ] as const;
  const toPaper = projection(corners, [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]);
  const table = chance.whole(60, 150);
  const [angle, depth, edge] = [
    chance.between(0, 6.28),
    chance.between(0.1, 0.35),
    chance.between(0.25, 0.75),
  ];
  const slope = chance.between(-0.25, 0.25);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [px, py] = toPaper(x, y);
      const shade =
        px >= 0 && py >= 0 && px < width - 1 && py < height - 1
          ? sampled(paper, px, py)
          : table + ((x * 7 + y * 3) % 11);
      const across = (x / width - 0.5) * Math.cos(angle) + (y / height - 0.5) * Math.sin(angle) + 0.5;
      const shadow = 1 - depth / (1 + Math.exp(-(across - edge) * 25));
      data[y * width + x] = Math.min(255, shade * shadow * (1 + slope * (x / width - 0.5)));
    }
  return { ...paper, data };
}

function sampled({ data, width }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const at = (dx: number, dy: number) => data[(top + dy) * width + left + dx] ?? 255;
  const [fx, fy] = [x - left, y - top];
  return (at(0, 0) * (1 - fx) + at(1, 0) * fx) * (1 - fy) + (at(0, 1) * (1 - fx) + at(1, 1) * fx) * fy;
}

async function asPdf(
  pages: readonly { jpeg: Buffer; width: number; height: number; dpi: number }[],
  file: string,
): Promise<void> {
  const PDFDocument = createRequire(import.meta.url)('pdfkit');
  await new Promise((resolve, reject) => {
    const document = new PDFDocument({ autoFirstPage: false });
    document.pipe(fs.createWriteStream(file)).on('finish', resolve).on('error', reject);
    for (const { jpeg, dpi, ...size } of pages) {
      const [width, height] = [(size.width / dpi) * 72, (size.height / dpi) * 72];
      document.addPage({ size: [width, height], margin: 0 });
      document.image(jpeg, 0, 0, { width, height });
    }
    document.end();
  });
}
