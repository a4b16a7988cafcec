import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { Paper } from '../../drawing/paper.ts';
import { fitted, longSeason, type Pair, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, prose, rule } from '../../drawing/print-shop.ts';
import { nHomeLayouts } from './home.ts';
import { nPackLayouts } from './packs.ts';
import { nScreenLayouts } from './screens.ts';
import { CLUB_CA, CLUB_ES, RUST, seal, SEAT_ES, SLATE } from './sellers.ts';

// Set N: what two sellers of tickets and the offices of two clubs print for a season to come; here the offices' proof
// of delivery and small ticket, and the whole set. Drawn without knowledge of the reader; first measured on 2026-11-23
// (fields right: text 98.0 %, scan 99.5 %, poor 91.7 %, turned 100 %; no invented pass).

/** The proof that an office hands over: an upright half sheet, the labels on a coloured column. */
async function proofOfDelivery(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([420, 595]);
  seal(paper, 24, 16, 42, 'MV', RUST);
  paper.put(80, 20, 'Justificante de abono', { font: 'Times-Bold', size: 19, color: RUST });
  paper.put(80, 43, `${CLUB_ES}, campaña ${shortSeason(pass.temporada)}`, { font: 'Times-Roman', size: 12 });
  const rows: Pair[] = [
    ['Abonado', pass.nombreAsistente],
    ['Tipo de abono', pass.tipoAbonament],
    ['Temporada', longSeason(pass.temporada)],
    ['Evento', pass.evento],
    ['Pabellón', pass.recinto],
    ['Dirección', pass.direccion],
    ...seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']),
    ['Ref. ticket', pass.referenciaTicket],
    ['Localizador', pass.codigoLocalizador],
    ['Precio', euros(pass.precioEntrada)],
    ['Gastos de gestión', euros(pass.precioDistribucion)],
    ['Importe total', euros(pass.precioTotal)],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  band(paper, 24, 70, 112, rows.length * 22 + 8, RUST);
  rows.forEach(([label, value], row) => {
    const y = 78 + row * 22;
    paper.put(32, y, label, { font: 'Times-Roman', size: 11.5, color: '#fff' });
    fitted(paper, 146, y - 1, 250, value, { font: 'Times-Bold', size: 12.5 });
    if (row > 0) rule(paper, 144, y - 5, 396, '#d8c4b8');
  });
  await paper.code(24, 464, 92, pass.referenciaTicket);
  paper.put(132, 470, 'Entregado en la oficina el 28 de julio de 2028', { font: 'Times-Roman', size: 11 });
  prose(paper, 132, 490, 264, SEAT_ES, { font: 'Times-Roman', size: 9.5 });
  paper.put(24, 572, 'C/ del Molí 12, Palma · molidevent.example', {
    font: 'Times-Italic',
    size: 10,
    color: SLATE,
  });
  return paper;
}

/** A small ticket of two columns: each label over its value, the code at the foot of the second one. */
async function twoColumns(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([482, 340]);
  paper.document.lineWidth(1.2).strokeColor(RUST).rect(10, 10, 462, 320).stroke();
  seal(paper, 22, 18, 30, 'AB', RUST);
  paper.put(62, 26, CLUB_CA, { font: 'Helvetica-Bold', size: 14, color: RUST });
  paper.put(460, 27, 'Abonament / Abono', { font: 'Helvetica-Bold', size: 12, right: true });
  rule(paper, 22, 53, 460, RUST, 1);
  const left: Pair[] = [
    ['Nom / Nombre', pass.nombreAsistente],
    ['Tipus / Tipo', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Esdeveniment / Evento', pass.evento],
    ['Recinte / Recinto', pass.recinto],
    ['Adreça / Dirección', pass.direccion],
    ['NIF organitzador / organizador', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor', pass.nifDistr],
  ];
  column(paper, 22, 62, 228, left);
  column(paper, 266, 62, 100, [
    ['Anell / Anillo', pass.anillo],
    ['Fila', pass.fila],
    ['Preu / Precio', euros(pass.precioEntrada)],
    ['Preu total / Precio total', euros(pass.precioTotal)],
  ]);
  column(paper, 376, 62, 84, [
    ['Bloc / Bloque', pass.bloque],
    ['Seient / Asiento', pass.asiento],
    ['Despeses / Gastos', euros(pass.precioDistribucion)],
  ]);
  column(paper, 266, 206, 108, [
    ['Ref. tiquet / ticket', pass.referenciaTicket],
    ['Localitzador / Localizador', pass.codigoLocalizador],
  ]);
  await paper.code(378, 170, 86, pass.referenciaTicket);
  prose(
    paper,
    266,
    284,
    196,
    'Guardau-lo fins al darrer partit. Guárdelo hasta el último partido. www.arenalbasquet.example',
    {
      size: 8.5,
    },
  );
  return paper;
}

function column(paper: Paper, x: number, y: number, width: number, list: readonly Pair[]): void {
  list.forEach(([label, value], row) => {
    paper.put(x, y + row * 33, label, { size: 8.5, color: SLATE });
    fitted(paper, x, y + row * 33 + 11.5, width, value, { font: 'Helvetica-Bold', size: 12 });
  });
}

export const setN: readonly PassLayout[] = [
  { name: 'N: proof of delivery, es', passes: 1, draw: proofOfDelivery },
  { name: 'N: small ticket of two columns, both languages', passes: 1, draw: twoColumns },
  ...nHomeLayouts,
  ...nPackLayouts,
  ...nScreenLayouts,
];
