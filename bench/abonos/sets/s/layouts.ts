import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { sCardLayouts } from './cards.ts';
import { sClubLayouts } from './clubs.ts';
import { sOfficeLayouts } from './office.ts';
import { sPackLayouts } from './packs.ts';
import { DIM, INK, PALE, palma, RED, SELLER_ES } from './printers.ts';

// Set S: what someone draws who has seen only the samples: half of it their seller's papers of another season, half
// plain passes of other clubs of Spain; here the seller's sheet. Drawn without knowledge of the reader; first measured
// on 2026-11-23 (fields right: text 98.9 %, scan 94.1 %, poor 95.7 %, turned 98.9 %; no invented pass).

/** The seller's sheet in Spanish: labels over values in two columns, the seat on a grey strip, the sums as on a bill. */
async function singleSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  palma(paper, 40, 36, RED);
  paper.put(555, 42, `Abono ${pass.temporada}`, {
    font: 'Helvetica-Bold',
    size: 17,
    color: INK,
    right: true,
  });
  rule(paper, 40, 74, 555, RED, 2);
  const label = { size: 9.5, color: DIM };
  const value = { font: 'Helvetica-Bold', size: 13, color: INK };
  const rows: (readonly (readonly [number, ...Pair])[])[] = [
    [
      [300, 'Nombre del asistente', pass.nombreAsistente],
      [215, 'Tipo de abono', pass.tipoAbonament],
    ],
    [
      [300, 'Evento', pass.evento],
      [215, 'Temporada', pass.temporada],
    ],
    [[515, 'Recinto', pass.recinto]],
    [[515, 'Dirección', pass.direccion]],
  ];
  rows.forEach((row, index) => overRow(paper, 40, 94 + index * 46, row, label, value));
  band(paper, 40, 286, 515, 66, PALE);
  const widths = [190, 110, 100, 100];
  const seat = seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']);
  const seatRow = seat.map((pair, index) => [widths[index] ?? 0, ...pair] as const);
  overRow(paper, 56, 298, seatRow, label, { ...value, size: 24 });
  await paper.code(40, 376, 176, pass.codigoLocalizador);
  const codes: Pair[] = [
    ['Referencia ticket', pass.referenciaTicket],
    ['Código localizador', pass.codigoLocalizador],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  codes.forEach((pair, row) => overRow(paper, 244, 384 + row * 42, [[300, ...pair]], label, value));
  const sums: Pair[] = [
    ['Precio entrada', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Precio total', euros(pass.precioTotal)],
  ];
  sums.forEach(([name, sum], row) => {
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    const y = 582 + row * 28;
    paper.put(40, y, name, { font, size: 13, color: INK });
    fitted(paper, 555, y, 200, sum, { font, size: 13, color: INK, right: true });
    rule(paper, 40, y + 20, 555, '#999');
  });
  prose(paper, 40, 700, 515, SELLER_ES, { size: 9.5 });
  const sponsors = 'Con el apoyo de: Forn Can Rafel · Autos Llevant · Òptica Sa Rambla';
  paper.put(297, 770, sponsors, { ...label, size: 11, center: true });
  paper.put(297, 796, 'www.palmamallorcabasquet.example · Tel. 971 00 00 00', { ...label, center: true });
  return paper;
}

export const setS: readonly PassLayout[] = [
  { name: 'S: single sheet, labels over values, es', passes: 1, draw: singleSheet },
  ...sPackLayouts,
  ...sCardLayouts,
  ...sClubLayouts,
  ...sOfficeLayouts,
];
