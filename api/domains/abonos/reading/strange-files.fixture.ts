import { createRequire } from 'node:module';
import path from 'node:path';
// The types know the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import sharp, { type Sharp } from 'sharp';
import { drawPage, openPdf } from './pdf/pdf.ts';

// Passes as users have them: photographed, scanned by a phone, cropped, rotated, filled in, with the text layer of a
// scanner.

export type Sheet = InstanceType<typeof PDFDocument>;
type Options = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

/** The content of the passes drawn here. */
export const printed = {
  nombreAsistente: 'Aina Vallespir Frau',
  bloque: '104',
  fila: 12,
  asiento: 27,
  referenciaTicket: 'PMB-2025-381204',
  codigoLocalizador: 'K7M4TX',
  precioTotal: '97.75',
} as const;

const lines = (pass: Omit<typeof printed, 'asiento' | 'codigoLocalizador' | 'referenciaTicket'> & Own) => [
  ['Titular', pass.nombreAsistente],
  ['Tipo de abono', 'General'],
  ['Temporada', '2025/2026'],
  ['Evento', 'Liga Regular Primera FEB 2025/26'],
  ['Recinto', "Palau d'Esports Son Ferriol"],
  ['Dirección', 'Carrer de Margalida Caimari 12, 07198 Palma'],
  ['Anillo', 'Inferior'],
  ['Bloque', pass.bloque],
  ['Fila', String(pass.fila)],
  ['Asiento', String(pass.asiento)],
  ['NIF organizador', 'G07123456'],
  ['NIF distribuidor', 'B57111222'],
  ['Referencia ticket', pass.referenciaTicket],
  ['Código localizador', pass.codigoLocalizador],
  ['Precio entrada', '95,00 €'],
  ['Gastos de distribución', '2,75 €'],
  ['Total', '97,75 €'],
];

/** The values that differ between passes. */
export interface Own {
  asiento: number;
  codigoLocalizador: string;
  referenciaTicket: string;
}

interface Printing {
  /** The position of the first line. */
  top?: number;
  own?: Partial<Own>;
  /** The distance between letters in points. */
  spacing?: number;
  /** The number of letters that are missing at the end of each value. */
  cut?: number;
  /** Whether the values are in the fields of a form. */
  inFields?: boolean;
  /** Whether the values are notes typed on the page. */
  asNotes?: boolean;
  title?: string;
  /** Which of its lines are on this page: from one to before another. */
  part?: readonly [number, number];
}

/** A page that viewers turn clockwise, and that is drawn for that: its words are upright on the screen. */
export function turnPage(sheet: Sheet, degrees: 90 | 180 | 270): void {
  const { width, height } = sheet.page;
  Object.assign(sheet.page.dictionary.data, { Rotate: degrees });
  if (degrees === 90) sheet.rotate(-90).translate(-height, 0);
  else if (degrees === 180) sheet.rotate(180, { origin: [width / 2, height / 2] });
  else sheet.rotate(90).translate(0, -width);
}

/** Makes a PDF a cover for another one, as mail programs and offices send several files in one. */
export function asPortfolio(sheet: Sheet, file: Buffer): void {
  sheet.fontSize(12).text('Para ver este documento abra los archivos adjuntos.', 60, 100);
  sheet.file(file, { name: 'abono.pdf' });
  const root = (sheet as unknown as { _root: { data: Record<string, unknown> } })._root;
  root.data['Collection'] = { Type: 'Collection', View: 'D' };
}

/** Draws a pass on a page, its first line at some height. */
export function putPass(
  sheet: Sheet,
  {
    top = 110,
    own = {},
    spacing = 0,
    cut = 0,
    inFields = false,
    asNotes = false,
    title = 'ABONO DE TEMPORADA',
    part = [0, Infinity],
  }: Printing = {},
): void {
  sheet.fontSize(22).text(title, 50, top - 50, { lineBreak: false });
  lines({ ...printed, ...own })
    .slice(...part)
    .forEach(([label = '', value = ''], index) => {
      const y = top + index * 24;
      sheet.fontSize(11).text(`${label}:`, 50, y, { lineBreak: false, characterSpacing: spacing });
      if (inFields) sheet.formText(`field-${index}`, 200, y - 4, 260, 18, { value });
      else if (asNotes) sheet.textAnnotation(200, y - 4, 260, 18, value);
      else {
        const shown = value.slice(0, value.length - cut);
        sheet.fontSize(12).text(shown, 200, y, { lineBreak: false, characterSpacing: spacing });
      }
    });
}

/** A PDF drawn by this code. */
export function drawnPdf(draw: (sheet: Sheet) => void, options: Options = {}): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const sheet = new PDFDocument({ size: 'A4', margin: 0, ...options });
    const parts: Buffer[] = [];
    sheet.on('data', (part: Buffer) => parts.push(part));
    sheet.on('end', () => resolve(Buffer.concat(parts)));
    sheet.on('error', reject);
    draw(sheet);
    sheet.end();
  });
}

/** The first page of a PDF as a grey JPEG. */
export async function pictured(pdf: Buffer, dotsPerInch: number): Promise<Sharp> {
  const document = await openPdf(new Uint8Array(pdf));
  const { data, width, height } = await drawPage(await document.getPage(1), 200);
  await document.destroy();
  return sharp(
    await sharp(Buffer.from(data.buffer), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .resize({ width: Math.round((width * dotsPerInch) / 200), kernel: 'cubic' })
      .png({ compressionLevel: 1 })
      .toBuffer(),
  );
}

/** A PDF whose only page is a picture. */
export function pdfOfPicture(jpeg: Buffer, size: [number, number], over?: (sheet: Sheet) => void) {
  return drawnPdf(
    (sheet) => {
      sheet.image(jpeg, 0, 0, { width: size[0], height: size[1] });
      over?.(sheet);
    },
    { size },
  );
}

/** A sheet on a table, photographed at an angle by lamplight, as phones put it into a PDF: one point a pixel. */
export async function photographed(pdf: Buffer): Promise<Buffer> {
  const [width, height] = [3024, 4032];
  const sheet = await (
    await pictured(pdf, 270)
  )
    .ensureAlpha()
    .rotate(2.4, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { width: wide, height: high } = await sharp(sheet).metadata();
  const light = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><linearGradient id="l" x2="1" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#8d8578"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#l)"/></svg>`,
  );
  const table = { create: { width, height, channels: 3 as const, background: '#6b4a2f' } };
  const onTable = await sharp(table)
    .composite([{ input: sheet, left: Math.round((width - wide) / 2), top: Math.round((height - high) / 2) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const jpeg = await sharp(onTable)
    .composite([{ input: light, blend: 'multiply' }])
    .jpeg({ quality: 82 })
    .toBuffer();
  return pdfOfPicture(jpeg, [width, height]);
}

/** A font with its own numbers for letters. */
export const embeddedFont = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/LiberationSans-Regular.ttf',
);

/** A PDF that does not contain the meaning of its letters' numbers. */
export const withoutUnicode = (pdf: Buffer): Buffer =>
  Buffer.from(
    pdf.toString('latin1').replace(/\/ToUnicode \d+ 0 R/g, (entry) => ' '.repeat(entry.length)),
    'latin1',
  );
