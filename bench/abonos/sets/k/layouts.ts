import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { kCardLayouts } from './cards.ts';
import { ball, CLUB_ES, graderia, OLIVE, RULES_CA, RULES_ES, SOFT, TEAL } from './clubs.ts';
import { kSheetLayouts } from './sheets.ts';

// Set K: what four clubs and two sellers print for the season after that of the samples; here a seller's half sheet,
// the card with its labels below the values, and the whole set. Drawn without knowledge of the reader; first measured
// on 2026-11-22 (fields right: text 100.0 %, scan 98.0 %, poor 97.1 %, turned 98.0 %; no invented pass).

/** The seller's half sheet: labels over values, the seat in four boxes, the code and what it says at the right. */
async function halfSheet(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  band(paper, 0, 0, 595, 46, TEAL);
  graderia(paper, 28, 14, '#fff');
  paper.put(567, 15, 'ABONO DE TEMPORADA', { font: 'Helvetica-Bold', size: 15, color: '#fff', right: true });
  const spots: [number, number, number, string, string][] = [
    [28, 60, 377, 'Evento', pass.evento],
    [28, 94, 184, 'Nombre del asistente', pass.nombreAsistente],
    [226, 94, 100, 'Tipo de abono', pass.tipoAbonament],
    [340, 94, 70, 'Temporada', pass.temporada],
    [28, 128, 184, 'Recinto', pass.recinto],
    [226, 128, 184, 'Dirección', pass.direccion],
    [28, 234, 110, 'Precio de la entrada', euros(pass.precioEntrada)],
    [156, 234, 120, 'Gastos de gestión', euros(pass.precioDistribucion)],
    [296, 234, 110, 'Importe total', euros(pass.precioTotal)],
    [436, 212, 131, 'Referencia del ticket', pass.referenciaTicket],
    [436, 246, 131, 'Código localizador', pass.codigoLocalizador],
  ];
  for (const [x, y, width, label, value] of spots) {
    paper.put(x, y, label, { size: 8.5, color: SOFT });
    fitted(paper, x, y + 11.5, width, value, { font: 'Helvetica-Bold', size: y === 60 ? 14 : 12 });
  }
  const seat: [number, number, string, string | number][] = [
    [28, 148, 'Anillo', pass.anillo],
    [184, 68, 'Bloque', pass.bloque],
    [260, 68, 'Fila', pass.fila],
    [336, 74, 'Asiento', pass.asiento],
  ];
  for (const [x, wide, label, value] of seat) {
    paper.document.lineWidth(1.2).strokeColor(TEAL).roundedRect(x, 168, wide, 52, 5).stroke();
    paper.put(x + 7, 174, label, { size: 9, color: TEAL });
    fitted(paper, x + wide / 2, 191, wide - 14, value, { font: 'Helvetica-Bold', size: 20, center: true });
  }
  cut(paper, 420, 54, 420, 288);
  await paper.code(434, 64, 134, pass.codigoLocalizador);
  rule(paper, 28, 282, 410, TEAL, 1);
  paper.put(28, 298, 'Lea esto antes de venir', { font: 'Helvetica-Bold', size: 10, color: TEAL });
  prose(paper, 28, 314, 539, RULES_ES, { size: 8.5 });
  const companies = [
    `Organiza: ${CLUB_ES}. NIF organizador: ${pass.nifOrganizador}`,
    `Distribuye: Graderia Pro Ticketing, S.L. NIF distribuidor: ${pass.nifDistr}`,
  ];
  companies.forEach((line, row) => paper.put(28, 372 + row * 14, line, { size: 9 }));
  return paper;
}

type Under = readonly [x: number, end: number, label: string, value: string | number];

/** A card with each label below its value, a line between them; under the cut what the club has to say. */
async function labelsBelow(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  rounded(paper, 36, 32, 523, 440);
  ball(paper, 54, 46, 44, OLIVE);
  paper.put(112, 52, 'Joventut Bàsquet Comarcal', { font: 'Helvetica-Bold', size: 17, color: OLIVE });
  paper.put(112, 74, 'Targeta d’abonament', { size: 13 });
  await paper.code(458, 42, 86, pass.referenciaTicket);
  const rows: Under[][] = [
    [
      [54, 300, "Nom de l'assistent", pass.nombreAsistente],
      [320, 440, "Tipus d'abonament", pass.tipoAbonament],
    ],
    [
      [54, 400, 'Esdeveniment', pass.evento],
      [420, 541, 'Temporada', pass.temporada],
    ],
    [
      [54, 280, 'Recinte', pass.recinto],
      [300, 541, 'Adreça', pass.direccion],
    ],
    [
      [54, 230, 'Anell', pass.anillo],
      [250, 340, 'Sector', pass.bloque],
      [360, 440, 'Fila', pass.fila],
      [460, 541, 'Butaca', pass.asiento],
    ],
    [
      [54, 200, 'Preu entrada', euros(pass.precioEntrada)],
      [220, 370, 'Despeses de distribució', euros(pass.precioDistribucion)],
      [390, 541, 'Preu total', euros(pass.precioTotal)],
    ],
    [
      [54, 280, 'Referència tiquet', pass.referenciaTicket],
      [300, 541, 'Codi localitzador', pass.codigoLocalizador],
    ],
    [
      [54, 280, 'NIF organitzador', pass.nifOrganizador],
      [300, 541, 'NIF distribuïdor', pass.nifDistr],
    ],
  ];
  rows.forEach((list, row) => {
    const y = 138 + row * 47;
    for (const [x, end, label, value] of list) {
      fitted(paper, x, y, end - x, value, { font: 'Helvetica-Bold', size: 13 });
      rule(paper, x, y + 16, end, '#666');
      paper.put(x, y + 19, label, { size: 9, color: SOFT });
    }
  });
  cut(paper, 0, 500, 595, 500);
  clubNews(paper);
  return paper;
}

function clubNews(paper: Paper): void {
  paper.put(48, 526, 'Què hi guanyes', { font: 'Helvetica-Bold', size: 13, color: OLIVE });
  const gains = [
    '• Entrada lliure als partits del planter.',
    '• 10 % de descompte a la botiga del club.',
    '• Prioritat per comprar entrades dels desplaçaments.',
  ];
  gains.forEach((line, row) => paper.put(48, 548 + row * 18, line, { size: 10.5 }));
  paper.put(48, 622, 'Contacte', { font: 'Helvetica-Bold', size: 13, color: OLIVE });
  const contact: Pair[] = [
    ['Telèfon', '938 55 17 02'],
    ['Correu', 'abonats@jbcomarcal.example'],
    ['Horari', 'dimarts i dijous, de 18 a 20 h'],
  ];
  contact.forEach(([label, value], row) => {
    paper.put(48, 644 + row * 18, label, { size: 10.5, color: SOFT });
    paper.put(110, 644 + row * 18, value, { size: 10.5 });
  });
  prose(paper, 48, 716, 499, RULES_CA, { size: 9 });
}

export const setK: readonly PassLayout[] = [
  { name: 'K: half sheet of a seller, es', passes: 1, draw: halfSheet },
  { name: 'K: labels below, ca', passes: 1, draw: labelsBelow },
  ...kSheetLayouts,
  ...kCardLayouts,
];
