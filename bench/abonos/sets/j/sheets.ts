import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, Paper } from '../../drawing/paper.ts';
import { fitted, type Pair } from '../../drawing/pieces.ts';
import { band, cut, prose, rounded, rule } from '../../drawing/print-shop.ts';
import { AMBER, CLUB, passavant, PASSAVANT_CA, PLUM, SOFT } from './sellers.ts';

// Set J: whole sheets with one pass: printed at home, and printed from a browser.

/** Printed at home, both languages: the event on a dark band, the seat under white heads, the purchase below the ticket. */
async function printedAtHome(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  passavant(paper, 40, 34, PLUM);
  const advice = 'Imprimeix aquest full a casa, en vertical / Imprima esta hoja en casa, en vertical';
  paper.put(555, 39, advice, { size: 8.5, color: SOFT, right: true });
  rounded(paper, 40, 64, 515, 316);
  paper.document.roundedRect(40, 64, 515, 54, 10).fill(PLUM);
  band(paper, 40, 100, 515, 18, PLUM);
  paper.put(56, 73, 'ESDEVENIMENT / EVENTO', { size: 7.5, color: '#fff' });
  fitted(paper, 56, 86, 340, pass.evento, { font: 'Helvetica-Bold', size: 16, color: '#fff' });
  paper.put(539, 73, 'TEMPORADA', { size: 7.5, color: '#fff', right: true });
  paper.put(539, 86, pass.temporada, { font: 'Helvetica-Bold', size: 16, color: '#fff', right: true });
  const upper: [number, number, string, string][] = [
    [56, 130, 'RECINTE / RECINTO', pass.recinto],
    [56, 162, 'ADREÇA / DIRECCIÓN', pass.direccion],
    [56, 194, 'NOM DE L’ASSISTENT / NOMBRE DEL ASISTENTE', pass.nombreAsistente],
    [56, 226, "TIPUS D'ABONAMENT / TIPO DE ABONO", pass.tipoAbonament],
  ];
  for (const [x, y, label, value] of upper) {
    paper.put(x, y, label, { size: 7.5, color: SOFT });
    fitted(paper, x, y + 10, 340, value, { font: 'Helvetica-Bold', size: 13 });
  }
  await paper.code(414, 128, 124, pass.codigoLocalizador);
  paper.put(476, 254, 'LOCALITZADOR / LOCALIZADOR', { size: 7.5, color: SOFT, center: true });
  paper.put(476, 264, pass.codigoLocalizador, { font: 'Courier-Bold', size: 13, center: true });
  homeSeat(paper, pass);
  homePurchase(paper, pass);
  cut(paper, 20, 620, 575, 620);
  const heads = ['COM HI ARRIBAR', 'ABANS DEL PARTIT', 'CONDICIONS'];
  const texts = [
    'Bus 312 i 320, parada Pavelló. Aparcament gratuït al carrer de darrere fins a 15 minuts abans. Bicicletes davant la porta C.',
    'Obrim les portes 60 minuts abans. Por favor, no entre con botellas ni paraguas largos. Els infants menors de 4 anys no ocupen seient.',
    PASSAVANT_CA,
  ];
  heads.forEach((head, column) => {
    const x = 40 + column * 176;
    paper.put(x, 636, head, { font: 'Helvetica-Bold', size: 9, color: PLUM });
    prose(paper, x, 650, 162, texts[column] ?? '', { size: 8 });
  });
  paper.put(297, 806, 'passavant.example · 871 96 30 08 (9–20 h)', { size: 8, color: SOFT, center: true });
  return paper;
}

function homeSeat(paper: Paper, pass: PassTruth): void {
  const boxes: [number, number, string, string | number][] = [
    [56, 178, 'ANELL / ANILLO', pass.anillo],
    [240, 100, 'BLOC / BLOQUE', pass.bloque],
    [346, 86, 'FILA', pass.fila],
    [438, 101, 'SEIENT / ASIENTO', pass.asiento],
  ];
  for (const [x, wide, label, value] of boxes) {
    band(paper, x, 292, wide, 18, PLUM);
    paper.frame(x, 292, wide, 52);
    paper.put(x + wide / 2, 298, label, { font: 'Helvetica-Bold', size: 8.5, color: '#fff', center: true });
    paper.put(x + wide / 2, 318, value, { font: 'Helvetica-Bold', size: 18, center: true });
  }
  paper.put(56, 356, 'Accés / Acceso: porta C · Obertura / Apertura: 60 min abans', { size: 9.5 });
}

function homePurchase(paper: Paper, pass: PassTruth): void {
  paper.put(40, 398, 'La teva compra / Su compra', { font: 'Helvetica-Bold', size: 12, color: PLUM });
  rule(paper, 40, 415, 555, PLUM);
  const left: Pair[] = [
    ['Preu entrada / Precio entrada', euros(pass.precioEntrada)],
    ['Despeses distribució / Gastos distribución', euros(pass.precioDistribucion)],
    ['Preu total / Precio total', euros(pass.precioTotal)],
    ['Pagament / Pago', 'Bizum, 26/08/2025'],
  ];
  left.forEach(([label, value], row) => {
    paper.put(40, 425 + row * 20, label, { size: 9.5 });
    const font = row === 2 ? 'Helvetica-Bold' : 'Helvetica';
    paper.put(318, 425 + row * 20, value, { font, size: 10.5, right: true });
  });
  const right: Pair[] = [
    ['Referència tiquet / Referencia ticket', pass.referenciaTicket],
    ['NIF organitzador / organizador', pass.nifOrganizador],
    ['NIF distribuïdor / distribuidor', pass.nifDistr],
  ];
  right.forEach(([label, value], row) => {
    paper.put(350, 423 + row * 28, label, { size: 8, color: SOFT });
    paper.put(350, 433 + row * 28, value, { size: 11 });
  });
  band(paper, 40, 522, 515, 76, '#f3e9f1');
  paper.put(297, 536, 'ESPAI PATROCINAT', { size: 7.5, color: SOFT, center: true });
  const offer = 'Forn de Can Tomeu: un 2x1 en ensaïmades amb el teu abonament';
  paper.put(297, 554, offer, { font: 'Times-BoldItalic', size: 14, color: PLUM, center: true });
}

/** A confirmation printed from a browser: its head and foot, what remains of the menu, the purchase in a box of its own. */
async function fromTheBrowser(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  const edge = { size: 8, color: '#000' };
  paper.put(24, 18, '2/9/25, 21:14', edge);
  paper.put(310, 18, 'Confirmació de la compra | Butacalia', { ...edge, center: true });
  paper.put(24, 816, 'https://www.butacalia.example/ca/compra/confirmacio?sid=8f21c07e', edge);
  paper.put(571, 816, '1/1', { ...edge, right: true });
  paper.put(50, 46, 'butacalia', { font: 'Helvetica-Bold', size: 20, color: AMBER });
  paper.put(545, 54, 'Inici   Esports   Teatre   El meu compte (mcoll)', { size: 9, right: true });
  rule(paper, 50, 78, 545, '#ccc');
  paper.put(50, 92, 'Compra confirmada', { font: 'Helvetica-Bold', size: 18 });
  const thanks =
    'Gràcies, Miquel! Hem enviat l’abonament a mcoll@correu.example. Comanda núm. 10449812 del 2 de setembre de 2025, pagada amb targeta acabada en 3305.';
  prose(paper, 50, 116, 495, thanks, { size: 10 });
  paper.put(50, 156, 'El teu abonament', { font: 'Helvetica-Bold', size: 13, color: AMBER });
  const rows: Pair[] = [
    ['Esdeveniment', pass.evento],
    ['Temporada', pass.temporada],
    ['Lloc', pass.recinto],
    ['Adreça', pass.direccion],
    ['Espectador/a', pass.nombreAsistente],
    ['Modalitat', pass.tipoAbonament],
  ];
  rows.forEach(([label, value], row) => {
    paper.put(50, 180 + row * 24, label, { size: 10.5, color: SOFT });
    fitted(paper, 160, 180 + row * 24, 210, value, { font: 'Helvetica-Bold', size: 10.5 });
    rule(paper, 50, 197 + row * 24, 370, '#ddd');
  });
  const seat = `Anell: ${pass.anillo} · Sector: ${pass.bloque} · Fila: ${pass.fila} · Butaca: ${pass.asiento}`;
  paper.put(50, 332, 'Localitat', { size: 10.5, color: SOFT });
  paper.put(50, 348, seat, { font: 'Helvetica-Bold', size: 12.5 });
  browserBox(paper, pass);
  browserFoot(paper, pass);
  await paper.code(50, 476, 120, pass.codigoLocalizador);
  return paper;
}

function browserBox(paper: Paper, pass: PassTruth): void {
  band(paper, 392, 156, 153, 158, '#f4f4f4');
  paper.put(404, 166, 'Resum', { font: 'Helvetica-Bold', size: 12 });
  const rows: [string, string][] = [
    ['Preu entrada', pass.precioEntrada],
    ['Gestió', pass.precioDistribucion],
  ];
  rows.forEach(([label, sum], row) => {
    paper.put(404, 192 + row * 20, label, { size: 10 });
    paper.put(533, 192 + row * 20, euros(sum), { size: 10, right: true });
  });
  rule(paper, 404, 234, 533, '#999');
  paper.put(404, 242, 'Total', { font: 'Helvetica-Bold', size: 12 });
  paper.put(533, 242, euros(pass.precioTotal), { font: 'Helvetica-Bold', size: 12, right: true });
  paper.put(404, 262, 'Impostos inclosos', { size: 8.5, color: SOFT });
  band(paper, 404, 282, 129, 22, AMBER);
  paper.put(468, 289, 'Descarrega la factura', {
    font: 'Helvetica-Bold',
    size: 9,
    color: '#fff',
    center: true,
  });
}

function browserFoot(paper: Paper, pass: PassTruth): void {
  const style = { size: 10.5, color: SOFT };
  rule(paper, 50, 374, 545, '#ddd');
  const codes: [number, string, string][] = [
    [50, 'Codi localitzador', pass.codigoLocalizador],
    [230, 'Referència tiquet', pass.referenciaTicket],
    [410, 'Estat', 'Emès'],
  ];
  for (const [x, label, value] of codes) {
    paper.put(x, 386, label, style);
    paper.put(x, 402, value, { font: 'Courier-Bold', size: 13 });
  }
  paper.put(50, 436, 'Mostra aquest codi a l’entrada', { font: 'Helvetica-Bold', size: 13, color: AMBER });
  const help = [
    '• Pots dur l’abonament imprès o al telèfon.',
    '• Et pots baixar l’app de Butacalia per traspassar partits solts.',
    '• Dubtes: ajuda@butacalia.example o 900 10 22 38, de 10 a 14 h.',
  ];
  help.forEach((line, row) => paper.put(190, 488 + row * 20, line, { size: 10 }));
  rule(paper, 50, 640, 545, '#ddd');
  const legal = `Organitza: ${CLUB}. NIF organitzador: ${pass.nifOrganizador}. Distribueix: Butacalia Online, SL. NIF distribuïdor: ${pass.nifDistr}.`;
  prose(paper, 50, 652, 495, legal, { size: 9 });
  prose(paper, 50, 684, 495, 'Avís legal   Privadesa   Galetes   Treballa amb nosaltres   © 2025 Butacalia', {
    size: 9,
  });
}

export const jSheetLayouts: readonly PassLayout[] = [
  { name: 'J: printed at home, both languages', passes: 1, draw: printedAtHome },
  { name: 'J: from the browser, ca', passes: 1, draw: fromTheBrowser },
];
