import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { type Pair, shortestSeason, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { hPackLayouts } from './packs.ts';
import { hSheetLayouts } from './sheets.ts';
import { INK, logo, plainAmount, RED, tracked } from './vendor.ts';

// Set H: the seller of the samples' passes in other years: its own templates, moved, reworded and set in other type;
// here its cards, and the whole set. Measured for the first time on 2026-11-22 (fields right: text 95.6 %, scan 79.8 %,
// poor 82.4 %, turned 95.2 %; no invented pass).

type Centred = readonly [middle: number, y: number, label: string, value: string | number];

/** Two cards on a sheet: shortened labels in capitals, each value centred under its own. */
async function twoCards(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper(A4);
  for (const [index, pass] of passes.entries()) await card(paper, pass, 36 + index * 394);
  cut(paper, 20, 416, 575, 416);
  prose(
    paper,
    40,
    800,
    515,
    'Recorte los carnets. Personal e intransferible. En caso de pérdida avise al 971 44 18 50 (de 9 a 14 h). IVA incluido.',
    { size: 9 },
  );
  return paper;
}

async function card(paper: Paper, pass: PassTruth, y: number): Promise<void> {
  rounded(paper, 40, y, 515, 360);
  paper.document.roundedRect(40, y, 515, 44, 10).fill(INK);
  band(paper, 40, y + 24, 515, 20, INK);
  logo(paper, 54, y + 9, 26, '#fff');
  paper.put(541, y + 14, 'Carnet de abonado', {
    font: 'Helvetica-Bold',
    size: 17,
    color: '#fff',
    right: true,
  });
  const list: Centred[] = [
    [164, 60, 'ABONADO/A', pass.nombreAsistente],
    [356, 60, 'TARIFA', pass.tipoAbonament],
    [490, 60, 'TEMP.', shortestSeason(pass.temporada)],
    [176, 110, 'EVENTO', pass.evento],
    [430, 110, 'RECINTO', pass.recinto],
    [176, 160, 'DIR.', pass.direccion],
    [370, 160, 'NIF ORGANIZ.', pass.nifOrganizador],
    [490, 160, 'NIF DISTRIB.', pass.nifDistr],
    [236, 214, 'ANILLO', pass.anillo],
    [340, 214, 'BLOQ.', pass.bloque],
    [420, 214, 'FILA', pass.fila],
    [500, 214, 'ASIENTO', pass.asiento],
    [268, 264, 'REF. TICKET', pass.referenciaTicket],
    [450, 264, 'CÓD. LOCALIZ.', pass.codigoLocalizador],
    [236, 314, 'P. ENTRADA', euros(pass.precioEntrada)],
    [368, 314, 'G. DISTRIB.', euros(pass.precioDistribucion)],
    [490, 314, 'P. TOTAL', euros(pass.precioTotal)],
  ];
  for (const [middle, drop, label, value] of list) {
    const size = drop === 110 || drop === 160 ? 10.5 : 13;
    tracked(paper, middle, y + drop, label, { size: 8.5, color: '#555', center: true });
    paper.put(middle, y + drop + 14, value, { font: 'Helvetica-Bold', size, center: true });
  }
  rule(paper, 54, y + 202, 541, '#bbb');
  await paper.code(52, y + 218, 122, pass.referenciaTicket);
}

/** The page of a telephone: the code in the middle, the seat in columns, labels at the left and values at the right. */
async function onTheTelephone(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([380, 800]);
  band(paper, 0, 0, 380, 62, RED);
  logo(paper, 20, 15, 32, '#fff');
  paper.put(360, 23, `Abono ${shortSeason(pass.temporada)}`, {
    font: 'Helvetica-Bold',
    size: 16,
    color: '#fff',
    right: true,
  });
  paper.put(190, 78, pass.nombreAsistente, { font: 'Helvetica-Bold', size: 18, center: true });
  paper.put(190, 101, pass.tipoAbonament, { size: 13, color: '#333', center: true });
  await paper.code(115, 122, 150, pass.codigoLocalizador);
  paper.put(190, 276, `Localizador: ${pass.codigoLocalizador}`, {
    font: 'Helvetica-Bold',
    size: 13,
    center: true,
  });
  const seat: [number, string, string | number][] = [
    [76, 'Anillo', pass.anillo],
    [172, 'Bloque', pass.bloque],
    [246, 'Fila', pass.fila],
    [316, 'Asiento', pass.asiento],
  ];
  paper.frame(20, 306, 340, 56);
  for (const [middle, label, value] of seat) {
    paper.put(middle, 314, label, { size: 10, color: '#555', center: true });
    paper.put(middle, 332, value, { font: 'Helvetica-Bold', size: 16, center: true });
  }
  telephoneRows(paper, pass);
  const know =
    'Muestre esta pantalla con el brillo al máximo o lleve la hoja impresa. Descargado el 30 ago. 2024 a las 21.07 h. Versión 4.2 de la app.';
  prose(paper, 20, 752, 340, know, { size: 9 });
  return paper;
}

function telephoneRows(paper: Paper, pass: PassTruth): void {
  const rows: Pair[] = [
    ['Titular', pass.nombreAsistente],
    ['Tipo de abono', pass.tipoAbonament],
    ['Evento', pass.evento],
    ['Pabellón', pass.recinto],
    ['Dirección', pass.direccion],
    ['Referencia', pass.referenciaTicket],
    ['Precio', `${plainAmount(pass.precioEntrada)} €`],
    ['Gastos de distribución', `${plainAmount(pass.precioDistribucion)} €`],
    ['Total', `${plainAmount(pass.precioTotal)} €`],
    ['NIF del organizador', pass.nifOrganizador],
    ['NIF del distribuidor', pass.nifDistr],
  ];
  rows.forEach(([label, value], row) => {
    const y = 378 + row * 33;
    paper.put(20, y, label, { size: 11, color: '#555' });
    paper.put(360, y, value, { font: 'Helvetica-Bold', size: 11, right: true });
    rule(paper, 20, y + 21, 360, '#ddd');
  });
}

export const setH: readonly PassLayout[] = [
  ...hSheetLayouts,
  ...hPackLayouts,
  { name: 'H: two cards, es', passes: 2, draw: twoCards },
  { name: 'H: on the telephone, es', passes: 1, draw: onTheTelephone },
];
