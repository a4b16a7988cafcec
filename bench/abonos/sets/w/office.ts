import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, seatOf, shortSeason, wrapped } from '../../drawing/pieces.ts';
import { rule } from '../../drawing/print-shop.ts';
import { beside, INK, RED } from './house.ts';

// Set W: the letter of the club's own office.

const WORDS = { font: 'Times-Roman', size: 12, color: INK };
const STRONG = { ...WORDS, font: 'Times-Bold' };

/** A letter in Spanish with the particulars of the pass in a frame of two columns. */
async function letterWithBox(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(60, 44, 'PMB · Oficina del abonado', { ...STRONG, size: 18, color: RED });
  paper.put(60, 68, 'oficina@pmb.example · Tel. 971 00 00 00', WORDS);
  rule(paper, 60, 92, 535, '#333', 0.8);
  paper.put(535, 108, 'Palma, 30 de julio de 2026', { ...WORDS, right: true });
  paper.put(60, 140, 'Apreciada abonada, apreciado abonado:', WORDS);
  const opening =
    `Ya tiene en sus manos el abono de la temporada ${shortSeason(pass.temporada)}. Gracias por acompañarnos. ` +
    'En el recuadro encontrará todos sus datos; si hay algún error, avísenos antes del primer partido.';
  const top = wrapped(paper, 60, 164, 475, opening, WORDS) + 16;
  paper.frame(60, top, 475, 304);
  paper.put(74, top + 14, 'Datos del abono', { ...STRONG, size: 14 });
  const wide: Pair[] = [
    ['Titular:', pass.nombreAsistente],
    ['Tipo de abono:', pass.tipoAbonament],
    ['Temporada:', pass.temporada],
    ['Evento:', pass.evento],
    ['Recinto:', pass.recinto],
    ['Dirección:', pass.direccion],
  ];
  beside(paper, [74, top + 42], wide, [96, 350, 22], WORDS, STRONG);
  rule(paper, 74, top + 176, 521, '#999');
  const left: Pair[] = [
    ...seatOf(pass, ['Anillo:', 'Bloque:', 'Fila:', 'Asiento:']),
    ['Localizador:', pass.codigoLocalizador],
  ];
  beside(paper, [74, top + 188], left, [96, 100, 22], WORDS, STRONG);
  const right: Pair[] = [
    ['Precio del abono:', euros(pass.precioEntrada)],
    ['Gastos de distribución:', euros(pass.precioDistribucion)],
    ['Precio total:', euros(pass.precioTotal)],
    ['NIF organizador:', pass.nifOrganizador],
    ['NIF distribuidor:', pass.nifDistr],
  ];
  beside(paper, [288, top + 188], right, [130, 100, 22], WORDS, STRONG);
  const reference = 'La referencia de su ticket es la siguiente; indíquela siempre que nos escriba.';
  let y = wrapped(paper, 60, top + 322, 475, reference, WORDS) + 10;
  beside(paper, [74, y], [['Referencia ticket:', pass.referenciaTicket]], [110, 200, 22], WORDS, STRONG);
  y += 36;
  const closing =
    'El abono es personal. Para ceder su asiento en un partido, escríbanos con dos días de antelación.';
  y = wrapped(paper, 60, y, 475, closing, WORDS) + 16;
  paper.put(60, y, 'Reciba un cordial saludo,', WORDS);
  paper.put(60, y + 34, 'La oficina del abonado', STRONG);
  return paper;
}

export const wOfficeLayouts: readonly PassLayout[] = [
  { name: 'W: letter with a boxed summary, es', passes: 1, draw: letterWithBox },
];
