import type { Word, Draft } from '../reading/model.ts';
import type { FieldName } from '../reading/read-abono.ts';
import type { ReadPageText } from './model.ts';

const LETTER = 5;
const HEIGHT = 10;

/** The words of a line of text, from a place on. */
export function line(x: number, y: number, text: string): Word[] {
  let at = x;
  return text.split(' ').map((word) => {
    const box = { x0: at, x1: at + word.length * LETTER, y0: y, y1: y + HEIGHT };
    at = box.x1 + LETTER;
    return { text: word, confidence: 1, ...box };
  });
}

/** The printed values of a pass. */
type Printed = Partial<Record<FieldName, string | number>>;

/** A pass of an invented person. */
export const ANA: Printed = {
  nombreAsistente: 'Ana Belén Puerta Mas',
  tipoAbonament: 'General',
  temporada: '2025/2026',
  evento: 'Liga Primera FEB',
  recinto: 'Pavelló Son Tramuntana',
  bloque: '114',
  fila: 12,
  asiento: 7,
  referenciaTicket: 'K7QM-555123',
  codigoLocalizador: 'XTRB77',
  precioEntrada: '97.25',
  precioDistribucion: '1.00',
  precioTotal: '98.25',
};
export const JOAN: Printed = {
  ...ANA,
  nombreAsistente: 'Joan Crespí Roig',
  tipoAbonament: 'Júnior',
  bloque: 'B2',
  fila: 7,
  asiento: 31,
  referenciaTicket: 'K7QM-900817',
  codigoLocalizador: 'WLPD20',
  precioEntrada: '1040.00',
  precioTotal: '1041.00',
};

const euros = (price: string | number | undefined) => `${String(price).replace('.', ',')} €`;

/** The page of a seller who calls a row «Hilera» and a seat «Sitio», which the page prints without more. */
export function passPage(pass: Printed, extra: Word[] = []): Word[] {
  const name = String(pass.nombreAsistente).split(' ');
  return [
    ...line(40, 30, 'Abono de temporada'),
    ...line(40, 60, 'Titular'),
    ...line(120, 60, name.join(' ')),
    ...line(40, 80, 'Modalidad'),
    ...line(120, 80, String(pass.tipoAbonament)),
    ...line(40, 100, 'Temporada'),
    ...line(120, 100, String(pass.temporada)),
    ...line(40, 120, 'Evento'),
    ...line(120, 120, String(pass.evento)),
    ...line(40, 140, 'Recinto'),
    ...line(120, 140, String(pass.recinto)),
    ...line(40, 170, 'Bloque'),
    ...line(120, 170, 'Hilera'),
    ...line(200, 170, 'Sitio'),
    ...line(40, 185, String(pass.bloque)),
    ...line(120, 185, String(pass.fila)),
    ...line(200, 185, String(pass.asiento)),
    ...line(40, 220, 'Referencia'),
    ...line(140, 220, String(pass.referenciaTicket)),
    ...line(40, 240, 'Localizador'),
    ...line(140, 240, String(pass.codigoLocalizador)),
    ...line(40, 270, 'Precio'),
    ...line(140, 270, euros(pass.precioEntrada)),
    ...line(40, 290, 'Gastos de gestión'),
    ...line(140, 290, euros(pass.precioDistribucion)),
    ...line(40, 310, 'Total'),
    ...line(140, 310, euros(pass.precioTotal)),
    ...extra,
  ];
}

/** A page as the general reading leaves it. */
export const readPage = (
  words: Word[],
  values: Partial<Record<FieldName, string | number>> = {},
  source: 'text' | 'ocr' = 'text',
): ReadPageText => ({ page: 1, words, source, drafts: [draftWith(values)] });

/** A draft with certain values. */
export const draftWith = (values: Partial<Record<FieldName, string | number>>): Draft => ({
  page: 1,
  fields: Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      { value, raw: String(value), source: 'text', confidence: 0.9 },
    ]),
  ),
});

/** The words of a page that was scanned askew and at another size. */
export function turned(words: readonly Word[], degrees: number, scale: number, shift: number): Word[] {
  const [cos, sin] = [
    Math.cos((degrees * Math.PI) / 180) * scale,
    Math.sin((degrees * Math.PI) / 180) * scale,
  ];
  return words.map((word) => {
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    const [cx, cy] = [x * cos - y * sin + shift, x * sin + y * cos + shift / 2];
    const [wide, high] = [((word.x1 - word.x0) / 2) * scale, ((word.y1 - word.y0) / 2) * scale];
    return { ...word, x0: cx - wide, x1: cx + wide, y0: cy - high, y1: cy + high };
  });
}
