import { euros, type PassTruth } from '../../drawing/invented-pass.ts';
import { onlyPass, type PassLayout } from '../../drawing/layout.ts';
import { A4, A5_ACROSS, Paper } from '../../drawing/paper.ts';
import { letters, longSeason, type Pair, shortSeason } from '../../drawing/pieces.ts';
import { band, bars, type Cell, cells, cut, minus, prose, rule, upwards } from '../../drawing/print-shop.ts';
import { CLUB_BLUE, CLUB_RED } from './club.ts';

// Set F: cards and tickets: each value over its label, a stub at the side, a card to cut out.

/** A card of half a sheet: the club's letters up its side, each value over what it is, the reference as a code. */
async function valuesOverLabels(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A5_ACROSS);
  band(paper, 0, 0, 78, 420, CLUB_RED);
  upwards(paper, 12, 400, 'PMB', { font: 'Helvetica-Bold', size: 60, color: '#fff' });
  upwards(paper, 28, 250, 'CARNÉ DE ABONO', { font: 'Helvetica-Bold', size: 22, color: '#fff' });
  const list: Cell[] = [
    [98, 48, 'Titular', pass.nombreAsistente],
    [320, 48, 'Clase de abono', pass.tipoAbonament],
    [480, 48, 'Temporada', longSeason(pass.temporada)],
    [98, 104, 'Competición', pass.evento],
    [98, 152, 'Instalación', pass.recinto],
    [98, 200, 'Dirección', pass.direccion],
    [98, 256, 'Anillo', pass.anillo],
    [210, 256, 'Bloque', pass.bloque],
    [290, 256, 'Fila', pass.fila],
    [352, 256, 'Asiento', pass.asiento],
    [98, 312, 'Precio', euros(pass.precioEntrada)],
    [210, 312, 'Gastos de distribución', euros(pass.precioDistribucion)],
    [352, 312, 'Precio total', euros(pass.precioTotal)],
    [98, 366, 'NIF organizador', pass.nifOrganizador],
    [210, 366, 'NIF distribuidor', pass.nifDistr],
    [352, 366, 'Localizador', pass.codigoLocalizador],
  ];
  cells(paper, list, { size: 8.5, color: CLUB_RED }, { font: 'Helvetica-Bold', size: 12 }, -14);
  for (const y of [72, 224, 280, 334]) rule(paper, 98, y, 575, '#ccc');
  await paper.code(461, 78, 112, pass.referenciaTicket);
  paper.put(517, 194, pass.referenciaTicket, { font: 'Helvetica-Bold', size: 11, center: true });
  paper.put(517, 208, 'Referencia', { size: 8.5, color: CLUB_RED, center: true });
  paper.put(98, 396, 'Acceso por puerta 3 · Taquilla 971 73 40 19 · Nº de socio 00874 · IVA incluido', {
    size: 8,
    color: '#555',
  });
  return paper;
}

/** A ticket of a seller: labels beside values in two columns, prices as a sum, a stub with the seat once more. */
async function ticketWithStub(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper([720, 300]);
  band(paper, 0, 0, 720, 34, '#222');
  paper.put(18, 9, 'ticketilla', { font: 'Helvetica-BoldOblique', size: 17, color: '#fff' });
  paper.put(536, 12, `ABONO ${shortSeason(pass.temporada)}`, {
    font: 'Helvetica-Bold',
    size: 13,
    color: '#fff',
    right: true,
  });
  paper.put(18, 48, pass.evento, { font: 'Helvetica-Bold', size: 16 });
  paper.put(18, 70, pass.recinto, { font: 'Helvetica-Bold', size: 10.5 });
  paper.put(18, 84, pass.direccion, { size: 10 });
  const columns: [number, number, Pair[]][] = [
    [
      18,
      88,
      [
        ['Asistente', pass.nombreAsistente],
        ['Tarifa', pass.tipoAbonament],
        ['Localizador', pass.codigoLocalizador],
        ['Nº de ticket', pass.referenciaTicket],
      ],
    ],
    [
      340,
      64,
      [
        ['Grada', pass.anillo],
        ['Bloque', pass.bloque],
        ['Fila', pass.fila],
        ['Asiento', pass.asiento],
      ],
    ],
  ];
  for (const [x, tab, rows] of columns)
    rows.forEach(([label, value], row) => {
      paper.put(x, 114 + row * 24, label, { size: 10, color: '#666' });
      paper.put(x + tab, 112 + row * 24, value, { font: 'Helvetica-Bold', size: 12.5 });
      rule(paper, x, 131 + row * 24, x === 18 ? 322 : 530, '#ccc');
    });
  const sums = `Abono ${euros(pass.precioEntrada)}  +  Gastos de gestión ${euros(pass.precioDistribucion)}  =  Total ${euros(pass.precioTotal)}`;
  paper.put(18, 220, sums, { font: 'Helvetica-Bold', size: 11.5 });
  paper.put(18, 246, `Organiza: Palma Mallorca Bàsquet · CIF ${pass.nifOrganizador} · Tel. 971 28 66 03`, {
    size: 9,
  });
  paper.put(18, 260, `Distribuye: Ticketilla Servicios S.L. · CIF ${pass.nifDistr} · ticketilla.example`, {
    size: 9,
  });
  paper.put(18, 276, 'Compra 118-40772-6 · 03.07.2026 19:25 · Visa **** 2209 · puertas 19.30 h', {
    size: 8,
    color: '#666',
  });
  stub(paper, pass);
  return paper;
}

function stub(paper: Paper, pass: PassTruth): void {
  cut(paper, 552, 0, 552, 300);
  paper.put(566, 12, 'RESGUARDO', { font: 'Helvetica-Bold', size: 11, color: '#fff' });
  const list: Cell[] = [
    [566, 48, 'Bloque', pass.bloque],
    [620, 48, 'Fila', pass.fila],
    [664, 48, 'Asiento', pass.asiento],
    [566, 88, 'Nº de ticket', pass.referenciaTicket],
    [566, 124, 'Total', euros(pass.precioTotal)],
  ];
  cells(paper, list, { size: 8.5, color: '#666' }, { font: 'Helvetica-Bold', size: 14 }, 10);
  bars(paper, 566, 172, 140, 84, pass.referenciaTicket);
  paper.put(636, 264, 'Corte aquí en la puerta', { size: 8, color: '#666', center: true });
}

/** A card to cut out over the receipt that it comes with, in Catalan: a table with heads, the rest in lines. */
async function cardOverReceipt(passes: readonly PassTruth[]): Promise<Paper> {
  const pass = onlyPass(passes);
  const paper = new Paper(A4);
  paper.put(297, 26, 'Retalla la targeta per la línia de punts', { size: 9, color: '#777', center: true });
  cut(paper, 110, 46, 485, 46);
  cut(paper, 110, 284, 485, 284);
  cut(paper, 110, 46, 110, 284);
  cut(paper, 485, 46, 485, 284);
  band(paper, 116, 52, 363, 46, CLUB_BLUE);
  letters(paper, 128, 58, 38, '#fff');
  paper.put(467, 60, 'Targeta d’abonat', { font: 'Helvetica-Bold', size: 14, color: '#fff', right: true });
  paper.put(467, 79, `Temporada ${shortSeason(pass.temporada)}`, { size: 11, color: '#fff', right: true });
  const card: Cell[] = [
    [128, 110, 'Abonat/da', pass.nombreAsistente],
    [128, 146, 'Tipus', pass.tipoAbonament],
    [128, 182, 'Anell', pass.anillo],
    [228, 182, 'Bloc', pass.bloque],
    [270, 182, 'Fila', pass.fila],
    [306, 182, 'Seient', pass.asiento],
    [128, 222, 'Localitzador', pass.codigoLocalizador],
  ];
  cells(paper, card, { size: 8.5, color: CLUB_BLUE }, { font: 'Helvetica-Bold', size: 13 }, 11);
  await paper.code(362, 112, 112, pass.codigoLocalizador);
  paper.put(128, 264, 'Si trobes aquesta targeta, telefona al 971 28 66 03', { size: 8, color: '#555' });
  paper.put(56, 318, 'Rebut de l’abonament', { font: 'Helvetica-Bold', size: 17 });
  paper.put(539, 323, 'Rebut 2026/00731 · 9 de juliol de 2026', { size: 9.5, color: '#555', right: true });
  const lines: Pair[] = [
    ['Esdeveniment', pass.evento],
    ['Recinte', pass.recinto],
    ['Adreça', pass.direccion],
    ['NIF organitzador', pass.nifOrganizador],
    ['NIF distribuïdor', pass.nifDistr],
  ];
  lines.forEach(([label, value], row) => {
    paper.put(56, 354 + row * 21, label, { font: 'Helvetica-Bold', size: 10.5 });
    paper.put(176, 354 + row * 21, value, { size: 10.5 });
  });
  receiptTable(paper, pass, 474);
  const note =
    'Has pagat amb domiciliació bancària (ES62 **** **** **** **** 0915). El cobrament es farà el 20 de juliol de 2026. Guarda aquest rebut fins ' +
    'al final de la temporada: et caldrà si demanes un duplicat, que costa 6,00 €.';
  prose(paper, 56, 560, 483, note, { size: 9.5 });
  return paper;
}

function receiptTable(paper: Paper, pass: PassTruth, y: number): void {
  band(paper, 56, y, 483, 22, '#dfe6f1');
  const columns: [number, string, string][] = [
    [300, 'Preu entrada', euros(pass.precioEntrada)],
    [430, 'Despeses de distribució', euros(pass.precioDistribucion)],
    [531, 'Preu total', euros(pass.precioTotal)],
  ];
  paper.put(64, y + 6, 'Referència tiquet', { font: 'Helvetica-Bold', size: 10 });
  paper.put(64, y + 30, pass.referenciaTicket, { font: 'Courier', size: 11 });
  for (const [x, label, value] of columns) {
    paper.put(x, y + 6, label, { font: 'Helvetica-Bold', size: 10, right: true });
    paper.put(x, y + 30, value, { font: 'Courier', size: 11, right: true });
  }
  paper.frame(56, y, 483, 50);
  const part = (Number(pass.precioTotal) / 11).toFixed(2);
  const tax = `Dels quals, IVA (10 %): ${euros(part)} · Base: ${euros(minus(pass.precioTotal, part))}`;
  paper.put(539, y + 58, tax, { size: 8.5, color: '#555', right: true });
}

export const fCardLayouts: readonly PassLayout[] = [
  { name: 'F: values over labels on half a sheet, es', passes: 1, draw: valuesOverLabels },
  { name: "F: seller's ticket with stub, es", passes: 1, draw: ticketWithStub },
  { name: 'F: card over receipt, ca', passes: 1, draw: cardOverReceipt },
];
