import fs from 'node:fs';
// The types know the default export only.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';

/** A PDF that layouts draw words on. */
export class Paper {
  readonly document: InstanceType<typeof PDFDocument>;

  constructor(size: [number, number]) {
    this.document = new PDFDocument({
      size,
      margin: 0,
      info: { CreationDate: new Date(0), ModDate: new Date(0) },
    });
  }

  /** Draws text with its top left corner at a position, or its top right corner with `right`. */
  put(x: number, y: number, text: string | number, style: Style = {}): void {
    const { font = 'Helvetica', size = 11, color = '#000', right = false, center = false } = style;
    this.document.font(font).fontSize(size).fillColor(color);
    const width = this.document.widthOfString(String(text));
    const left = right ? x - width : center ? x - width / 2 : x;
    this.document.text(String(text), left, y, { lineBreak: false });
  }

  /** Draws «label……value», with dots up to the value. */
  lead(x: number, end: number, y: number, label: string, value: string | number, style: Style = {}): void {
    const { font = 'Helvetica', size = 11 } = style;
    this.document.font(font).fontSize(size);
    const free = end - x - this.document.widthOfString(`${label}  ${value}`);
    const dots = '.'.repeat(Math.max(3, Math.floor(free / this.document.widthOfString('.'))));
    this.put(x, y, `${label} ${dots} ${value}`, style);
  }

  frame(x: number, y: number, width: number, height: number): void {
    this.document.lineWidth(0.8).strokeColor('#333').rect(x, y, width, height).stroke();
  }

  async code(x: number, y: number, side: number, text: string): Promise<void> {
    this.document.image(await QRCode.toBuffer(text, { margin: 1, width: 260 }), x, y, { width: side });
  }

  save(file: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.document.pipe(fs.createWriteStream(file)).on('finish', resolve).on('error', reject);
      this.document.end();
    });
  }
}

export interface Style {
  font?: string;
  size?: number;
  color?: string;
  right?: boolean;
  center?: boolean;
}

/** Pairs of a document's regular and bold fonts; the second has no bold one. */
export const TYPEFACES = [
  ['Helvetica', 'Helvetica-Bold'],
  ['Helvetica', 'Helvetica'],
  ['Times-Roman', 'Times-Bold'],
  ['Courier', 'Courier-Bold'],
] as const;

export const A4: [number, number] = [595, 842];
export const A5_ACROSS: [number, number] = [595, 420];
