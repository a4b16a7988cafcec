import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, letters, type Pair, pairs, seatOf, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, plus, prose, rule } from '../../drawing/print-shop.ts';
import { INK, RED, tracked } from '../h/vendor.ts';
import { oOfficeLayouts } from './office.ts';
import { oPlatformLayouts } from './platform.ts';
import { DIM, SELLER_CA, SELLER_ES } from './printers.ts';
import { oTicketLayouts } from './tickets.ts';

// Set O: what the seller of the samples, a platform that sells tickets and the office of a club print for a season to
// come; here the seller's sheet, card and pack, and the whole set. Drawn without knowledge of the reader; first
// measured on 2026-11-23 (fields right: text 99.5 %, scan 98.9 %, poor 97.3 %, turned 99.5 %; no invented pass).

/** The seller's sheet: a dark head, under it a ruled table with one or two pairs on a line, then the code and an advert. */
async function ruledSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  band(paper, 0, 0, 595, 92, INK);
  band(paper, 0, 92, 595, 5, RED);
  letters(paper, 40, 30, 40, '#fff');
  paper.put(555, 28, 'ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 21, color: '#fff', right: true });
  const club = `Palma Mallorca Bàsquet · ${shortSeason(pass.temporada)}`;
  paper.put(555, 56, club, { size: 12, color: '#fff', right: true });
  const lines: Pair[][] = [
    [['Nombre del asistente', pass.nombreAsistente]],
    [
      ['Tipo de abono', pass.tipoAbonament],
      ['Temporada', pass.temporada],
    ],
    [['Evento', pass.evento]],
    [['Recinto', pass.recinto]],
    [['Dirección', pass.direccion]],
    [
      ['Anillo', pass.anillo],
      ['Bloque', pass.bloque],
    ],
    [
      ['Fila', pass.fila],
      ['Asiento', pass.asiento],
    ],
    [
      ['Referencia ticket', pass.referenciaTicket],
      ['Código localizador', pass.codigoLocalizador],
    ],
    [
      ['NIF organizador', pass.nifOrganizador],
      ['NIF distribuidor', pass.nifDistr],
    ],
    [
      ['Precio entrada', euros(pass.precioEntrada)],
      ['Gastos de distribución', euros(pass.precioDistribucion)],
    ],
    [['Precio total', euros(pass.precioTotal)]],
  ];
  lines.forEach((line, row) => ruledLine(paper, 124 + row * 32, line));
  rule(paper, 40, 124 + lines.length * 32, 555, '#888');
  await paper.code(40, 502, 128, pass.codigoLocalizador);
  paper.put(104, 634, 'Enséñelo en el torno', { size: 9.5, color: DIM, center: true });
  advert(paper, 196, 504, 359);
  paper.put(40, 672, 'Condiciones del abono', { font: 'Helvetica-Bold', size: 10.5, color: RED });
  prose(paper, 40, 688, 515, SELLER_ES, { size: 9 });
  rule(paper, 40, 790, 555, '#bbb');
  paper.put(40, 798, 'pmb.example · Atención al abonado: 971 28 54 06', { size: 9, color: DIM });
  paper.put(555, 798, 'Página 1 de 1', { size: 9, color: DIM, right: true });
  return paper;
}

function ruledLine(paper: Paper, y: number, line: readonly Pair[]): void {
  rule(paper, 40, y, 555, '#888');
  line.forEach(([label, value], column) => {
    const x = 40 + column * 260;
    band(paper, x, y + 0.5, 118, 31, '#ececee');
    paper.put(x + 8, y + 10.5, label, { size: 10, color: INK });
    const width = line.length === 1 ? 380 : column === 0 ? 130 : 126;
    fitted(paper, x + 126, y + 10, width, value, { font: 'Helvetica-Bold', size: 11.5 });
  });
}

function advert(paper: Paper, x: number, y: number, wide: number): void {
  paper.document.lineWidth(1.4).strokeColor(RED).rect(x, y, wide, 126).stroke();
  paper.put(x + 16, y + 14, 'TIENDA OFICIAL', { font: 'Helvetica-Bold', size: 15, color: RED });
  paper.put(x + 16, y + 36, 'Camiseta de juego desde 54,90 €', { font: 'Helvetica-Bold', size: 12 });
  const offer =
    'Los abonados disfrutan de un 10 % de descuento en la tienda del pabellón y en la de la calle Sindicat. Solo hay que enseñar este abono en la caja. ' +
    'Oferta válida hasta el 31 de diciembre de 2029.';
  prose(paper, x + 16, y + 58, wide - 32, offer, { size: 10 });
}

/** The seller's card: labels with letters apart over their values, the code and its letters on a red panel at the right. */
async function redPanel(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  letters(paper, 28, 20, 26, RED);
  paper.put(92, 24, 'Carnet d’abonat', { font: 'Helvetica-Bold', size: 17, color: INK });
  rule(paper, 28, 54, 412, RED, 1.4);
  const rows: (readonly [number, ...Pair])[][] = [
    [
      [236, "Nom de l'assistent", pass.nombreAsistente],
      [162, "Tipus d'abonament", pass.tipoAbonament],
    ],
    [
      [280, 'Esdeveniment', pass.evento],
      [118, 'Temporada', pass.temporada],
    ],
    [
      [176, 'Recinte', pass.recinto],
      [222, 'Adreça', pass.direccion],
    ],
    [
      [170, 'Anell', pass.anillo],
      [82, 'Bloc', pass.bloque],
      [70, 'Fila', pass.fila],
      [76, 'Seient', pass.asiento],
    ],
    [
      [124, 'Preu entrada', euros(pass.precioEntrada)],
      [162, 'Despeses de distribució', euros(pass.precioDistribucion)],
      [112, 'Preu total', euros(pass.precioTotal)],
    ],
    [
      [124, 'NIF organitzador', pass.nifOrganizador],
      [162, 'NIF distribuïdor', pass.nifDistr],
    ],
  ];
  rows.forEach((list, row) => {
    let x = 28;
    for (const [width, label, value] of list) {
      const size = row === 3 ? 19 : 13;
      const y = 64 + row * 45 + (row > 3 ? 6 : 0);
      tracked(paper, x, y, label.toUpperCase(), { size: 8.5, color: DIM }, 0.5);
      fitted(paper, x, y + 12, width - 14, value, { font: 'Helvetica-Bold', size });
      x += width;
    }
  });
  band(paper, 430, 0, 165, 420, RED);
  band(paper, 446, 22, 133, 133, '#fff');
  await paper.code(448, 24, 129, pass.referenciaTicket);
  const codes: Pair[] = [
    ['REFERÈNCIA TIQUET', pass.referenciaTicket],
    ['CODI LOCALITZADOR', pass.codigoLocalizador],
  ];
  codes.forEach(([label, value], row) => {
    tracked(paper, 512, 172 + row * 44, label, { size: 8.5, color: '#fff', center: true }, 0.5);
    const style = { font: 'Helvetica-Bold', size: 14, color: '#fff', center: true };
    fitted(paper, 512, 185 + row * 44, 140, value, style);
  });
  prose(paper, 446, 272, 133, SELLER_CA, { size: 8.5, color: '#fff' });
  rule(paper, 28, 350, 412, '#bbb');
  paper.put(28, 360, 'Amb el suport de', { size: 9, color: DIM });
  const friends = ['Òptica Son Armadans', 'GARATGE TERUEL', 'Forn Sant Crist'];
  friends.forEach((friend, column) =>
    paper.put(92 + column * 130, 380, friend, { font: 'Times-Bold', size: 12, color: DIM, center: true }),
  );
  return paper;
}

/** The seller's pack: the name on a dark band, lines of pairs with colons, what was paid at the right of the codes. */
async function packOfTwo(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  letters(paper, 40, 30, 32, RED);
  paper.put(122, 32, 'Pack de abonos', { font: 'Times-Bold', size: 24, color: INK });
  paper.put(555, 40, '2 abonos · pedido web 81 774', { font: 'Times-Roman', size: 12, right: true });
  for (const [index, pass] of passes.entries()) await packed(paper, pass, 84 + index * 312);
  cut(paper, 16, 388, 579, 388);
  const sum = passes.reduce((total, pass) => plus(total, pass.precioTotal), '0');
  const paid = `Cobrado en la tarjeta terminada en 4410 el 06/07/2029, con IVA: ${euros(sum)}`;
  paper.put(40, 712, paid, { font: 'Times-Roman', size: 11 });
  prose(paper, 40, 734, 515, SELLER_ES, { font: 'Times-Roman', size: 10 });
  paper.put(297, 802, 'pmb.example/abonos', { font: 'Times-Bold', size: 11, color: RED, center: true });
  return paper;
}

async function packed(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  paper.frame(40, y, 515, 288);
  band(paper, 40, y, 515, 36, INK);
  paper.put(54, y + 12, 'Asistente:', { font: 'Times-Roman', size: 14, color: '#fff' });
  fitted(paper, 120, y + 10, 420, pass.nombreAsistente, { font: 'Times-Bold', size: 17, color: '#fff' });
  const bold = { font: 'Times-Bold', size: 12 };
  const plain = { font: 'Times-Roman', size: 12 };
  const lines: Pair[][] = [
    [
      ['Tipo de abono:', pass.tipoAbonament],
      ['Temporada:', pass.temporada],
    ],
    [['Evento:', pass.evento]],
    [['Recinto:', pass.recinto]],
    [['Dirección:', pass.direccion]],
    seatOf(pass, ['Anillo:', 'Bloque:', 'Fila:', 'Asiento:']),
  ];
  lines.forEach((line, row) => pairs(paper, 54, y + 50 + row * 23, line, bold, plain, 16));
  rule(paper, 54, y + 168, 412, '#999');
  const codes: Pair[] = [
    ['Ref. ticket:', pass.referenciaTicket],
    ['Localizador:', pass.codigoLocalizador],
    ['NIF organizador:', pass.nifOrganizador],
    ['NIF distribuidor:', pass.nifDistr],
  ];
  codes.forEach((pair, row) => pairs(paper, 54, y + 180 + row * 23, [pair], bold, plain));
  const sums: Pair[] = [
    ['Precio entrada', euros(pass.precioEntrada)],
    ['Distribución', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  sums.forEach(([label, value], row) => {
    paper.put(256, y + 180 + row * 23, label, bold);
    paper.put(412, y + 180 + row * 23, value, { ...(row === 2 ? bold : plain), right: true });
  });
  await paper.code(428, y + 166, 112, pass.referenciaTicket);
}

export const setO: readonly PassLayout[] = [
  { name: 'O: ruled sheet with a dark head, es', passes: 1, draw: ruledSheet },
  { name: 'O: card with a red panel, ca', passes: 1, draw: redPanel },
  { name: 'O: pack of two, es', passes: 2, draw: packOfTwo },
  ...oPlatformLayouts,
  ...oTicketLayouts,
  ...oOfficeLayouts,
];
