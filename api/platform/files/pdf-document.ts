import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
// The types know the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** A document of pdfkit; lengths are points (1/72 inch). */
export type Pdf = InstanceType<typeof PDFDocument>;

/**
 * Opens a tagged A4 document without margins, with the fonts «regular» and «bold». The caller draws, and ends it.
 * @param info title, author and subject
 */
export async function openPdf(info: { Title: string; Author: string; Subject: string }): Promise<Pdf> {
  const { regular, bold } = await loadFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Without the default font, whose file the bundle does not have.
    font: null as unknown as string,
    tagged: true,
    displayTitle: true,
    lang: 'es-ES',
    pdfVersion: '1.7',
    info,
  });
  pdf.registerFont('regular', regular);
  pdf.registerFont('bold', bold);
  return pdf;
}

let fonts: Promise<{ regular: Buffer; bold: Buffer }> | undefined;

/** Liberation Sans comes with pdf.js. */
function loadFonts() {
  const folder = path.join(path.dirname(require.resolve('pdfjs-dist/package.json')), 'standard_fonts');
  const read = (name: string) => fs.readFile(path.join(folder, `LiberationSans-${name}.ttf`));
  fonts ??= Promise.all([read('Regular'), read('Bold')]).then(([regular, bold]) => ({ regular, bold }));
  return fonts;
}
