import { randomBytes } from 'node:crypto';
import zlib from 'node:zlib';
// The types know the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';

// Malicious files, and files broken in usual ways.

/** A PDF of some objects, numbered from 1; the first is its catalogue. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    offsets.push(length);
    const part = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    parts.push(part);
    length += part.length;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
        `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

export function streamOf(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>';

/** Some kilobytes that unpack to gigabytes, compressed twice. */
export function bomb(): Buffer {
  const megabyte = Buffer.alloc(1024 * 1024, ' ');
  const once = zlib.deflateSync(Buffer.concat(Array.from({ length: 900 }, () => megabyte)), { level: 9 });
  const twice = zlib.deflateSync(once, { level: 9 });
  return pdfOf([CATALOG, PAGES, PAGE, streamOf('/Filter [/FlateDecode /FlateDecode]', twice)]);
}

/** The same, hidden from a search for deflated streams: encoded as hexadecimal digits. */
export function disguisedBomb(): Buffer {
  const packed = zlib.deflateSync(Buffer.alloc(900 * 1024 * 1024, ' '), { level: 9 });
  const figures = zlib.deflateSync(Buffer.from(`${packed.toString('hex')}>`), { level: 9 });
  return pdfOf([
    CATALOG,
    PAGES,
    PAGE,
    streamOf('/Filter [/FlateDecode /ASCIIHexDecode /FlateDecode]', figures),
  ]);
}

/** Forms that draw forms that draw forms: a hundred million times nothing. */
export function nestedForms(): Buffer {
  const depth = 8;
  const forms = Array.from({ length: depth }, (_, level) => {
    const draw = level === depth - 1 ? 'BT /F 9 Tf (abono) Tj ET' : '/X Do '.repeat(10);
    const inner = level === depth - 1 ? '' : `/Resources << /XObject << /X ${level + 6} 0 R >> >>`;
    return streamOf(`/Type /XObject /Subtype /Form /BBox [0 0 9 9] ${inner}`, Buffer.from(draw));
  });
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>';
  return pdfOf([CATALOG, PAGES, page, streamOf('', Buffer.from('/X Do')), ...forms]);
}

/** A page of an impossible size. */
export function hugePage(): Buffer {
  const page = PAGE.replace('595 842', '200000 200000');
  return pdfOf([CATALOG, PAGES, page, streamOf('', Buffer.from('0 0 100 100 re f'))]);
}

/** Runs a script when it is opened, in readers that support scripts. */
export function withScript(): Buffer {
  const catalog = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while(true){}) >> >>';
  return pdfOf([catalog, PAGES, PAGE, streamOf('', Buffer.from('BT (nada) Tj ET'))]);
}

interface DocumentSettings {
  pages?: number;
  userPassword?: string;
  lines?: readonly string[];
}

/** An ordinary PDF. */
export function documentOf({ pages = 1, userPassword, lines = [] }: DocumentSettings): Promise<Buffer> {
  return new Promise((resolve) => {
    const document = new PDFDocument({ autoFirstPage: false, ...(userPassword && { userPassword }) });
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    for (let page = 1; page <= pages; page++) {
      document.addPage();
      for (const line of lines) document.text(line);
    }
    document.end();
  });
}

export const noise = (): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(20_000), Buffer.from('\n%%EOF')]);
