import { createRequire } from 'node:module';
import path from 'node:path';
import { COLUMNS, type LetterPicture, pictureOf, ROWS } from '../picture/letter-pictures.ts';

// Letters and digits of the usual typefaces of documents, drawn from the fonts of pdf.js.

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const FONTS = [
  'LiberationSans-Regular.ttf',
  'LiberationSans-Bold.ttf',
  'FoxitSerif.pfb',
  'FoxitSerifBold.pfb',
  'FoxitFixed.pfb',
  'FoxitFixedBold.pfb',
];
/** Height of a drawn letter in pixels, and the canvas that it is drawn on. */
const SIZE = 4 * ROWS;
const SIDE = 8 * COLUMNS;

/** The letters of a typeface. */
export type Typeface = ReadonlyMap<string, LetterPicture>;

let drawn: Promise<Typeface[]> | undefined;

/** All typefaces; they are drawn once. */
export const typefaces = (): Promise<Typeface[]> => (drawn ??= draw());

async function draw(): Promise<Typeface[]> {
  const { createCanvas, GlobalFonts } = await import('@napi-rs/canvas');
  const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const context = createCanvas(SIDE, SIDE).getContext('2d');
  return FONTS.flatMap((font) => {
    const family = `known-${path.parse(font).name}`;
    if (!GlobalFonts.registerFromPath(path.join(library, 'standard_fonts', font), family)) return [];
    return [
      new Map(
        [...ALPHABET].map((letter) => {
          context.fillStyle = '#fff';
          context.fillRect(0, 0, SIDE, SIDE);
          context.fillStyle = '#000';
          context.font = `${SIZE}px "${family}"`;
          context.fillText(letter, SIDE / 8, SIDE * 0.8);
          return [letter, onPaper(context.getImageData(0, 0, SIDE, SIDE).data)] as const;
        }),
      ),
    ];
  });
}

/** The shape of a letter, drawn alone on a square. */
function onPaper(rgba: Uint8ClampedArray): LetterPicture {
  const data = Buffer.alloc(SIDE * SIDE, 255);
  const box = { x0: SIDE, x1: 0, y0: SIDE, y1: 0 };
  for (let at = 0; at < data.length; at++) {
    data[at] = rgba[at * 4] ?? 255;
    if ((data[at] ?? 255) > 140) continue;
    const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
    box.x0 = Math.min(box.x0, x);
    box.x1 = Math.max(box.x1, x + 1);
    box.y0 = Math.min(box.y0, y);
    box.y1 = Math.max(box.y1, y + 1);
  }
  return pictureOf({ data, width: SIDE, height: SIDE }, box);
}
