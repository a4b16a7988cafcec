// Draws the icons of the installed site into public/, from the same shield as every crest. Run it by hand when the
// shield changes: `node --import tsx scripts/draw-icons.ts`.
import fs from 'node:fs';
import sharp from 'sharp';
import { COURT_LINES } from '../web/ui/art/court.ts';
import { SHIELD } from '../web/ui/art/shield.ts';

const INK = '#0b1524';
const CORAL = '#c7401c';
const CORAL_BRIGHT = '#ff7a4d';
const SAND = '#f7f3ea';

/** The club's initial as an outline, because the font may be missing. The shield is that of the favicon. */
const LETTER =
  'M21 42V13H34C40 13 44 16.5 44 22S40 31 34 31H28V42ZM28 19V25.2H33.3C35.5 25.2 36.8 24.2 36.8 22.1S35.5 19 33.3 19Z';

const CRISP_BALL = 'M10 74A22 22 0 0 1 54 74A22 22 0 0 1 10 74M32 52V80';

const shield = `
  <clipPath id="s"><path d="${SHIELD.edge}"/></clipPath>
  <g clip-path="url(#s)">
    <path d="${SHIELD.edge}" fill="${INK}"/>
    <path d="${SHIELD.field}" fill="${CORAL}"/>
    <path d="${CRISP_BALL}" fill="${CORAL_BRIGHT}" stroke="${INK}" stroke-width="2.5"/>
    <path d="${LETTER}" fill="${SAND}"/>
  </g>
  <path d="${SHIELD.edge}" fill="none" stroke="${SAND}" stroke-width="2.5" stroke-linejoin="round"/>`;

/** The shield in one colour, for systems that tint icons: dark parts of the crest are transparent. */
const silhouette = `
  <mask id="m">
    <path d="${SHIELD.edge}" fill="#fff"/>
    <path d="${LETTER}" fill="#000"/>
    <path d="${CRISP_BALL}" fill="none" stroke="#000" stroke-width="3.5"/>
  </mask>
  <path d="${SHIELD.edge}" fill="#fff" mask="url(#m)"/>`;

interface Icon {
  name: string;
  /** Pixels per side. */
  size: number;
  /** Share of the height that the shield takes: launchers may crop a maskable icon to a circle of 80 %. */
  share: number;
  /** Corner radius of the background in percent of the side; null leaves it out. */
  corner: number | null;
  drawing?: string;
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: 0.76, corner: 22 },
  { name: 'icon-512', size: 512, share: 0.76, corner: 22 },
  { name: 'icon-maskable-512', size: 512, share: 0.58, corner: 0 },
  { name: 'icon-monochrome-512', size: 512, share: 0.62, corner: null, drawing: silhouette },
  { name: 'apple-touch-icon', size: 180, share: 0.7, corner: 0 },
];

function draw({ share, corner, drawing = shield }: Icon): string {
  const scale = (share * 100) / SHIELD.height;
  const at = `translate(${50 - (SHIELD.width * scale) / 2} ${50 - (SHIELD.height * scale) / 2}) scale(${scale})`;
  const ground =
    corner === null
      ? ''
      : `<clipPath id="g"><rect width="100" height="100" rx="${corner}"/></clipPath>
         <g clip-path="url(#g)"><rect width="100" height="100" fill="${INK}"/>
         <g transform="rotate(-24 50 50) translate(50 46) scale(.26) translate(-300 -300)" fill="none" stroke="${SAND}" stroke-opacity=".2" stroke-width="7">
         <path d="${COURT_LINES.join('')}"/></g></g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${ground}<g transform="${at}">${drawing}</g></svg>`;
}

const pngOf = (icon: Icon): Promise<Buffer> =>
  sharp(Buffer.from(draw(icon)), { density: (72 * icon.size) / 100 })
    .resize(icon.size, icon.size)
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();

/** An ICO file with one PNG: its directory of 22 bytes, then the picture. */
function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function write(file: string, bytes: Buffer): void {
  fs.writeFileSync(file, bytes);
  console.log(file);
}

for (const icon of ICONS) write(`public/${icon.name}.png`, await pngOf(icon));
// Feed readers, mail programs and old browsers ask for it without looking at any page.
const small: Icon = { name: 'favicon', size: 48, share: 0.96, corner: null };
write('public/favicon.ico', icoOf(await pngOf(small), small.size));
