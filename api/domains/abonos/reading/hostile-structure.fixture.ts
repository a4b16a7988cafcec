import zlib from 'node:zlib';
import { pdfOf, streamOf } from './hostile.fixture.ts';

// PDFs whose objects form cycles, are nested too deeply, or claim to be more than they are.

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const TEXT = streamOf('', Buffer.from('BT /F 9 Tf (abono) Tj ET'));

const pageWith = (resources: string, box = '0 0 595 842') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] /Contents 4 0 R /Resources << ${resources} >> >>`;

/** Pages within pages, without any page. */
export function deepPages(): Buffer {
  const depth = 20_000;
  const levels = Array.from(
    { length: depth },
    (_, level) => `<< /Type /Pages /Kids [${level + 3} 0 R] /Count 1 >>`,
  );
  return pdfOf([CATALOG, ...levels, '<< /Type /Pages /Kids [] /Count 1 >>']);
}

/** Pages that contain themselves. */
export const circularPages = (): Buffer =>
  pdfOf([CATALOG, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>']);

/** One page that claims to be a billion. */
export const countlessPages = (): Buffer =>
  pdfOf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', pageWith(''), TEXT]);

/** One page by its count, and fifty thousand by its list. */
export function overfullPages(): Buffer {
  const kids = Array.from({ length: 50_000 }, () => '3 0 R').join(' ');
  return pdfOf([CATALOG, `<< /Type /Pages /Kids [${kids}] /Count 20 >>`, pageWith(''), TEXT]);
}

/** A page without a size, or of any size. */
export const strangePage = (): Buffer =>
  pdfOf([CATALOG, PAGES, pageWith('/UserUnit 1000000', '-1e30 -1e30 1e30 1e30'), TEXT]);

/** A cross-reference table that names itself as the previous one. */
export function circularTable(): Buffer {
  const text = pdfOf([CATALOG, PAGES, pageWith(''), TEXT]).toString('latin1');
  const at = text.indexOf('xref\n');
  return Buffer.from(text.replace('/Root 1 0 R', `/Root 1 0 R /Prev ${at}`), 'latin1');
}

/** A compressed cross-reference table that claims to have a billion rows. */
export function endlessTable(): Buffer {
  const head = '%PDF-1.7\n';
  const rows = zlib.deflateSync(Buffer.alloc(20_000_000), { level: 9 });
  const table = streamOf(
    '/Type /XRef /Size 1000000000 /Index [0 1000000000] /W [1 1 1] /Root 1 0 R /Filter /FlateDecode',
    rows,
  );
  return Buffer.concat([
    Buffer.from(`${head}9 0 obj\n`),
    table,
    Buffer.from(`\nendobj\nstartxref\n${head.length}\n%%EOF\n`),
  ]);
}

/** A form that draws itself. */
export const circularForm = (): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    pageWith('/XObject << /X 5 0 R >>'),
    streamOf('', Buffer.from('/X Do')),
    streamOf(
      '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
      Buffer.from('/X Do /X Do'),
    ),
  ]);

/** Brackets within brackets. */
export const deepBrackets = (): Buffer =>
  pdfOf([CATALOG, PAGES, pageWith(''), streamOf('', Buffer.from(`${'['.repeat(1_000_000)} Tj`))]);

/** A page with a pattern of tiles smaller than dust. */
export const dustPattern = (): Buffer =>
  pdfOf([
    CATALOG,
    PAGES,
    pageWith('/Pattern << /P 5 0 R >>'),
    streamOf('', Buffer.from('/Pattern cs /P scn 0 0 595 842 re f')),
    streamOf(
      '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.00001 /YStep 0.00001 /Resources << >>',
      Buffer.from('0 0 1 1 re f'),
    ),
  ]);

/** A font whose table of letters has sixteen million entries, repeatedly. */
export function endlessLetters(): Buffer {
  const range = '<00000000> <00fffffe> <0041>\n';
  const map = `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange ${`1 beginbfrange ${range} endbfrange `.repeat(50)} endcmap end`;
  return pdfOf([
    CATALOG,
    PAGES,
    pageWith('/Font << /F 5 0 R >>'),
    TEXT,
    '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (A) /Ordering (I) /Supplement 0 >> /FontDescriptor 8 0 R /W [0 4000000000 500] >>',
    streamOf('', Buffer.from(map)),
    '<< /Type /FontDescriptor /FontName /A /Flags 4 /FontBBox [0 0 1 1] /ItalicAngle 0 /Ascent 1 /Descent 0 /CapHeight 1 /StemV 1 >>',
  ]);
}

/** A whole PDF after the beginning of a web page. */
export const inWebPage = (): Buffer =>
  Buffer.concat([
    Buffer.from('<!doctype html><script>alert(1)</script><!--\n'),
    pdfOf([CATALOG, PAGES, pageWith(''), TEXT]),
    Buffer.from('-->'),
  ]);
