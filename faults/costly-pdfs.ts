import zlib from 'node:zlib';
import { nestedForms, pdfOf, streamOf } from '../api/domains/abonos/reading/hostile.fixture.ts';
import { dustPattern, endlessLetters } from '../api/domains/abonos/reading/hostile-structure.fixture.ts';

// Small files that cost a reader as much as its limits allow, each in another way.

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

const page = (resources: string, size = '595 842') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size}] /Contents 4 0 R /Resources << ${resources} >> >>`;

/** A page without text whose drawing runs millions of operators, by forms within forms. */
function endlessDrawing(): Buffer {
  const depth = 6;
  const forms = Array.from({ length: depth }, (_none, level) => {
    const inner = level < depth - 1 ? `/Resources << /XObject << /X ${level + 6} 0 R >> >>` : '';
    const draw = inner ? '/X Do '.repeat(10) : '0 0 m 500 800 l S 9 9 90 90 re f '.repeat(20);
    return streamOf(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${inner}`, Buffer.from(draw));
  });
  return pdfOf([
    CATALOG,
    PAGES,
    page('/XObject << /X 5 0 R >>'),
    streamOf('', Buffer.from('/X Do')),
    ...forms,
  ]);
}

/** A huge page with a picture of as many pixels as a scan may have. */
function giantScan(): Buffer {
  const [width, height] = [4200, 4200];
  const pixels = zlib.deflateSync(Buffer.alloc(width * height, 0x5a), { level: 9 });
  const picture = streamOf(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode`,
    pixels,
  );
  return pdfOf([
    CATALOG,
    PAGES,
    page('/XObject << /P 5 0 R >>', '14400 14400'),
    streamOf('', Buffer.from('14400 0 0 14400 0 0 cm /P Do')),
    picture,
  ]);
}

/** The files by name; each has a few kilobytes. */
export const COSTLY_PDFS: Readonly<Record<string, () => Buffer>> = {
  'forms within forms': nestedForms,
  'a pattern of dust': dustPattern,
  'a typeface of millions of letters': endlessLetters,
  'a drawing without end': endlessDrawing,
  'a giant scan': giantScan,
};
