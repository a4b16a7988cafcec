import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { letters, type Pair, shortestSeason, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, prose, rule } from '../../drawing/print-shop.ts';
import { fCardLayouts } from './cards.ts';
import { CLUB_BLUE, CLUB_RED } from './club.ts';
import { fSheetLayouts } from './sheets.ts';

// Set F: the club of the samples after a change of seller or designer; boxes, pairs of passes, and the whole set.
// Measured for the first time on 2026-11-22 (fields right: text 96.8 %, scan 95.7 %, poor 90.9 %, turned 91.4 %; one
// invented pass, turned).

type Box = readonly [x: number, y: number, wide: number, label: string, value: string | number];

/** Boxes of three columns in both languages, the seat in light letters on dark boxes, prices at the right edge. */
async function boxes(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  letters(paper, 36, 22, 72, CLUB_BLUE);
  paper.put(559, 40, 'ABONO / ABONAMENT', { font: 'Helvetica-Bold', size: 20, right: true });
  paper.put(559, 66, 'Palma Mallorca Bàsquet · www.pmbasquet.example', { size: 10, right: true });
  const list: Box[] = [
    [36, 112, 337, 'Titular', pass.nombreAsistente],
    [379, 112, 180, 'Temporada', shortestSeason(pass.temporada)],
    [36, 168, 337, 'Evento / Esdeveniment', pass.evento],
    [379, 168, 180, 'Tarifa', pass.tipoAbonament],
    [36, 224, 523, 'Recinto / Recinte', pass.recinto],
    [36, 280, 523, 'Dirección / Adreça', pass.direccion],
    [36, 400, 171, 'Localizador / Localitzador', pass.codigoLocalizador],
    [212, 400, 171, 'Ref. ticket / Ref. tiquet', pass.referenciaTicket],
    [388, 400, 171, 'Pedido / Comanda', '77-018254'],
    [36, 456, 171, 'NIF organizador / organitzador', pass.nifOrganizador],
    [212, 456, 171, 'NIF distribuidor / distribuïdor', pass.nifDistr],
    [388, 456, 171, 'Fecha de compra / Data de compra', '11/07/2026'],
  ];
  for (const [x, y, wide, label, value] of list) {
    paper.frame(x, y, wide, 50);
    paper.put(x + 8, y + 7, label, { size: 8.5, color: '#555' });
    paper.put(x + 8, y + 24, value, { font: y === 400 ? 'Courier-Bold' : 'Helvetica-Bold', size: 14 });
  }
  const seat: Box[] = [
    [36, 336, 171, 'Anillo / Anell', pass.anillo],
    [212, 336, 82, 'Bloque / Bloc', pass.bloque],
    [299, 336, 84, 'Fila', pass.fila],
    [388, 336, 82, 'Asiento / Seient', pass.asiento],
    [475, 336, 84, 'Puerta / Porta', 'A2'],
  ];
  for (const [x, y, wide, label, value] of seat) {
    band(paper, x, y, wide, 58, CLUB_BLUE);
    paper.put(x + wide / 2, y + 8, label, { size: 8.5, color: '#fff', center: true });
    paper.put(x + wide / 2, y + 26, value, {
      font: 'Helvetica-Bold',
      size: 19,
      color: '#fff',
      center: true,
    });
  }
  boxedPrices(paper, pass);
  await paper.code(36, 520, 132, pass.codigoLocalizador);
  const know =
    'Personal e intransferible. Prohibida la reventa. / Personal i intransferible. Prohibida la revenda.\nInformación / Informació: ' +
    '971 73 40 19 · abonos@pmbasquet.example · 9.00-14.00 h';
  prose(paper, 36, 672, 523, know, { size: 9 });
  return paper;
}

function boxedPrices(paper: Paper, pass: PassTruth): void {
  const prices: Pair[] = [
    ['Precio entrada / Preu entrada', euros(pass.precioEntrada)],
    ['Gastos de distribución / Despeses de distribució', euros(pass.precioDistribucion)],
    ['TOTAL (IVA incl.)', euros(pass.precioTotal)],
  ];
  paper.frame(212, 524, 347, 96);
  prices.forEach(([label, value], row) => {
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(222, 535 + row * 32, label, { font, size: 10 });
    paper.put(549, 534 + row * 32, value, { font: 'Helvetica-Bold', size: 12, right: true });
    if (row < 2) rule(paper, 212, 556 + row * 32, 559, '#777');
  });
}

/** Two passes side by side on a sheet that lies: labels end where values begin, the address takes two lines. */
async function sideBySide(passes: readonly PassTruth[]): Promise<Paper> {
  const paper = new Paper([842, 595]);
  cut(paper, 421, 0, 421, 595);
  for (const [index, pass] of passes.entries()) {
    const x = index * 421;
    paper.put(x + 210, 26, 'PALMA MALLORCA BÀSQUET', {
      font: 'Times-Bold',
      size: 17,
      color: CLUB_RED,
      center: true,
    });
    const title = `Abonament de temporada ${shortSeason(pass.temporada, '-')}`;
    paper.put(x + 210, 50, title, { font: 'Times-Italic', size: 14, center: true });
    rule(paper, x + 28, 74, x + 393, CLUB_RED, 1.2);
    pairsAroundTheMiddle(paper, x, pass);
    await paper.code(x + 300, 470, 92, pass.referenciaTicket);
    const who = [
      `Organitza Palma Mallorca Bàsquet, NIF ${pass.nifOrganizador}`,
      `Distribueix Taquilles de Llevant SL, NIF ${pass.nifDistr}`,
      'Telèfon de l’abonat 971 28 66 03 · Porta B · IVA inclòs',
    ];
    who.forEach((line, row) =>
      paper.put(x + 28, 496 + row * 15, line, { font: 'Times-Roman', size: 10, color: '#222' }),
    );
  }
  return paper;
}

function pairsAroundTheMiddle(paper: Paper, x: number, pass: PassTruth): void {
  const [street = '', town = ''] = pass.direccion.split(', ');
  const rows: Pair[] = [
    ['Persona abonada', pass.nombreAsistente],
    ['Modalitat', pass.tipoAbonament],
    ['Competició', pass.evento],
    ['Pavelló', pass.recinto],
    ['Adreça', `${street},`],
    ['', town],
    ['Graderia', pass.anillo],
    ['Sector', pass.bloque],
    ['Fila', pass.fila],
    ['Seient', pass.asiento],
    ['Núm. de tiquet', pass.referenciaTicket],
    ['Localitzador', pass.codigoLocalizador],
    ["Preu de l'abonament", euros(pass.precioEntrada)],
    ['Despeses de gestió', euros(pass.precioDistribucion)],
    ['Total', euros(pass.precioTotal)],
  ];
  rows.forEach(([label, value], row) => {
    const y = 90 + row * 24;
    paper.put(x + 138, y, label, { font: 'Times-Italic', size: 11.5, color: '#444', right: true });
    paper.put(x + 152, y, value, { font: 'Times-Bold', size: 12 });
  });
}

export const setF: readonly PassLayout[] = [
  ...fSheetLayouts,
  ...fCardLayouts,
  { name: 'F: boxes, both languages', passes: 1, draw: boxes },
  { name: 'F: two side by side, ca', passes: 2, draw: sideBySide },
];
