// `npm run abonos:explain FILE.pdf [PICTURE.png]`: how the reader reads a PDF. Prints each field with the rules that set or
// changed it, and writes a picture of each page with the boxes of its values and labels.
import fs from 'node:fs/promises';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Draft } from '../api/domains/abonos/reading/model.ts';
import { openPdf } from '../api/domains/abonos/reading/pdf/pdf.ts';
import { FIELD_NAMES } from '../api/domains/abonos/reading/read-abono.ts';
import { ALL_PAGES, type PageRead } from '../api/domains/abonos/reading/across-pages.ts';
import { readFile } from '../api/domains/abonos/reading/read-file.ts';
import { RULES, type RuleName } from '../api/domains/abonos/reading/rules.ts';

/** Pixels per point of a drawn page. */
const SCALE = 2;
const VALUE = '#c8102e';
const LABEL = '#00205b';

const [file, picture = file?.replace(/(\.pdf)?$/i, '.png')] = process.argv.slice(2);
if (!file || !picture) {
  console.error('Usage: npm run abonos:explain FILE.pdf [PICTURE.png]');
  process.exit(1);
}

const pages: PageRead[] = [];
const used = new Set<RuleName>();
try {
  const { passes, method } = await readFile(file, {
    onPageRead: (page) => pages.push(page),
    onDrafts: (drafts) => drafts.forEach(print),
  });
  console.log(
    `${passes.length} passes, read as ${method}; doubts: ${passes.flatMap(({ doubts }) => doubts).join(', ') || 'none'}`,
  );
} catch (error) {
  console.log(`Not read: ${error instanceof Error ? error.message : String(error)}`);
  for (const { drafts } of pages) drafts.forEach(print);
}
console.log('\nRules:');
for (const rule of used) console.log(`  ${rule}: ${RULES[rule]}`);
for (const page of pages) if (page.page !== ALL_PAGES) await draw(page);
process.exit(0);

/** Prints the fields of a pass, and under each what the rules did. */
function print({ page, fields }: Draft): void {
  console.log(`\nPass on page ${page}`);
  for (const name of FIELD_NAMES) {
    const field = fields[name];
    if (!field) {
      console.log(`  ${name}: –`);
      continue;
    }
    console.log(`  ${name}: «${field.value}» (${field.confidence.toFixed(2)}, ${field.source})`);
    for (const { rule, before, after, confidence } of field.changes ?? []) {
      used.add(rule);
      console.log(
        `      ${rule}: ${before === null ? '' : `«${before}» → `}«${after}» (${confidence.toFixed(2)})`,
      );
    }
  }
}

/** Writes a page with the boxes of its values and their labels. */
async function draw({ page, drafts, picture: scan }: PageRead): Promise<void> {
  const target = picture?.replace(/(\.png)?$/i, `-${page}.png`) ?? '';
  const document = await openPdf(new Uint8Array(await fs.readFile(file ?? '')));
  const drawn = await document.getPage(page);
  const viewport = drawn.getViewport({ scale: SCALE });
  const [width, height] = scan
    ? [(scan.width / scan.scale) * SCALE, (scan.height / scan.scale) * SCALE]
    : [viewport.width, viewport.height];
  const canvas = createCanvas(Math.ceil(width), Math.ceil(height));
  const context = canvas.getContext('2d');
  if (scan) {
    // Scans are read from a picture that was turned and cleaned, and the boxes are on that one.
    const grey = createCanvas(scan.width, scan.height);
    const pixels = grey.getContext('2d').createImageData(scan.width, scan.height);
    for (const [at, shade] of scan.data.entries()) pixels.data.set([shade, shade, shade, 255], at * 4);
    grey.getContext('2d').putImageData(pixels, 0, 0);
    context.drawImage(grey, 0, 0, canvas.width, canvas.height);
  } else {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    await drawn.render({ canvas: canvas as never, viewport, annotationMode: 1 }).promise;
  }
  for (const { fields } of drafts)
    for (const name of FIELD_NAMES) {
      const field = fields[name];
      if (field?.labelBox) frame(context, field.labelBox, LABEL);
      if (field?.valueBox) frame(context, field.valueBox, VALUE, name);
    }
  await fs.writeFile(target, canvas.toBuffer('image/png'));
  console.log(`\nPage ${page}: ${target}`);
}

function frame(context: SKRSContext2D, { x0, x1, y0, y1 }: Box, colour: string, name = ''): void {
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.strokeRect(x0 * SCALE, y0 * SCALE, (x1 - x0) * SCALE, (y1 - y0) * SCALE);
  context.fillStyle = colour;
  context.font = '11px sans-serif';
  context.fillText(name, x0 * SCALE, y0 * SCALE - 2);
}
