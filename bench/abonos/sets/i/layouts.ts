import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { Paper } from '../../drawing/paper.ts';
import { type Pair, shortSeason } from '../../drawing/pieces.ts';
import { band, cut, minus, netOf, prose, rule } from '../../drawing/print-shop.ts';
import { eurosAs } from '../h/vendor.ts';
import { iSheetLayouts } from './sheets.ts';
import { iTicketLayouts } from './tickets.ts';
import { badge, CLUB, fitted, SELLERS, TEAL } from './vendor.ts';

// Set I: the samples' season as other sellers print it; here the roll of the ticket office and the card to hang about
// the neck, and the whole set. Measured for the first time on 2026-11-22 (fields right: text 94.1 %, scan 86.3 %, poor
// 80.4 %, turned 78.8 %; no invented pass).

const ROLL = 232;
const MONO = { font: 'Courier', size: 10 };

/** The roll of the ticket office: long values under their labels, short ones at the end of dots. */
async function tillRoll(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([ROLL, 700]);
  const middle = { ...MONO, center: true };
  paper.put(ROLL / 2, 16, 'PALMA MALLORCA BASQUET', { ...middle, font: 'Courier-Bold', size: 13 });
  paper.put(ROLL / 2, 33, 'TAQUILLA 3  CAJA 02  OPER. 0418', { ...middle, size: 9 });
  paper.put(ROLL / 2, 45, '21/08/2025  18:07', { ...middle, size: 9 });
  cut(paper, 12, 61, ROLL - 12, 61);
  const title = `ABONO TEMPORADA ${shortSeason(pass.temporada, '-')}`;
  paper.put(ROLL / 2, 70, title, { ...middle, font: 'Courier-Bold', size: 12 });
  const long: Pair[] = [
    ['ABONADO', pass.nombreAsistente],
    ['TARIFA', pass.tipoAbonament],
    ['EVENTO', pass.evento],
    ['RECINTO', pass.recinto],
    ['DIRECCION', pass.direccion],
  ];
  long.forEach(([label, value], row) => {
    paper.put(12, 94 + row * 30, label, { ...MONO, size: 9 });
    fitted(paper, 12, 105 + row * 30, ROLL - 24, value, { font: 'Courier-Bold', size: 11 });
  });
  cut(paper, 12, 248, ROLL - 12, 248);
  const seat: Pair[] = [
    ['ANILLO', pass.anillo],
    ['BLOQUE', pass.bloque],
    ['FILA', pass.fila],
    ['ASIENTO', pass.asiento],
  ];
  const bold = { font: 'Courier-Bold', size: 12 };
  seat.forEach(([label, value], row) => paper.lead(12, ROLL - 12, 258 + row * 18, label, value, bold));
  cut(paper, 12, 336, ROLL - 12, 336);
  const rest: Pair[] = [
    ['ABONO', eurosAs(pass.precioEntrada, ' EUR')],
    ['G. DISTRIBUCION', eurosAs(pass.precioDistribucion, ' EUR')],
    ['TOTAL', eurosAs(pass.precioTotal, ' EUR')],
    ['LOCALIZADOR', pass.codigoLocalizador],
    ['REF. TICKET', pass.referenciaTicket],
    ['NIF ORGANIZADOR', pass.nifOrganizador],
    ['NIF DISTRIBUIDOR', pass.nifDistr],
  ];
  rest.forEach(([label, value], row) => paper.lead(12, ROLL - 12, 346 + row * 17, label, value, MONO));
  await paper.code(61, 470, 110, pass.referenciaTicket);
  const tax = eurosAs(minus(pass.precioTotal, netOf(pass.precioTotal, 21)), '');
  const foot = [
    `IVA 21% INCLUIDO: ${tax}`,
    'VISA ****0937  AUT. 482913',
    'COPIA PARA EL CLIENTE',
    'CANJEE ESTE TICKET POR SU CARNET',
    'EN LA OFICINA ANTES DEL 30/09.',
    'GRACIAS POR SU VISITA',
  ];
  foot.forEach((line, row) => paper.put(ROLL / 2, 594 + row * 14, line, { ...middle, size: 9 }));
  return paper;
}

/** A card to hang about the neck, in Catalan: every value over its label, most of them in the middle. */
async function neckCard(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([420, 640]);
  band(paper, 0, 0, 420, 74, TEAL);
  paper.document.roundedRect(180, 10, 60, 10, 5).fill('#fff');
  badge(paper, 24, 24, 38, '#083c3a');
  paper.put(76, 30, "Carnet d'abonat", { font: 'Helvetica-Bold', size: 20, color: '#fff' });
  paper.put(76, 53, CLUB, { size: 11, color: '#fff' });
  paper.put(396, 32, shortSeason(pass.temporada), {
    font: 'Helvetica-Bold',
    size: 16,
    color: '#fff',
    right: true,
  });
  paper.put(396, 53, 'temporada', { size: 10, color: '#fff', right: true });
  const middle: [number, number, string, string | number][] = [
    [88, 20, 'nom i cognoms', pass.nombreAsistente],
    [134, 15, "tipus d'abonament", pass.tipoAbonament],
    [264, 13, 'acte', pass.evento],
    [304, 13, 'recinte', pass.recinto],
    [344, 13, 'adreça del recinte', pass.direccion],
  ];
  for (const [y, size, label, value] of middle) {
    fitted(paper, 210, y, 372, value, { font: 'Helvetica-Bold', size, center: true });
    paper.put(210, y + size + 2, label, { size: 9, color: '#444', center: true });
  }
  const seat: [number, number, string, string | number][] = [
    [24, 150, 'anell', pass.anillo],
    [180, 66, 'bloc', pass.bloque],
    [252, 66, 'fila', pass.fila],
    [324, 72, 'seient', pass.asiento],
  ];
  for (const [x, width, label, value] of seat) {
    paper.document.lineWidth(1.2).strokeColor(TEAL).roundedRect(x, 184, width, 62, 6).stroke();
    fitted(paper, x + width / 2, 194, width - 12, value, { font: 'Helvetica-Bold', size: 22, center: true });
    paper.put(x + width / 2, 226, label, { size: 10, color: '#444', center: true });
  }
  await neckFoot(paper, pass);
  return paper;
}

async function neckFoot(paper: Paper, pass: PassTruth): Promise<void> {
  rule(paper, 24, 384, 396, TEAL, 1.2);
  await paper.code(18, 394, 128, pass.codigoLocalizador);
  const left: [number, number, string, string][] = [
    [160, 400, 'codi localitzador', pass.codigoLocalizador],
    [284, 400, 'referència del tiquet', pass.referenciaTicket],
    [160, 442, "NIF de l'organitzador", pass.nifOrganizador],
    [284, 442, 'NIF del distribuïdor', pass.nifDistr],
    [160, 484, "preu de l'abonament", euros(pass.precioEntrada)],
    [258, 484, 'distribució', euros(pass.precioDistribucion)],
    [330, 484, 'total', euros(pass.precioTotal)],
  ];
  for (const [x, y, label, value] of left) {
    paper.put(x, y, value, { font: 'Helvetica-Bold', size: 12.5 });
    paper.put(x, y + 16, label, { size: 9, color: '#444' });
  }
  rule(paper, 24, 532, 396, TEAL, 1.2);
  const law =
    'Portau el carnet visible dins el recinte. Si el perdeu, telefonau a l’oficina, 971 22 90 48; el duplicat té un cost. Cedir-lo sense avís en ' +
    'suposa la retirada. L’import inclou l’IVA.';
  prose(paper, 24, 544, 372, law, { size: 9.5 });
  const seller = `${SELLERS.quatreCantons} · albarà 70214 · 26 d'agost de 2025`;
  paper.put(210, 608, seller, { size: 9, color: '#444', center: true });
}

export const setI: readonly PassLayout[] = [
  ...iSheetLayouts,
  ...iTicketLayouts,
  { name: 'I: roll of the ticket office, es', passes: 1, draw: tillRoll },
  { name: 'I: card about the neck, ca', passes: 1, draw: neckCard },
];
