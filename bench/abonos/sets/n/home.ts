import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, overRow, type Pair, seatOf } from '../../drawing/pieces.ts';
import { band, bars, cut, prose, rule } from '../../drawing/print-shop.ts';
import { BERRY, CLUB_ES, entraISeu, GROUND, seal, SEAT_ES, SLATE } from './sellers.ts';

// Set N: whole sheets: what the first seller has its buyers print and fold in four, and a voucher that copies badly.

/** A sheet to fold in four: the pass, its code and prices, how to come, conditions. */
async function inFour(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  cut(paper, 297.5, 10, 297.5, 832);
  cut(paper, 10, 421, 585, 421);
  entraISeu(paper, 30, 26, BERRY);
  paper.put(277, 33, 'Abono de temporada', { size: 11, color: SLATE, right: true });
  const list: Pair[] = [
    ['Evento', pass.evento],
    ['Asistente', pass.nombreAsistente],
    ['Tarifa', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
  ];
  list.forEach(([label, value], row) => {
    const y = 64 + row * 36;
    paper.put(30, y, label, { size: 9, color: BERRY });
    fitted(paper, 30, y + 12, 247, value, { font: 'Helvetica-Bold', size: 12.5 });
  });
  const places = [
    [30, 292, 168],
    [206, 292, 71],
    [30, 350, 119],
    [157, 350, 120],
  ] as const;
  for (const [index, [label, value]] of seatOf(pass, ['Anillo', 'Bloque', 'Fila', 'Asiento']).entries()) {
    const [x, y, width] = places[index] ?? places[0];
    paper.document.lineWidth(1).strokeColor(BERRY).roundedRect(x, y, width, 50, 6).stroke();
    paper.put(x + 10, y + 7, label, { size: 9.5, color: BERRY });
    fitted(paper, x + 10, y + 23, width - 20, value, { font: 'Helvetica-Bold', size: 19 });
  }
  await codeAndPrices(paper, pass);
  wayIn(paper);
  paper.put(318, 446, 'Condiciones', { font: 'Helvetica-Bold', size: 13, color: BERRY });
  prose(paper, 318, 468, 247, SEAT_ES, { size: 9.5 });
  paper.put(318, 596, 'Gracias a', { size: 9.5, color: SLATE });
  const friends = ['Panadería Sa Farinera', 'TALLERES GARAU', 'Seguros Tramuntana'];
  friends.forEach((friend, row) => {
    band(paper, 318, 614 + row * 60, 247, 50, '#f4edf1');
    paper.put(441, 631 + row * 60, friend, { font: 'Times-Bold', size: 14, color: SLATE, center: true });
  });
  return paper;
}

async function codeAndPrices(paper: Paper, pass: PassTruth): Promise<void> {
  await paper.code(366, 24, 150, pass.codigoLocalizador);
  paper.put(441, 180, 'Localizador', { size: 9.5, color: BERRY, center: true });
  fitted(paper, 441, 193, 240, pass.codigoLocalizador, { font: 'Courier-Bold', size: 17, center: true });
  const rows: Pair[] = [
    ['N.º de ticket', pass.referenciaTicket],
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Precio total', euros(pass.precioTotal)],
    ['NIF organizador', pass.nifOrganizador],
    ['NIF distribuidor', pass.nifDistr],
  ];
  rows.forEach(([label, value], row) => {
    const y = 226 + row * 25;
    paper.put(318, y, label, { size: 10.5 });
    paper.put(565, y, value, { font: 'Helvetica-Bold', size: 11, right: true });
    rule(paper, 318, y + 17, 565, '#bbb');
  });
  prose(
    paper,
    318,
    384,
    247,
    `Organiza: ${CLUB_ES}. Distribuye: Entra i Seu Entrades, S.L. Precios con IVA.`,
    {
      size: 8.5,
    },
  );
}

function wayIn(paper: Paper): void {
  paper.put(30, 446, 'Para entrar', { font: 'Helvetica-Bold', size: 13, color: BERRY });
  const steps = [
    'Imprima la hoja y dóblela dos veces, con el código hacia fuera.',
    'Busque la puerta que corresponde a su grada en los carteles.',
    'Pase el código por el lector y espere la luz verde.',
    'Guarde la hoja: le sirve todo el año.',
  ];
  steps.forEach((step, row) => {
    band(paper, 30, 474 + row * 46, 22, 22, BERRY);
    const style = { font: 'Helvetica-Bold', size: 13, color: '#fff', center: true };
    paper.put(41, 479 + row * 46, row + 1, style);
    prose(paper, 62, 474 + row * 46, 210, step, { size: 10.5 });
  });
  paper.put(30, 680, '¿Alguna duda?', { font: 'Helvetica-Bold', size: 13, color: BERRY });
  prose(
    paper,
    30,
    702,
    240,
    'Llame al 871 93 20 45, de lunes a viernes de 9 a 15 h, o escriba a ayuda@entraiseu.example',
    {
      size: 10.5,
    },
  );
}

/** A voucher on ground that a copier spoils: fine waves behind a list of labels and values, a part for the club at the foot. */
async function voucher(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  waves(paper, 40, 40, 515, 560);
  paper.document.lineWidth(2).strokeColor(GROUND).rect(40, 40, 515, 560).stroke();
  seal(paper, 58, 54, 46, 'MV', GROUND);
  paper.put(118, 58, 'VALE DE ABONO', { font: 'Times-Bold', size: 22, color: GROUND });
  paper.put(118, 83, `${CLUB_ES} · Oficina del abonado`, { font: 'Times-Roman', size: 12 });
  paper.put(537, 60, 'Serie C · 004718', { font: 'Courier-Bold', size: 12, color: '#a01010', right: true });
  paper.put(537, 80, 'Original', { font: 'Times-Italic', size: 12, right: true });
  const rows: Pair[] = [
    ['A nombre de', pass.nombreAsistente],
    ['Clase de abono', pass.tipoAbonament],
    ['Temporada', pass.temporada],
    ['Evento', pass.evento],
    ['Recinto', pass.recinto],
    ['Dirección', pass.direccion],
    ['Anillo', pass.anillo],
    ['Sector', pass.bloque],
    ['Fila', pass.fila],
    ['Asiento', pass.asiento],
    ['Precio del abono', euros(pass.precioEntrada)],
    ['Gastos de distribución', euros(pass.precioDistribucion)],
    ['Precio total', euros(pass.precioTotal)],
    ['Referencia del ticket', pass.referenciaTicket],
    ['Código localizador', pass.codigoLocalizador],
    ['NIF del organizador', pass.nifOrganizador],
    ['NIF del distribuidor', pass.nifDistr],
  ];
  rows.forEach(([label, value], row) => {
    const y = 120 + row * 25;
    paper.put(58, y + 1, label, { font: 'Times-Italic', size: 12 });
    paper.put(196, y, value, { font: 'Times-Bold', size: 13 });
    rule(paper, 58, y + 18, row < 6 ? 537 : 390, '#8a968e');
  });
  band(paper, 410, 282, 128, 190, '#fff');
  await paper.code(414, 286, 120, pass.referenciaTicket);
  prose(
    paper,
    416,
    418,
    116,
    'En las fotocopias el fondo se oscurece y el código no se lee. Solo vale este papel.',
    {
      font: 'Times-Roman',
      size: 10,
    },
  );
  prose(paper, 58, 556, 479, SEAT_ES, { font: 'Times-Roman', size: 9.5 });
  clubPart(paper, pass);
  return paper;
}

/** Lines that swing across a piece of paper. */
function waves(paper: Paper, x: number, y: number, width: number, height: number): void {
  const pen = paper.document;
  pen.save().rect(x, y, width, height).clip().lineWidth(0.4).strokeColor('#cfdcd3');
  for (let line = 0; line < height / 7; line++) {
    const level = y + line * 7;
    pen.moveTo(x, level);
    for (let step = 0; step < width / 60; step++) {
      const from = x + step * 60;
      pen.bezierCurveTo(from + 20, level - 9, from + 40, level + 9, from + 60, level);
    }
    pen.stroke();
  }
  pen.restore();
}

function clubPart(paper: Paper, pass: PassTruth): void {
  cut(paper, 10, 624, 585, 624);
  paper.put(40, 640, 'Parte para el club', { font: 'Times-Bold', size: 14, color: GROUND });
  const again = { font: 'Times-Roman', size: 12 };
  const label = { font: 'Times-Italic', size: 10.5, color: SLATE };
  overRow(
    paper,
    40,
    668,
    [
      [250, 'A nombre de', pass.nombreAsistente],
      [120, 'Localizador', pass.codigoLocalizador],
    ],
    label,
    again,
  );
  overRow(
    paper,
    40,
    704,
    [
      [80, 'Sector', pass.bloque],
      [80, 'Fila', pass.fila],
      [90, 'Asiento', pass.asiento],
    ],
    label,
    again,
  );
  bars(paper, 400, 654, 155, 52, pass.referenciaTicket);
  rule(paper, 40, 786, 250, '#000');
  paper.put(40, 790, 'Recibido, firma', { font: 'Times-Italic', size: 10 });
  rule(paper, 310, 786, 555, '#000');
  paper.put(310, 790, 'Fecha de entrega', { font: 'Times-Italic', size: 10 });
}

export const nHomeLayouts: readonly PassLayout[] = [
  { name: 'N: sheet to fold in four, es', passes: 1, draw: inFour },
  { name: 'N: voucher on waves, es', passes: 1, draw: voucher },
];
