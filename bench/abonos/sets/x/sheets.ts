import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { letters, type Pair, pairs, seatOf } from '../../drawing/pieces.ts';
import { band, cut, prose, rule } from '../../drawing/print-shop.ts';
import { beside, DIM, INK, LINE, RED, personOf, TEAL, TERMS_ES } from './printers.ts';

// Set X: one pass on a sheet: the samples' seller's, and another seller's to print at home.

const LABEL = { size: 11, color: DIM };
const VALUE = { font: 'Helvetica-Bold', size: 11.5, color: INK };

/** The seller's sheet: four parts under a heading each, labels beside their values, the code at the right. */
async function sellerSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  letters(paper, 40, 36, 30, RED);
  paper.put(112, 46, 'Palma Mallorca Bàsquet', { font: 'Helvetica-Bold', size: 15, color: RED });
  paper.put(555, 48, 'Abono de temporada', { size: 13, color: INK, right: true });
  rule(paper, 40, 78, 555, RED, 1.5);
  const parts: (readonly [string, readonly Pair[]])[] = [
    [
      'Datos del abono',
      [
        ...personOf(pass, ['Nombre del asistente', 'Tipo de abono', 'Temporada', 'Evento']),
        ['Recinto', pass.recinto],
        ['Dirección', pass.direccion],
      ],
    ],
    ['Localidad', seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento'])],
    [
      'Importe',
      [
        ['Precio entrada', euros(pass.precioEntrada)],
        ['Precio distribución', euros(pass.precioDistribucion)],
        ['Precio total', euros(pass.precioTotal)],
      ],
    ],
    [
      'Identificación',
      [
        ['Referencia ticket', pass.referenciaTicket],
        ['Código localizador', pass.codigoLocalizador],
        ['NIF organizador', pass.nifOrganizador],
        ['NIF distribuidor', pass.nifDistr],
      ],
    ],
  ];
  let y = 96;
  for (const [heading, rows] of parts) {
    paper.put(40, y, heading, { font: 'Helvetica-Bold', size: 13, color: RED });
    rule(paper, 40, y + 18, 412, LINE);
    y = beside(paper, { x: 40, y: y + 27, wide: 132, width: 240, step: 22 }, rows, LABEL, VALUE) + 14;
  }
  await paper.code(425, 104, 130, pass.codigoLocalizador);
  prose(paper, 40, 740, 515, TERMS_ES, { size: 9.5 });
  paper.put(297, 796, 'www.palmamallorcabasquet.example', { size: 10, color: DIM, center: true });
  return paper;
}

/** Another seller's sheet: lines of several labels with their values behind them, above the fold; the sums below it. */
async function printAtHome(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 58, TEAL);
  paper.put(40, 18, 'entradesllevant', { font: 'Helvetica-Bold', size: 21, color: '#fff' });
  paper.put(555, 22, 'Abono · Imprimir en casa', { size: 12, color: '#fff', right: true });
  paper.frame(40, 78, 515, 262);
  await paper.code(424, 92, 118, pass.referenciaTicket);
  const label = { font: 'Helvetica-Bold', size: 11, color: INK };
  const value = { size: 11.5, color: INK };
  const lines: (readonly Pair[])[] = [
    [['Evento:', pass.evento]],
    [['Lugar:', pass.recinto]],
    [['Dirección:', pass.direccion]],
    [['Titular:', pass.nombreAsistente]],
    [
      ['Tarifa:', pass.tipoAbonament],
      ['Temporada:', pass.temporada],
    ],
    seatOf(pass, ['Anillo:', 'Sector:', 'Fila:', 'Asiento:']),
    [
      ['Localizador:', pass.codigoLocalizador],
      ['Referencia:', pass.referenciaTicket],
    ],
    [
      ['NIF organizador:', pass.nifOrganizador],
      ['NIF distribuidor:', pass.nifDistr],
    ],
  ];
  lines.forEach((line, row) => pairs(paper, 56, 96 + row * 30, line, label, value, 22));
  cut(paper, 20, 362, 575, 362);
  paper.put(40, 384, 'Detalle del pago', { font: 'Helvetica-Bold', size: 13, color: TEAL });
  const sums: Pair[] = [
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Importe total', euros(pass.precioTotal)],
  ];
  sums.forEach(([name, sum], row) => {
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(40, 412 + row * 26, name, { font, size: 12, color: INK });
    paper.put(360, 412 + row * 26, sum, { font, size: 12, color: INK, right: true });
    rule(paper, 40, 430 + row * 26, 360, LINE);
  });
  paper.put(40, 512, 'Condiciones', { font: 'Helvetica-Bold', size: 13, color: TEAL });
  prose(paper, 40, 534, 515, TERMS_ES, { size: 10 });
  return paper;
}

export const xSheetLayouts: readonly PassLayout[] = [
  { name: "X: seller's sheet, labels beside, es", passes: 1, draw: sellerSheet },
  { name: 'X: print-at-home, several labels on a line, es', passes: 1, draw: printAtHome },
];
