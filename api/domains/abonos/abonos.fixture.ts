import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import PdfKit from 'pdfkit';

/** Passes as printed by ticket sellers, with their expected content. */
export const samples = path.join(import.meta.dirname, 'reading/samples');

/** Timeout in milliseconds for starting the OCR engine on a busy machine. */
export const READER_TIMEOUT = 120_000;

export function sample(name: string): Buffer<ArrayBuffer> {
  return fs.readFileSync(path.join(samples, name));
}

/** The variable texts of a pass; everything else is the same on all. */
export interface PrintedPass {
  name: string;
  locator: string;
  reference: string;
  block?: string;
  row?: number;
  seat?: number;
}

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** A pass with unique codes. */
export function newPass(name: string): PrintedPass {
  const letters = [...randomBytes(6)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const digits = String(randomBytes(4).readUInt32BE() % 1_000_000).padStart(6, '0');
  return {
    name,
    locator: `${letters}${digits.slice(0, 2)}`,
    reference: `K7QM-${digits}`,
    block: '114',
    row: 7,
    seat: 21,
  };
}

type Print = Partial<PrintedPass> & { note?: string };

/** Creates a PDF with a text layer and one pass per page. Missing names and seats are not printed. */
export function printPasses(...passes: Print[]): Promise<Blob> {
  return print((document) => {
    for (const pass of passes) {
      document.addPage();
      document.fontSize(16).text('Abono de temporada').moveDown();
      document.fontSize(11);
      for (const [label, value] of printed(pass)) document.text(`${label}: ${value}`);
    }
  });
}

/** Creates a PDF without a pass. */
export function printLetter(text: string): Promise<Blob> {
  return print((document) => document.addPage().text(text));
}

async function print(draw: (document: PDFKit.PDFDocument) => void): Promise<Blob> {
  const document = new PdfKit({ size: 'A5', autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  draw(document);
  document.end();
  await ended;
  return new Blob([Buffer.concat(chunks)], { type: 'application/pdf' });
}

function printed({
  name,
  locator,
  reference,
  block,
  row,
  seat,
  note,
}: Partial<PrintedPass> & { note?: string }) {
  const lines: [string, string | number | undefined][] = [
    ['Nombre del asistente', name],
    ['Tipo de abono', 'General'],
    ['Temporada', '2025/2026'],
    ['Evento', 'Abono Temporada 2025/26 Primera FEB'],
    ['Recinto', 'Pavelló Son Tramuntana'],
    ['Dirección', 'Carrer de la Serra de Tramuntana 14, 07009 Palma'],
    ['Anillo', 'Inferior'],
    ['Bloque', block],
    ['Fila', row],
    ['Asiento', seat],
    ['NIF organizador', 'G54733380'],
    ['NIF distribuidor', 'B03926479'],
    ['Referencia', reference],
    ['Localizador', locator],
    ['Precio', '97,25 €'],
    ['Gastos de distribución', '1,00 €'],
    ['Precio total', '98,25 €'],
    ['Nota', note],
  ];
  return lines.filter((line): line is [string, string | number] => line[1] !== undefined);
}
